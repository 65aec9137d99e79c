/** Rice, other grains, oats and breakfast cereals. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const GRAINS: readonly Ingredient[] = [
  food(
    "rice",
    "rice_white",
    "white rice, long grain rice, plain rice, easy cook rice, converted rice, parboiled rice, uncooked rice, american long grain rice, uncle ben, dry rice, instant rice, minute rice, carolina rice, raw rice, long grain white rice, medium grain rice, medium grain white rice, rice uncooked, quick cooking rice, texmati rice, rice grain, ponni rice, enriched rice, idli rice, bag of rice, sona masoori rice, sona masoori, boil in bag rice",
    { mass: true },
  ),
  food("basmati rice", "rice_white", "basmati, white basmati, tilda, white basmati rice", { kindOf: "rice", mass: true }),
  food("jasmine rice", "rice_white", "jasmine, thai rice, fragrant rice, thai jasmine rice, thai fragrant rice, jasmine rice uncooked, broken rice", {
    kindOf: "rice",
    mass: true,
  }),
  food(
    "sushi rice",
    "rice_white",
    "japanese rice, short grain rice, calrose rice, calrose, japanese short grain rice, koshihikari rice, short grain white rice, korean rice, round rice",
    { kindOf: "rice", mass: true },
  ),
  food("sticky rice", "rice_white", "glutinous rice, sweet rice, thai sticky rice, malagkit, mochi rice, black glutinous rice, white glutinous rice", {
    kindOf: "rice",
    mass: true,
  }),
  food("pudding rice", "rice_risotto", "short grain pudding rice", { kindOf: "rice", mass: true }),
  food("paella rice", "rice_risotto", "bomba rice, bomba, calasparra rice, valencia rice, spanish rice grain", { kindOf: "rice", mass: true }),
  food("risotto rice", "rice_risotto", "arborio, arborio rice, carnaroli, carnaroli rice, vialone nano, risotto", { kindOf: "rice", mass: true }),
  food(
    "brown rice",
    "rice_brown",
    "wholegrain rice, whole grain rice, brown basmati, brown basmati rice, long grain brown rice, short grain brown rice, brown jasmine rice, instant brown rice, brown long grain rice",
    { kindOf: "rice", mass: true },
  ),
  food(
    "wild rice",
    "rice_brown",
    "red rice, black rice, camargue rice, forbidden rice, wild rice mix, rice and wild rice, basmati and wild rice, long grain and wild rice, wild rice blend, purple rice, black forbidden rice",
    { kindOf: "rice", mass: true },
  ),
  food(
    "cooked rice",
    "rice_cooked",
    "leftover rice, day old rice, boiled rice, steamed rice, microwave rice, rice pouch, rice leftover, ready rice, pre cooked rice, cold rice, precooked rice, cooked white rice, cooked basmati rice, cooked jasmine rice, old rice, pouch of rice, express rice, leftover white rice, cooked long grain rice, packet rice, egg fried rice, fried rice, rice cooked, cold cooked rice, leftover takeaway rice, pilau rice, mexican rice, spanish rice, yellow rice, hot cooked rice, coconut rice, uncle bens pouch",
    { kindOf: "rice", mass: true, states: ["cooked"] },
  ),
  food("cooked brown rice", "rice_cooked", "leftover brown rice, brown rice pouch, microwave brown rice, cooked wild rice, cooked wholegrain rice", {
    kindOf: "rice",
    mass: true,
    states: ["cooked"],
  }),
  food("poha", "grain_quick", "flattened rice, beaten rice, rice flake, aval, chivda rice, pohe, rice poha, pawa", { mass: true }),
  food(
    "couscous",
    "grain_quick",
    "cous cous, couscus, cuscus, wholewheat couscous, whole wheat couscous, instant couscous, plain couscous, couscous packet, cus cus, moroccan couscous",
    { mass: true, allergens: ["gluten"] },
  ),
  food("giant couscous", "grain_mid", "israeli couscous, pearl couscous, moghrabieh, maftoul, ptitim, fregola, fregula, jerusalem couscous, mograbia", {
    kindOf: "couscous",
    mass: true,
    allergens: ["gluten"],
  }),
  food("cooked couscous", "rice_cooked", "leftover couscous", { kindOf: "couscous", mass: true, allergens: ["gluten"], states: ["cooked"] }),
  food(
    "bulgur wheat",
    "grain_quick",
    "bulgur, bulgar, bulgar wheat, bulghur, burghul, cracked wheat, bulghur wheat, fine bulgur, dalia, broken wheat, daliya, bulger wheat, coarse bulgur, bulgher wheat",
    { mass: true, allergens: ["gluten"] },
  ),
  food("quinoa", "grain_mid", "white quinoa, red quinoa, black quinoa, tricolour quinoa, tricolor quinoa, kinoa, uncooked quinoa, quinua, mixed quinoa", {
    mass: true,
  }),
  food(
    "cooked quinoa",
    "rice_cooked",
    "leftover quinoa, quinoa pouch, microwave quinoa, cooked grain, mixed grain pouch, microwave grains, merchant gourmet grains, leftover grain, grain pouch, cooked bulgur, cooked barley, cooked farro",
    { kindOf: "quinoa", mass: true, states: ["cooked"] },
  ),
  food(
    "millet",
    "grain_mid",
    "pearl millet, foxtail millet, bajra, fonio, teff, sorghum, ragi, jowar grain, finger millet, teff grain, barnyard millet, samak rice, sorghum grain",
    { mass: true },
  ),
  food("amaranth", "grain_mid", "amaranth seed, amaranth grain, rajgira, puffed amaranth", { mass: true }),
  food("buckwheat", "grain_mid", "buckwheat groat, kasha, roasted buckwheat, buckwheat groats raw", { mass: true }),
  food(
    "pearl barley",
    "grain_slow",
    "barley, pearled barley, pot barley, hulled barley, quick cooking barley, quick barley, barley grain, medium pearl barley",
    { mass: true, allergens: ["gluten"] },
  ),
  food(
    "spelt",
    "grain_slow",
    "farro, pearled spelt, pearled farro, emmer, einkorn, kamut, dinkel, spelt grain, spelt berry, farro perlato, semi pearled farro, khorasan wheat",
    { kindOf: "pearl-barley", mass: true, allergens: ["gluten"] },
  ),
  food("freekeh", "grain_slow", "freekah, farik, cracked freekeh, green wheat", { kindOf: "pearl-barley", mass: true, allergens: ["gluten"] }),
  food(
    "wheat berry",
    "grain_slow",
    "wheatberry, whole wheat grain, durum wheat, wheat grain, rye berry, rye grain, grano, triticale, wheat groats, ebly, oat groat, winter wheat, soft wheat grain, hard red wheat",
    { kindOf: "pearl-barley", mass: true, allergens: ["gluten"] },
  ),
  food("hominy", "pulse_tin", "pozole corn, posole, canned hominy, white hominy, golden hominy, mote, yellow hominy", { mass: true, states: ["tinned"] }),
  food(
    "oats",
    "oats",
    "rolled oat, porridge oat, oatmeal, quick oat, old fashioned oat, jumbo oat, instant oat, oat flake, quaker oat, porridge, gluten free oat, quick cooking oat, scottish oat, scottish oatmeal, medium oatmeal, fine oatmeal, ready brek, whole oat, quaker, old fashioned rolled oat, quick oatmeal, one minute oats, rolled oats uncooked, breakfast oat, porage, instant porridge, instant oatmeal, oats so simple, porridge oats packet, large flake oats, oatmeal uncooked, avena",
    { plural: "oats", allergens: ["gluten"] },
  ),
  food("steel cut oats", "oats", "pinhead oat, irish oat, pinhead oatmeal, irish oatmeal, coarse oatmeal", {
    kindOf: "oats",
    plural: "steel cut oats",
    allergens: ["gluten"],
  }),
  food("oat bran", "oats", "wheat germ, wheat bran, bran, wheatgerm, toasted wheat germ, oatbran, unprocessed bran, rice bran, wheat germ toasted", {
    mass: true,
    allergens: ["gluten"],
  }),
  food(
    "polenta",
    "cornmeal",
    "cornmeal, corn meal, yellow cornmeal, instant polenta, maize meal, mealie meal, quick cook polenta, white cornmeal, ugali flour, cornmeal polenta, fine polenta, mealie pap, fine cornmeal, coarse cornmeal, maizemeal, stone ground cornmeal, sadza, fufu flour, quick cooking polenta, coarse polenta",
    { mass: true },
  ),
  food("grits", "cornmeal", "corn grit, hominy grit, quick grit, instant grit, white grit, stone ground grit, quick cooking grit, yellow grit", {
    kindOf: "polenta",
    plural: "grits",
    mass: true,
  }),
  food("ready polenta", "rice_cooked", "polenta block, precooked polenta, polenta log, tube of polenta, cooked polenta, polenta tube", {
    kindOf: "polenta",
    mass: true,
    states: ["cooked"],
  }),
  food(
    "semolina",
    "cornmeal",
    "suji, sooji, rava, rawa, fine semolina, coarse semolina, farina, cream of wheat, semolina flour, durum semolina, rice rava, semola, sooji rava, bombay rava",
    { mass: true, allergens: ["gluten"] },
  ),
  food(
    "cereal",
    "cereal",
    "breakfast cereal, special k, wheat cereal, lucky charms, frosties, cocoa pops, coco pops, froot loops, multigrain cereal, chex, chex cereal, corn chex, rice chex, wheat chex, cinnamon toast crunch, corn pops, grape nuts, capn crunch, crunchy nut, raisin bran, cereal mix, kix, kellogg cereal, special k cereal, life cereal, golden nuggets, honey bunches of oats, kellogg, total cereal, captain crunch, krave",
    { mass: true, mayContain: ["gluten", "milk", "nuts"] },
  ),
  food("cornflakes", "cereal", "corn flake, corn flakes cereal, corn flake crumbs, cornflake cereal, crunchy nut cornflakes, frosted flake", {
    kindOf: "cereal",
    plural: "cornflakes",
    mayContain: ["gluten"],
  }),
  food(
    "bran flakes",
    "cereal",
    "all bran, bran cereal, shreddies, fruit and fibre, sultana bran, wheaties, bran flakes cereal, fiber one, wheat flake, bran bud, shredded wheat, shredded wheat cereal, wheat flakes cereal, shredded mini wheats",
    { kindOf: "cereal", plural: "bran flakes", allergens: ["gluten"] },
  ),
  food("weetabix", "cereal", "wheat biscuit, weet bix, weetbix, wheat biscuits cereal, weetabix biscuit", {
    kindOf: "cereal",
    plural: "weetabix",
    eachGrams: 19,
    allergens: ["gluten"],
  }),
  food(
    "puffed rice",
    "cereal",
    "rice krispie, crisped rice, rice crispie, crispy rice cereal, rice bubble, puffed wheat, rice pop, murmura, crisp rice cereal, mamra, rice cereal, muri, puffed millet, kurmura, puffed quinoa, rice krispies cereal, krispies, pori",
    { kindOf: "cereal", mass: true, mayContain: ["gluten"] },
  ),
  food("cheerios", "cereal", "oat cereal, honey nut cheerios, oat ring, cheerios cereal", { kindOf: "cereal", plural: "cheerios", allergens: ["gluten"] }),
  food(
    "granola",
    "cereal",
    "granola cluster, crunchy oat cereal, granola cereal, low fat granola, jordans granola, oat cluster, toasted muesli, grawnola, oat granola, cluster cereal",
    { kindOf: "cereal", mass: true, allergens: ["gluten"], mayContain: ["nuts", "milk"] },
  ),
  food("muesli", "cereal", "alpen, bircher muesli, swiss style muesli, dorset muesli", {
    kindOf: "cereal",
    mass: true,
    allergens: ["gluten"],
    mayContain: ["nuts", "milk"],
  }),
];
