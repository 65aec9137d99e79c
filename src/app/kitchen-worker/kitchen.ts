/**
 * All that the page asks of the kitchen. What goes in and what comes out is plain data: the kitchen works in another thread.
 * What reads a list is here at once; what cooks and what checks is fetched when it is wanted.
 */
import { gateOrder } from "#kitchen/check/gate-order";
import { densityOf } from "#kitchen/compose/density-of";
import { describeEntries } from "#kitchen/read/describe-entries";
import { suggestIngredients } from "#kitchen/knowledge/suggest-ingredients";
import type { Menu, NoMenu } from "#kitchen/compose/menu";
import type { Density } from "#recipe/convert-units";
import type { Order } from "#recipe/order";
import "./about-foods.ts";
import type { CheckedPage } from "./checking.ts";
import type { Answer } from "./cooking.ts";
import { fetchChecking } from "./fetch-checking.ts";
import { fetchCooking } from "./fetch-cooking.ts";

export const kitchen = {
  /** Fetches what cooks and what checks, so that the first recipe and its proof need not wait for that. */
  async prepareToCook(): Promise<void> {
    await Promise.all([fetchCooking(), fetchChecking()]);
  },
  async cook(order: Order): Promise<Answer> {
    const { cook } = await fetchCooking();
    return cook(order);
  },
  /** The first attempt from the order's own on that gives none of these dishes; the order's own where there is no such. */
  async findAttempt(order: Order, dishes: readonly string[]): Promise<number> {
    const { findAttempt } = await fetchCooking();
    return findAttempt(order, dishes);
  },
  async dishOf(order: Order): Promise<string | undefined> {
    const { dishOf } = await fetchCooking();
    return dishOf(order);
  },
  /** The same dish for so many people; undefined where what is there does not make it. */
  async cookAgain(order: Order, people: number): Promise<string | undefined> {
    const { cookAgain } = await fetchCooking();
    return cookAgain(order, people);
  },
  /** What the built-in chef would cook of a list now, and what one more food would open. */
  async menu(order: Order): Promise<Menu | NoMenu> {
    const { menu } = await fetchCooking();
    return menu(order);
  },
  gateOrder,
  /** The pantry check of a recipe that was made for that order. */
  async checkPage(text: string, given: Order): Promise<CheckedPage> {
    const { checkPage } = await fetchChecking();
    return checkPage(text, given);
  },
  suggestIngredients,
  describeEntries,
  /** How heavy each food is in a cup, in the order given. */
  weighFoods(foods: readonly string[]): readonly (Density | undefined)[] {
    return foods.map(densityOf);
  },
};

export type Kitchen = typeof kitchen;
