/** Short orders in a row are said in one breath: `Add the dill. Squeeze over the lemon.` is `Add the dill and squeeze over the lemon.` */

/** What a short order begins with. */
const BEGINS =
  /^(?:Add|Beat|Brighten|Crumble|Dot|Drizzle|Drop|Dust|Finish|Fold|Grate|Grind|Heap|Lay|Melt|Pour|Rub|Scatter|Season|Shake|Sharpen|Slip|Splash|Spoon|Sprinkle|Squeeze|Stir|Strip|Swirl|Tear|Tip|Top|Trickle|Tuck|Work) /;
/** So many words at most, and nothing that takes its time or stands by itself. */
const SHORT = /^(?:\S+ ){1,8}\S+\.$/;
const LONG = /[,;:()\d]| (?:and|until|then|or|for) /;
/** So many in one sentence at most. */
const MOST = 4;

export function joinShort(step: string): string {
  const joined: string[] = [];
  let row: string[] = [];
  const end = (): void => {
    // Five are three and two, not four and one.
    const groups = Math.ceil(row.length / MOST);
    const size = Math.ceil(row.length / Math.max(1, groups));
    for (let at = 0; at < row.length; at += size) joined.push(inOneBreath(row.slice(at, at + size)));
    row = [];
  };
  for (const sentence of step.split(/(?<=[.!?]) (?=[A-Z])/)) {
    if (BEGINS.test(sentence) && SHORT.test(sentence) && !LONG.test(sentence)) row.push(sentence);
    else {
      end();
      joined.push(sentence);
    }
  }
  end();
  return joined.join(" ");
}

function inOneBreath(sentences: readonly string[]): string {
  const orders = sentences.map((sentence, index) => {
    const order = (index === 0 ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)).replace(/\.$/, "");
    // `Add the dill and the lemon`, not `add the dill and add the lemon`.
    const again = /^(\w+(?: (?:in|with|over))?) the /i.exec(order)?.[1];
    return again !== undefined && index > 0 && sentences[index - 1]?.toLowerCase().startsWith(`${again} the `) ? order.slice(again.length + 1) : order;
  });
  const last = orders.pop() ?? "";
  return orders.length === 0 ? `${last}.` : `${orders.join(", ")} and ${last}.`;
}
