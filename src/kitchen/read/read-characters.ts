/** Chinese and Japanese write a food, its kind and its cut in one word. */

const KIND = /^(?:新鲜|冷冻|速冻|有机|去皮|去骨|无盐|低脂|全脂|切碎|剁碎|新鮮|国産|無塩|有塩|冷凍|無調整|皮なし|皮付き|[鲜嫩老熟生大小鮮])(?=.)/u;
const CUT =
  /(?<=.)(?:のみじん切り|のすりおろし|のしほり汁|みじん切り|千切り|薄切り|細切り|すりおろし|スライス|切り身|切身|适量|少许|少々|適量|薄片|碎末|[片丝丁末块段碎粒条茸蓉瓣])$/u;

/** A word without what it says of the kind or the cut of a food; undefined where it says nothing of that. */
export function withoutCutOrKind(word: string): string | undefined {
  const bare = word.replace(CUT, "").replace(KIND, "");
  return bare === word || bare === "" ? undefined : bare;
}
