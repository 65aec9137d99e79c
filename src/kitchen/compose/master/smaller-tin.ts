/** Half a batch wants a smaller tin or pan: the next that is sold, of half the floor; half the dough rolls out to half the sheet. */

/** Centimetres across. */
const TINS = [15, 18, 20, 23] as const;
const TIN = /\b(\d+)(?: × (\d+))? cm (?:square )?(?=(?:[a-z-]+,? ){0,3}(?:tin|dish|tray|round|frying pan|ovenproof pan|non-stick pan)\b)/g;

/** A sheet of dough: smaller things are cut to their size, however many. */
const SHEET = /\b([1-9]\d) × ([2-9]\d) cm\b(?! [a-z -]*(?:tin|dish|tray|pan)\b)/g;

/** Of a batch: so much goes into the same tin, and so much still into the tin of half of it. */
const NEARLY_ALL = 0.8;
const A_HALF = 0.6;

/** `share` is that of the batch which the master is written for. */
export function inSmallerTin(step: string, share: number): string {
  if (share > NEARLY_ALL) return step;
  const holes = share > A_HALF ? step : step.replaceAll("12-hole", "6-hole").replaceAll("900 g loaf tin", "450 g loaf tin");
  return holes
    .replaceAll(TIN, (whole, wide: string, long?: string) => {
      const across = tinOf(Math.sqrt(Number(wide) * Number(long ?? wide) * share));
      return `${across} cm ${long !== undefined || whole.includes("square") ? "square " : ""}`;
    })
    .replaceAll(SHEET, (_, wide: string, long: string) => [Number(wide), Math.round(Number(long) * share)].sort((a, b) => a - b).join(" × ") + " cm")
    .replaceAll(/\ba (?=(?:8|11|18) )/g, "an ");
}

function tinOf(across: number): number {
  return TINS.reduce<number>((best, tin) => (Math.abs(tin - across) < Math.abs(best - across) ? tin : best), TINS[0]);
}
