/** How the time of a function grows with its text: tests hold it to the text's length, on a machine of any speed. */

/** Below this a clock says more about the machine than about the function (ms). */
const LEAST_TIME = 10;
/** Texts are made no longer than this many times the unit; what is quick even then is quick. */
const MOST_UNITS = 32_000;
const TRIES = 5;

/**
 * @param make a text of so many units, a unit being one or a few characters
 * @param run what is measured
 * @param least units to begin with, where a short text is read in another way
 * @returns how many times longer it takes for twice the text, worked out from four times the text: 2 where the time is in proportion, 4 where it is the square
 */
export function measureGrowth(make: (units: number) => string, run: (text: string) => unknown, least = 1_000): number {
  let units = least;
  while (units < MOST_UNITS && time(make(units), run) < LEAST_TIME) units *= 2;
  const text = make(units);
  const fourTimes = make(4 * units);
  let growth = Number.POSITIVE_INFINITY;
  // The machine may be busy with others: one quiet moment is enough to show that it can be quick.
  for (let attempt = 0; attempt < TRIES && growth >= 2.9; attempt += 1) {
    // The longer of two for the text and the shorter of two for four times the text: what lies between is the collector's and the compiler's work.
    const once = Math.max(time(text, run), time(text, run), LEAST_TIME / 2);
    growth = Math.min(growth, Math.sqrt(Math.min(time(fourTimes, run), time(fourTimes, run)) / once));
  }
  return growth;
}

/** The processor's time, which others who use the machine do not lengthen (ms). */
function time(text: string, run: (text: string) => unknown): number {
  const start = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
