/** Cheese of every sort, dairy and dairy-free. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const CHEESE: readonly Ingredient[] = [
  food(
    "cheese",
    "cheese_melt",
    "hard cheese, melting cheese, cheese blend, pizza cheese, quesadilla cheese, cheese single, italian blend cheese, mexican blend cheese, taco cheese",
    { mass: true, allergens: ["milk"] },
  ),
  food(
    "cheddar",
    "cheese_melt",
    "cheddar cheese, sharp cheddar, vintage cheddar, sharp cheddar cheese, cheddar jack, aged cheddar, pilgrim choice, tillamook, old cheddar, lighter mature cheddar, tasty cheese, cabot",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "red leicester",
    "cheese_melt",
    "red leicester cheese, double gloucester, gloucester cheese, cheshire cheese, cheshire, lancashire cheese, lancashire, wensleydale, wensleydale cheese, caerphilly, caerphilly cheese, derby cheese, sage derby, double gloucester cheese, cornish yarg",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "monterey jack",
    "cheese_melt",
    "monterey jack cheese, jack cheese, pepper jack, pepper jack cheese, colby, colby cheese, colby jack, colby jack cheese, jack, monterey jack pepper cheese, co jack",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "gouda",
    "cheese_melt",
    "gouda cheese, edam, edam cheese, leerdammer, maasdam, jarlsberg, smoked cheese, port salut, havarti, havarti cheese, aged gouda, tilsit, gjetost, brunost, muenster, muenster cheese, munster, esrom, limburger, bel paese, butterkase, kashkaval",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "gruyere",
    "cheese_melt",
    "gruyere cheese, swiss cheese, emmental, emmenthal, emmental cheese, comte, appenzeller, swiss, beaufort, raclette, raclette cheese, swiss cheese slice, jarlsberg cheese, emmentaler, fondue cheese, emmenthaler, vacherin",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "provolone",
    "cheese_melt",
    "provolone cheese, fontina, fontina cheese, scamorza, caciocavallo, asiago fresco, taleggio, taleggio cheese, bel paese cheese, stracchino, smoked mozzarella, provola, reblochon, oka cheese, kasar",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "oaxaca cheese",
    "cheese_melt",
    "queso oaxaca, chihuahua cheese, queso chihuahua, queso asadero, asadero, queso quesadilla, queso blanco, queso, quesillo, asadero cheese, string cheese, cheese string, cheestring",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "american cheese",
    "cheese_melt",
    "american cheese slice, processed cheese, process cheese, cheese slice processed, kraft single, burger cheese, cheese spread, primula, dairylea, cheese triangle, cheez whiz, american single, easy single, processed cheese spread, processed cheese food, cheese whiz, cheese food, vache qui rit, process cheese spread, squeezy cheese, dunker",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "mozzarella",
    "cheese_melt",
    "mozzarella cheese, buffalo mozzarella, mozzarella ball, bocconcini, mozzarella di bufala, mozzarella pearl, low moisture mozzarella, part skim mozzarella, mozz, mozza, bufala, fior di latte, mozzarella string cheese, ovoline",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("burrata", "cheese_fresh", "burrata cheese, stracciatella cheese, burratina", { kindOf: "cheese", mass: true, allergens: ["milk"] }),
  food(
    "parmesan",
    "cheese_hard",
    "parmesan cheese, parmigiano, parmigiano reggiano, parmigiano reggiano cheese, parm, shaved parmesan, shaved parmesan cheese, parmesan shaving, parmesan rind, parmesan flake, reggiano, italian hard cheese, vegetarian hard cheese, romano parmesan blend, parmesan romano blend, parm cheese, parmesan powder",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("grana padano", "cheese_hard", "grana, grana padano cheese, asiago, asiago cheese, piave, gran moravia", {
    kindOf: "cheese",
    mass: true,
    allergens: ["milk"],
  }),
  food(
    "pecorino",
    "cheese_hard",
    "pecorino romano, pecorino cheese, romano cheese, romano, pecorino romano cheese, pecorino toscano, pecorino sardo, idiazabal, kefalotyri, mizithra, pecorino sardo cheese",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "manchego",
    "cheese_hard",
    "manchego cheese, iberico cheese, queso manchego, mahon, zamorano, sheep cheese, sheep milk cheese, ossau iraty, roncal, mimolette",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("cotija", "cheese_hard", "cotija cheese, queso anejo, cotija anejo", { kindOf: "cheese", mass: true, allergens: ["milk"] }),
  food("brie", "cheese_soft", "brie cheese, brie wheel, somerset brie, double cream brie", { kindOf: "cheese", mass: true, allergens: ["milk"] }),
  food("camembert", "cheese_soft", "camembert cheese, coulommier, epoiss, chaource, robiola, pont leveque, brillat savarin", {
    kindOf: "cheese",
    mass: true,
    allergens: ["milk"],
  }),
  food(
    "goat's cheese",
    "cheese_soft",
    "chevre, goat cheese log, crumbled goat cheese, chevre cheese, crottin, montrachet cheese, aged goat cheese, hard goat cheese, goat milk cheese, garrotxa",
    { kindOf: "cheese", usName: "goat cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "feta",
    "cheese_brine",
    "feta cheese, crumbled feta, salad cheese, apetina, crumbled feta cheese, sheep feta, goat feta, bulgarian feta, sirene, beyaz peynir",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "queso fresco",
    "cheese_brine",
    "fresh mexican cheese, ricotta salata, queso fresco cheese, farmhouse white cheese, white cheese, akawi, ackawi, nabulsi",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "blue cheese",
    "cheese_blue",
    "stilton, gorgonzola, roquefort, danish blue, dolcelatte, bleu cheese, cambozola, gorgonzola cheese, crumbled blue cheese, saint agur, st agur, crumbled gorgonzola, gorgonzola dolce, blu cheese, stilton cheese, roquefort cheese, cabrale, maytag blue cheese, gorgonzola piccante, shropshire blue, fourme dambert, dolcelatte cheese, maytag, cashel blue",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("ricotta", "cheese_fresh", "ricotta cheese, part skim ricotta, whole milk ricotta, whole milk ricotta cheese, riccota", {
    kindOf: "cheese",
    mass: true,
    allergens: ["milk"],
  }),
  food("cottage cheese", "cheese_fresh", "farmer cheese, curd cheese, twarog, tvorog, pot cheese, creamed cottage cheese, pineapple cottage cheese", {
    kindOf: "cheese",
    mass: true,
    allergens: ["milk"],
  }),
  food("quark", "cheese_fresh", "fromage frais, fromage blanc, topfen, twarozek, petit suisse, queso fresco batido", {
    kindOf: "cheese",
    mass: true,
    allergens: ["milk"],
  }),
  food(
    "cream cheese",
    "cream_cheese",
    "soft cheese, full fat cream cheese, garlic and herb cheese, neufchatel, whipped cream cheese, cream cheese spread, neufchatel cheese, philadelphia cheese, roule, full fat soft cheese, kiri, garlic roule, herb cream cheese, chive cream cheese, le roule, buko, alouette",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("mascarpone", "cream_cheese", "mascarpone cheese", { kindOf: "cheese", mass: true, allergens: ["milk"] }),
  food(
    "halloumi",
    "tofu_like_paneer",
    "grilling cheese, halloumi cheese, hellim, bread cheese, saganaki, juustoleipa, barbecue cheese, grill cheese, kefalograviera, frying cheese",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("paneer", "tofu_like_paneer", "paner, paneer cheese, indian cheese, panir, chenna, cottage cheese paneer, chhena, malai paneer, queso para freir", {
    kindOf: "cheese",
    mass: true,
    allergens: ["milk"],
  }),
  food(
    "vegan cheese",
    "cheese_melt",
    "dairy free cheese, plant based cheese, vegan cheddar, vegan mozzarella, vegan feta, nut cheese, non dairy cheese, vegan parmesan, vegan cream cheese, cashew cheese, daiya, dairy free cream cheese, vegan cheese slice, dairy free mozzarella, sheese, soy cheese, vegan mozzarella cheese",
    { kindOf: "cheese", mass: true, allergens: ["milk"], mayContain: ["soy", "nuts"] },
  ),
];
