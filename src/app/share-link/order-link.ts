/**
 * An order as the fragment of an address, so that a list, its wishes and a dish can be handed on without being kept anywhere:
 * `#list?letters=55&ingredient=4+eggs&first=spinach&diet=vegetarian`. A person can read it, and write one by hand.
 */
import { type Order, parseOrder } from "#recipe/order";

const START = "#list?";
/** Written first: how many letters the link holds, so that one which an app has cut is told from a short one. */
const LENGTH = "letters";
/** More than anybody has in the kitchen, and than a chat takes. */
const LIMITS = { entries: 1000, entryLength: 10_000 } as const;

export interface ReadOrderLink {
  readonly order: Order;
  /** Parts that the book could not read, as they stand in the link: `diet=carnivore`. */
  readonly unread: readonly string[];
  /** The link holds fewer letters than it was written with: something is missing at its end. */
  readonly isCut: boolean;
}

/** Whether a fragment is meant as such a link. Cheap. */
export function isOrderLink(fragment: string): boolean {
  return fragment.startsWith(START);
}

/** The fragment, `#` included. How somebody measures and spells is theirs, and stays at home. */
export function writeOrderLink({ ingredients, first = [], ...order }: Order): string {
  const before = [...first];
  const entries = ingredients.map((text): Pair => {
    const at = before.indexOf(text);
    if (at < 0) return ["ingredient", text];
    before.splice(at, 1);
    return ["first", text];
  });
  const pairs = [...entries, ...Object.entries(PARTS).flatMap(([name, { write }]) => write(order).map((value): Pair => [name, value]))];
  // A full stop at the end of an address is taken for the sentence's.
  return START + new URLSearchParams([[LENGTH, String(lettersOf(pairs))], ...pairs]).toString().replace(/\.$/, "%2E");
}

/** Undefined where the fragment is no such link or holds no entry. Never throws. */
export function readOrderLink(fragment: string): ReadOrderLink | undefined {
  if (!isOrderLink(fragment)) return undefined;
  const all = [...new URLSearchParams(fragment.slice(START.length))];
  const pairs = all.filter(([name]) => name !== LENGTH);
  const stated = all.find(([name]) => name === LENGTH)?.[1];
  const unread: string[] = [];
  const ingredients: string[] = [];
  const first: string[] = [];
  let order: Order = { ingredients: [""] };
  for (const [name, value] of pairs) {
    if (name === "ingredient" || name === "first") {
      ingredients.push(value);
      if (name === "first") first.push(value);
      continue;
    }
    const wished = Object.hasOwn(PARTS, name) ? PARTS[name]?.read(value, order) : undefined;
    const parsed = wished && parseOrder({ ...order, ...wished });
    if (parsed?.ok) order = parsed.order;
    else unread.push(`${name}=${value}`);
  }
  const parsed = parseOrder({ ...order, ingredients, ...(first.length === 0 ? {} : { first }) }, LIMITS);
  return parsed.ok ? { order: parsed.order, unread, isCut: stated !== undefined && Number(stated) > lettersOf(pairs) } : undefined;
}

type Pair = [name: string, value: string];

function lettersOf(pairs: readonly Pair[]): number {
  return pairs.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

type Wished = Omit<Order, "ingredients">;
/** One part of a link: what it says of an order, and an order's change by it. What it reads is judged by `parseOrder`. */
interface LinkPart {
  write(order: Wished): readonly string[];
  read(value: string, before: Wished): { readonly [Name in keyof Wished]?: unknown };
}

const PARTS: Readonly<Record<string, LinkPart>> = {
  people: { write: ({ servings }) => said(servings), read: (value) => ({ servings: Number(value) }) },
  minutes: { write: ({ minutes }) => said(minutes), read: (value) => ({ minutes: Number(value) }) },
  meal: { write: ({ course }) => said(course), read: (value) => ({ course: value }) },
  diet: { write: ({ diet = [] }) => diet, read: (value, { diet = [] }) => ({ diet: [...diet, value] }) },
  "free-of": { write: ({ freeFrom = [] }) => freeFrom, read: (value, { freeFrom = [] }) => ({ freeFrom: [...freeFrom, value] }) },
  without: { write: ({ avoid = [] }) => avoid, read: (value, { avoid = [] }) => ({ avoid: [...avoid, value] }) },
  no: {
    write: ({ kit = {} }) => (["oven", "blender"] as const).filter((name) => kit[name] === false),
    read: (value, { kit = {} }) => ({ kit: { ...kit, [value]: false } }),
  },
  pans: { write: ({ kit = {} }) => said(kit.pans), read: (value, { kit = {} }) => ({ kit: { ...kit, pans: Number(value) } }) },
  dish: { write: ({ dish }) => said(dish), read: (value) => ({ dish: value }) },
  attempt: { write: ({ attempt = 0 }) => (attempt === 0 ? [] : [String(attempt)]), read: (value) => ({ attempt: Number(value) }) },
};

function said(value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [String(value)];
}
