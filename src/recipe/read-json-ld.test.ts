import { expect, test } from "vitest";
import { bringRecipe } from "./bring-recipe.ts";
import { exportJsonLd, toJsonLd } from "./export-json-ld.ts";
import { readJsonLd } from "./read-json-ld.ts";
import { readRecipe } from "./read-recipe.ts";
import type { Recipe } from "./recipe.ts";

const page = (...scripts: readonly string[]): string =>
  `<!doctype html><html><head><title>x</title>${scripts.map((script) => `<script class="seo" type="application/ld+json">${script}</script>`).join("\n")}<script>var a = "{";</script></head><body>Hello</body></html>`;

/** The same soup in each shape, so that what is read can be compared. */
const soup: Recipe = {
  title: "Leek & potato soup",
  servings: 4,
  totalMinutes: 45,
  ingredients: [
    { quantity: { amount: 3 }, food: "leeks", preparation: "sliced" },
    { quantity: { amount: 500, unit: "g" }, food: "potatoes" },
    { quantity: { amount: 0.5, unit: "tsp" }, food: "salt" },
  ],
  steps: ["Soften the leeks for 10 minutes.", "Add the potatoes and 1 l water, and simmer.", "Blend and salt."],
  notes: [],
};
const lines = ["3 leeks, sliced", "500g potatoes", "½ tsp salt"];
const step = (text: string): object => ({ "@type": "HowToStep", text });

test.each<[shape: string, text: string]>([
  [
    "a plugin's graph, recipe behind article and breadcrumbs, sections of steps that repeat themselves as names",
    page(
      JSON.stringify({
        "@context": "https://schema.org",
        "@graph": [
          { "@type": "Article", name: "A soup" },
          { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 1, item: { "@id": "https://example.org/", name: "Home" } }] },
          {
            "@type": "Recipe",
            name: "Leek &amp; potato soup",
            recipeYield: ["4", "4 servings"],
            prepTime: "PT15M",
            cookTime: "PT30M",
            totalTime: "PT45M",
            recipeIngredient: lines,
            recipeInstructions: [
              {
                "@type": "HowToSection",
                name: "Cook",
                itemListElement: soup.steps.slice(0, 2).map((text) => ({ "@type": "HowToStep", name: text, text, url: "https://example.org/#1" })),
              },
              { "@type": "HowToSection", name: "Finish", itemListElement: [{ "@type": "HowToStep", name: "Blend", text: soup.steps[2] }] },
            ],
          },
        ],
      }),
    ),
  ],
  [
    "an array at the top, two types at once, a time without zero parts",
    page(
      JSON.stringify([
        {
          "@context": "http://schema.org",
          "@type": ["Recipe", "NewsArticle"],
          headline: "Soup",
          name: soup.title,
          recipeYield: ["4"],
          totalTime: "PT45M",
          recipeIngredient: lines,
          recipeInstructions: soup.steps.map(step),
          review: [{ "@type": "Review", reviewBody: "Nice" }],
        },
      ]),
    ),
  ],
  [
    "HTML in each step, a bare number of people, durations with days",
    page(
      JSON.stringify({
        "@type": "Recipe",
        name: soup.title,
        recipeYield: 4,
        totalTime: "P0DT0H45M",
        recipeIngredient: lines,
        recipeInstructions: soup.steps.map((text) => step(`<p>${text}</p>`)),
      }),
    ),
  ],
  [
    "the whole method as one HTML list",
    page(
      JSON.stringify({
        "@type": "http://schema.org/Recipe",
        name: soup.title,
        recipeYield: "Serves 4",
        totalTime: "PT0H45M0S",
        recipeIngredient: lines,
        recipeInstructions: `<ol class="steps">${soup.steps.map((text) => `<li>${text}</li>`).join("")}</ol>`,
      }),
    ),
  ],
  [
    "the whole method as one text of lines with numbers",
    page(
      JSON.stringify({
        "@type": "Recipe",
        name: soup.title,
        recipeYield: "4 portions",
        totalTime: "PT45M",
        recipeIngredient: lines,
        recipeInstructions: soup.steps.map((text, at) => `${at + 1}. ${text}`).join("\r\n\r\n"),
      }),
    ),
  ],
  [
    "steps as strings, and references written twice",
    page(
      JSON.stringify({
        "@type": "Recipe",
        name: "Leek &amp;amp; potato soup",
        recipeYield: "4 people",
        prepTime: "PT15M",
        cookTime: "PT30M",
        recipeIngredient: ["3 leeks, sliced", "500g&nbsp;potatoes", "&frac12; tsp <a href='https://example.org/salt'>salt</a>"],
        recipeInstructions: soup.steps,
      }),
    ),
  ],
  [
    "an ordered list of directions inside steps, tips beside them",
    page(
      JSON.stringify({
        "@type": "schema:Recipe",
        name: soup.title,
        recipeYield: { "@type": "QuantitativeValue", value: 4, unitText: "servings" },
        totalTime: { "@type": "Duration", minValue: "PT40M", maxValue: "PT45M" },
        recipeIngredient: lines,
        recipeInstructions: {
          "@type": "ItemList",
          itemListElement: [
            {
              "@type": "HowToStep",
              itemListElement: [
                { "@type": "HowToDirection", text: soup.steps[0] },
                { "@type": "HowToTip", text: "Use butter." },
              ],
            },
            { "@type": "HowToStep", itemListElement: { "@type": "HowToDirection", text: soup.steps[1] } },
            { "@type": "HowToStep", text: soup.steps[2] },
          ],
        },
      }),
    ),
  ],
  [
    "the old name of the ingredients, steps that have names only",
    page(
      JSON.stringify({
        "@type": "Recipe",
        name: soup.title,
        recipeYield: "4",
        totalTime: "45 minutes",
        ingredients: lines,
        recipeInstructions: soup.steps.map((name) => ({ "@type": "HowToStep", name })),
      }),
    ),
  ],
  [
    "a page that is about a recipe",
    page(
      JSON.stringify({ "@type": "WebSite", name: "Soups" }),
      JSON.stringify({
        "@type": "WebPage",
        mainEntity: { "@type": "Recipe", name: soup.title, recipeYield: "4", totalTime: "PT45M", recipeIngredient: lines, recipeInstructions: [soup.steps] },
      }),
    ),
  ],
  [
    "line breaks inside strings, a comma too many, in a comment, with a semicolon",
    page(`<!--
    {"@type": "Recipe", "name": "Leek & potato soup", "recipeYield": "4", "totalTime": "PT45M",
     "recipeIngredient": ["3 leeks, sliced", "500g potatoes", "½ tsp salt",],
     "recipeInstructions": "Soften the leeks for 10 minutes.
Add the potatoes and 1 l water, and simmer.
\tBlend and salt.",
    };
    -->`),
  ],
  [
    "ingredients as one text, each on a line, and as nested lists",
    page(
      JSON.stringify({
        "@type": "Recipe",
        name: soup.title,
        recipeYield: "4 servings",
        totalTime: "PT2700S",
        recipeIngredient: [lines.slice(0, 2).join("<br/>"), [lines[2]]],
        recipeInstructions: [{ "@type": "HowToSection", itemListElement: { "@type": "ItemList", itemListElement: soup.steps.map(step) } }],
      }),
    ),
  ],
  [
    "a page with other recipes that are only named before the one it is about",
    page(
      JSON.stringify([
        { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: { "@type": "Recipe", name: "Another soup", url: "https://example.org/2" } }] },
        { "@type": "Recipe", name: soup.title, recipeYield: "4", totalTime: "PT45M", recipeIngredient: lines, recipeInstructions: soup.steps.map(step) },
      ]),
    ),
  ],
  ["what our own take-away writes", exportJsonLd(soup)],
  [
    "bare JSON-LD with paragraphs in one HTML string",
    JSON.stringify({ ...toJsonLd(soup), recipeInstructions: soup.steps.map((text) => `<p>${text}</p>`).join("\n") }),
  ],
])("%s", (_, text) => {
  expect(readJsonLd(text)).toEqual(soup);
  expect(readRecipe(bringRecipe(text)?.markdown ?? "").recipe).toEqual(soup);
});

test("a batch is no number of people", () => {
  const recipe = readJsonLd(JSON.stringify({ "@type": "Recipe", name: "Biscuits", recipeYield: ["24", "24 biscuits"], recipeIngredient: ["100 g butter"] }));
  expect(recipe).toMatchObject({ makes: "24 biscuits" });
  expect(recipe).not.toHaveProperty("servings");
});

test.each([
  ["a page without a recipe", page(JSON.stringify({ "@type": "Article", name: "Knives" }))],
  ["a page whose data is broken", page('{"@type": "Recipe", "name": ')],
  ["data without a recipe", '{"@type": "Person", "name": "Ann"}'],
  ["no words", " \n\t "],
])("%s is brought as nothing", (_, text) => {
  expect(bringRecipe(text)).toBeUndefined();
});

test("words and Markdown stay as they came", () => {
  const text = "# Toast\n\n- 2 slices bread\n\n1. Toast them. Write to me@home about it {or not}.";
  expect(bringRecipe(text)).toEqual({ markdown: text, form: "words" });
});

test("a long or deeply nested page is read in time that grows with its length", () => {
  const hostile = [
    '{"@type":"Recipe",'.repeat(20_000),
    `[${",".repeat(200_000)}`,
    `{"@type":"Recipe","recipeIngredient":["${"<p ".repeat(60_000)}"]}`,
    page("{".repeat(100_000)),
  ];
  for (const text of hostile) {
    const started = performance.now();
    readJsonLd(text);
    expect(performance.now() - started).toBeLessThan(3_000);
  }
});
