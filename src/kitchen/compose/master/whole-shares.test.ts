import { expect, test } from "vitest";
import { tellWhole } from "./whole-shares.ts";

test.each([
  [["Simmer the beans.", "Sharpen with the rest of the lime."], "Simmer the beans.\nSharpen with the lime."],
  [
    ["Toss the onion with half of the lime.", "Sharpen with the rest of the lime."],
    "Toss the onion with half of the lime.\nSharpen with the rest of the lime.",
  ],
  [["Heat half of the oil in a pan.", "Serve."], "Heat the oil in a pan.\nServe."],
  [["Heat half of the oil in a pan.", "Add the rest."], "Heat half of the oil in a pan.\nAdd the rest."],
  [["Add a little of the olive oil.", "Whisk in the rest of the olive oil."], "Add a little of the olive oil.\nWhisk in the rest of the olive oil."],
])("%j", (steps, told) => {
  expect(tellWhole(steps, ["lime", "oil", "olive oil"]).join("\n")).toBe(told);
});
