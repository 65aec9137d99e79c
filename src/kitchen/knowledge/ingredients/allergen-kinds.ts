/**
 * Foods that cook like a commoner one and hold an allergen that it does not: each has a row of its own, so that what a
 * recipe contains is told truly. `ingredients.test.ts` finds spellings that ought to stand here.
 */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const ALLERGEN_KINDS: readonly Ingredient[] = [
  food("brioche bun", "roll", "brioche burger bun, brioche roll", { kindOf: "bread-roll", eachGrams: 60, allergens: ["gluten", "egg", "milk"] }),
  food("sesame bun", "roll", "sesame seed bun, sesame bagel", { kindOf: "bread-roll", eachGrams: 70, allergens: ["gluten", "sesame"] }),
  food("amaretti", "biscuit", "amaretti cookie, amaretti biscuit, macaron", {
    kindOf: "biscuit",
    plural: "amaretti",
    eachGrams: 5,
    allergens: ["nuts", "egg"],
    mayContain: ["gluten", "milk"],
  }),
  food("macaroon", "biscuit", "coconut macaroon", { kindOf: "biscuit", eachGrams: 20, allergens: ["egg"], mayContain: ["nuts", "gluten", "milk"] }),
  food("biscotti", "biscuit", "cantucci, cantuccini", {
    kindOf: "biscuit",
    plural: "biscotti",
    eachGrams: 20,
    allergens: ["gluten", "egg", "nuts"],
    mayContain: ["milk"],
  }),
  food("peanut butter cookie", "biscuit", "peanut cookie, nutter butter", {
    kindOf: "biscuit",
    eachGrams: 15,
    allergens: ["gluten", "peanut"],
    mayContain: ["milk", "egg"],
  }),
  food("cheese biscuit", "cracker", "cheese oatcake, cheese straw, cheese twist", { kindOf: "cracker", eachGrams: 6, allergens: ["gluten", "milk"] }),
  food("prawn cracker", "crisps", "shrimp cracker, krupuk", { kindOf: "crisp", eachGrams: 3, allergens: ["crustaceans"] }),
  food("dried anchovy", "fish_sauce", "ikan bilis, dried sprat, niboshi", { kindOf: "dried-shrimp", states: ["dried"], allergens: ["fish"] }),
  food("dried scallop", "fish_sauce", "conpoy, dried squid", { kindOf: "dried-shrimp", states: ["dried"], allergens: ["molluscs"] }),
  food("popcorn shrimp", "breaded", "breaded shrimp, breaded prawn, prawn popcorn", { plural: "popcorn shrimp", allergens: ["crustaceans", "gluten"] }),
  food("egg fried rice", "rice_cooked", "special fried rice", {
    kindOf: "cooked-rice",
    mass: true,
    states: ["cooked"],
    allergens: ["egg"],
    mayContain: ["soy"],
  }),
  food("cooked bulgur", "rice_cooked", "cooked bulgur wheat, cooked barley, cooked pearl barley, cooked farro, cooked spelt, cooked freekeh", {
    kindOf: "bulgur-wheat",
    mass: true,
    states: ["cooked"],
    allergens: ["gluten"],
  }),
  food("iru", "miso", "locust bean, dawadawa, sumbala, ogiri, netetou, soumbala, soumbara, daddawa, locust bean paste, ogiri okpei, afitin", {
    kindOf: "miso-paste",
    mass: true,
  }),
  food("suya spice", "spice_blend", "yaji", { kindOf: "ras-el-hanout", mass: true, allergens: ["peanut"] }),
  food("peanut chocolate", "confection", "snicker, peanut m and m, butterfinger, peanut butter cup, reese, reese cup, reese piece, chocolate peanut", {
    kindOf: "sweets",
    mass: true,
    allergens: ["peanut", "milk"],
    mayContain: ["nuts", "soy", "gluten", "egg"],
  }),
  food("nut chocolate", "chocolate", "ferrero rocher, toblerone, kinder bueno, hazelnut chocolate, almond chocolate, fruit and nut chocolate", {
    kindOf: "chocolate",
    mass: true,
    allergens: ["nuts", "milk"],
    mayContain: ["peanut", "soy", "gluten", "egg"],
  }),
  food("peanut butter chips", "choc_chip", "peanut butter chip", {
    kindOf: "chocolate-chips",
    plural: "peanut butter chips",
    allergens: ["peanut"],
    mayContain: ["milk", "soy"],
  }),
  food("peanut flour", "flour_gf", "peanut powder, powdered peanut butter, peanut butter powder", {
    kindOf: "gluten-free-flour",
    mass: true,
    allergens: ["peanut"],
  }),
  food("soy lecithin", "gum", "", { kindOf: "xanthan-gum", mass: true, allergens: ["soy"] }),
  food("fish gelatine", "gelatin", "fish gelatin", { kindOf: "gelatine", mass: true, allergens: ["fish"] }),
  food("fish stock", "stock_liquid", "fish broth, fish bouillon, fumet, dashi, dashi stock, dashi broth, bonito dashi, bonito stock, katsuo dashi", {
    kindOf: "stock",
    mass: true,
    allergens: ["fish"],
    mayContain: ["celery"],
  }),
  food("mentsuyu", "soy", "noodle soup base, shiro dashi, dashi soy sauce, tentsuyu, japanese noodle soup base, udon soup base, memmi", {
    kindOf: "soy-sauce",
    mass: true,
    allergens: ["soy", "gluten", "fish"],
  }),
  food(
    "fish stock cube",
    "stock_cube",
    "fish stock pot, fish bouillon cube, fish stock powder, dashi powder, instant dashi, dashi granule, hondashi, dashi stock powder",
    { kindOf: "stock-cube", eachGrams: 10, allergens: ["fish"], mayContain: ["celery", "gluten"] },
  ),
  food("shellfish stock", "stock_liquid", "shrimp stock, prawn stock, lobster stock, seafood stock, crab stock, shrimp broth, seafood broth", {
    kindOf: "stock",
    mass: true,
    allergens: ["crustaceans"],
    mayContain: ["fish", "molluscs", "celery"],
  }),
  food("clam juice", "stock_liquid", "", { kindOf: "stock", mass: true, allergens: ["molluscs"] }),
  food("clamato", "tomato_sieved", "tomato clam juice, clamato juice", {
    kindOf: "tinned-tomato",
    mass: true,
    allergens: ["molluscs"],
    mayContain: ["celery"],
  }),
  food("sesame dressing", "dressing", "", { kindOf: "salad-dressing", mass: true, allergens: ["sesame"], mayContain: ["soy", "egg", "mustard"] }),
  food("halva", "confection", "halvah, halwa bar", { mass: true, allergens: ["sesame"], mayContain: ["nuts", "milk"] }),
  food("edamame spaghetti", "pasta", "soybean pasta, edamame pasta", { kindOf: "pasta", mass: true, allergens: ["soy"] }),
  food("egg tofu", "tofu_silken", "", { kindOf: "silken-tofu", mass: true, allergens: ["soy", "egg"] }),
  food("soy nut butter", "nut_butter", "soynut butter", { mass: true, allergens: ["soy"] }),
  food("soybean sprout", "bean_sprout", "soy sprout, kongnamul", { kindOf: "bean-sprout", allergens: ["soy"] }),
  food("prawn curry", "ready_meal", "shrimp curry", { kindOf: "ready-meal", mass: true, allergens: ["crustaceans"] }),
];
