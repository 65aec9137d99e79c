import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Markdown } from "./markdown.tsx";
import { RECIPE_TEXT } from "./test-markdown/recipe-text.ts";

async function show(text: string, done = true) {
  const { container } = await render(<Markdown text={text} done={done} headingOffset={2} />);
  return container;
}

test("tables, strikethrough, tasks, footnotes and bare addresses are drawn", async () => {
  await show(RECIPE_TEXT);
  await expect.element(page.getByRole("heading", { name: "Crispy Potato Rösti", level: 3 })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Ingredients", level: 4 })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Table: Amount, Food, Note" })).toHaveAttribute("tabindex", "0");
  await expect.element(page.getByRole("cell", { name: "180°C" })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "Done" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "To do" })).toBeDisabled();
  await expect.element(page.getByRole("link", { name: "https://example.org/rosti" })).toHaveAttribute("href", "https://example.org/rosti");
  expect(document.querySelector("del")?.textContent).toBe("waxy");
  expect(document.querySelector("td")?.style.textAlign).toBe("right");
});

test("headings are shifted, and go no deeper than six", async () => {
  const container = await show("# a\n\n##### b\n\n###### c\n");
  expect([...container.children].map((heading) => heading.tagName)).toStrictEqual(["H3", "H6", "H6"]);
});

test("a footnote is reached from each of its references, and leads back", async () => {
  const container = await show("A[^x], b[^X].\n\n[^x]: The **note**.\n");
  const references = [...container.querySelectorAll("sup a")];
  const note = container.querySelector(".footnotes li");
  expect(references.map((link) => link.getAttribute("href"))).toStrictEqual([`#${note?.id}`, `#${note?.id}`]);
  const back = [...container.querySelectorAll(".footnotes li > a")].map((link) => link.getAttribute("href"));
  expect(back).toStrictEqual(references.map((link) => `#${link.id}`));
  await expect.element(page.getByRole("link", { name: "Footnote 1" }).first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Back to reference 1", exact: true })).toBeVisible();
});

test("ten thousand footnotes do not freeze the page", async () => {
  const start = performance.now();
  const container = await show(Array.from({ length: 10_000 }, (_, index) => `[^${index}]: a`).join("\n"));
  const last = container.querySelector(".footnotes li:last-child");
  expect(last?.getBoundingClientRect().height).toBeGreaterThan(0);
  // Nine seconds of it were once spent on counting; the machine that tests may be slow and shared.
  expect(performance.now() - start).toBeLessThan(20_000);
}, 60_000);

test("a footnote keeps its number while those before it have not arrived", async () => {
  const container = await show("A[^a], b[^b], c[^c].\n\n[^b]: second\n[^c]: third\n", false);
  // The third counts on from the second by itself.
  expect([...container.querySelectorAll(".footnotes li")].map((item) => item.getAttribute("value"))).toStrictEqual(["2", null]);
});

test("no text can take an id of the page, nor two texts share one", async () => {
  const text = "a[^cookie]\n\n[^cookie]: b\n";
  const { container } = await render(
    <>
      <Markdown text={text} done headingOffset={2} />
      <Markdown text={text} done headingOffset={2} />
    </>,
  );
  const ids = [...container.querySelectorAll("[id]")].map((element) => element.id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.every((id) => id.startsWith("recipe"))).toBe(true);
});

/** The markup without what may differ: each text's own ids, and where among the attributes a late title stands. */
function comparable(html: string): string {
  return html.replace(/recipe_r_\w+?_-| title="[^"]*"/g, "");
}

function markOnion(words: string) {
  return words.split(/(onion)/).map((part) => (part === "onion" ? <mark key={part}>{part}</mark> : part));
}

/** Names of what a hostile reply has run or fetched. */
const happened: string[] = [];
let observer: PerformanceObserver;

beforeEach(() => {
  happened.length = 0;
  Object.assign(globalThis, { pwned: () => happened.push("script") });
  observer = new PerformanceObserver((list) =>
    happened.push(
      ...list
        .getEntries()
        .map((entry) => entry.name)
        .filter((name) => name.includes("evil")),
    ),
  );
  observer.observe({ type: "resource" });
});

afterEach(() => observer.disconnect());

test.each([
  "<script>pwned()</script>",
  "<img src=x onerror=pwned()>",
  "<img src='/evil.png'>",
  "<svg onload=pwned()></svg>",
  "<svg><script>pwned()</script></svg>",
  "<iframe srcdoc='<script>parent.pwned()</script>'></iframe>",
  "<style>@import '/evil.css';</style>",
  "<a href='javascript:pwned()'>x</a>",
  "<form action=javascript:pwned()><button>x</button></form>",
  "<input autofocus onfocus=pwned()>",
  "a <b onmouseover=pwned()>b</b>",
  "[x](javascript:pwned())",
  "[x](JaVaScRiPt:pwned())",
  "[x]( javascript:pwned())",
  "[x](<java\tscript:pwned()>)",
  "[x](java&#115;cript:pwned())",
  "[x](javascript&colon;pwned())",
  "[x](&#1;javascript:pwned())",
  "[x](data:text/html,<script>pwned()</script>)",
  "[x](vbscript:pwned())",
  "[x][y]\n\n[y]: javascript:pwned()",
  "<javascript:pwned()>",
  "![x](/evil.png)",
  "![x](javascript:pwned())",
  "[^x]\n\n[^x]: <img src=x onerror=pwned()>",
  "| <img src=x onerror=pwned()> |\n|---|\n| <script>pwned()</script> |",
  "- [x] <img src=x onerror=pwned()>",
  "```html\n<script>pwned()</script>\n```",
])("nothing is run or fetched by %j", async (text) => {
  const whole = await show(text);
  const drafted = await show(text, false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const container of [whole, drafted]) {
    expect(container.querySelectorAll("script, img, svg, iframe, style, form, object, embed, link")).toHaveLength(0);
    const outward = [...container.querySelectorAll("a")].map((link) => link.protocol).filter((protocol) => !["http:", "https:", "mailto:"].includes(protocol));
    expect(outward).toStrictEqual([]);
    const handlers = [...container.querySelectorAll("*")].flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith("on"));
    expect(handlers).toStrictEqual([]);
  }
  expect(happened).toStrictEqual([]);
});

test("a tag is shown as it was typed", async () => {
  const container = await show("a <b onclick=x>b</b>\n\n<script>pwned()</script>");
  expect(container.textContent).toBe("a <b onclick=x>b</b><script>pwned()</script>");
});

test("a picture is a link that says what it shows, and is not fetched", async () => {
  await show("![the *finished* dish](https://example.org/evil.jpg)");
  const link = page.getByRole("link", { name: "the finished dish" });
  await expect.element(link).toHaveAttribute("href", "https://example.org/evil.jpg");
  await expect.element(link).toHaveAttribute("rel", "noreferrer noopener");
  await expect.element(link).toHaveAttribute("target", "_blank");
});

test("a link holds no other link", async () => {
  const container = await show("[see ![dish](https://b.example/c.jpg) and [^1]](https://a.example)\n\n[^1]: note\n");
  expect(container.querySelectorAll("p a")).toHaveLength(1);
});

test("elements that are finished stay the same while more arrives", async () => {
  const text = RECIPE_TEXT;
  const seen = new Map<Element, { end: number; text: string }>();
  const screen = await render(<Markdown text="" done={false} headingOffset={2} />);
  for (let end = 1; end <= text.length; end += 7) {
    await screen.rerender(<Markdown text={text.slice(0, end)} done={false} headingOffset={2} />);
    const blocks = [...screen.container.children].filter((element) => !element.matches(".footnotes")).slice(0, -1);
    for (const [element, then] of seen) {
      expect(element.isConnected, `an element read up to ${then.end} is gone at ${end}: ${then.text}`).toBe(true);
    }
    for (const element of blocks.concat(blocks.flatMap((block) => Array.from(block.querySelectorAll("li, tr")))))
      if (!seen.has(element)) seen.set(element, { end, text: element.textContent.slice(0, 40) });
  }
  await screen.rerender(<Markdown text={text} done headingOffset={2} />);
  expect([...seen.keys()].filter((element) => !element.isConnected)).toStrictEqual([]);
  const whole = await show(text);
  expect(comparable(screen.container.innerHTML)).toBe(comparable(whole.innerHTML));
});

test("items and rows of a list and a table that are still growing stay the same elements", async () => {
  for (const [start, more, selector] of [
    ["- one\n- two\n- th", "ree\n- four\n", "li"],
    ["| a |\n|---|\n| 1 |\n| 2", " |\n| 3 |", "tr"],
    ["> one\n>\n> tw", "o\n>\n> three", "blockquote > p"],
  ] as const) {
    const screen = await render(<Markdown text={start} done={false} headingOffset={2} />);
    const before = [...screen.container.querySelectorAll(selector)];
    await screen.rerender(<Markdown text={start + more} done={false} headingOffset={2} />);
    const after = [...screen.container.querySelectorAll(selector)];
    expect(after.slice(0, before.length)).toStrictEqual(before);
    expect(after.every((element, index) => index >= before.length || element === before[index])).toBe(true);
    expect(after.length).toBe(before.length + 1);
    await screen.unmount();
  }
});

test.each([
  ">".repeat(10_000),
  `${"- ".repeat(10_000)}x`,
  "[".repeat(10_000),
  "**a ".repeat(10_000),
  "[^1]".repeat(200) + "\n\n[^1]: x",
  `${"**a *b ".repeat(100)}${"* **".repeat(100)}`,
  "|a".repeat(10_000),
  "`a ".repeat(10_000),
])("an absurd text is shown, soon and without blanking the page", async (text) => {
  // The machine may be busy with others: one quiet moment is enough to show that it can be quick.
  let soonest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && soonest >= 1200; attempt += 1) {
    const start = performance.now();
    const container = await show(text, false);
    expect(container.textContent).not.toBe("");
    soonest = Math.min(soonest, performance.now() - start);
    expect(container.querySelectorAll("*").length).toBeLessThan(2000);
  }
  expect(soonest).toBeLessThan(1200);
});

test("plain words can be marked; code, links and addresses are not", async () => {
  const { container } = await render(<Markdown text="One **onion**, `onion`, [onion](https://a.example)" done headingOffset={2} mark={markOnion} />);
  expect(container.querySelectorAll("mark")).toHaveLength(1);
  expect(container.textContent).toBe("One onion, onion, onion");
});
