/** Bacon, ham, sausages and other cured or ready meats. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const CURED_MEAT: readonly Ingredient[] = [
  food(
    "sausage",
    "sausage_raw",
    "pork sausage, banger, breakfast sausage, sausage patty, snag, beef snag, pork snag, lamb snag, salsiccia, boerewor, lap cheong raw, pork and leek sausage, cumberland, lincolnshire, breakfast sausage patty",
    {
      eachGrams: 65,
      mayContain: ["gluten", "sulphites"],
    },
  ),
  food(
    "sausage meat",
    "mince",
    "sausagemeat, pork sausagemeat, ground sausage, bulk sausage, sausage mince, pork sausage mince, breakfast sausage meat, ground pork sausage, pork sausage meat, bulk pork sausage, bulk breakfast sausage, crumbled sausage, loose sausage, bulk italian sausage",
    { kindOf: "sausage", mass: true, mayContain: ["gluten", "sulphites"], states: ["ground"] },
  ),
  food("pig in blanket", "sausage_raw", "", { kindOf: "sausage", plural: "pigs in blankets", eachGrams: 25, mayContain: ["gluten", "sulphites"] }),
  food("chipolata", "sausage_raw", "pork chipolata", { kindOf: "sausage", eachGrams: 65, mayContain: ["gluten", "sulphites"] }),
  food("bratwurst", "sausage_raw", "brat", { kindOf: "sausage", eachGrams: 100, mayContain: ["gluten", "sulphites"] }),
  food("italian sausage", "sausage_raw", "italian sausage link", { kindOf: "sausage", eachGrams: 100, mayContain: ["gluten", "sulphites"] }),
  food("chicken sausage", "sausage_raw", "turkey sausage", { kindOf: "sausage", eachGrams: 65, mayContain: ["gluten", "sulphites"] }),
  food("merguez", "sausage_raw", "lamb merguez", { kindOf: "sausage", plural: "merguez", eachGrams: 50 }),
  food("fresh chorizo", "sausage_raw", "mexican chorizo, raw chorizo, cooking chorizo, chorizo sausage raw, cooking chorizo sausage", {
    kindOf: "sausage",
    eachGrams: 60,
  }),
  food(
    "frankfurter",
    "sausage_smoked",
    "hot dog, hotdog, frank, wiener, weiner, vienna sausage, hot dog sausage, frankfurter sausage, beef frank, beef hot dog, beef frankfurter, turkey hot dog, turkey frank, all beef hot dog, saveloy, weisswurst, knockwurst",
    {
      eachGrams: 50,
      mayContain: ["gluten", "milk"],
    },
  ),
  food("cocktail frankfurter", "sausage_smoked", "lil smoky, little smoky, smoky", { kindOf: "frankfurter", eachGrams: 10, mayContain: ["gluten", "milk"] }),
  food(
    "smoked sausage",
    "sausage_smoked",
    "kielbasa, polish sausage, andouille, andouille sausage, cabano, kabano, turkey kielbasa, mettwurst, chinese sausage, boudin, kransky, kabana",
    { kindOf: "frankfurter", eachGrams: 60, states: ["smoked"] },
  ),
  food("bacon", "bacon", "rasher, bacon slab, slab bacon, center cut bacon, applewood bacon, bacon medallion", {
    plural: "bacon",
    eachGrams: 25,
  }),
  food("streaky bacon", "bacon", "streaky", {
    kindOf: "bacon",
    plural: "streaky bacon",
    eachGrams: 20,
  }),
  food("back bacon", "bacon", "canadian bacon, bacon loin, peameal bacon, back rasher", { kindOf: "bacon", plural: "back bacon", eachGrams: 30 }),
  food("turkey bacon", "bacon", "bacon turkey, turkey rasher", { kindOf: "bacon", plural: "turkey bacon", eachGrams: 15 }),
  food("pancetta", "bacon_cubes", "", { kindOf: "bacon", mass: true }),
  food("guanciale", "bacon_cubes", "pork jowl", { kindOf: "bacon", mass: true }),
  food("lardon", "bacon_cubes", "bacon lardon, bacon cube", { kindOf: "bacon" }),
  food("salt pork", "bacon_cubes", "fatback, pork fatback, pork fat", { kindOf: "bacon", mass: true, states: ["salted"] }),
  food("ham", "cured_ready", "honey ham, honey roast ham, wafer thin ham, ham lunch meat, jambon", { mass: true }),
  food(
    "gammon joint",
    "joint_cured",
    "ham joint, uncooked ham, gammon roasting joint, smoked gammon joint, spiral ham, spiral cut ham, spiral sliced ham, half ham, picnic ham, bone in ham",
    {
      kindOf: "ham",
      eachGrams: 1500,
      states: ["salted"],
    },
  ),
  food("gammon", "pork_cured", "gammon steak, ham steak, kasseler", { kindOf: "ham", eachGrams: 225, states: ["salted"] }),
  food("prosciutto", "cured_ready", "parma ham, prosciutto di parma, jamon, iberico ham, jamon iberico, coppa, capicola, culatello, lonza, tasso", {
    kindOf: "ham",
    mass: true,
  }),
  food("serrano ham", "cured_ready", "jamon serrano", { kindOf: "prosciutto", mass: true }),
  food("speck", "cured_ready", "", { kindOf: "prosciutto", mass: true }),
  food("bresaola", "cured_ready", "dried beef, cecina, chipped beef, pastirma", { kindOf: "ham", mass: true }),
  food("salami", "cured_fatty", "soppressata, saucisson, finocchiona, summer sausage, salame, landjager, sucuk, sujuk", { mass: true }),
  food("pepperoni", "cured_fatty", "turkey pepperoni, peperoni", { kindOf: "salami", mass: true }),
  food("mortadella", "cured_ready", "bologna, baloney, devon meat", { kindOf: "salami", mass: true }),
  food("chorizo", "cured_fatty", "cured chorizo, chorizo sausage, linguica, portuguese sausage, longaniza, chorico", { kindOf: "salami", mass: true }),
  food("nduja", "cured_fatty", "sobrassada, sobrasada", { kindOf: "salami", mass: true }),
  food("cold cut", "cured_ready", "luncheon meat, deli meat, sandwich meat, charcuterie, sliced meat, lunchmeat", {
    kindOf: "salami",
    mass: true,
  }),
  food("black pudding", "blood_pudding", "blood sausage, morcilla, boudin noir, white pudding, haggis, blutwurst, black pud", {
    mass: true,
    mayContain: ["gluten"],
  }),
  food("corned beef brisket", "red_stew", "raw corned beef, corned brisket, salt beef brisket", { kindOf: "beef", mass: true, states: ["salted"] }),
  food("corned beef", "cured_fatty", "bully beef, salt beef", { mass: true }),
  food("pastrami", "cured_ready", "beef pastrami", { kindOf: "corned-beef", mass: true }),
  food("spam", "cured_ready", "treet, pork luncheon meat, chopped ham and pork", { kindOf: "corned-beef", mass: true }),
  food("beef jerky", "cured_ready", "jerky, biltong, meat stick, meat snack, turkey jerky, slim jim, peperami", { mass: true, mayContain: ["soy"] }),
  food(
    "pate",
    "cured_ready",
    "liver pate, liverwurst, chicken liver pate, brussels pate, ardenne pate, braunschweiger, liver sausage, leberwurst, rillette, duck pate",
    { mass: true, mayContain: ["milk"] },
  ),
];
