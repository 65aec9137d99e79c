/** The kitchen for assistants, in the Model Context Protocol: three tools that only read, and a prompt. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { check } from "#package/check";
import { cook } from "#package/cook";
import { menu } from "#package/menu";
import type { Order } from "#recipe/order";
import { checkInput, checkOutput, listInput, menuOutput, recipeInput, recipeOutput } from "./tool-schemas.ts";

/** The same call gives the same answer, changes nothing, and reaches nothing outside. */
const PURE = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false };

/** A server to be connected to one transport. `version` is the package's. */
export function createToolServer(version: string): McpServer {
  const server = new McpServer(
    { name: "the-recipie-book", title: "The Recipie Book", version },
    {
      instructions:
        "Cooks from what a person has, and proves recipes against it. Give the list as the person said it; never add a staple that they did not name.",
    },
  );
  server.registerTool(
    "suggest_dishes",
    {
      title: "Suggest dishes",
      description: "Up to five dishes that use only the ingredients at hand, best first.",
      inputSchema: listInput,
      outputSchema: menuOutput,
      annotations: PURE,
    },
    (order) => {
      const answer = menu(asOrder(order));
      if (!answer.ok) return refuse(answer.message);
      const { dishes, oneAway } = answer;
      return give(dishes.map(({ title, minutes, dish }) => `${title} (${minutes} min) [${dish}]`).join("\n"), { dishes, oneAway });
    },
  );
  server.registerTool(
    "write_recipe",
    {
      title: "Write a recipe",
      description: "A whole recipe, portioned, timed and safe, that uses only the ingredients at hand.",
      inputSchema: recipeInput,
      outputSchema: recipeOutput,
      annotations: PURE,
    },
    (order) => {
      const answer = cook(asOrder(order));
      if (!answer.ok) return refuse(answer.message);
      const { ok: _, ...recipe } = answer;
      return give(recipe.markdown, recipe);
    },
  );
  server.registerTool(
    "check_recipe",
    {
      title: "Check a recipe",
      description: "Proves any recipe against what is at hand: what it uses that is not there, which wishes it breaks, what in it is unsafe.",
      inputSchema: checkInput,
      outputSchema: checkOutput,
      annotations: PURE,
    },
    ({ recipe, ...order }) => {
      const { error, ...answer } = check(recipe, asOrder(order));
      return error === undefined ? give(answer.verdict, answer) : refuse(error);
    },
  );
  server.registerPrompt(
    "cook-from-my-pantry",
    {
      title: "Cook from my pantry",
      description: "Choose and write a dish from what is at hand.",
      argsSchema: { ingredients: z.string().max(10_000).describe("What is at hand, with commas between."), wishes: z.string().max(1000).optional() },
    },
    ({ ingredients, wishes }) => ({
      messages: [
        {
          role: "user",
          content: {
            type: "text",
            text: `I have only these: ${ingredients}.${wishes === undefined ? "" : ` Mind this: ${wishes}.`}
Call suggest_dishes with them and let me choose. Then call write_recipe for my choice and show me its recipe as it stands. If you change anything, call check_recipe on the changed text with my list, and tell me what it finds.`,
          },
        },
      ],
    }),
  );
  return server;
}

/** A schema says of a field that was left out that it may be undefined; an order does not hold it. */
function asOrder(fields: object): Order {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as unknown as Order;
}

function give(text: string, structuredContent: object): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: { ...structuredContent } };
}

function refuse(message: string): CallToolResult {
  return { content: [{ type: "text", text: message }], isError: true };
}
