/** Every task and every library is drawn once: React's complaints about any of them fail the test. */
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { listLibraries } from "#reference/library-catalogue";
import { listTaskShelves } from "#reference/task-catalogue";
import { LibraryPage } from "./library-page.tsx";
import { TaskPage } from "./task-page.tsx";

const props = { ingredients: [], chef: { id: "built-in" }, cook: undefined } as const;

function linksOut(container: Element): readonly HTMLAnchorElement[] {
  return [...container.querySelectorAll<HTMLAnchorElement>("a:not([href^='#'])")];
}

test("all 57 tasks", async () => {
  for (const { id, name } of listTaskShelves().flatMap(({ tasks }) => tasks)) {
    const { container, unmount } = await render(<TaskPage {...props} name={id} />);
    expect(container.querySelector("h3")?.textContent).toBe(name);
    expect(container.querySelectorAll("img, iframe, audio, video")).toHaveLength(0);
    for (const { protocol, target, rel } of linksOut(container)) expect([protocol, target, rel]).toEqual(["https:", "_blank", "noreferrer noopener"]);
    await unmount();
  }
});

test("all 257 libraries", async () => {
  for (const { key, repoUrl } of listLibraries()) {
    const { container, unmount } = await render(<LibraryPage {...props} name={key} />);
    expect(linksOut(container)[0]?.getAttribute("href")).toBe(repoUrl);
    await unmount();
  }
});

test.each([
  ["task", TaskPage],
  ["library", LibraryPage],
])("a %s that nobody knows is said to be unknown", async (_, Page) => {
  const screen = await render(<Page {...props} name="attic" />);
  await expect.element(screen.getByText("The catalogue does not know “attic”.")).toBeVisible();
});
