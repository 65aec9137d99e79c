/** Pasta, gnocchi, noodles and dumplings. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const PASTA_NOODLES: readonly Ingredient[] = [
  food(
    "pasta",
    "pasta",
    "pasta shape, wholemeal pasta, whole wheat pasta, tricolore pasta, pasta twist, pasta noodle, soup pasta, whole grain pasta, tri colour pasta, multigrain pasta, protein pasta, casarecce, trofie, radiatori, pasta tube, cavatelli, durum wheat pasta, strozzapreti, gigli, alphabet pasta, fideo, anelli, anelletti, stelline, ditali, pastina, acini di pepe, trottole, gnocchetti, spinach pasta, vegetable pasta, busiate, croxetti, malloreddus, penne pasta whole wheat",
    { mass: true, allergens: ["gluten"] },
  ),
  food(
    "spaghetti",
    "pasta",
    "wholemeal spaghetti, whole wheat spaghetti, spaghettini, vermicelli pasta, spaghetti noodle, angel hair, angel hair pasta, capellini, spag, spaghetti pasta, whole wheat angel hair pasta, bucatini, bucatini pasta, perciatelli, bigoli, pici, capelli dangelo, chitarra",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food("linguine", "pasta", "linguini, linguine pasta, linguini pasta", { kindOf: "pasta", mass: true, allergens: ["gluten"] }),
  food(
    "tagliatelle",
    "pasta",
    "fettuccine, pappardelle, fettuccine pasta, egg tagliatelle, mafalda, tagliolini, tagliatelle pasta, pappardelle pasta, egg pasta, egg fettuccine, mafaldine, reginette",
    { kindOf: "pasta", mass: true, allergens: ["gluten"], mayContain: ["egg"] },
  ),
  food(
    "penne",
    "pasta",
    "penne pasta, penne rigate, rigatoni, ziti, mostaccioli, whole wheat penne, wholemeal penne, penne noodle, ziti pasta, rigatoni pasta, paccheri, tortiglioni, garganelli, mezze penne, mezze rigatoni, whole wheat penne pasta, cellentani, cavatappi, cavatappi pasta",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food(
    "fusilli",
    "pasta",
    "rotini, gemelli, fusilli pasta, pasta spiral, rotini pasta, wholemeal fusilli, spiral pasta, campanelle, fusilli bucati, corkscrew pasta, tri colour rotini, rotelle, fusilli lunghi, whole wheat rotini, tricolor rotini, rotelle pasta, tricolore fusilli, wheel pasta",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food(
    "macaroni",
    "pasta",
    "elbow macaroni, mac, maccheroni, elbow pasta, elbow, macaroni pasta, macaroni noodle, elbow noodle, ditalini, macaroni elbow, tubetti, elbow macaroni pasta, mezzi tubetti",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food("farfalle", "pasta", "bow tie pasta, bowtie pasta, bow tie, farfalle pasta, farfalline, bowty", { kindOf: "pasta", mass: true, allergens: ["gluten"] }),
  food(
    "pasta shell",
    "pasta",
    "conchiglie, conchigliette, shell pasta, shell, orecchiette, seashell pasta, jumbo shell, jumbo pasta shell, conchiglioni, lumaconi, orecchiette pasta, shell macaroni, lumache",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food("orzo", "pasta", "orzo pasta, risoni, kritharaki, manestra, rice shaped pasta, puntalette", { kindOf: "pasta", mass: true, allergens: ["gluten"] }),
  food(
    "lasagne sheet",
    "pasta_sheet",
    "lasagna sheet, lasagne, lasagna, no boil lasagna noodle, oven ready lasagna, lasagne pasta, no boil lasagna, cannelloni, manicotti, cannelloni tube, oven ready lasagna noodle, wholemeal lasagne, lasagna pasta, manicotti shell, lasagne verde, cannelloni shell",
    { kindOf: "pasta", usName: "lasagna noodle", eachGrams: 18, allergens: ["gluten"], mayContain: ["egg"] },
  ),
  food(
    "gluten free pasta",
    "pasta",
    "gf pasta, lentil pasta, chickpea pasta, corn pasta, rice pasta, pea pasta, banza, quinoa pasta, gluten free fusilli, edamame spaghetti",
    { kindOf: "pasta", mass: true },
  ),
  food(
    "fresh pasta",
    "pasta_fresh",
    "fresh egg pasta, fresh tagliatelle, fresh lasagne, fresh spaghetti, fresh fettuccine, homemade pasta, fresh linguine, fresh lasagna, fresh lasagne sheet, fresh pappardelle, fresh penne, fresh fusilli, spaetzle, spatzle, fresh lasagna sheet, fresh pasta sheet",
    { kindOf: "pasta", mass: true, allergens: ["gluten", "egg"] },
  ),
  food(
    "cooked pasta",
    "pasta_cooked",
    "leftover pasta, leftover spaghetti, cooked spaghetti, cold pasta, cooked macaroni, pasta leftover, leftover noodle, cooked noodle, cooked penne, leftover macaroni, cooked elbow macaroni, straight to wok noodle, ready to wok noodle",
    { kindOf: "pasta", mass: true, allergens: ["gluten"], states: ["cooked"] },
  ),
  food(
    "ravioli",
    "pasta_filled",
    "tortellini, filled pasta, stuffed pasta, tortelloni, cheese ravioli, cheese tortellini, spinach and ricotta tortellini, agnolotti, cappelletti, spinach and ricotta ravioli, girasole, beef ravioli, meat tortellini, spinach ravioli, mezzelune, mushroom ravioli, tortellini pasta, spinach tortellini, spinach ricotta ravioli, panzerotti, manti, culurgione, pelmeni pasta",
    { mass: true, allergens: ["gluten", "egg", "milk"] },
  ),
  food("gnocchi", "gnocchi", "potato gnocchi, gnocchi di patate, noki, nhoque, cauliflower gnocchi, kopytka", {
    mass: true,
    allergens: ["gluten"],
    mayContain: ["egg"],
  }),
  food(
    "noodle",
    "noodle",
    "wheat noodle, lo mein, lo mein noodle, chow mein, chow mein noodle, hokkien noodle, yakisoba noodle, wok noodle, noodle nest, singapore noodle, wonton noodle, somen, somen noodle, yakisoba, hakka noodle, wheat vermicelli, vermicelli, la mian, biang biang noodle, knife cut noodle, seviyan, semiya, lamian, chuka soba noodle, kalguksu, chow mein style noodle, misua, sevai wheat",
    { mass: true, allergens: ["gluten"], mayContain: ["egg"] },
  ),
  food("egg noodle", "noodle", "wide egg noodle, egg noodle nest, wide noodle, broad egg noodle, no yolk, noodle egg, kluski noodle", {
    kindOf: "noodle",
    allergens: ["gluten", "egg"],
  }),
  food(
    "ramen noodle",
    "noodle",
    "ramen, instant ramen, instant noodle, maggi noodle, indomie, super noodle, pot noodle, cup noodle, packet noodle, shin ramyun, buldak, mi goreng, chicken ramen, nissin, ramyun, top ramen, samyang, 2 minute noodle, maggie noodle, wai wai, cup ramen, instant ramen noodle, oriental flavor ramen noodle, ramyeon, chicken flavoured ramen, indomie noodle, mie goreng, supernoodle, instant mi goreng, mama noodle",
    { kindOf: "noodle", allergens: ["gluten"] },
  ),
  food("udon noodle", "noodle", "udon", { kindOf: "noodle", allergens: ["gluten"] }),
  food("soba noodle", "noodle", "soba, buckwheat noodle, memil guksu, naengmyeon", { kindOf: "noodle", allergens: ["gluten"] }),
  food(
    "rice noodle",
    "noodle_rice",
    "rice vermicelli, rice stick, flat rice noodle, pad thai noodle, ho fun, vermicelli noodle, rice vermicelli noodle, rice stick noodle, banh pho, pho noodle, wide rice noodle, ribbon rice noodle, rice ribbon, bihun, mai fun, folded rice noodle, rice cake noodle, idiyappam, kway teow, bun noodle, vermicelli rice noodle, rice sevai",
    { kindOf: "noodle" },
  ),
  food(
    "glass noodle",
    "noodle_rice",
    "cellophane noodle, bean thread, bean thread noodle, mung bean noodle, sweet potato noodle, mung bean vermicelli, dangmyeon, bean vermicelli, sweet potato vermicelli, crystal noodle, japchae noodle, bean thread vermicelli, sweet potato starch noodle, saifun, transparent noodle",
    { kindOf: "noodle" },
  ),
  food(
    "shirataki noodle",
    "noodle_rice",
    "shirataki, konjac noodle, konjac, slim noodle, bare naked noodle, miracle noodle, konjak, konnyaku, konjac rice, zero noodle, shirataki rice",
    { kindOf: "noodle" },
  ),
  food("rice cake", "noodle_rice", "tteok, nian gao, tteokbokki, garaetteok, mochi, tteokbokki rice cake", { eachGrams: 10 }),
  food(
    "gyoza",
    "dumpling",
    "dumpling, potsticker, pot sticker, wonton, dim sum, momo, pierogi, pierogy, pelmeni, vareniki, shumai, siu mai, har gow, mandu, varenyky, pirogi, bao filled, vegetable gyoza, chicken gyoza, prawn gyoza, soup dumpling, jiaozi, filled bao, xiao long bao, kreplach, prawn dumpling",
    { eachGrams: 20, allergens: ["gluten"], mayContain: ["egg", "soy", "crustaceans"] },
  ),
  food(
    "spring roll",
    "dumpling",
    "egg roll, vegetable spring roll, samosa, lumpia, pakora, onion bhaji, bhaji, duck spring roll, taquito, empanada, sausage roll, pasty, cornish pasty, pork pie, scotch egg, quiche, arancini, croquette, jalapeno popper, mozzarella stick, hush puppy",
    { kindOf: "gyoza", eachGrams: 50, allergens: ["gluten"], mayContain: ["milk", "egg"] },
  ),
];
