/** Logistic regression over sparse features that are there or not, by coordinate descent; L1 leaves most of them out. */

export interface Example {
  readonly features: readonly string[];
  /** 1 where the dish uses the food. */
  readonly y: 0 | 1;
  readonly weight: number;
}

export interface Model {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

export interface Penalty {
  readonly l1: number;
  readonly l2: number;
  /** Features seen in fewer examples are left out. */
  readonly least: number;
}

const ROUNDS = 40;
/** Most weights stay at nothing: they are looked at again every so many rounds. */
const FULL_EVERY = 5;
/** The same for any feature: of a quarter at most is the curvature of the logistic loss. */
const STEP_MOST = 1;

/** Fits the weights. Deterministic: features in the order of their names. */
export function fit(examples: readonly Example[], { l1, l2, least }: Penalty): Model {
  const columns = new Map<string, number[]>();
  examples.forEach(({ features }, at) => {
    for (const feature of features) {
      const column = columns.get(feature);
      if (column) column.push(at);
      else columns.set(feature, [at]);
    }
  });
  const names = [...columns.keys()].filter((name) => (columns.get(name)?.length ?? 0) >= least).toSorted();
  const weights = new Float64Array(names.length);
  const margins = new Float64Array(examples.length);
  const y = Float64Array.from(examples, (example) => example.y);
  const sample = Float64Array.from(examples, (example) => example.weight);
  const odds = new Float64Array(examples.length).fill(0.5);
  const all = examples.map((_, at) => at);
  let bias = 0;
  const move = (rows: readonly number[], by: number): void => {
    for (const row of rows) {
      margins[row] = (margins[row] ?? 0) + by;
      odds[row] = 1 / (1 + Math.exp(-(margins[row] ?? 0)));
    }
  };
  const slope = (rows: readonly number[]): readonly [gradient: number, curvature: number] => {
    let [gradient, curvature] = [0, 0];
    for (const row of rows) {
      const p = odds[row] ?? 0;
      gradient += (sample[row] ?? 0) * (p - (y[row] ?? 0));
      curvature += (sample[row] ?? 0) * p * (1 - p);
    }
    return [gradient, curvature];
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = 0;
    const [gradient, curvature] = slope(all);
    const by = clamp(-gradient / (curvature + 1e-6));
    bias += by;
    move(all, by);
    const isFull = round % FULL_EVERY === 0;
    names.forEach((name, at) => {
      if (!isFull && weights[at] === 0) return;
      const rows = columns.get(name) ?? [];
      const weight = weights[at] ?? 0;
      const [g, h] = slope(rows);
      const curve = h + l2 + 1e-6;
      const target = soft(weight * curve - (g + l2 * weight), l1) / curve;
      const step = clamp(target - weight);
      if (step === 0) return;
      weights[at] = weight + step;
      move(rows, step);
      moved = Math.max(moved, Math.abs(step));
    });
    if (isFull && moved < 0.002) break;
  }
  return { bias, weights: new Map(names.flatMap((name, at) => (weights[at] ? [[name, weights[at] ?? 0] as const] : []))) };
}

const clamp = (step: number): number => Math.max(-STEP_MOST, Math.min(STEP_MOST, step));
const soft = (value: number, by: number): number => Math.sign(value) * Math.max(0, Math.abs(value) - by);

/** The natural logarithm of the odds that the food is used. */
export function score({ bias, weights }: Model, features: readonly string[]): number {
  let sum = bias;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

/** The share of pairs, one used and one not, of which the used one has the higher score. */
export function areaUnderCurve(scored: readonly { readonly score: number; readonly y: 0 | 1 }[]): number {
  const order = scored.toSorted((a, b) => a.score - b.score);
  let [ranks, used] = [0, 0];
  order.forEach(({ y }, at) => {
    if (y === 0) return;
    ranks += at + 1;
    used += 1;
  });
  return (ranks - (used * (used + 1)) / 2) / (used * (scored.length - used));
}
