import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Chef } from "#chefs/chef";
import type { ChefErrorCode, ChefEvent } from "#recipe/chef-event";
import { App } from "./app.tsx";

/** A chef who says each next thing when the test tells it to, and remembers what it was asked. */
function handDrivenChef() {
  const orders: (readonly string[])[] = [];
  let say: (event: ChefEvent) => void = () => undefined;
  const chef: Chef = async function* (order, signal) {
    orders.push(order.ingredients);
    const waiting: ChefEvent[] = [];
    let wake: () => void = () => undefined;
    say = (event) => {
      waiting.push(event);
      wake();
    };
    signal.addEventListener("abort", () => wake());
    for (;;) {
      const event = waiting.shift();
      if (event) {
        yield event;
        if (event.type === "recipe-end" || event.type === "recipe-error") return;
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
        signal.throwIfAborted();
      }
    }
  };
  return { orders, chef, say: (event: ChefEvent) => say(event) };
}

beforeEach(() => {
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ chefs: [{ id: "hosted", model: "some/model" }, { id: "built-in" }] }));
});

async function openBook(...entries: string[]) {
  const driven = handDrivenChef();
  const never: Chef = () => {
    throw new Error("not asked for");
  };
  const screen = await render(<App chefs={{ hosted: driven.chef, "built-in": never, direct: never, "on-device": never }} />);
  for (const entry of entries) {
    await screen.getByPlaceholder("e.g - cheese").fill(entry);
    await screen.getByRole("button", { name: "Add Ingredient" }).click();
  }
  if (entries.length > 0) await expect.element(screen.getByLabelText("Chef", { exact: true })).toHaveValue("hosted");
  return { screen, ...driven };
}

const recipe = "Here is your Recipe from our BOOK:";

test("a second click while the chef cooks asks for nothing", async () => {
  const { screen, orders, say } = await openBook("egg", "egg", "", "rice");
  await screen.getByRole("button", { name: "Generate" }).click();
  const busy = screen.getByRole("button", { name: "Cooking…" });
  await expect.element(busy).toHaveAttribute("aria-busy", "true");
  busy.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  say({ type: "text-delta", text: "# Egg rice" });
  say({ type: "recipe-end", reason: "stop" });
  await expect.element(screen.getByRole("button", { name: "Generate" })).toHaveAttribute("aria-busy", "false");
  expect(orders).toEqual([["egg", "egg", "", "rice"]]);
});

test("the recipe of before stays until the first words of the new one", async () => {
  const { screen, say } = await openBook("egg");
  const ask = screen.getByRole("button", { name: "Get a recipe" });
  await ask.click();
  say({ type: "text-delta", text: "# Boiled egg" });
  say({ type: "recipe-end", reason: "stop" });
  await expect.element(screen.getByRole("heading", { name: "Boiled egg" })).toBeVisible();
  await ask.click();
  await expect.element(screen.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Boiled egg" })).toBeVisible();
  say({ type: "text-delta", text: "# Fried egg" });
  await expect.element(screen.getByRole("heading", { name: "Fried egg" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Boiled egg" })).not.toBeInTheDocument();
  say({ type: "recipe-end", reason: "stop" });
});

const explained: readonly [ChefErrorCode, RegExp][] = [
  ["offline", /offline/],
  ["too-many-requests", /Try again in 7 seconds/],
  ["refused", /refused/],
  ["upstream-down", /down/],
  ["upstream-timeout", /too long/],
  ["bad-reply", /not a recipe/],
];

test.each(explained)("%s is explained beside the failure sentence, which alone is the recipe text", async (code, words) => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { screen, say } = await openBook("egg");
  await screen.getByRole("button", { name: "Get a recipe" }).click();
  say({ type: "recipe-error", code, message: "the log's sentence", retryAfterSeconds: 7 });
  const section = screen.getByRole("region", { name: recipe });
  await expect.element(section.getByText("Sorry, could not fetch recipe!", { exact: true })).toBeVisible();
  await expect.element(section).toHaveTextContent(words);
  await expect.element(section.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(section.getByRole("button", { name: "Ask the built-in chef" })).toBeVisible();
  expect(vi.mocked(console.error).mock.calls).toEqual([["the log's sentence"]]);
  vi.mocked(console.error).mockClear();
});
