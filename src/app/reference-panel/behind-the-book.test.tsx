import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Session } from "../session/session.ts";
import { BehindTheBook } from "./behind-the-book.tsx";

const IDLE: Session = { state: "idle" };

async function openBook({ ingredients = ["flour", "baker's yeast"], session = IDLE, hash = "" } = {}) {
  if (hash !== "") history.replaceState(null, "", hash);
  return await render(
    <StrictMode>
      <BehindTheBook ingredients={ingredients} chef={{ id: "hosted", model: "acme/cook-7b" }} session={session} />
    </StrictMode>,
  );
}

afterEach(() => {
  history.replaceState(null, "", location.pathname + location.search);
});

test("the link opens the panel; Escape closes it and the focus is back", async () => {
  const screen = await openBook();
  const link = screen.getByRole("link", { name: "Behind the book" });
  await link.click();
  const panel = screen.getByRole("dialog", { name: "Behind the book" });
  await expect.element(panel.getByRole("heading", { name: "How it works" })).toHaveFocus();
  expect(location.hash).toBe("#behind-the-book");
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await expect.poll(() => location.hash).toBe("");
});

test("Back closes it, however many pages were turned", async () => {
  const screen = await openBook();
  await screen.getByRole("link", { name: "Behind the book" }).click();
  const panel = screen.getByRole("dialog");
  await panel.getByRole("link", { name: "Tasks", exact: true }).click();
  await panel.getByRole("link", { name: "Token Classification" }).click();
  await expect.element(panel.getByRole("heading", { name: "Token Classification" })).toHaveFocus();
  expect(location.hash).toBe("#behind-the-book/tasks/token-classification");
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
  expect(location.hash).toBe("");
});

test("an address of a page inside opens that page, and closing leaves the browser where it is", async () => {
  const before = history.length;
  const screen = await openBook({ hash: "#behind-the-book/libraries/peft" });
  await expect.element(screen.getByRole("heading", { name: "PEFT" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Libraries", exact: true })).toHaveAttribute("aria-current", "page");
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect([location.hash, history.length]).toEqual(["", before]);
});

test("it opens for a cook: how a recipe is proved, what is sent where, what is safe", async () => {
  const screen = await openBook({ hash: "#behind-the-book" });
  const panel = screen.getByRole("dialog");
  for (const name of ["How a recipe is proved", "What is sent where", "What is safe"]) {
    await expect.element(panel.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect.element(panel.getByText(/go to this book’s server and from there to the model’s service/)).toBeVisible();
  await panel.getByRole("link", { name: "Who cooks" }).click();
  await expect.element(panel.getByRole("heading", { name: "Who cooks" })).toHaveFocus();
});

test("it says who wrote the recipe, with what model, and what the chat task is", async () => {
  const session: Session = { state: "served", chef: "built-in", order: { ingredients: ["flour"] }, text: "# Dough", ending: "whole" };
  const screen = await openBook({ session, hash: "#behind-the-book/chef" });
  const panel = screen.getByRole("dialog");
  await expect.element(panel.getByText(/The recipe on the screen was written by the built-in chef/)).toBeVisible();
  await expect.element(panel.getByRole("link", { name: "acme/cook-7b" })).toHaveAttribute("href", "https://huggingface.co/acme/cook-7b");
  for (const name of ["Text Generation", "Example", "Models", "Datasets", "Metrics", "Demo spaces", "Video"]) {
    await expect.element(panel.getByRole("heading", { name, exact: true })).toBeInTheDocument();
  }
  await expect.element(panel.getByRole("link", { name: "HuggingFaceH4/ultrachat_200k" })).toHaveAttribute("rel", "noreferrer noopener");
});

test("own code holds the list and the model, and copying is announced once", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await openBook({ hash: "#behind-the-book/code" });
  const code = screen.getByRole("region", { name: "Code: curl" });
  await expect.element(code).toHaveTextContent("flour, baker\\u0027s yeast");
  await expect.element(code).toHaveTextContent('"stream": true');
  await screen.getByLabelText("Code for").selectOptions("Python, openai");
  await screen.getByLabelText(/Stream the reply/).click();
  const python = screen.getByRole("region", { name: "Code: Python, openai" });
  await expect.element(python).toHaveTextContent('model="acme/cook-7b"');
  await expect.element(python).not.toHaveTextContent("stream");
  await screen.getByRole("button", { name: "Copy Python, openai" }).click();
  await expect.element(screen.getByText("Copied.")).toBeVisible();
  expect(screen.getByRole("status").all()).toHaveLength(1);
  expect(written.mock.calls).toEqual([[python.element().textContent]]);
});

test("own code holds nothing that no chef is told", async () => {
  const screen = await openBook({ hash: "#behind-the-book/code", ingredients: ["flour", "bleach", "yeast"] });
  const code = screen.getByRole("region", { name: "Code: curl" });
  await expect.element(code).toHaveTextContent("flour, yeast");
  await expect.element(code).not.toHaveTextContent("bleach");
});

test("where copying is not allowed it says what to do instead", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  const screen = await openBook({ hash: "#behind-the-book/code" });
  await screen.getByRole("button", { name: "Copy curl" }).click();
  await expect.element(screen.getByText(/select the code instead/)).toBeVisible();
});

test("without a list an example stands in, and says so", async () => {
  const screen = await openBook({ ingredients: [], hash: "#behind-the-book/code" });
  await expect.element(screen.getByText(/Your list is empty, so eggs/)).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Code: curl" })).toHaveTextContent("eggs, rice, spring onions");
});

test("tasks are found by words and by modality", async () => {
  const screen = await openBook({ hash: "#behind-the-book/tasks" });
  const count = screen.getByRole("status");
  await expect.element(count).toHaveTextContent("57 tasks");
  await screen.getByLabelText("Search the tasks").fill("generation TEXT");
  await expect.element(screen.getByRole("link", { name: "Text Generation" })).toBeVisible();
  await screen.getByLabelText("Modality").selectOptions("Audio");
  await expect.element(screen.getByRole("heading", { name: "Natural Language Processing" })).not.toBeInTheDocument();
});

const fallbacks = [
  ["PEFT, task type unknown", "Task type is invalid."],
  ["PEFT, base model missing", "Base model is not found."],
  ["YOLO, no version tag", "Couldn't find a valid YOLO version tag."],
  ["scikit-learn, file name missing", "Model filename not specified in config.json"],
  ["SpeechBrain, interface missing", "interface not specified in config.json"],
  ["ESPnet, neither speech task", "unknown model type (must be text-to-speech or automatic-speech-recognition)"],
  ["NeMo, no valid domain", "tag did not correspond to a valid NeMo domain."],
  ["AudioCraft, type unknown", "Type of model unknown."],
  ["No input example for the task", "No input example has been defined for this model task."],
  ["DiffusionKit, flux", "NUM_STEPS = 4"],
  ["DiffusionKit, any other", "NUM_STEPS = 50"],
  ["Conversational text generation", "What is the capital of France?"],
] as const;

test("the workbench shows every fallback", async () => {
  const screen = await openBook({ hash: "#behind-the-book/workbench" });
  for (const [example, words] of fallbacks) {
    await screen.getByLabelText("Start from").selectOptions(example);
    await expect.element(screen.getByText(words).first()).toBeVisible();
  }
});

test("the workbench follows what is typed, and says what it cannot read", async () => {
  const screen = await openBook({ hash: "#behind-the-book/workbench/ultralytics" });
  await screen.getByLabelText("Model", { exact: true }).fill("acme/oven");
  await expect.element(screen.getByRole("region", { name: "Code: ultralytics" })).toHaveTextContent('from_pretrained("acme/oven")');
  await screen.getByLabelText("Config and more, as JSON").fill("{");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("must be a JSON object");
  await screen.getByLabelText("Config and more, as JSON").fill("");
  await screen.getByLabelText("Tags").fill("yolov8");
  await expect.element(screen.getByText(/valid YOLO version tag/)).not.toBeInTheDocument();
});

test("a provider that does not do the task has no code, and the reason is logged", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const screen = await openBook({ hash: "#behind-the-book/workbench" });
  await screen.getByLabelText("Pipeline tag").selectOptions("text-to-image");
  await screen.getByLabelText("Calls through").selectOptions("groq");
  await expect.element(screen.getByText(/There is no call for this task through groq/)).toBeVisible();
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain("Failed to get provider helper for groq");
  vi.mocked(console.error).mockClear();
});
