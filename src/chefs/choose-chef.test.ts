import { expect, test } from "vitest";
import { chooseChef, type ChefSituation } from "./choose-chef.ts";

const HOSTED = { chefs: [{ id: "hosted", model: "some/model" }, { id: "built-in" }] };

function namesOf(situation: ChefSituation) {
  const { options, chef } = chooseChef(situation);
  return { options: options.map(({ id }) => id), chef: chef.id };
}

test("without any configuration the built-in chef cooks, online or not", () => {
  for (const online of [true, false]) {
    expect(namesOf({ online })).toEqual({ options: ["built-in"], chef: "built-in" });
    expect(namesOf({ online, chefList: { chefs: [{ id: "built-in" }] }, directToken: "" })).toEqual({ options: ["built-in"], chef: "built-in" });
  }
});

test("a model cooks where one is configured, the server's before the browser's own", () => {
  expect(namesOf({ online: true, chefList: HOSTED })).toEqual({ options: ["hosted", "built-in"], chef: "hosted" });
  expect(namesOf({ online: true, directToken: "hf_x" })).toEqual({ options: ["direct", "built-in"], chef: "direct" });
  expect(namesOf({ online: true, chefList: HOSTED, directToken: "hf_x" })).toEqual({ options: ["hosted", "direct", "built-in"], chef: "hosted" });
});

test("the chef names its model", () => {
  expect(chooseChef({ online: true, chefList: HOSTED }).chef).toEqual({ id: "hosted", model: "some/model", reachable: true });
  expect(chooseChef({ online: true, directToken: "hf_x" }).chef.model).toBe("mistralai/Mistral-7B-Instruct-v0.3");
});

test("offline the built-in chef cooks, and the others are shown as out of reach", () => {
  const { options, chef } = chooseChef({ online: false, chefList: HOSTED, directToken: "hf_x", chosen: "hosted" });
  expect(chef.id).toBe("built-in");
  expect(options.map(({ reachable }) => reachable)).toEqual([false, false, true]);
});

test("the person's choice stands as long as it can be reached", () => {
  expect(namesOf({ online: true, chefList: HOSTED, chosen: "built-in" }).chef).toBe("built-in");
  expect(namesOf({ online: true, chefList: HOSTED, chosen: "direct" }).chef).toBe("hosted");
});

test("the browser's own model cooks for who has chosen it, and for nobody else", () => {
  for (const online of [true, false]) {
    expect(namesOf({ online, deviceModel: "available" })).toEqual({ options: ["built-in", "on-device"], chef: "built-in" });
    expect(namesOf({ online, deviceModel: "available", chosen: "on-device" }).chef).toBe("on-device");
  }
  expect(namesOf({ online: true, deviceModel: "available", chefList: HOSTED, directToken: "hf_x" }).chef).toBe("hosted");
  expect(namesOf({ online: false, deviceModel: "available", chefList: HOSTED, chosen: "hosted" }).chef).toBe("built-in");
});

test("it is absent where the browser has none, and out of reach where it would have to be fetched without a network", () => {
  expect(namesOf({ online: true, deviceModel: "unavailable", chosen: "on-device" })).toEqual({ options: ["built-in"], chef: "built-in" });
  expect(namesOf({ online: true, deviceModel: "downloadable", chosen: "on-device" }).chef).toBe("on-device");
  expect(namesOf({ online: false, deviceModel: "downloadable", chosen: "on-device" }).chef).toBe("built-in");
});

test.each([[null], ["<html>"], [[]], [{ chefs: "hosted" }], [{ chefs: [null, 1, { id: "stranger" }] }]])(
  "an answer of another kind lists nobody: %j",
  (chefList) => {
    expect(namesOf({ online: true, chefList }).options).toEqual(["built-in"]);
  },
);
