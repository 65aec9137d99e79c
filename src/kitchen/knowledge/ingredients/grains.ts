/** Rice, other grains, oats and breakfast cereals. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const GRAINS: readonly Ingredient[] = [
  food(
    "rice",
    "rice_white",
    "rice grain, idli rice, sona masoori, medium grain rice, long grain rice, converted rice, parboiled rice, instant rice, minute rice",
    { mass: true },
  ),
  food("basmati rice", "rice_white", "basmati", { kindOf: "rice", mass: true }),
  food("jasmine rice", "rice_white", "jasmine", { kindOf: "rice", mass: true }),
  food("sushi rice", "rice_white", "short grain rice, calrose", { kindOf: "rice", mass: true }),
  food("sticky rice", "rice_white", "glutinous rice, malagkit, mochi rice", { kindOf: "rice", mass: true }),
  food("pudding rice", "rice_risotto", "rice pudding rice", { kindOf: "rice", mass: true }),
  food("paella rice", "rice_risotto", "bomba rice, bomba", { kindOf: "rice", mass: true }),
  food("risotto rice", "rice_risotto", "arborio, arborio rice, carnaroli, vialone nano, risotto", { kindOf: "rice", mass: true }),
  food("brown rice", "rice_brown", "wholemeal rice, brown basmati, brown basmati rice, brown jasmine rice, long grain brown rice", {
    kindOf: "rice",
    mass: true,
  }),
  food("wild rice", "rice_brown", "wild rice mix, wild rice blend", { kindOf: "rice", mass: true }),
  food("red rice", "rice_brown", "", { kindOf: "wild-rice", mass: true }),
  food("black rice", "rice_brown", "", { kindOf: "wild-rice", mass: true }),
  food(
    "cooked rice",
    "rice_cooked",
    "leftover rice, steamed rice, microwave rice, microwave basmati, rice pouch, leftover white rice, rice cooked, takeaway rice, yesterday rice, cold rice, old rice, pilau rice, rice pilau",
    { kindOf: "rice", mass: true, states: ["cooked"] },
  ),
  food("cooked brown rice", "rice_cooked", "brown rice pouch, cooked wild rice", {
    kindOf: "rice",
    mass: true,
    states: ["cooked"],
  }),
  food("poha", "grain_quick", "flattened rice, beaten rice, rice flake, aval, chivda rice, pohe, rice poha, pawa", { mass: true }),
  food("couscous", "grain_quick", "cous cous, instant couscous, cus cus", { mass: true, allergens: ["gluten"] }),
  food("giant couscous", "grain_mid", "israeli couscous, pearl couscous, moghrabieh, maftoul, ptitim, fregola, fregula, mograbia, giant cous cous", {
    kindOf: "couscous",
    mass: true,
    allergens: ["gluten"],
  }),
  food("cooked couscous", "rice_cooked", "", { kindOf: "couscous", mass: true, allergens: ["gluten"], states: ["cooked"] }),
  food("bulgur wheat", "grain_quick", "bulgur, bulgar, bulgar wheat, bulghur, burghul, cracked wheat, bulghur wheat, dalia, daliya", {
    mass: true,
    allergens: ["gluten"],
  }),
  food("quinoa", "grain_mid", "tricolour quinoa, tricolor quinoa, kinoa, quinua", { mass: true }),
  food("cooked quinoa", "rice_cooked", "leftover quinoa, microwave quinoa, cooked grain, microwave grain", {
    kindOf: "quinoa",
    mass: true,
    states: ["cooked"],
  }),
  food("millet", "grain_mid", "pearl millet, foxtail millet, bajra, fonio, ragi, jowar grain, samak rice", { mass: true }),
  food("sorghum", "grain_mid", "sorghum grain", { kindOf: "millet", mass: true }),
  food("teff", "grain_mid", "teff grain", { kindOf: "millet", mass: true }),
  food("amaranth", "grain_mid", "amaranth seed, amaranth grain, rajgira, puffed amaranth", { mass: true }),
  food("buckwheat", "grain_mid", "buckwheat groat, kasha", { mass: true }),
  food("pearl barley", "grain_slow", "barley, pearled barley, barley grain", { mass: true, allergens: ["gluten"] }),
  food("spelt", "grain_slow", "pearled spelt, emmer, einkorn, kamut, dinkel, spelt grain, spelt berry", {
    kindOf: "pearl-barley",
    mass: true,
    allergens: ["gluten"],
  }),
  food("farro", "grain_slow", "pearled farro, farro perlato, semi pearled farro", { kindOf: "spelt", mass: true, allergens: ["gluten"] }),
  food("freekeh", "grain_slow", "farik, cracked freekeh, green wheat", { kindOf: "pearl-barley", mass: true, allergens: ["gluten"] }),
  food("wheat berry", "grain_slow", "wheatberry, durum wheat, wheat grain, rye berry, rye grain, grano, triticale, ebly", {
    kindOf: "pearl-barley",
    mass: true,
    allergens: ["gluten"],
  }),
  food("hominy", "pulse_tin", "pozole corn, posole, mote", { mass: true, states: ["tinned"] }),
  food(
    "oats",
    "oats",
    "oatmeal, instant oatmeal, instant oatmeal packet, oatmeal packet, old fashioned oat, instant oat, oat flake, porridge, ready brek, porage, oat, porridge oat, jumbo oat, rolled oat, gf oat",
    {
      plural: "oats",
      allergens: ["gluten"],
    },
  ),
  food("steel cut oats", "oats", "pinhead oat, pinhead oatmeal, steel cut oat", {
    kindOf: "oats",
    plural: "steel cut oats",
    allergens: ["gluten"],
  }),
  food("oat bran", "bran", "bran, wheatgerm, oatbran, unprocessed bran, rice bran", { mass: true, allergens: ["gluten"] }),
  food("polenta", "cornmeal", "cornmeal, corn meal, instant polenta, maize meal, mealie meal, maizemeal, stone ground cornmeal, sadza", { mass: true }),
  food("grits", "cornmeal", "corn grit, hominy grit, instant grit, grit", {
    kindOf: "polenta",
    plural: "grits",
    mass: true,
  }),
  food("ready polenta", "rice_cooked", "polenta log, polenta tube", {
    kindOf: "polenta",
    mass: true,
    states: ["cooked"],
  }),
  food("semolina", "semolina", "suji, sooji, rava, rawa, farina, cream of wheat, semolina flour, rice rava, semola, ravva, malt o meal", {
    mass: true,
    allergens: ["gluten"],
  }),
  food(
    "cereal",
    "cereal",
    "breakfast cereal, special k, lucky charm, frosty, cocoa pop, coco pop, chex, corn chex, rice chex, grape nut, crunchy nut, raisin bran",
    { mass: true, mayContain: ["gluten", "milk", "nuts"] },
  ),
  food("cornflakes", "cereal", "corn flake, corn flake crumb, frosted flake, cornflake", {
    kindOf: "cereal",
    plural: "cornflakes",
    mayContain: ["gluten"],
  }),
  food("bran flakes", "cereal", "all bran, bran cereal, shreddy, fruit and fibre, sultana bran, wheaty, bran flake", {
    kindOf: "cereal",
    plural: "bran flakes",
    allergens: ["gluten"],
  }),
  food("weetabix", "cereal", "wheat biscuit, weetbix, weetabix biscuit", {
    kindOf: "cereal",
    plural: "weetabix",
    eachGrams: 19,
    allergens: ["gluten"],
  }),
  food("puffed rice", "cereal", "crisped rice, rice bubble, puffed wheat, rice pop, murmura, mamra, muri, kurmura", {
    kindOf: "cereal",
    mass: true,
    mayContain: ["gluten"],
  }),
  food("rice krispies", "cereal", "krispy, rice krispy, rice crispy, rice crispy cereal", {
    kindOf: "puffed-rice",
    plural: "rice krispies",
    mayContain: ["gluten"],
  }),
  food("cheerios", "cereal", "honey nut cheerio, oat ring, cheerio", { kindOf: "cereal", plural: "cheerios", allergens: ["gluten"], mayContain: ["nuts"] }),
  food("granola", "cereal", "granola cluster, crunchy oat cereal, jordan granola, oat cluster, toasted muesli, grawnola, oat granola", {
    kindOf: "cereal",
    mass: true,
    allergens: ["gluten"],
    mayContain: ["nuts", "milk"],
  }),
  food("muesli", "cereal", "alpen, bircher muesli, dorset muesli", { kindOf: "cereal", mass: true, allergens: ["gluten"], mayContain: ["nuts", "milk"] }),
];
