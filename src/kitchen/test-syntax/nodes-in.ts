/** The nodes of a syntax tree, for tests that read the code itself. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Every node of a tree, in no order. */
export function nodesIn(tree: unknown): readonly Node[] {
  const nodes: Node[] = [];
  const open: unknown[] = [tree];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    if (isNode(value)) nodes.push(value);
    for (const each of Object.values(value)) if (typeof each === "object") open.push(each);
  }
  return nodes;
}
