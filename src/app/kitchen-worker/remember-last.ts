/** What was worked out last, for whoever asks the same again: the kitchen finds which attempt a dish is by cooking it, and is then asked for that very attempt. */

/** @param work pure: the same order gives the same answer */
export function rememberLast<Order extends object, Answer>(work: (order: Order) => Answer): (order: Order) => Answer {
  let last: { readonly key: string; readonly answer: Answer } | undefined;
  return (order) => {
    const key = JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (last?.key !== key) last = { key, answer: work(order) };
    return last.answer;
  };
}
