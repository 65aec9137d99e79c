/** Pasta, gnocchi, noodles and dumplings. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const PASTA_NOODLES: readonly Ingredient[] = [
  food(
    "pasta",
    "pasta",
    "dried pasta, pasta shape, wholewheat pasta, whole wheat pasta, brown pasta, tricolore pasta, pasta twist, uncooked pasta, leftover dry pasta, pasta noodle, small pasta, soup pasta, bag of pasta, packet of pasta, short pasta, long pasta, dry pasta, whole grain pasta, pasta uncooked, tri color pasta, multigrain pasta, protein pasta, casarecce, trofie, radiatori, medium pasta, pasta tubes, cavatelli, durum wheat pasta, strozzapreti, gigli, alphabet pasta, fideo, anelli, anelletti, stelline, ditali, pastina, acini di pepe, trottole, gnocchetti, spinach pasta, vegetable pasta, busiate, croxetti, malloreddus, mixed pasta, penne pasta whole wheat",
    { mass: true, allergens: ["gluten"] },
  ),
  food(
    "spaghetti",
    "pasta",
    "spagetti, thin spaghetti, wholewheat spaghetti, whole wheat spaghetti, spaghettini, vermicelli pasta, spaghetti noodle, angel hair, angel hair pasta, capellini, spag, spaghetti pasta, whole wheat angel hair pasta, dried spaghetti, long spaghetti, bucatini, bucatini pasta, perciatelli, bigoli, spaghetti dry, gluten free spaghetti, pici, capelli dangelo, spaghetti uncooked, chitarra",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food("linguine", "pasta", "linguini, linguine pasta, linguini pasta", { kindOf: "pasta", mass: true, allergens: ["gluten"] }),
  food(
    "tagliatelle",
    "pasta",
    "fettuccine, fettucine, pappardelle, fettuccini, fettuccine pasta, fettuccini pasta, egg tagliatelle, mafalda, tagliolini, tagliatelle pasta, pappardelle pasta, egg pasta, fettucini, egg fettuccine, mafaldine, reginette",
    { kindOf: "pasta", mass: true, allergens: ["gluten"], mayContain: ["egg"] },
  ),
  food(
    "penne",
    "pasta",
    "penne pasta, penne rigate, rigatoni, ziti, mostaccioli, whole wheat penne, wholewheat penne, penne noodle, ziti pasta, rigatoni pasta, paccheri, tortiglioni, garganelli, mezze penne, mezze rigatoni, whole wheat penne pasta, cellentani, cavatappi, cavatappi pasta, gluten free penne",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food(
    "fusilli",
    "pasta",
    "fusili, rotini, gemelli, fusilli pasta, pasta spiral, rotini pasta, wholewheat fusilli, spiral pasta, campanelle, fusilli bucati, corkscrew pasta, tri color rotini, rotelle, fusilli lunghi, whole wheat rotini, tricolor rotini, rotelle pasta, tricolore fusilli, wheel pasta",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food(
    "macaroni",
    "pasta",
    "elbow macaroni, mac, maccheroni, elbow pasta, elbows, macaroni pasta, macaroni noodle, elbow noodle, ditalini, macaroni elbow, tubetti, elbow macaroni pasta, small elbow pasta, mezzi tubetti",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food("farfalle", "pasta", "bow tie pasta, bowtie pasta, bow ties, farfalle pasta, farfalline, bowties", {
    kindOf: "pasta",
    mass: true,
    allergens: ["gluten"],
  }),
  food(
    "pasta shell",
    "pasta",
    "conchiglie, conchigliette, shell pasta, shells, orecchiette, medium shells, seashell pasta, jumbo shell, jumbo pasta shell, conchiglioni, small pasta shell, medium pasta shell, lumaconi, orecchiette pasta, small shells, large shells, large pasta shell, small shell pasta, medium shell pasta, shell macaroni, lumache",
    { kindOf: "pasta", mass: true, allergens: ["gluten"] },
  ),
  food("orzo", "pasta", "orzo pasta, risoni, kritharaki, manestra, rice shaped pasta, puntalette", { kindOf: "pasta", mass: true, allergens: ["gluten"] }),
  food(
    "lasagne sheet",
    "pasta_sheet",
    "lasagna sheet, lasagne, lasagna, no boil lasagna noodle, oven ready lasagna, lasagne pasta, dried lasagne, no boil lasagna, cannelloni, manicotti, cannelloni tube, oven ready lasagna noodle, wholewheat lasagne, lasagna pasta, manicotti shell, lasagne verde, cannelloni shells, sheet of lasagne",
    { kindOf: "pasta", usName: "lasagna noodle", eachGrams: 18, allergens: ["gluten"], mayContain: ["egg"] },
  ),
  food(
    "gluten free pasta",
    "pasta",
    "gf pasta, lentil pasta, chickpea pasta, red lentil pasta, corn pasta, rice pasta, pea pasta, banza, quinoa pasta, brown rice pasta, gluten free fusilli, edamame spaghetti",
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
    "leftover pasta, leftover spaghetti, cooked spaghetti, cold pasta, cooked macaroni, pasta leftover, leftover noodle, cooked noodle, cooked penne, leftover macaroni, cooked elbow macaroni, plain leftover pasta, straight to wok noodle, ready to wok noodle",
    { kindOf: "pasta", mass: true, allergens: ["gluten"], states: ["cooked"] },
  ),
  food(
    "ravioli",
    "pasta_filled",
    "tortellini, filled pasta, stuffed pasta, tortelloni, cheese ravioli, cheese tortellini, spinach and ricotta tortellini, agnolotti, cappelletti, spinach and ricotta ravioli, fresh ravioli, fresh tortellini, girasole, beef ravioli, meat tortellini, spinach ravioli, frozen ravioli, frozen tortellini, fresh filled pasta, mezzelune, mushroom ravioli, tortellini pasta, fresh cheese tortellini, spinach tortellini, spinach ricotta ravioli, panzerotti, manti, culurgiones, pelmeni pasta, frozen cheese ravioli",
    { mass: true, allergens: ["gluten", "egg", "milk"] },
  ),
  food(
    "gnocchi",
    "gnocchi",
    "potato gnocchi, fresh gnocchi, gnocchi di patate, noki, mini gnocchi, nhoque, cauliflower gnocchi, gnochi, kopytka, frozen gnocchi",
    { mass: true, allergens: ["gluten"], mayContain: ["egg"] },
  ),
  food(
    "noodle",
    "noodle",
    "wheat noodle, dry noodle, dried noodle, asian noodle, fresh noodle, lo mein, lo mein noodle, chow mein, chow mein noodle, hokkien noodle, stir fry noodle, yakisoba noodle, wok noodle, noodle nest, chinese noodle, singapore noodle, sharwoods noodles, wonton noodle, somen, somen noodle, yakisoba, hakka noodle, wheat vermicelli, vermicelli, la mian, biang biang noodle, knife cut noodle, seviyan, semiya, lamian, chinese wheat noodle, chuka soba noodle, thin noodle, whole wheat noodle, kalguksu, chinese style noodle, japanese noodle, chow mein style noodle, thick noodle, misua, sevai wheat",
    { mass: true, allergens: ["gluten"], mayContain: ["egg"] },
  ),
  food(
    "egg noodle",
    "noodle",
    "medium egg noodle, fine egg noodle, wide egg noodle, thick egg noodle, chinese egg noodle, dried egg noodle, thin egg noodle, egg noodle nest, fresh egg noodle, wide noodle, broad egg noodle, extra wide egg noodle, no yolks, noodles egg, egg noodles uncooked, kluski noodle",
    { kindOf: "noodle", allergens: ["gluten", "egg"] },
  ),
  food(
    "ramen noodle",
    "noodle",
    "ramen, instant ramen, instant noodle, instant noodles packet, maggi noodle, indomie, super noodle, pot noodle, cup noodle, packet noodle, ramen noodles packet, shin ramyun, buldak, mi goreng, chicken ramen, nissin, ramyun, ramen packet, top ramen, maggi instant noodle, samyang, 2 minute noodle, maggie noodle, wai wai, cup ramen, instant ramen noodle, oriental flavor ramen noodle, ramyeon, chicken flavored ramen, indomie noodle, mie goreng, supernoodles, instant mi goreng, pot ramen, mama noodle",
    { kindOf: "noodle", allergens: ["gluten"] },
  ),
  food("udon noodle", "noodle", "udon, fresh udon, thick udon noodle, frozen udon, udon pack", { kindOf: "noodle", allergens: ["gluten"] }),
  food("soba noodle", "noodle", "soba, buckwheat noodle, 100% buckwheat noodle, memil guksu, naengmyeon", { kindOf: "noodle", allergens: ["gluten"] }),
  food(
    "rice noodle",
    "noodle_rice",
    "rice vermicelli, rice stick, flat rice noodle, pad thai noodle, ho fun, vermicelli noodle, rice vermicelli noodle, rice stick noodle, thin rice noodle, brown rice noodle, banh pho, pho noodle, thick rice noodle, wide rice noodle, ribbon rice noodle, dried rice noodle, rice ribbon, bihun, mai fun, folded rice noodle, fresh rice noodle, thai rice noodle, rice cake noodle, idiyappam, kway teow, bun noodle, medium rice noodle, vermicelli rice noodle, rice sevai, asian rice noodle",
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
    "shirataki, konjac noodle, konjac, slim noodle, bare naked noodles, miracle noodle, konjak, konnyaku, konjac rice, zero noodle, shirataki rice",
    { kindOf: "noodle" },
  ),
  food(
    "rice cake",
    "noodle_rice",
    "tteok, korean rice cake, nian gao, tteokbokki, chinese rice cake, rice cake stick, garaetteok, mochi, tteokbokki rice cake, sliced rice cake",
    { eachGrams: 10 },
  ),
  food(
    "gyoza",
    "dumpling",
    "dumpling, potsticker, pot sticker, wonton, frozen dumpling, dim sum, frozen gyoza, momo, pierogi, pierogies, pelmeni, vareniki, shumai, siu mai, har gow, mandu, varenyky, pirogi, bao filled, frozen pierogi, vegetable gyoza, chicken gyoza, prawn gyoza, soup dumpling, jiaozi, filled bao, xiao long bao, kreplach, frozen wonton, prawn dumpling",
    { eachGrams: 20, allergens: ["gluten"], mayContain: ["egg", "soy", "crustaceans"] },
  ),
  food(
    "spring roll",
    "dumpling",
    "egg roll, vegetable spring roll, samosa, frozen samosa, lumpia, pakora, onion bhaji, bhaji, mini spring roll, duck spring roll, taquito, empanada, sausage roll, pasty, cornish pasty, pork pie, scotch egg, quiche, arancini, croquette, jalapeno popper, mozzarella stick, hush puppy",
    { kindOf: "gyoza", eachGrams: 50, allergens: ["gluten"], mayContain: ["milk", "egg"] },
  ),
];
