import { expect, test } from "./book-test.ts";

test("opens empty, with the seed's words", async ({ page }) => {
  await expect(page).toHaveTitle("The Recipie Book");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Recipie Book");
  await expect(page.locator("header svg")).toHaveCount(2);
  await expect(page.getByPlaceholder("e.g - cheese")).toHaveAttribute("name", "ingredient");
  await expect(page.getByRole("button", { name: "Add Ingredient" })).toBeVisible();
  await expect(page.getByText("Ingredient On Hand :")).toHaveCount(0);
  await expect(page.getByText("Here is your Recipe from our BOOK:")).toHaveCount(0);
});

test("adds by Enter and by click, as typed, empty and twice, and keeps focus in the field", async ({ page, entries, add }) => {
  const field = page.getByPlaceholder("e.g - cheese");
  await field.fill("  Eggs ");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await add("");
  await add("egg", "egg");
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(0)).toContainText("  Eggs ", { useInnerText: true });
  await expect(entries.nth(1)).toHaveText("(empty)");
  await expect(field).toBeFocused();
});

test("removes by position: the second of two equal entries, and an empty one", async ({ page, entries, add }) => {
  await add("egg", "rice", "egg", "");
  await page.getByRole("button", { name: "Remove egg" }).nth(1).click();
  await expect(entries).toHaveText(["egg", "rice", "(empty)"]);
  await page.getByRole("button", { name: "Remove (empty)" }).click();
  await expect(entries).toHaveText(["egg", "rice"]);
});

test("focus goes to a neighbour when an entry is removed, and to the field after the last", async ({ page, add }) => {
  await add("egg", "rice");
  await page.getByRole("button", { name: "Remove egg" }).click();
  await expect(page.getByRole("button", { name: "Remove rice" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByPlaceholder("e.g - cheese")).toBeFocused();
  await expect(page.getByText("Ingredient On Hand :")).toHaveCount(0);
});

test("one to three entries offer `Get a recipe`, four the prompt", async ({ page, add }) => {
  await add("egg");
  await expect(page.getByRole("heading", { name: "Ingredient On Hand :" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Get a recipe" })).toBeVisible();
  await add("rice", "onion");
  await expect(page.getByRole("button", { name: "Get a recipe" })).toBeVisible();
  await expect(page.getByText("Ready for a Recepie ?")).toHaveCount(0);
  await add("salt");
  await expect(page.getByRole("heading", { name: "Ready for a Recepie ?" })).toBeVisible();
  await expect(page.getByText("Generate a recepie from the list of your items.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Get a recipe" })).toHaveCount(0);
});

test("staples append ordinary entries, and are gone once they are on the list", async ({ page, entries, add }) => {
  await add("egg");
  for (const staple of ["salt", "pepper", "oil", "garlic"]) await page.getByRole("button", { name: `Add ${staple}`, exact: true }).click();
  await expect(entries).toHaveText(["egg", "salt", "pepper", "oil", "garlic"]);
  // Gone once it is on the list.
  await expect(page.getByRole("button", { name: "Add salt", exact: true })).toHaveCount(0);
});

test("a pasted list becomes one entry a line", async ({ page, entries }) => {
  const field = page.getByPlaceholder("e.g - cheese");
  await field.focus();
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "- 2 eggs\r\n\r\n[ ] leftover rice\nhalf an onion\n");
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(entries).toHaveText(["2 eggs", "leftover rice", "half an onion"]);
});

test("suggests names while typing and never blocks", async ({ page, entries }) => {
  const field = page.getByPlaceholder("e.g - cheese");
  await field.pressSequentially("spin");
  await expect(page.locator("datalist option[value='spinach']")).toHaveCount(1);
  await field.press("Enter");
  await expect(entries).toHaveText(["spin unknown"]);
});
