import { expect, test } from "vitest";
import { findLibrary, listLibraries } from "./library-catalogue.ts";
import { writeLibrarySnippets } from "./library-snippets.ts";

test("257 libraries, 125 with a generator and 35 in the hub's filter", () => {
  const libraries = listLibraries();
  expect(libraries).toHaveLength(257);
  expect(libraries.filter(({ snippets }) => snippets)).toHaveLength(125);
  expect(libraries.filter(({ filter }) => filter === true)).toHaveLength(35);
});

test.each(listLibraries())(
  "$key has a name, a repository and only links that a browser may follow",
  ({ prettyLabel, repoName, repoUrl, docsUrl, countDownloads }) => {
    expect([prettyLabel, repoName]).not.toContain("");
    expect(new URL(repoUrl).protocol).toBe("https:");
    expect(["https:", "http:"]).toContain(new URL(docsUrl ?? repoUrl).protocol);
    // A download-count query asks for file paths, names or extensions.
    expect(countDownloads ?? 'path:"config.json"').toMatch(/^\(?(?:path|path_extension|path_filename):"/);
  },
);

test.each(listLibraries().filter(({ snippets }) => snippets))("$key writes code for the barest model", ({ key }) => {
  const written = writeLibrarySnippets(key, { id: "acme/my-model", tags: [], inference: "" });
  expect(written).toHaveProperty("code");
  // LeRobot alone has code for tagged models only.
  expect("code" in written && written.code.join("") === "").toBe(key === "lerobot");
});

test("they come by name, and the search looks at key, name and repository", () => {
  const labels = listLibraries().map(({ prettyLabel }) => prettyLabel);
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, "en")));
  expect(listLibraries("Sentence TRANSFORMERS").map(({ key }) => key)).toContain("sentence-transformers");
  expect(listLibraries("no such library")).toEqual([]);
  expect(findLibrary("peft")).toMatchObject({
    prettyLabel: "PEFT",
    repoUrl: "https://github.com/huggingface/peft",
    countDownloads: 'path:"adapter_config.json"',
    filter: true,
  });
  expect(findLibrary("toString")).toBeUndefined();
});
