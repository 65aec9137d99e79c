/** Salt, pepper, spices, blends and flavourings. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const SPICES: readonly Ingredient[] = [
  food(
    "salt",
    "salt",
    "sea salt, rock salt, flaky salt, himalayan salt, low sodium salt, flaky sea salt, iodised salt, iodized salt, himalayan pink salt, fleur de sel, sel gris, sea salt flake, cornish sea salt, kala namak, salt flake, lo salt, losalt, pickling salt, canning salt, curing salt, truffle salt, celtic sea salt, popcorn salt, margarita salt, fine grain sea salt, sendha namak, bamboo salt, dishwasher free salt",
    { mass: true },
  ),
  food(
    "celery salt",
    "salt",
    "seasoned salt, seasoning salt, lawry seasoned salt, herb salt, garlic salt, onion salt, season salt, chip seasoning, lemon salt, herbamare, chicken salt, jane krazy salt, johnny seasoning salt, season all, lawry",
    { kindOf: "salt", mass: true, mayContain: ["celery"] },
  ),
  food("MSG", "salt", "monosodium glutamate, ajinomoto, accent seasoning, aji no moto, accent flavor enhancer, gourmet powder, mushroom seasoning powder", {
    kindOf: "salt",
    mass: true,
  }),
  food(
    "black pepper",
    "pepper_black",
    "pepper, cracked black pepper, peppercorn, cracked pepper, kali mirch, pepper grinder, pepper powder, cubeb, tellicherry peppercorn, milled pepper, tricolor peppercorn, grain of paradise",
    { mass: true },
  ),
  food("white pepper", "pepper_black", "white peppercorn, white pepper powder", { kindOf: "black-pepper", mass: true }),
  food("sichuan pepper", "pepper_black", "sichuan peppercorn, timur pepper, sansho, sansho pepper, sichuan pepper powder", {
    kindOf: "black-pepper",
    mass: true,
  }),
  food("cumin", "spice_savoury", "cumin seed, jeera, cumin powder, cummin, zeera, jeera powder, jira, shahi jeera, comino", { mass: true }),
  food(
    "ground coriander",
    "spice_savoury",
    "coriander powder, coriander seed, coriander ground, dhania powder, whole coriander, dhaniya powder, coriander spice, dhana jeera, coriander seed powder",
    { mass: true },
  ),
  food("turmeric", "spice_savoury", "turmeric powder, haldi, haldi powder, manjal", { mass: true, states: ["ground"] }),
  food("paprika", "spice_savoury", "hungarian paprika, paprika powder, hungarian sweet paprika, paprica, kashmiri paprika", { mass: true, states: ["ground"] }),
  food(
    "smoked paprika",
    "spice_savoury",
    "pimenton, smoky paprika, smoked spanish paprika, smoked sweet paprika, pimenton de la vera, smoked hot paprika, la chinata",
    { kindOf: "paprika", mass: true, states: ["smoked"] },
  ),
  food("caraway seed", "spice_savoury", "caraway, ajwain, ajwain seed, carom seed, carom, ajowan, bishop weed, nigella ajwain, radhuni"),
  food("fennel seed", "spice_savoury", "ground fennel, saunf, fennel powder, aniseed, anise seed, anise, sonf, fennel pollen, dill seed"),
  food("celery seed", "spice_savoury", "celery powder, celery seed powder", { allergens: ["celery"] }),
  food("fenugreek seed", "spice_savoury", "fenugreek, methi seed, methi dana, fenugreek powder, methi powder"),
  food("asafoetida", "spice_strong", "hing, asafetida, asafoetida powder, asafetida powder, hing powder, heeng", { mass: true, mayContain: ["gluten"] }),
  food(
    "sumac",
    "spice_savoury",
    "sumac powder, sumak, amchur, amchoor, mango powder, anardana, amchur powder, pomegranate powder, dried pomegranate seed, aamchur",
    { mass: true },
  ),
  food(
    "garlic powder",
    "spice_savoury",
    "garlic granule, granulated garlic, dried garlic, garlic flake, dry garlic, garlic power, powdered garlic, dried minced garlic, dehydrated garlic, garlic pwdr, garlic seasoning",
    { mass: true },
  ),
  food(
    "onion powder",
    "spice_savoury",
    "onion granule, dried onion, onion flake, dried minced onion, dehydrated onion, granulated onion, instant minced onion, dry onion, freeze dried onion, dried chopped onion, dry minced onion, dried shallot, onion powder granulated",
    { mass: true },
  ),
  food(
    "annatto",
    "spice_savoury",
    "annatto seed, achiote, achiote seed, achiote powder, annatto powder, gumbo file, file powder, sazon, sazon goya, gumbo file powder, bijol, file",
    { mass: true },
  ),
  food(
    "chilli powder",
    "spice_heat",
    "kashmiri chilli powder, ancho powder, chipotle powder, lal mirch, deggi mirch, ancho chilli powder, new mexico chilli powder, chipotle chilli powder, lal mirch powder, jalapeno powder, ground chilli, kashmiri red chilli powder, ground ancho, kashmiri mirch, chilli seasoning, ground ancho chilli, ground chipotle, degi mirch, ground chipotle pepper, ground chipotle chilli, chilli con carne mix, chilli seasoning mix, chilli con carne seasoning, chilli mix, chilli spice mix",
    { usName: "chili powder", mass: true, states: ["ground"] },
  ),
  food(
    "chilli flake",
    "spice_heat",
    "crushed chilli, crushed red pepper, aleppo pepper, pul biber, gochugaru, urfa biber, pepper flake, aleppo chilli flake, crushed red chilli, urfa, urfa chilli, aleppo, korean chilli powder, crushed hot red pepper, chipotle flake, chipotle chilli flake, silk chilli, ichimi togarashi, piment despelette, espelette pepper, espelette, crushed dried chilli, jalapeno flake, crushed dried red chilli, korean red pepper powder, marash pepper, crushed hot pepper",
    { usName: "chili flake" },
  ),
  food(
    "cayenne",
    "spice_heat",
    "cayenne pepper, cayenne powder, ground red pepper, red pepper ground, red pepper powder, cayenne chilli powder, ground hot red pepper, powdered red pepper",
    { mass: true, states: ["ground"] },
  ),
  food(
    "curry powder",
    "spice_blend",
    "madra curry powder, curry, madra powder, curry spice, katsu curry powder, korma powder, jamaican curry powder, vadouvan, curry seasoning, curry blend, tikka seasoning, sambar powder, rasam powder, pav bhaji masala, chicken curry powder, meat curry powder, fish curry powder, curry powder madra, sri lankan curry powder, malaysian curry powder, sambar masala, balti powder",
    { mass: true, mayContain: ["mustard", "celery"] },
  ),
  food(
    "garam masala",
    "spice_blend",
    "garam marsala, tandoori masala, tikka masala powder, chaat masala, masala, biryani masala, chat masala, tandoori spice, meat masala, chicken masala, chana masala powder, kitchen king masala, garam masala powder, tandoori powder, tikka masala spice, tandoori spice mix, chole masala, tikka spice, biriyani masala, biryani spice, masala powder, curry masala, goda masala, tikka powder, punjabi garam masala, indian spice, tandoori masala powder, egg curry masala, fish masala, bengali garam masala, chaat masala powder, indian spice mix, chana masala, panch phoron, panch puran, panch phoran, chai masala, tandoori seasoning, tikka masala spice mix, fish fry masala, korma masala",
    { mass: true, mayContain: ["mustard"] },
  ),
  food(
    "ras el hanout",
    "spice_blend",
    "baharat, berbere, advieh, moroccan spice, shawarma spice, seven spice, 7 spice, moroccan spice mix, berbere spice, baharat spice, kofta spice, tagine spice, moroccan seasoning, arabic seven spice, lebanese spice, shawarma seasoning, ras el hanout spice, berbere spice mix, kebab spice, hawaij, dukkah spice, suya spice, suya, khmeli suneli, persian spice, kabsa spice",
    { mass: true },
  ),
  food(
    "taco seasoning",
    "spice_blend",
    "fajita seasoning, fajita mix, taco mix, creole seasoning, jerk seasoning, burrito mix, chilli con carne packet, old bay, old bay seasoning, barbecue rub, piri piri seasoning, steak seasoning, chicken seasoning, adobo seasoning, peri peri seasoning, all purpose seasoning, barbecue seasoning, fajita spice, cajun, blackening spice, taco spice, montreal steak seasoning, seasoning, fajita spice mix, enchilada seasoning, taco seasoning mix, creole spice, fajita seasoning mix, chipotle seasoning, barbecue spice, season mix, emeril essence, essence seasoning, creole seasoning salt, tony chachere, slap ya mama, adobo, adobo powder, seafood seasoning, dry rub, spice rub, rib rub, steak rub, southwest seasoning, salt free seasoning, mrs dash, salt free seasoning blend, lemon pepper, lemon pepper seasoning, crab boil, seafood boil seasoning, seasoning mix, seasoning blend, everything bagel seasoning, bagel seasoning, burger seasoning, blackened seasoning, spice mix, spice, fish seasoning, meat seasoning, jerk spice, jamaican jerk seasoning, jerk rub, pork rub, ranch seasoning, ranch dressing mix, ranch seasoning mix, hidden valley ranch mix, italian dressing mix, italian salad dressing mix, pork seasoning, meatloaf seasoning, chicken rub, barbecue spice rub, sausage seasoning, guacamole mix, sloppy joe seasoning, sloppy joe mix, chorizo seasoning, stew seasoning mix, beef stew seasoning mix, spaghetti sauce mix, meat tenderizer, gyro seasoning, souvlaki seasoning, braai spice, aussie seasoning, vegetable seasoning, marinade, steak marinade, poultry seasoning, bell seasoning, pickling spice, mulling spice",
    { mass: true, mayContain: ["celery", "mustard"] },
  ),
  food("five-spice", "spice_blend", "five spice powder, 5 spice, 5 spice powder, chinese spice, fivespice powder, 13 spice, thirteen spice powder", {
    mass: true,
  }),
  food("shichimi togarashi", "spice_blend", "togarashi, japanese seven spice, furikake, nanami togarashi, shichimi, rice seasoning", {
    mass: true,
    mayContain: ["sesame", "fish"],
  }),
  food("cinnamon", "spice_cinnamon", "cinnamon powder, cinnamon bark, dalchini, cassia, cassia bark, ceylon cinnamon, cinnamon quill", { mass: true }),
  food(
    "mixed spice",
    "spice_sweet",
    "pumpkin spice, pumpkin pie spice, apple pie spice, speculaa spice, gingerbread spice, lebkuchen spice, quatre epice, sweet spice, pie spice, pumpkin pie spice mix, chai spice mix, cookie spice, mulled wine spice, baking spice, lebkuchengewurz, spekulatius spice",
    { kindOf: "cinnamon", mass: true },
  ),
  food("nutmeg", "spice_nutmeg", "mace, jaiphal, nutmeg powder, blade of mace, mace blade, nut meg, javitri", { mass: true }),
  food("allspice", "spice_sweet", "allspice berry, pimento berry, all spice, jamaica pepper, allspice powder, pimenta", { mass: true }),
  food("clove", "spice_clove", "laung, clove whole, clove powder, clove ground, lavang, clove stud"),
  food("star anise", "spice_anise", "star anise pod, staranise, star aniseed, badian, chakra phool, star anis, star anise powder", {
    mass: true,
    eachGrams: 1,
  }),
  food("cardamom", "spice_cardamom", "cardamom pod, cardamom seed, elaichi, cardamom powder, badi elaichi, elaichi powder, chhoti elaichi, hari elaichi", {
    mass: true,
  }),
  food("ground ginger", "spice_sweet", "ginger powder, dried ginger, dry ginger, ginger ground, powdered ginger, saunth, sonth, ginger spice", {
    mass: true,
    states: ["ground"],
  }),
  food("juniper berry", "spice_sweet", "juniper"),
  food("liquorice", "spice_sweet", "licorice root, liquorice root, liquorice powder", { mass: true }),
  food("saffron", "saffron", "saffron thread, saffron strand, saffron powder, kesar, saffron filament, saffron stigma, saffron milk, zafran", { mass: true }),
  food(
    "vanilla",
    "vanilla",
    "vanilla extract, vanilla essence, vanilla pod, vanilla bean, vanilla paste, vanilla bean paste, vanilla flavouring, vanilla powder, vanilla pod split, imitation vanilla, madagascar vanilla, imitation vanilla extract, vanilla flavoring, vanilla bean extract, clear vanilla extract, vanilla seed, vanilla bean powder, nielsen massey vanilla",
    { mass: true },
  ),
  food(
    "almond extract",
    "vanilla",
    "almond essence, almond flavouring, peppermint extract, lemon extract, orange extract, rum essence, coconut extract, flavouring, maple extract, mint extract, orange essence, lemon essence, coffee flavouring, banana extract, coconut essence, rum extract, maple flavoring, butter extract, flavoring, butter flavoring, peppermint essence, anise extract, strawberry extract, banana essence, coconut flavoring, hazelnut extract, rum flavoring, raspberry extract, imitation rum extract, strawberry flavouring, root beer extract, lemon flavouring, imitation almond extract, pineapple extract, walnut extract, maple flavouring, flavour drop, bitter almond extract, mint essence, butterscotch flavoring, pistachio extract, pandan essence, lavender extract, raspberry flavouring, brandy extract, cinnamon extract, cherry extract, butter vanilla extract, fiori di sicilia, almond flavoring, butterscotch extract, kewra, kewra water, kewda water, screwpine water, ube extract, kewra essence",
    { kindOf: "vanilla", mass: true },
  ),
  food("rose water", "vanilla", "rosewater, orange flower water, rose essence, gulab jal, rose extract, blossom water", { kindOf: "vanilla", mass: true }),
  food(
    "nutritional yeast",
    "nutri_yeast",
    "nooch, yeast flake, nutritional yeast flake, engevita, marigold yeast flake, nutritional yeast powder, nooch flake, savoury yeast, brewer yeast, nutritionalyeast, b 12 yeast flake, inactive yeast",
    { mass: true },
  ),
];
