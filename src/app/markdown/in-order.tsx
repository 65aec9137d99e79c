/** Draws the items of a list in their order, each with the same view. */
import { memo, type ComponentType, type ReactNode } from "react";
import type { Chunks } from "./chunks.ts";

interface InOrderProps<Item> {
  readonly items: readonly Item[];
  readonly view: ComponentType<{ readonly item: Item }>;
}

/** Drawn again only when `items` is another list. */
export const InOrder = memo(function InOrder<Item>({ items, view: View }: InOrderProps<Item>): ReactNode {
  // Items only ever join at the end: an item's place is its identity.
  // oxlint-disable-next-line react/no-array-index-key
  return items.map((item, index) => <View key={index} item={item} />);
}) as <Item>(props: InOrderProps<Item>) => ReactNode;

interface ChunkedProps<Item> {
  readonly chunks: Chunks<Item>;
  readonly view: ComponentType<{ readonly item: Item }>;
}

/** The items of a list that grows: of its chunks only the last is drawn again. */
export function ChunkedInOrder<Item>({ chunks, view }: ChunkedProps<Item>): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- as above
  return chunks.map((items, index) => <InOrder key={index} items={items} view={view} />);
}
