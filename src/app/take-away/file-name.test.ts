import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  ["Spinach & feta frittata", "spinach-feta-frittata.md"],
  ["Crème brûlée: the “best”", "crème-brûlée-the-best.md"],
  ["Grandma's 3/4 cake", "grandmas-3-4-cake.md"],
  ["../../etc/passwd", "etc-passwd.md"],
  ["CON", "recipe-con.md"],
  ["", "recipe.md"],
  ["🍲", "recipe.md"],
  ["味噌汁", "味噌汁.md"],
])("%s becomes %s", (title, name) => {
  expect(fileName(title, "md")).toBe(name);
});

test("whatever the title is, the name is safe and fits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
      const name = fileName(title, "cook");
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*\.cook$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    }),
  );
});
