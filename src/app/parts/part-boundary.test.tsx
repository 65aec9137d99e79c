import { Suspense, useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { fetchPart } from "./fetch-part.ts";
import { PartBoundary } from "./part-boundary.tsx";

const SENTENCE = "The recipe could not be shown: something in the book broke. All the rest is still here.";

function Recipe({ text }: { readonly text: string }) {
  if (text.includes("breaks")) throw new Error("a fault of drawing");
  return <p>{text}</p>;
}

function Page() {
  const [text, setText] = useState("soup");
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        beside {clicks}
      </button>
      <button type="button" onClick={() => setText("what breaks")}>
        break
      </button>
      <button type="button" onClick={() => setText("stew")}>
        mend
      </button>
      <PartBoundary name="The recipe" instead={<pre>{text}</pre>} drawnFrom={text}>
        <Recipe text={text} />
      </PartBoundary>
    </>
  );
}

/** The calls of console.error, taken as expected. */
function takeErrors(): unknown[][] {
  const calls = [...vi.mocked(console.error).mock.calls];
  vi.mocked(console.error).mockClear();
  return calls;
}

test("a part that breaks says so, shows what it was to draw, and is logged once; all beside it goes on", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "beside 0" }).click();
  await screen.getByRole("button", { name: "break" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(SENTENCE);
  await expect.element(screen.getByText("what breaks")).toBeVisible();
  await screen.getByRole("button", { name: "beside 1" }).click();
  await expect.element(screen.getByRole("button", { name: "beside 2" })).toBeVisible();
  expect(takeErrors()).toHaveLength(1);
});

test("it is drawn again from something else, and where somebody asks for it", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "break" }).click();
  await screen.getByRole("button", { name: "Show it again" }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await screen.getByRole("button", { name: "mend" }).click();
  await expect.element(screen.getByText("stew")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  expect(takeErrors()).toHaveLength(2);
});

test("a part that could not be fetched is fetched again where somebody asks for it", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  let online = false;
  const FetchedRecipe = fetchPart(async () => {
    if (!online) throw new TypeError("Failed to fetch dynamically imported module");
    return Recipe;
  });
  const screen = await render(
    <PartBoundary name="The recipe">
      <Suspense>
        <FetchedRecipe text="soup" />
      </Suspense>
    </PartBoundary>,
  );
  await expect.element(screen.getByRole("alert")).toHaveTextContent(SENTENCE);
  online = true;
  await screen.getByRole("button", { name: "Show it again" }).click();
  await expect.element(screen.getByText("soup")).toBeVisible();
  expect(takeErrors()).toHaveLength(1);
});
