/** Fish and seafood, fresh, smoked and tinned. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const FISH: readonly Ingredient[] = [
  food("white fish", "fish_white", "fish, fish steak, fish pie mix, flathead", { eachGrams: 150, allergens: ["fish"] }),
  food("cod", "fish_white", "cod loin, cod cheek, codfish, cod steak, ling, skrei, sablefish, lingcod", {
    kindOf: "white-fish",

    eachGrams: 150,
    allergens: ["fish"],
  }),
  food("haddock", "fish_white", "", { kindOf: "white-fish", eachGrams: 150, allergens: ["fish"] }),
  food("pollock", "fish_white", "pollack, saithe, hoki, cape hake, alaska pollock", {
    kindOf: "white-fish",

    eachGrams: 150,
    allergens: ["fish"],
  }),
  food("coley", "fish_white", "", { kindOf: "pollock", eachGrams: 150, allergens: ["fish"] }),
  food("whiting", "fish_white", "", { kindOf: "pollock", eachGrams: 150, allergens: ["fish"] }),
  food("hake", "fish_white", "", { kindOf: "white-fish", eachGrams: 150, allergens: ["fish"] }),
  food("tilapia", "fish_white", "", { kindOf: "white-fish", eachGrams: 130, allergens: ["fish"] }),
  food("basa", "fish_white", "pangasius, river cobbler, swai, panga", { kindOf: "white-fish", eachGrams: 150, allergens: ["fish"] }),
  food("catfish", "fish_white", "", { kindOf: "white-fish", eachGrams: 150, allergens: ["fish"] }),
  food("sea bass", "fish_white", "seabass, bass, striped bass, branzino, mullet", {
    kindOf: "white-fish",

    eachGrams: 120,
    allergens: ["fish"],
  }),
  food("sea bream", "fish_white", "bream, dorade, orata, gilthead, porgy, tai fish", {
    kindOf: "white-fish",

    eachGrams: 120,
    allergens: ["fish"],
  }),
  food("halibut", "fish_white", "halibut steak", { kindOf: "white-fish", eachGrams: 150, allergens: ["fish"] }),
  food("sole", "fish_white", "lemon sole, dover sole, dab, fluke, megrim", { kindOf: "white-fish", eachGrams: 150, allergens: ["fish"] }),
  food("plaice", "fish_white", "", { kindOf: "sole", eachGrams: 150, allergens: ["fish"] }),
  food("flounder", "fish_white", "witch flounder", { kindOf: "sole", eachGrams: 150, allergens: ["fish"] }),
  food("turbot", "fish_white", "", { kindOf: "sole", eachGrams: 150, allergens: ["fish"] }),
  food("brill", "fish_white", "", { kindOf: "sole", eachGrams: 150, allergens: ["fish"] }),
  food("monkfish", "fish_white", "monkfish tail, monk fish", { kindOf: "white-fish", eachGrams: 150, allergens: ["fish"] }),
  food("snapper", "fish_white", "trevally, giant trevally, gray mullet, ocean perch, redfish, tilefish, croaker, rouget", {
    kindOf: "white-fish",

    eachGrams: 150,
    allergens: ["fish"],
  }),
  food("red mullet", "fish_white", "", { kindOf: "snapper", eachGrams: 150, allergens: ["fish"] }),
  food("rockfish", "fish_white", "", { kindOf: "snapper", eachGrams: 150, allergens: ["fish"] }),
  food("grouper", "fish_white", "pompano, cobia, wahoo, gurnard, dolphinfish, kingfish, kingklip, surubi, milkfish, bangus, hilsa, walleye, zander, sturgeon", {
    kindOf: "white-fish",

    eachGrams: 260,
    allergens: ["fish"],
  }),
  food("mahi mahi", "fish_white", "mahi", { kindOf: "grouper", eachGrams: 150, allergens: ["fish"] }),
  food("barramundi", "fish_white", "barra", { kindOf: "grouper", eachGrams: 150, allergens: ["fish"] }),
  food("skate", "fish_white", "skate wing", { kindOf: "grouper", eachGrams: 150, allergens: ["fish"] }),
  food("pike", "fish_white", "", { kindOf: "grouper", eachGrams: 150, allergens: ["fish"] }),
  food("perch", "fish_white", "", { kindOf: "grouper", eachGrams: 60, allergens: ["fish"] }),
  food("carp", "fish_white", "rohu, rohu fish, katla", { kindOf: "grouper", eachGrams: 150, allergens: ["fish"] }),
  food("john dory", "fish_white", "", { kindOf: "grouper", eachGrams: 150, allergens: ["fish"] }),
  food("orange roughy", "fish_white", "", { kindOf: "grouper", eachGrams: 150, allergens: ["fish"] }),
  food("pomfret", "fish_white", "", { kindOf: "grouper", eachGrams: 150, allergens: ["fish"] }),
  food("swordfish", "fish_white", "swordfish steak, marlin, opah", { kindOf: "white-fish", eachGrams: 170, allergens: ["fish"] }),
  food("shark", "fish_white", "", { kindOf: "swordfish", eachGrams: 170, allergens: ["fish"] }),
  food("salt cod", "fish_salt", "bacalao, bacalhau, baccala, salted cod, salt fish, stockfish, salted fish, saltfish", {
    mass: true,
    allergens: ["fish"],
    states: ["salted", "dried"],
  }),
  food("salmon", "fish_oily", "salmon steak, sockeye salmon, coho salmon, king salmon, chinook salmon", {
    eachGrams: 140,
    allergens: ["fish"],
  }),
  food("trout", "fish_oily", "sea trout, steelhead, arctic char, char fish", {
    kindOf: "salmon",

    eachGrams: 80,
    allergens: ["fish"],
  }),
  food("mackerel", "fish_oily", "bluefish, saba, amberjack, yellowtail, king mackerel, hamachi", {
    eachGrams: 120,
    allergens: ["fish"],
  }),
  food("herring", "fish_oily", "shad, smelt, sprat, fresh anchovy", { kindOf: "mackerel", eachGrams: 100, allergens: ["fish"] }),
  food("whitebait", "fish_oily", "", { kindOf: "herring", eachGrams: 100, allergens: ["fish"] }),
  food("fresh sardine", "fish_oily", "fresh pilchard", { kindOf: "mackerel", eachGrams: 60, allergens: ["fish"] }),
  food("eel", "fish_oily", "unagi", { kindOf: "mackerel", mass: true, allergens: ["fish"] }),
  food("tuna steak", "fish_oily", "fresh tuna, ahi, ahi tuna, tuna fillet, yellowfin, yellowfin tuna, bluefin tuna, bonito", {
    eachGrams: 150,
    allergens: ["fish"],
  }),
  food("smoked salmon", "fish_smoked", "lox, gravlax, gravadlax, smoked salmon trimming, nova lox", {
    mass: true,
    allergens: ["fish"],
    states: ["smoked"],
  }),
  food("smoked trout", "fish_smoked", "", { kindOf: "smoked-salmon", mass: true, allergens: ["fish"], states: ["smoked"] }),
  food("smoked mackerel", "fish_smoked", "smoked whitefish, smoked fish, smoked sprat, buckling, smoked sardine, peppered mackerel", {
    mass: true,
    allergens: ["fish"],
    states: ["smoked"],
  }),
  food("kipper", "fish_smoked", "smoked herring, kippered herring, bloater", {
    kindOf: "smoked-mackerel",
    mass: true,
    allergens: ["fish"],
    states: ["smoked"],
  }),
  food("smoked haddock", "fish_white", "finnan haddie, arbroath smokie, smoked cod", {
    eachGrams: 150,
    allergens: ["fish"],
    states: ["smoked"],
  }),
  food("pickled herring", "fish_smoked", "rollmop, soused herring, matje, matje herring, bismarck herring, pickled fish", {
    mass: true,
    allergens: ["fish"],
    states: ["pickled"],
  }),
  food("tinned tuna", "fish_tin", "tuna, tuna fish, albacore, skipjack tuna, tuna flake, ventresca, tinned tuna, albacore tuna", {
    usName: "canned tuna",
    mass: true,
    eachGrams: 120,
    allergens: ["fish"],
    states: ["tinned"],
  }),
  food("tinned salmon", "fish_tin", "salmon in a tin, tinned salmon", {
    kindOf: "tinned-tuna",
    usName: "canned salmon",
    mass: true,
    allergens: ["fish"],
    states: ["tinned"],
  }),
  food("tinned sardine", "fish_tin", "sardine, pilchard, brisling, tinned sprat, tinned sardine, sardine tomato sauce", {
    kindOf: "tinned-tuna",
    usName: "canned sardine",
    eachGrams: 90,
    allergens: ["fish"],
    states: ["tinned"],
  }),
  food("tinned mackerel", "fish_tin", "mackerel in tomato sauce, mackerel in oil, tinned mackerel", {
    kindOf: "tinned-tuna",
    usName: "canned mackerel",
    mass: true,
    allergens: ["fish"],
    states: ["tinned"],
  }),
  food("anchovy", "anchovy", "boquerone", { eachGrams: 4, allergens: ["fish"] }),
  food("anchovy paste", "anchovy_paste", "gentleman relish, anchovy sauce, patum peperium", { kindOf: "anchovy", mass: true, allergens: ["fish"] }),
  food("prawn", "prawn", "king prawn, banana prawn, prawn cutlet, tiger prawn, deveined shrimp, rock shrimp, scampi, shell on prawn", {
    usName: "shrimp",
    eachGrams: 12,
    allergens: ["crustaceans"],
  }),
  food("langoustine", "prawn", "norway lobster, yabby, crayfish, crawfish, crawfish tail, crayfish tail", {
    kindOf: "prawn",
    eachGrams: 60,
    allergens: ["crustaceans"],
  }),
  food("cooked prawn", "shellfish_cooked", "salad shrimp, bay shrimp, cold water prawn, atlantic prawn, cocktail shrimp, prawn ring", {
    kindOf: "prawn",
    usName: "cooked shrimp",
    eachGrams: 8,
    allergens: ["crustaceans"],
    states: ["cooked"],
  }),
  food("seafood mix", "prawn", "seafood, seafood medley, seafood selection, shellfish", {
    mass: true,
    allergens: ["crustaceans", "molluscs"],
    mayContain: ["fish"],
  }),
  food("crab meat", "shellfish_cooked", "crab, crabmeat, dressed crab, crab claw, snow crab, king crab, dungeness crab", {
    mass: true,
    allergens: ["crustaceans"],
  }),
  food("crab stick", "shellfish_cooked", "seafood stick, krab, kanikama, ocean stick", {
    kindOf: "crab-meat",
    eachGrams: 15,
    allergens: ["fish", "gluten", "crustaceans"],
    mayContain: ["egg", "soy"],
  }),
  food("asian fish cake", "shellfish_cooked", "fish cake japanese, narutomaki, eomuk, odeng, korean fish cake", {
    kindOf: "crab-stick",
    mass: true,
    allergens: ["fish", "gluten"],
    mayContain: ["egg", "soy", "crustaceans"],
  }),
  food("imitation crab", "shellfish_cooked", "surimi, kamaboko, imitation crabmeat, imitation crab meat", {
    kindOf: "crab-stick",
    eachGrams: 225,
    allergens: ["fish", "gluten", "crustaceans"],
    mayContain: ["egg", "soy"],
  }),
  food("lobster", "shellfish_cooked", "lobster tail, spiny lobster, rock lobster", { eachGrams: 400, allergens: ["crustaceans"] }),
  food("mussel", "mollusc", "live mussel, greenshell mussel, moule", { eachGrams: 15, allergens: ["molluscs"] }),
  food("clam", "mollusc", "littleneck clam, cherrystone clam, manila clam, vongole, razor clam, steamer clam, palourde, geoduck", {
    kindOf: "mussel",
    eachGrams: 20,
    allergens: ["molluscs"],
  }),
  food("cockle", "mollusc", "", { kindOf: "clam", eachGrams: 20, allergens: ["molluscs"] }),
  food("oyster", "mollusc", "shucked oyster, rock oyster, pacific oyster", { kindOf: "mussel", eachGrams: 25, allergens: ["molluscs"] }),
  food(
    "tinned clam",
    "shellfish_cooked",
    "clam meat, chopped clam, minced clam, baby clam, smoked oyster, smoked mussel, tinned mussel, pickled cockle, tinned squid, tinned clam",
    { usName: "canned clam", mass: true, allergens: ["molluscs"], states: ["tinned"] },
  ),
  food("scallop", "scallop", "sea scallop, bay scallop, king scallop, queenie, queen scallop, diver scallop", { eachGrams: 30, allergens: ["molluscs"] }),
  food("squid", "squid", "calamari, squid tentacle", { mass: true, allergens: ["molluscs"] }),
  food("octopus", "octopus", "octopus tentacle, pulpo cocido", { kindOf: "squid", mass: true, allergens: ["molluscs"] }),
  food("cuttlefish", "squid", "cuttle fish, sepia", { kindOf: "squid", mass: true, allergens: ["molluscs"] }),
  food("snail", "shellfish_cooked", "escargot, abalone, conch, whelk, winkle, periwinkle", { eachGrams: 8, allergens: ["molluscs"] }),
  food("dried shrimp", "fish_sauce", "dried prawn, dried crayfish, ground crayfish, crayfish powder, shrimp paste, belacan, shrimp powder, terasi, kapi", {
    mass: true,
    allergens: ["crustaceans"],
    states: ["dried"],
  }),
  food("bonito flake", "fish_sauce", "katsuobushi, dried bonito, dashi powder, bonito powder, instant dashi, dashi granule, hondashi", {
    kindOf: "dried-shrimp",
    mass: true,
    allergens: ["fish"],
    states: ["dried"],
  }),
  food("caviar", "briny", "roe, fish roe, tobiko, salmon roe, ikura, cod roe, masago, bottarga, trout roe, lumpfish, tarama, fish egg", {
    mass: true,
    allergens: ["fish"],
  }),
  food("tempura prawn", "breaded", "prawn tempura, tempura shrimp, panko prawn, torpedo prawn, ebi fry, scampi bite", {
    kindOf: "prawn",
    eachGrams: 20,
    allergens: ["crustaceans", "gluten"],
  }),
  food(
    "fish finger",
    "breaded",
    "breaded fish, battered fish, fish goujon, breaded cod, battered cod, breaded haddock, fish burger, salmon burger, tuna burger, cod fish finger, fish stick",
    {
      usName: "fish stick",
      eachGrams: 30,
      allergens: ["fish", "gluten"],
    },
  ),
  food("fishcake", "breaded", "fish cake, salmon fishcake", { kindOf: "fish-finger", eachGrams: 30, allergens: ["fish", "gluten"] }),
  food("fish ball", "dumpling", "fishball, prawn ball, gefilte fish, quenelle", {
    eachGrams: 15,
    allergens: ["fish"],
    mayContain: ["egg", "gluten", "crustaceans"],
  }),
];
