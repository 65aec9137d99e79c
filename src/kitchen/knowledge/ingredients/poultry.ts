/** Poultry and game birds, raw and cooked. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const POULTRY: readonly Ingredient[] = [
  food("chicken", "poultry_breast", "", { plural: "chicken" }),
  food("chicken breast", "poultry_breast", "chicken fillet, chicken tenderloin, chicken tender, chicken strip, chicken cutlet, chicken steak, chick breast", {
    kindOf: "chicken",
    eachGrams: 170,
  }),
  food("chicken thigh", "poultry_dark", "boneless thigh, chicken quarter, dark meat chicken, chick thigh", { kindOf: "chicken", eachGrams: 110 }),
  food(
    "chicken carcass",
    "bones",
    "chicken bone, chicken frame, roast chicken carcass, rotisserie chicken carcass, rotisserie carcass, cooked chicken carcass, leftover chicken carcass, chicken back, chicken neck, turkey carcass, turkey bone, turkey frame",
    { kindOf: "chicken", mass: true },
  ),
  food("chicken leg", "poultry_bone", "chicken maryland", { kindOf: "chicken", eachGrams: 250 }),
  food("chicken drumstick", "poultry_bone", "drumstick, chicken drum, chicken drummer", { kindOf: "chicken", eachGrams: 110 }),
  food("chicken wing", "poultry_bone", "wing, chicken wingette, wingette, party wing", { kindOf: "chicken", eachGrams: 90 }),
  food("whole chicken", "poultry_whole", "roasting chicken, broiler fryer, fryer chicken, whole bird, whole raw chicken", {
    kindOf: "chicken",
    eachGrams: 1500,
  }),
  food("poussin", "poultry_whole", "cornish hen, spatchcock chicken, game hen", { kindOf: "chicken", eachGrams: 450 }),
  food(
    "cooked chicken",
    "cooked_meat",
    "rotisserie chicken, leftover chicken, shredded chicken, roast chicken, grilled chicken, chicken leftover, barbecue chicken, chicken tikka, chicken tikka piece, tikka chicken, cooked chicken piece, sliced chicken, pulled chicken, chicken slice",
    { kindOf: "chicken", plural: "cooked chicken", states: ["cooked"] },
  ),
  food("turkey", "poultry_breast", "", { plural: "turkey" }),
  food(
    "turkey breast",
    "poultry_breast",
    "turkey fillet, turkey steak, turkey breast steak, turkey breast fillet, turkey cutlet, turkey escalope, turkey tenderloin, turkey breast tenderloin",
    { kindOf: "turkey", eachGrams: 170 },
  ),
  food("turkey leg", "poultry_bone", "turkey thigh, turkey drumstick, turkey wing", { kindOf: "turkey", eachGrams: 300 }),
  food("turkey neck", "meat_bone", "goose neck, duck neck", { eachGrams: 200 }),
  food("turkey crown", "poultry_crown", "turkey breast joint, turkey roasting joint, turkey joint, chicken crown, turkey roast joint", {
    kindOf: "turkey",
    eachGrams: 2000,
  }),
  food("whole turkey", "poultry_whole", "", { kindOf: "turkey", eachGrams: 5000 }),
  food("cooked turkey", "cooked_meat", "leftover turkey, deli turkey, smoked turkey, sliced turkey, turkey lunch meat, turkey ham, turkey slice", {
    kindOf: "turkey",
    plural: "cooked turkey",
    states: ["cooked"],
  }),
  food("duck", "poultry_breast", "duckling", { plural: "duck" }),
  food("duck breast", "poultry_breast", "magret", { kindOf: "duck", eachGrams: 180 }),
  food("duck leg", "poultry_tough", "duck thigh", { kindOf: "duck", eachGrams: 200 }),
  food("whole duck", "poultry_whole", "", { kindOf: "duck", eachGrams: 2000 }),
  food("duck confit", "cooked_meat", "confit duck, duck leg confit, confit duck leg", { kindOf: "duck", eachGrams: 200, states: ["cooked"] }),
  food("goose", "poultry_whole", "", { eachGrams: 4000 }),
  food("guinea fowl", "poultry_whole", "guineafowl, guinea hen", { eachGrams: 690 }),
  food("quail", "poultry_whole", "", { eachGrams: 150 }),
  food("pheasant breast", "poultry_breast", "partridge breast, grouse breast, guinea fowl breast", { kindOf: "pheasant", eachGrams: 120 }),
  food("pheasant", "poultry_whole", "", { eachGrams: 900 }),
  food("partridge", "poultry_whole", "", { eachGrams: 350 }),
  food("wood pigeon", "poultry_whole", "pigeon, squab", { eachGrams: 300 }),
  food("pigeon breast", "poultry_breast", "wood pigeon breast", { kindOf: "wood-pigeon", eachGrams: 75 }),
  food("chicken liver", "offal", "chicken giblet, giblet", { eachGrams: 45 }),
  food("chicken heart", "offal", "", { eachGrams: 6, kindOf: "chicken-liver" }),
  food("chicken gizzard", "offal_slow", "gizzard", { eachGrams: 20, kindOf: "chicken-liver" }),
  food("duck liver", "offal", "foie gra", { eachGrams: 45, kindOf: "chicken-liver" }),
  food("chicken nugget", "breaded", "popcorn chicken, chicken dipper, breaded chicken, chicken schnitzel, chicken goujon, nugget, chicken finger", {
    eachGrams: 18,
    allergens: ["gluten"],
  }),
  food("chicken kiev", "breaded", "", { kindOf: "chicken-nugget", eachGrams: 18, allergens: ["gluten"] }),
];
