import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Fetched } from "./fetched.tsx";

function Part({ word }: { readonly word: string }) {
  return <p>{word}</p>;
}

test("a part that cannot be fetched says so, and is there once it can be", async () => {
  let online = false;
  const load = async () => {
    if (!online) throw new TypeError("Failed to fetch dynamically imported module");
    return Part;
  };
  const screen = await render(<Fetched load={load} props={{ word: "yeast" }} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("could not be fetched");
  online = true;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("yeast")).toBeVisible();
});
