/** The notes and the header: nothing left out in silence, every guess told, every danger named, and times that add up. */
import { localise, writeTemperature } from "../write/wording.ts";
import type { ProofReader } from "./proof.ts";

const POULTRY_CORE = 74;
/** Readings that are no guess. */
const PLAIN = ["exact", "phrase"];

export const readRemarks: ProofReader = ({ dish, portions: { all }, leftOut, wording, simulation, recipe }) => {
  const notes = recipe.notes.flatMap(({ lines }) => lines);
  const said = (text: string): boolean => notes.some((line) => line.includes(text));
  const method = recipe.steps.join(" ");
  const guesses = all
    .flatMap(({ food }) => food.readings)
    .filter(({ how, typed, name }) => !PLAIN.includes(how) && !typed.toLowerCase().includes(name.toLowerCase()));
  const poultry = all.some(({ food: { kind } }) => kind.core === POULTRY_CORE && kind.raw === "unsafe");
  const allergens = new Set(all.flatMap(({ food }) => food.ingredient.allergens ?? []));
  const { totalMinutes = 0, handsOnMinutes = 0 } = recipe;
  return [
    ...leftOut.filter(({ code, reason }) => code !== "at-hand" && !said(reason)).map(({ ingredient }) => `nothing is said of ${ingredient}, which is left out`),
    ...guesses.filter(({ name }) => !said(`as ${name}`)).map(({ typed }) => `nothing is said of how “${typed}” was read`),
    ...[...allergens]
      .filter((allergen) => !notes.some((line) => line.toLowerCase().includes(allergen)))
      .map((allergen) => `it does not say that it contains ${allergen}`),
    ...(poultry && !`${method} ${notes.join(" ")}`.includes(writeTemperature(POULTRY_CORE, wording)) ? ["poultry without its temperature"] : []),
    ...((dish.remarks ?? []).some((remark) => !/[[{]/.test(remark) && !said(localise(remark, wording))) ||
    (/\b(?:runny|soft) (?:yolk|egg)/i.test(method) && !said("pregnant"))
      ? ["a warning is missing"]
      : []),
    ...(totalMinutes === simulation.totalMinutes && handsOnMinutes === simulation.handsOnMinutes ? [] : ["the header's times are not those of the plan"]),
    ...(handsOnMinutes <= totalMinutes ? [] : ["more minutes at work than there are"]),
  ];
};
