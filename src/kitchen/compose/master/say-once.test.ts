import { expect, test } from "vitest";
import { sayOnce } from "./say-once.ts";

const line = (preparation: string): Parameters<typeof sayOnce>[0] => ({ quantity: { amount: 300, unit: "g" }, food: "salmon", preparation });

test.each([
  ["patted dry", "Pat the salmon very dry.", undefined],
  ["patted dry and cut into strips", "Pat the salmon dry.", "cut into strips"],
  ["skinned, patted dry and sliced", "Pat the salmon dry.", "skinned and sliced"],
  ["skinned, sliced and patted completely dry", "Pat the salmon dry.", "skinned and sliced"],
  ["drained", "Drain the salmon very well.", undefined],
  ["patted dry", "Pat the chicken dry.", "patted dry"],
  ["drained", "Drain the potatoes.", "drained"],
])("%s, where a step says: %s", (listed, step, left) => {
  expect(sayOnce(line(listed), "salmon", [undefined, step]).preparation).toBe(left);
});
