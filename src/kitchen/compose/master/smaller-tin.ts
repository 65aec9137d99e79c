/** Half a batch wants a smaller tin: the next that is sold, of half the floor. */

/** Centimetres across. */
const TINS = [10, 12, 15, 18, 20, 23] as const;
const TIN = /\b(\d+)(?: × (\d+))? cm (?:square )?(?=(?:[a-z-]+ ){0,3}(?:tin|dish|tray|round|ovenproof frying pan|ovenproof pan)\b)/g;

/** `share` is that of the batch which the master is written for. */
export function inSmallerTin(step: string, share: number): string {
  if (share > 0.6) return step;
  return step
    .replaceAll("12-hole", "6-hole")
    .replaceAll("900 g loaf tin", "450 g loaf tin")
    .replaceAll(TIN, (whole, wide: string, long?: string) => {
      const across = tinOf(Math.sqrt(Number(wide) * Number(long ?? wide) * share));
      return `${across} cm ${long !== undefined || whole.includes("square") ? "square " : ""}`;
    })
    .replaceAll(/\ba (?=(?:8|11|18) )/g, "an ");
}

function tinOf(across: number): number {
  return TINS.reduce<number>((best, tin) => (Math.abs(tin - across) < Math.abs(best - across) ? tin : best), TINS[0]);
}
