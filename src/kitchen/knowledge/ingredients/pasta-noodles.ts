/** Pasta, gnocchi, noodles and dumplings. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const PASTA_NOODLES: readonly Ingredient[] = [
  food(
    "pasta",
    "pasta",
    "pasta twist, pasta noodle, soup pasta, casarecce, trofie, radiatori, cavatelli, durum wheat pasta, strozzapreti, gigli, fideo, gnocchetti, whole wheat pasta, wholemeal pasta, pasta shape, spelt pasta",
    { mass: true, allergens: ["gluten"] },
  ),
  food("spaghetti", "pasta", "spaghettini, vermicelli pasta, spaghetti noodle, angel hair, angel hair pasta, capellini, spag, bucatini", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
  }),
  food("linguine", "pasta", "linguini", { kindOf: "pasta", mass: true, allergens: ["gluten"] }),
  food("tagliatelle", "pasta", "egg tagliatelle, mafalda, tagliolini, egg pasta, mafaldine, reginette", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
    mayContain: ["egg"],
  }),
  food("fettuccine", "pasta", "egg fettuccine, spinach fettuccine", { kindOf: "tagliatelle", mass: true, allergens: ["gluten"], mayContain: ["egg"] }),
  food("wide egg noodle", "pasta", "broad egg noodle, extra wide egg noodle", { kindOf: "tagliatelle", eachGrams: 60, allergens: ["gluten", "egg"] }),
  food("pappardelle", "pasta", "", { kindOf: "tagliatelle", mass: true, allergens: ["gluten"], mayContain: ["egg"] }),
  food("penne", "pasta", "penne rigate, ziti, mostaccioli, penne noodle, paccheri, tortiglioni, garganelli, cavatappi", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
  }),
  food("rigatoni", "pasta", "", { kindOf: "penne", mass: true, allergens: ["gluten"] }),
  food("fusilli", "pasta", "rotini, gemelli, pasta spiral, rotini pasta, campanelle, rotelle", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
  }),
  food("macaroni", "pasta", "mac, maccheroni, elbow, macaroni noodle, elbow noodle, ditalini, tubetti, elbow macaroni", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
  }),
  food("farfalle", "pasta", "bow tie pasta, bow tie, farfalle pasta, farfalline, bowty, pasta bow", { kindOf: "pasta", mass: true, allergens: ["gluten"] }),
  food("pasta shell", "pasta", "conchiglie, conchigliette, shell, orecchiette, shell macaroni, lumache", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
  }),
  food("cannelloni", "pasta_hollow", "manicotti, cannelloni tube, manicotti shell", { kindOf: "pasta", mass: true, allergens: ["gluten"] }),
  food("large pasta shell", "pasta_hollow", "jumbo pasta shell, jumbo shell, conchiglioni, lumaconi, giant pasta shell", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
  }),
  food(
    "orzo",
    "pasta_small",
    "orzo pasta, risoni, kritharaki, manestra, puntalette, acini di pepe, stelline, pastina, pasta star, star pasta, alphabet pasta",
    {
      kindOf: "pasta",
      mass: true,
      allergens: ["gluten"],
    },
  ),
  food("lasagne sheet", "pasta_sheet", "lasagne, lasagna, pasta sheet, fresh pasta sheet, no boil lasagna noodle, no boil lasagna", {
    kindOf: "pasta",
    usName: "lasagna noodle",
    mass: true,
    eachGrams: 18,
    allergens: ["gluten"],
    mayContain: ["egg"],
  }),
  food("gluten free pasta", "pasta", "gf pasta, lentil pasta, chickpea pasta, corn pasta, rice pasta, pea pasta, banza, quinoa pasta, gluten free fusilli", {
    kindOf: "pasta",
    mass: true,
  }),
  food(
    "fresh pasta",
    "pasta_fresh",
    "fresh egg pasta, fresh tagliatelle, fresh lasagne, fresh spaghetti, fresh fettuccine, fresh linguine, fresh lasagna, fresh lasagne sheet, fresh pappardelle, fresh penne, fresh fusilli, spaetzle, spatzle",
    { kindOf: "pasta", mass: true, allergens: ["gluten", "egg"] },
  ),
  food("cooked pasta", "pasta_cooked", "leftover pasta, leftover spaghetti, cold pasta, cooked noodle", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
    states: ["cooked"],
  }),
  food(
    "ravioli",
    "pasta_filled",
    "tortellini, filled pasta, stuffed pasta, tortelloni, cheese ravioli, cheese tortellini, spinach and ricotta tortellini, agnolotti, cappelletti, girasole, beef ravioli, spinach ravioli, mushroom ravioli, spinach tortellini",
    { mass: true, allergens: ["gluten", "egg", "milk"] },
  ),
  food("gnocchi", "gnocchi", "potato gnocchi, noki, nhoque, cauliflower gnocchi, kopytka", {
    mass: true,
    allergens: ["gluten"],
    mayContain: ["egg"],
  }),
  food("noodle", "noodle", "lo mein, chow mein, wok noodle, noodle nest, wonton noodle, somen, yakisoba, chow mein noodle, yakisoba noodle, hokkien noodle", {
    mass: true,
    allergens: ["gluten"],
    mayContain: ["egg"],
  }),
  food("vermicelli", "vermicelli", "seviyan, semiya, sevai, wheat vermicelli", { kindOf: "noodle", mass: true, allergens: ["gluten"] }),
  food("egg noodle", "noodle", "egg noodle nest, pan fry noodle, pan fried noodle, hong kong noodle, no yolk", {
    eachGrams: 60,
    kindOf: "noodle",
    allergens: ["gluten", "egg"],
  }),
  food(
    "instant noodle",
    "noodle_instant",
    "instant ramen, ramen packet, packet ramen, packet noodle, maggi noodle, maggi, indomie, super noodle, 2 minute noodle, two minute noodle, pot noodle, buldak, chicken ramen, top ramen, beef and tomato pot noodle",
    {
      eachGrams: 85,
      kindOf: "noodle",
      allergens: ["gluten"],
    },
  ),
  food("ramen noodle", "noodle", "ramen", {
    eachGrams: 85,
    kindOf: "noodle",
    allergens: ["gluten"],
  }),
  food("udon noodle", "noodle", "udon", { eachGrams: 200, kindOf: "noodle", allergens: ["gluten"] }),
  food("soba noodle", "noodle", "soba, buckwheat noodle, memil guksu, naengmyeon", { kindOf: "noodle", allergens: ["gluten"] }),
  food(
    "rice noodle",
    "noodle_rice",
    "rice vermicelli, rice stick, pad thai noodle, ho fun, vermicelli noodle, rice ribbon, bihun, bun noodle, vermicelli rice noodle, rice noodle vermicelli",
    {
      kindOf: "noodle",
    },
  ),
  food(
    "glass noodle",
    "noodle_rice",
    "cellophane noodle, bean thread, mung bean noodle, sweet potato noodle, mung bean vermicelli, dangmyeon, bean vermicelli, sweet potato vermicelli",
    { kindOf: "noodle" },
  ),
  food("shirataki noodle", "noodle_rice", "shirataki, konjac rice, shirataki rice", { kindOf: "noodle" }),
  food(
    "tteok",
    "noodle_rice",
    "rice cake tteok, tteok rice cake, korean rice cake, chinese rice cake, tteokbokki rice cake, rice cake stick, sliced rice cake, nian gao, tteokbokki, garaetteok, mochi",
    { eachGrams: 10, plural: "tteok" },
  ),
  food(
    "gyoza",
    "dumpling",
    "dumpling, potato dumpling, bread dumpling, potsticker, pot sticker, wonton, dim sum, momo, pierogi, pierogy, pelmeni, vareniki, shumai, vegetable gyoza, chicken gyoza, pork gyoza, prawn gyoza, chicken potsticker, pork potsticker, chicken pot sticker, pork pot sticker, varenyky, pirogi, jiaozi, kreplach",
    {
      eachGrams: 20,
      allergens: ["gluten"],
      mayContain: ["egg", "soy", "crustaceans"],
    },
  ),
  food("spring roll", "ready_pastry", "egg roll, lumpia, taquito, empanada, arancini, croquette", {
    kindOf: "gyoza",
    eachGrams: 50,
    allergens: ["gluten"],
    mayContain: ["milk", "egg"],
  }),
  food("quiche", "ready_pastry", "quiche lorraine", { mass: true, allergens: ["gluten"], mayContain: ["milk", "egg"] }),
  food("sausage roll", "ready_pastry", "pasty, pork pie, cornish pasty", { eachGrams: 50, allergens: ["gluten"], mayContain: ["milk", "egg"] }),
  food("samosa", "ready_pastry", "onion bhaji, bhaji, pakora", { kindOf: "spring-roll", eachGrams: 50, allergens: ["gluten"], mayContain: ["milk", "egg"] }),
  food("scotch egg", "ready_pastry", "", { eachGrams: 50, allergens: ["gluten"], mayContain: ["milk", "egg"] }),
];
