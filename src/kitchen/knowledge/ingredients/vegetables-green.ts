/** Leaves, cabbages, stems, pods and salads. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const VEGETABLES_GREEN: readonly Ingredient[] = [
  food("broccoli", "crucifer", "calabrese, broccoli head, broc, broccoli stem, brocolini, broccoli slaw, romanesco broccoli, purple sprouting", {
    plural: "broccoli",
    eachGrams: 300,
  }),
  food("tenderstem broccoli", "crucifer", "tenderstem, bimi, broccolette, aspiration, sprouting broccoli, long stem broccoli", {
    eachGrams: 15,
    kindOf: "broccoli",
    usName: "broccolini",
    plural: "tenderstem broccoli",
  }),
  food("chinese broccoli", "crucifer", "gai lan, chinese kale, kailan", { kindOf: "broccoli", plural: "chinese broccoli" }),
  food("broccoli rabe", "crucifer", "broccoli raab, rapini, turnip top, friarielli, rabe", {
    kindOf: "broccoli",
    plural: "broccoli rabe",
  }),
  food("cauliflower", "crucifer", "cauli, cauliflower head, cauliflower steak, fioretto, cauliflower cheese veg", { eachGrams: 600 }),
  food("romanesco", "crucifer", "", { kindOf: "cauliflower", eachGrams: 600 }),
  food("cauliflower rice", "crucifer", "riced cauliflower, cauli rice, cauliflower couscous", { kindOf: "cauliflower", mass: true, states: ["grated"] }),
  food("brussels sprout", "sprout", "brussel sprout, sprout, brussels, button sprout, kalette", {
    eachGrams: 20,
  }),
  food("coleslaw mix", "slaw_mix", "slaw mix, bagged coleslaw mix, shredded cabbage", { kindOf: "cabbage", mass: true }),
  food("cabbage", "cabbage", "hispi, january king, cone cabbage, bagged coleslaw, coleslaw vegetable, sweetheart cabbage, pointed cabbage", { eachGrams: 900 }),
  food("red cabbage", "cabbage", "", { kindOf: "cabbage", eachGrams: 900 }),
  food("savoy cabbage", "cabbage", "savoy, tuscan savoy", { kindOf: "cabbage", eachGrams: 900 }),
  food("chinese leaf", "cabbage", "chinese cabbage, napa, wombok, wong bok, baechu, celery cabbage, petsai, hakusai, kimchi cabbage", {
    kindOf: "cabbage",
    usName: "napa cabbage",
    plural: "chinese leaf",
    eachGrams: 800,
  }),
  food("spinach", "leaf_cook", "spinach leaf, leaf spinach, creamed spinach, saag leaf, bloomsdale spinach, savoy spinach", { mass: true }),
  food("swiss chard", "leaf_cook", "chard, silverbeet, beet green, beetroot leaf, chard leaf, spinach beet", { kindOf: "spinach", mass: true }),
  food("water spinach", "leaf_cook", "amaranth leaf, kang kong, ong choy, amaranth green, verdolaga, moringa leaf, lambsquarter, moringa", {
    kindOf: "spinach",
    mass: true,
  }),
  food("sorrel", "leaf_cook", "sorrel leaf", { kindOf: "water-spinach", mass: true }),
  food("nettle", "leaf_cook", "stinging nettle, nettle leaf", { kindOf: "water-spinach", mass: true }),
  food("samphire", "leaf_cook", "", { kindOf: "water-spinach", mass: true }),
  food("purslane", "leaf_cook", "sea purslane", { kindOf: "water-spinach", mass: true }),
  food("callaloo", "leaf_cook", "", { kindOf: "water-spinach", mass: true }),
  food(
    "kale",
    "leaf_tough",
    "cavolo nero, tuscan kale, dinosaur kale, kale leaf, russian kale, borecole, black cabbage, tuscan cabbage, lacinato, lacinato kale",
    {
      mass: true,
    },
  ),
  food(
    "spring greens",
    "leaf_tough",
    "collard, mustard green, turnip green, dandelion green, winter green, couve, daikon green, carrot green, radish green, green, spring green, collard green",
    { kindOf: "kale", usName: "collard greens", plural: "spring greens" },
  ),
  food("pak choi", "leaf_cook", "pak choy, pac choi, choy sum, bok choi, tatsoi, choy, komatsuna, mizuna green, chinese chard, chinese green, baby pak choi", {
    usName: "bok choy",
    eachGrams: 120,
  }),
  food(
    "lettuce",
    "leaf_salad",
    "salad leaf, iceberg, romaine, little gem, mixed leaf, salad green, salad mix, mixed green, butter lettuce, spring mix, mesclun, cos, lollo rosso, lamb lettuce, corn salad, mache, lettuce leaf, romaine heart, salad, leaf lettuce, baby green, lettuce heart, iceberg lettuce, romaine lettuce, boston lettuce, bibb lettuce, cos lettuce, gem lettuce, bag salad, bagged salad, salad kit",
    { eachGrams: 300 },
  ),
  food("rocket", "leaf_peppery", "rucola, rocket leaf, roquette, roquet leaf, arugula leaf, rughetta, rucula", {
    kindOf: "lettuce",
    usName: "arugula",
    mass: true,
  }),
  food("watercress", "leaf_peppery", "water cress, watercress leaf, land cress, upland cress, nasturtium leaf, mizuna", { kindOf: "lettuce", mass: true }),
  food(
    "cress",
    "leaf_peppery",
    "mustard cress, mustard and cress, micro cress, pea tip, broccoli sprout, radish sprout, daikon cress, microherb, shiso cress, onion sprout, pea sprout",
    { kindOf: "lettuce", mass: true },
  ),
  food("pea shoot", "leaf_peppery", "", { kindOf: "cress", mass: true }),
  food("microgreen", "leaf_peppery", "radish microgreen", { kindOf: "cress", mass: true }),
  food("radicchio", "leaf_salad", "treviso, castelfranco, red endive, radicchio leaf, tardivo, red chicory", { kindOf: "lettuce", mass: true }),
  food("chicory", "leaf_salad", "belgian endive, witloof, frisee, escarole, batavia, puntarella, catalogna", {
    kindOf: "lettuce",
    usName: "endive",
    eachGrams: 100,
  }),
  food(
    "alfalfa sprout",
    "bean_sprout",
    "alfalfa, mixed sprout salad, clover sprout, lentil sprout, sprouted lentil, fenugreek sprout, sprouted bean, sprouted chickpea, chickpea sprout",
  ),
  food("bean sprout", "bean_sprout", "beansprout, mung sprout, mung bean sprout, moong sprout, sprouted mung bean, beanshoot"),
  food("celery", "celery", "celery rib, celery heart, celery leaf, celery top, celery stem", {
    mass: true,
    eachGrams: 40,
    allergens: ["celery"],
  }),
  food("cardoon", "celery", "lovage stalk", { kindOf: "celery" }),
  food("asparagus", "stem_quick", "asparagus bundle, hop shoot", { mass: true, eachGrams: 16 }),
  food("mangetout", "stem_quick", "mange tout, sugar snap, sugar snap pea, snap pea, sugar pea, sugarsnap, sugarsnap pea, snowpea, chinese pea", {
    eachGrams: 3,
    usName: "snow pea",
    plural: "mangetout",
  }),
  food(
    "green bean",
    "green_bean",
    "french bean, runner bean, fine bean, string bean, haricot vert, wax bean, yardlong bean, long bean, flat bean, helda bean, yellow bean, snap bean, bobby bean, dwarf bean, stringless bean, snake bean, slim bean, stringbean",
    { eachGrams: 5 },
  ),
  food("okra", "okra", "bhindi, lady finger, okro, okra pod, bamia, lady finger vegetable, drumstick vegetable", {
    mass: true,
    eachGrams: 12,
  }),
  food("fennel", "fennel", "fennel bulb, florence fennel, finocchio, fennel frond, fennel top", { eachGrams: 230 }),
  food("artichoke", "artichoke", "globe artichoke, artichoke bottom", { eachGrams: 250 }),
  food("artichoke heart", "veg_jar", "tinned artichoke, jarred artichoke, marinated artichoke, jar of artichoke, antipasti, antipasto", {
    eachGrams: 30,
    kindOf: "artichoke",
  }),
  food("fiddlehead", "fern", "fiddlehead fern, gosari, warabi, fern shoot"),
  food("bamboo shoot", "veg_jar", "bamboo, menma"),
  food("heart of palm", "veg_jar", "palm heart, palmito", { plural: "hearts of palm" }),
  food("vine leaf", "vine_leaf", "grape leaf, dolma, dolmade", { eachGrams: 4 }),
  food("nopal", "veg_jar", "nopale, cactus paddle, nopalito, cactus pad"),
  food("tinned ackee", "veg_jar", "ackee, lotus seed", { mass: true, states: ["tinned"] }),
  food("banana blossom", "veg_jar", "banana flower, banana heart", { mass: true }),
  food(
    "mixed vegetables",
    "veg_frozen_mix",
    "veg, vegetable, veggie, stir fry veggie, veg medley, stir fry mix, stir fry pack, vegetable medley, mirepoix, casserole veg, soup vegetable, pea and carrot, macedoine, stew pack, broth vegetable, soffritto, succotash, frozen stir fry, mixed vegetable, stir fry kit, soup veg mix, soup mix veg",
    { plural: "mixed vegetables" },
  ),
];
