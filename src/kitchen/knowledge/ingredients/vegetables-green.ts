/** Leaves, cabbages, stems, pods and salads. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const VEGETABLES_GREEN: readonly Ingredient[] = [
  food("broccoli", "crucifer", "broccoli crown, calabrese, sprouting broccoli, broc, broccoli stem, brocolini, broccoli slaw, romanesco broccoli", {
    plural: "broccoli",
    eachGrams: 300,
  }),
  food("tenderstem broccoli", "crucifer", "tenderstem, long stem broccoli, baby broccoli, bimi, broccolette, aspiration", {
    kindOf: "broccoli",
    usName: "broccolini",
    plural: "tenderstem broccoli",
  }),
  food("chinese broccoli", "crucifer", "gai lan, kai lan, chinese kale, kailan", { kindOf: "broccoli", plural: "chinese broccoli" }),
  food("broccoli rabe", "crucifer", "broccoli raab, rapini, cime di rapa, turnip top, friarielli, broccoli di rapa, rabe", {
    kindOf: "broccoli",
    plural: "broccoli rabe",
  }),
  food("cauliflower", "crucifer", "cauli, romanesco, cauliflower steak, romanesco cauliflower, fioretto, cauliflower cheese veg, cauliflower leaf", {
    eachGrams: 600,
  }),
  food("cauliflower rice", "crucifer", "riced cauliflower, cauli rice, cauliflower couscous, broccoli rice", { kindOf: "cauliflower", mass: true }),
  food("brussels sprout", "crucifer", "brussel sprout, sprout, brussels, button sprout, kalette, flower sprout, shaved brussels sprout, sprout top", {
    eachGrams: 20,
  }),
  food(
    "cabbage",
    "cabbage",
    "sweetheart cabbage, pointed cabbage, hispi, hispi cabbage, coleslaw mix, slaw mix, cole slaw mix, spring cabbage, january king, taiwanese cabbage, conehead cabbage, angel hair coleslaw, tri colour coleslaw, slaw, cone cabbage, flat cabbage, cannonball cabbage, bagged coleslaw, cabbage leaf, drumhead cabbage, tricolor coleslaw mix, coleslaw vegetable, coleslaw blend",
    { eachGrams: 900 },
  ),
  food("red cabbage", "cabbage", "purple cabbage", { kindOf: "cabbage", eachGrams: 900 }),
  food("savoy cabbage", "cabbage", "savoy, winter cabbage, crinkly cabbage, tuscan savoy, savoy cabbage leaf", { kindOf: "cabbage", eachGrams: 900 }),
  food("chinese leaf", "cabbage", "chinese cabbage, napa, wombok, wong bok, baechu, celery cabbage, wong nga bak, petsai, hakusai, kimchi cabbage", {
    kindOf: "cabbage",
    usName: "napa cabbage",
    plural: "chinese leaf",
    eachGrams: 800,
  }),
  food(
    "spinach",
    "leaf_cook",
    "spinach leaf, leaf spinach, creamed spinach, saag leaf, bloomsdale spinach, savoy spinach, malabar spinach, new zealand spinach, prewashed spinach",
    { mass: true },
  ),
  food(
    "swiss chard",
    "leaf_cook",
    "chard, silverbeet, beet green, beetroot leaf, chard leaf, ruby chard, beetroot top, beet leaf, beet top, chard stem, spinach beet, perpetual spinach",
    { kindOf: "spinach", mass: true },
  ),
  food(
    "water spinach",
    "leaf_cook",
    "morning glory vegetable, kangkong, callaloo, amaranth leaf, kang kong, sorrel, sorrel leaf, ong choy, amaranth green, chinese spinach, purslane, verdolaga, sweet potato leaf, moringa leaf, new zealand flax spinach, nettle, stinging nettle, lambsquarter, moringa, malunggay, samphire, sea asparagus, agretti, ice plant, quelite, chrysanthemum green, sea beet, sea purslane, shungiku, jute leaf, molokhia, fenugreek green, methi green, ground elder, fat hen, good king henry, nettle leaf, drumstick leaf, pumpkin leaf, salsola, orache, huauzontle",
    { kindOf: "spinach", mass: true },
  ),
  food(
    "kale",
    "leaf_tough",
    "curly kale, cavolo nero, lacinato kale, tuscan kale, dinosaur kale, kale leaf, russian kale, borecole, dino kale, black cabbage, tuscan cabbage, lacinato, siberian kale, tuscan black kale",
    { mass: true },
  ),
  food(
    "spring greens",
    "leaf_tough",
    "collard, mustard green, turnip green, dandelion green, winter green, winter green mix, braising green, kohlrabi leaf, mustard leaf, dandelion leaf, couve, daikon green, gai choy, carrot top, carrot green, radish green, radish leaf, sag green, southern green, collard leaf, power green, mixed green for cooking, kohlrabi green, mixed hearty green, leafy green, green",
    { kindOf: "kale", usName: "collard greens", plural: "spring greens" },
  ),
  food(
    "pak choi",
    "leaf_cook",
    "pak choy, pac choi, choy sum, bok choi, tatsoi, yu choy, shanghai bok choy, choi sum, bak choy, yu choi, choy, pok choi, komatsuna, pok choy, mizuna green, joi choi, chinese chard, chinese green, asian green, japanese mustard spinach",
    { usName: "bok choy", eachGrams: 120 },
  ),
  food(
    "lettuce",
    "leaf_salad",
    "salad leaf, iceberg, iceberg lettuce, romaine, little gem, cos lettuce, romaine lettuce, mixed leaf, gem lettuce, salad green, salad mix, mixed green, butter lettuce, baby gem, spring mix, mesclun, cos, lollo rosso, oak leaf lettuce, butterhead lettuce, lamb lettuce, corn salad, mache, lettuce leaf, romaine heart, salad, bibb lettuce, leaf lettuce, baby green, boston lettuce, heart of romaine, field green, garden salad, lettuce heart, romaine leaf, baby leaf salad, spring green salad, gourmet salad green, gem heart, herb salad, lollo bionda, living lettuce, celtuce, lettuce mix, sweetgem, crisphead lettuce, summer crisp lettuce, caesar salad kit, salad kit, salanova, sweet gem",
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
    "mustard cress, mustard and cress, garden cress, microgreen, pea shoot, micro herb, micro cress, pea tip, broccoli sprout, radish sprout, daikon cress, microherb, shiso cress, snow pea shoot, pea tendril, radish microgreen, sunflower sprout, snow pea tendril, sunflower shoot, onion sprout, pea sprout, baby red chard leaf, micro green, daikon sprout, kaiware",
    { kindOf: "lettuce", mass: true },
  ),
  food("radicchio", "leaf_salad", "treviso, castelfranco, red endive, radicchio leaf, tardivo, red chicory", { kindOf: "lettuce", mass: true }),
  food(
    "chicory",
    "leaf_salad",
    "belgian endive, witloof, frisee, curly endive, escarole, escarole lettuce, batavia, endive leaf, belgian endive leaf, puntarella, catalogna, frisee lettuce, chicory leaf, curly chicory",
    { kindOf: "lettuce", usName: "endive", eachGrams: 100 },
  ),
  food(
    "alfalfa sprout",
    "bean_sprout",
    "alfalfa, mixed sprout salad, clover sprout, lentil sprout, sprouted lentil, sprouted seed, fenugreek sprout, sprouted bean, sprout mix, sprouted chickpea, chickpea sprout",
  ),
  food(
    "bean sprout",
    "bean_sprout",
    "beansprout, mung bean sprout, mung sprout, moong sprout, soybean sprout, sprouted mung bean, sprouted moong, soy sprout, bean shoot, soy bean sprout, mung bean shoot, mungbean sprout, beanshoot, sprouted mung",
  ),
  food("celery", "celery", "celery rib, celery heart, celery leaf, celery top, celery stem, leaf celery, celery branch", {
    mass: true,
    eachGrams: 40,
    allergens: ["celery"],
  }),
  food("cardoon", "celery", "lovage stalk", { kindOf: "celery" }),
  food("asparagus", "stem_quick", "asparagus bundle, hop shoot", { mass: true, eachGrams: 16 }),
  food(
    "mangetout",
    "stem_quick",
    "mange tout, sugar snap, sugar snap pea, snap pea, sugar pea, sugarsnap, sugarsnap pea, stringless snap pea, snowpea, pea pod, flat pea pod, chinese pea",
    { usName: "snow pea", plural: "mangetout" },
  ),
  food(
    "green bean",
    "green_bean",
    "french bean, runner bean, fine bean, string bean, haricot vert, wax bean, yardlong bean, long bean, flat bean, helda bean, yellow bean, snap bean, bobby bean, dwarf bean, stringless bean, slender green bean, romano bean fresh, snake bean, slim bean, yard long bean, gawar, cluster bean, guar, stringbean, bean green, winged bean, stick bean, purple bean",
  ),
  food("okra", "okra", "bhindi, lady finger, okro, okra pod, bamia, gumbo okra, lady finger vegetable, drumstick vegetable, drumstick pod, lady finger okra", {
    mass: true,
    eachGrams: 12,
  }),
  food("fennel", "fennel", "fennel bulb, florence fennel, finocchio, fennel frond, fennel top, fennel leaf", { eachGrams: 230 }),
  food("artichoke", "artichoke", "globe artichoke, artichoke bottom", { eachGrams: 250 }),
  food(
    "artichoke heart",
    "veg_jar",
    "jarred artichoke, marinated artichoke, tinned artichoke, artichoke in oil, marinated artichoke heart, grilled artichoke, artichoke antipasti, jar of artichoke, artichoke in brine, antipasti, artichoke quarter, antipasto, artichoke crown",
    { kindOf: "artichoke" },
  ),
  food("fiddlehead", "fern", "fiddlehead fern, gosari, bracken fern shoot, warabi, fern shoot, fiddle head, pucuk paku"),
  food("bamboo shoot", "veg_jar", "bamboo, menma"),
  food("heart of palm", "veg_jar", "palm heart, palmito", { plural: "hearts of palm" }),
  food("vine leaf", "veg_jar", "grape leaf, stuffed vine leaf, dolma, dolmade, brined grape leaf, preserved vine leaf, stuffed grape leaf"),
  food("nopal", "veg_jar", "cactus, nopale, cactus paddle, nopalito, cactus pad, cactus leaf, cactus pear leaf"),
  food("tinned ackee", "veg_jar", "ackee, banana blossom, jackfruit seed tin, banana flower, banana heart, lotus seed", { mass: true, states: ["tinned"] }),
  food(
    "mixed vegetables",
    "veg_frozen_mix",
    "veg, vegetable, veggie, stir fry mix, stir fry pack, vegetable medley, frozen pea and carrot, soffritto mix, mirepoix, casserole veg, soup vegetable, pea and carrot, macedoine, garden vegetable, stew pack, casserole mix veg, california blend, broth vegetable, soffritto, root vegetable, mediterranean vegetable, mediterranean veg, stew vegetable, succotash, frozen stir fry, stirfry veg, stirfry vegetable, pea carrot, italian blend vegetable, giardiniera veg fresh, pea and sweetcorn, pea and corn, soup veg, wok vegetable, vegetable mix, oriental vegetable, chargrilled vegetable, root veg, mixed pepper and onion, broccoli and cauliflower, casserole vegetable",
    { plural: "mixed vegetables" },
  ),
];
