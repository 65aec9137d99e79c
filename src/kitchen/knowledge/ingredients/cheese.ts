/** Cheese of every sort, dairy and dairy-free. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const CHEESE: readonly Ingredient[] = [
  food(
    "cheese",
    "cheese_melt",
    "grated cheese, shredded cheese, cheese slice, sliced cheese, hard cheese, mixed cheese, cheese block, block of cheese, melting cheese, cheese blend, low fat cheese, italian cheese blend, mexican cheese blend, four cheese blend, shredded mexican cheese blend, pizza cheese, quesadilla cheese, cheese single, grated mixed cheese, leftover cheese, three cheese blend, italian blend cheese, mexican blend cheese, shredded italian cheese, taco cheese, cheese cube",
    { mass: true, allergens: ["milk"] },
  ),
  food(
    "cheddar",
    "cheese_melt",
    "cheddar cheese, mature cheddar, sharp cheddar, mild cheddar, extra mature cheddar, vintage cheddar, white cheddar, grated cheddar, shredded cheddar, cheddar cheese shredded, cheddar slice, sharp cheddar cheese, shredded cheddar cheese, cheddar jack, aged cheddar, shredded sharp cheddar, mild cheddar cheese, extra sharp cheddar, cathedral city, pilgrims choice, smoked cheddar, medium cheddar, yellow cheddar, tillamook, old cheddar, medium cheddar cheese, reduced fat cheddar, reduced fat cheddar cheese, low fat cheddar, lighter mature cheddar, tasty cheese, cabot",
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
    "monterey jack cheese, jack cheese, pepper jack, pepper jack cheese, colby, colby cheese, colby jack, colby jack cheese, monterrey jack, jack, monterey jack pepper cheese, co jack, shredded monterey jack, monterey jack cheese shredded",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "gouda",
    "cheese_melt",
    "gouda cheese, smoked gouda, edam, edam cheese, babybel, leerdammer, maasdam, jarlsberg, smoked cheese, mini babybel, port salut, havarti, havarti cheese, aged gouda, tilsit, gjetost, brunost, muenster, muenster cheese, munster, esrom, limburger, bel paese, butterkase, kashkaval",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "gruyere",
    "cheese_melt",
    "gruyere cheese, swiss cheese, emmental, emmenthal, emmental cheese, comte, appenzeller, swiss, beaufort, raclette, raclette cheese, baby swiss, swiss cheese slice, jarlsberg cheese, emmentaler, fondue cheese, emmenthaler, vacherin",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "provolone",
    "cheese_melt",
    "provolone cheese, fontina, fontina cheese, scamorza, caciocavallo, smoked provolone, asiago fresco, taleggio, taleggio cheese, bel paese cheese, stracchino, smoked mozzarella, italian fontina, provola, reblochon, oka cheese, kasar",
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
    "american cheese slice, processed cheese, process cheese, cheese slices processed, velveeta, kraft single, burger cheese, processed cheese slice, cheese spread, primula, dairylea, laughing cow, cheese triangle, cheez whiz, american single, easy singles, processed cheese spread, processed cheese food, cheese whiz, cheese food, vache qui rit, process cheese spread, squeezy cheese, dunkers",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "mozzarella",
    "cheese_melt",
    "mozzarella cheese, buffalo mozzarella, grated mozzarella, fresh mozzarella, mozzarella ball, bocconcini, shredded mozzarella, mozzarella di bufala, mozzarella pearl, low moisture mozzarella, mozzarella block, shredded mozzarella cheese, fresh mozzarella ball, part skim mozzarella, part skim mozzarella cheese, mozz, mozza, mozzarella slice, bufala, fior di latte, fresh mozzarella cheese, mozzarella string cheese, ovoline",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("burrata", "cheese_fresh", "burrata cheese, stracciatella cheese, burratina", { kindOf: "cheese", mass: true, allergens: ["milk"] }),
  food(
    "parmesan",
    "cheese_hard",
    "parmesan cheese, parmigiano, parmigiano reggiano, parmigiano reggiano cheese, grated parmesan, parm, grated parmesan cheese, shaved parmesan, fresh parmesan, parmasan, shaved parmesan cheese, parmesan shaving, parmesan rind, parmesan flake, reggiano, shredded parmesan, parmesan block, parmasean cheese, fresh parmesan cheese, italian hard cheese, vegetarian parmesan, vegetarian hard cheese, romano parmesan blend, parmesan romano blend, parm cheese, parmesan powder, freshly grated parmesan",
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
    "pecorino romano, pecorino cheese, romano cheese, romano, pecorino romano cheese, pecorino toscano, pecorino sardo, idiazabal, grated romano cheese, kefalotyri, mizithra, pecorino sardo cheese, grated pecorino",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "manchego",
    "cheese_hard",
    "manchego cheese, iberico cheese, queso manchego, mahon, zamorano, sheep cheese, sheep milk cheese, ossau iraty, roncal, mimolette",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("cotija", "cheese_hard", "cotija cheese, queso anejo, cotija anejo", { kindOf: "cheese", mass: true, allergens: ["milk"] }),
  food("brie", "cheese_soft", "brie cheese, brie wheel, somerset brie, baked brie, double cream brie", { kindOf: "cheese", mass: true, allergens: ["milk"] }),
  food("camembert", "cheese_soft", "camembert cheese, camenbert, coulommiers, epoisses, chaource, robiola, pont leveque, brillat savarin", {
    kindOf: "cheese",
    mass: true,
    allergens: ["milk"],
  }),
  food(
    "goat's cheese",
    "cheese_soft",
    "chevre, soft goat cheese, goat cheese log, crumbled goat cheese, fresh goat cheese, chevre cheese, goat cheese crumbles, crottin, montrachet cheese, aged goat cheese, hard goat cheese, soft fresh goat cheese, goat milk cheese, garrotxa",
    { kindOf: "cheese", usName: "goat cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "feta",
    "cheese_brine",
    "feta cheese, crumbled feta, greek feta, feta cheese crumbles, salad cheese, apetina, feta cube, fetta, crumbled feta cheese, reduced fat feta, reduced fat feta cheese, sheep feta, goat feta, bulgarian feta, sirene, beyaz peynir, greek salad cheese, feta block",
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
    "stilton, gorgonzola, roquefort, danish blue, dolcelatte, bleu cheese, cambozola, gorgonzola cheese, blue stilton, crumbled blue cheese, saint agur, st agur, crumbled gorgonzola, blue cheese crumbles, gorgonzola dolce, blu cheese, stilton cheese, roquefort cheese, cabrales, maytag blue cheese, gorgonzola piccante, shropshire blue, fourme dambert, dolcelatte cheese, danish blue cheese, maytag, cashel blue",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "ricotta",
    "cheese_fresh",
    "ricotta cheese, part skim ricotta, whole milk ricotta, part skim ricotta cheese, whole milk ricotta cheese, low fat ricotta, fresh ricotta, riccota, ricotta tub, light ricotta",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "cottage cheese",
    "cheese_fresh",
    "low fat cottage cheese, large curd cottage cheese, small curd cottage cheese, farmer cheese, curd cheese, twarog, tvorog, pot cheese, creamed cottage cheese, pineapple cottage cheese, 1% cottage cheese, dry curd cottage cheese, cottage chese",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("quark", "cheese_fresh", "fromage frais, fromage blanc, topfen, low fat quark, twarozek, petit suisse, queso fresco batido", {
    kindOf: "cheese",
    mass: true,
    allergens: ["milk"],
  }),
  food(
    "cream cheese",
    "cream_cheese",
    "soft cheese, philadelphia, philly, light cream cheese, full fat cream cheese, low fat cream cheese, garlic and herb cheese, boursin, neufchatel, whipped cream cheese, cream cheese spread, light soft cheese, soft cream cheese, neufchatel cheese, reduced fat cream cheese, philadelphia cheese, philadelphia light, roule, cream cheese block, fat free cream cheese, philadelphia cream cheese, full fat soft cheese, garlic and herb soft cheese, kiri, garlic roule, herb cream cheese, chive cream cheese, cream cheese softened, le roule, buko, alouette",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food("mascarpone", "cream_cheese", "mascarpone cheese, marscapone, mascapone, marscarpone", { kindOf: "cheese", mass: true, allergens: ["milk"] }),
  food(
    "halloumi",
    "tofu_like_paneer",
    "haloumi, grilling cheese, hallumi, halloumi cheese, hellim, bread cheese, saganaki, juustoleipa, barbecue cheese, grill cheese, haloumi cheese, kefalograviera, frying cheese, halloumi fries",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "paneer",
    "tofu_like_paneer",
    "paner, paneer cheese, indian cheese, paneer cube, panir, chenna, cottage cheese paneer, chhena, malai paneer, queso para freir",
    { kindOf: "cheese", mass: true, allergens: ["milk"] },
  ),
  food(
    "vegan cheese",
    "cheese_melt",
    "dairy free cheese, plant based cheese, vegan cheddar, violife, vegan mozzarella, vegan feta, nut cheese, non dairy cheese, vegan parmesan, vegan cream cheese, cashew cheese, daiya, dairy free cream cheese, vegan cheese slice, lactose free vegan cheese, dairy free mozzarella, sheese, soy cheese, vegan mozzarella cheese",
    { kindOf: "cheese", mass: true, allergens: ["milk"], mayContain: ["soy", "nuts"] },
  ),
];
