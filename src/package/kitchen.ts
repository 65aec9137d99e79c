/** `the-recipie-book/kitchen`: what others may import. Everything else in the package is free to change. */
export { check } from "./check.ts";
export { cook } from "./cook.ts";
export { menu } from "./menu.ts";
export { read } from "./read.ts";
export type { Checked, Against } from "./check.ts";
export type { Cooked } from "./cook.ts";
export type { NoMenu } from "./menu.ts";
export type { Refused } from "./refused.ts";
export type { Menu, MenuDish } from "#kitchen/compose/menu";
export type { OneAway } from "#kitchen/compose/one-away";
export type { LineFood, LineReading } from "#kitchen/read/read-line";
export type { LineAmount, LineUnit } from "#kitchen/read/said-amount";
export type { Order } from "#recipe/order";
export type { Diet, FreeFrom, KitWish, Meal, Wishes } from "#recipe/wishes";
