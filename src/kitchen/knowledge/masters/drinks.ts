import type { Master } from "./master.ts";
import { made, need, part } from "./row-parts.ts";

const SAVOURY =
  "onion garlic chicken-breast ~mince ~mince_poultry ~red_quick ~red_stew ~poultry_dark ~poultry_breast ~fish_white ~fish_oily prawn ~flour ~pasta ~rice_white potato";
const ALCOHOL = "It holds alcohol: not for children, in pregnancy, or before driving.";

/** What is drunk: shaken, stirred, poured over ice, brewed or blended. */
export const DRINKS_MASTERS: readonly Master[] = [
  {
    id: "shaken-sour",
    title:
      "[?spirit=vodka&juice=cranberry-juice: Cosmopolitan|[?spirit=tequila: Margarita|[?spirit=rum&sweet&!juice: Daiquiri|[?juice: {one spirit} and {juice} sour|{one spirit} sour]]]]",
    summary: "Short, sharp and shaken hard until frosted.",
    ...made("American", "drink", { serves: 2, minutes: 10, handsOn: 5, kit: [] }),
    contradicts: `${SAVOURY} mint ~soda ~wine_sparkling ~wine ~cream ~cream_thin ~milk ~ice_cream ~coffee ginger cinnamon-stick`,
    parts: [
      need("spirit", "vodka gin tequila rum bourbon whisky brandy cognac pisco", 100, "star", "stirred-in-off-heat", {
        or: "~spirit ~liqueur -orange-liqueur -cointreau",
      }),
      need("citrus", "lime-juice lemon-juice lime lemon grapefruit ~citrus_juice ~citrus_sour", 45, "star", "zest-and-juice", {
        perFood: { lime: 130, lemon: 100, grapefruit: 150, "~citrus_sour": 100 },
        once: false,
      }),
      part("liqueur", "orange-liqueur cointreau amaretto ~liqueur campari aperol ~spirit", 40, "sweetener", "stirred-in-off-heat"),
      part("juice", "cranberry-juice pineapple-juice orange-juice grapefruit-juice ~juice", 70, "liquid", "stirred-in-off-heat", { prep: "cold" }),
      part("sweet", "simple-syrup sugar agave-syrup icing-sugar grenadine maple-syrup", 18, "sweetener", "stirred-in-off-heat", {
        or: "~syrup ~sugar ~icing honey ~honey",
        most: 2,
      }),
      part("white", "egg-white aquafaba ~egg_white", 45, "body", "whisked"),
      part("garnish", "orange maraschino-cherry ~citrus", 40, "finish", "raw", {
        prep: "in {slices}",
        asIs: "maraschino-cherry",
        perFood: { "maraschino-cherry": 12 },
        most: 2,
      }),
      part("bitters", "bitters", 1, "seasoning", "stirred-in-off-heat"),
      part("fruit", "strawberry raspberry mango ~berry passion-fruit chilli cherry basil rosemary ~herb_tender", 60, "body", "raw", {
        perFood: { chilli: 10, basil: 6, rosemary: 2 },
      }),
      part("salt", "salt ~salt", 4, "finish", "raw"),
      part("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "Put two small glasses in the freezer for {5 min}.[?salt: Wet the rims with {citrus little} and dip them in the {salt}.]",
      "[?fruit: Crush the {fruit} in a shaker or a jar with a tight lid.|Take a shaker or a jar with a tight lid.] Pour in the {spirit}[ and the {liqueur}] with [?citrus=lime-juice,lemon-juice: the {citrus}|the juice of the {citrus}][, the {juice}][, the {bitters}].[ Add the {sweet} and stir until it has dissolved.]",
      "[?white: Add the {white}, close and shake hard for 15 seconds without ice, so that it foams. ]Fill with [the {ice}|ice] and shake hard for 15 seconds, until the outside is frosted and almost too cold to hold. Strain into the cold glasses[?garnish: , add the {garnish}] and drink at once.",
    ],
    note: "Taste before you pour: one is sharper than the next[?liqueur: , and a teaspoon more of the {liqueur} softens a sharp one].",
    safety: ALCOHOL,
  },
  {
    id: "spirit-highball",
    title:
      "[?spirit=gin&fizz=tonic-water: Gin and tonic|[?spirit=vodka&fizz=ginger-beer: Moscow mule|[?spirit=rum&fizz=cola&!fizz=lemon-lime-soda,ginger-ale,ginger-beer,tonic-water,sparkling-water,orange-soda: Cuba libre|[?spirit=rum&fizz=ginger-beer: Dark and stormy|{one spirit} and {fizz}]]]]",
    summary: "A long, cold, lively drink over plenty of ice.",
    ...made("British", "drink", { serves: 2, minutes: 10, handsOn: 5, kit: [] }),
    contradicts: `${SAVOURY} mint ~wine_sparkling ~wine ~cream ~cream_thin ~milk ~ice_cream ~coffee`,
    parts: [
      need("spirit", "gin vodka rum whisky bourbon brandy tequila campari aperol pernod ~spirit ~liqueur vermouth", 100, "star", "stirred-in-off-heat", {
        prep: "cold",
      }),
      need("fizz", "tonic-water ginger-beer ginger-ale cola lemon-lime-soda sparkling-water lemonade ~soda", 300, "star", "stirred-in-off-heat", {
        prep: "well chilled",
      }),
      part("liqueur", "~liqueur orange-liqueur vermouth ~spirit ~cordial", 30, "sweetener", "stirred-in-off-heat"),
      part("juice", "~juice -lemonade", 100, "liquid", "stirred-in-off-heat", { prep: "cold" }),
      part("citrus", "lime lemon orange grapefruit lime-juice lemon-juice ~citrus_sour ~citrus_juice", 65, "finish", "zest-and-juice", {
        perFood: { "lime-juice lemon-juice": 20 },
        once: false,
      }),
      part("sweet", "simple-syrup sugar grenadine ~syrup ~sugar", 12, "sweetener", "stirred-in-off-heat"),
      part("bitters", "bitters", 1, "seasoning", "stirred-in-off-heat"),
      part("herb", "cucumber rosemary basil ginger thyme juniper-berry ~berry ~ginger", 20, "finish", "raw", {
        prepOf: { cucumber: "in long ribbons", ginger: "{thinly sliced}" },
        perFood: { rosemary: 2, basil: 4, "thyme juniper-berry": 2, ginger: 8 },
      }),
      part("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "Chill two tall glasses.[?citrus: [?citrus=lime-juice,lemon-juice:| Pare two strips of zest from the {citrus}, without the white, and cut the fruit into wedges. Twist a strip over each glass, so that its oil mists the inside, and drop it in.]]",
      "Fill the glasses to the top with [the {ice}|ice]. Pour in the {spirit}[, the {liqueur}][, the {juice}][, the {sweet}][, the {bitters}][?citrus: [?citrus=lime-juice,lemon-juice:, with the {citrus}| and squeeze in a wedge for each]]. Stir for 10 seconds, until the glass frosts.[ Tuck in the {herb}.]",
      "Tilt the glasses and pour the {fizz} slowly down the side, to keep the bubbles. Lift the ice once with a spoon to mix and drink straight away.",
    ],
    note: "Plenty of ice melts more slowly than a little, and keeps the drink strong to the end.",
    safety: ALCOHOL,
  },
  {
    id: "mojito",
    title: "[?spirit=rum: [?fruit: {one fruit} mojito|Mojito]|{one spirit} and {herb} smash]",
    confirms: "rum",
    summary: "Bruised {herb}, sharp {citrus} and {spirit}, long and cold.",
    ...made("Cuban", "drink", { serves: 2, minutes: 10, handsOn: 10, kit: [] }),
    contradicts: `${SAVOURY} ~wine_sparkling ~wine ~cream ~cream_thin ~milk ~ice_cream ~coffee`,
    parts: [
      need("herb", "mint basil ~herb_mint", 10, "star", "raw"),
      part("sweet", "sugar brown-sugar simple-syrup honey agave-syrup ~sugar ~syrup ~honey", 24, "sweetener", "stirred-in-off-heat"),
      need("citrus", "lime lime-juice lemon lemon-juice ~citrus_sour ~citrus_juice", 45, "star", "zest-and-juice", {
        perFood: { lime: 130, lemon: 100 },
        once: false,
      }),
      part("fruit", "strawberry raspberry watermelon mango pineapple cucumber peach ~berry ~stone passion-fruit", 100, "body", "raw"),
      need("spirit", "rum gin bourbon vodka whisky tequila ~spirit", 100, "star", "stirred-in-off-heat"),
      part("bitters", "bitters", 1, "seasoning", "stirred-in-off-heat"),
      part("fizz", "sparkling-water tonic-water lemonade ginger-ale ~soda", 250, "liquid", "stirred-in-off-heat", { prep: "cold" }),
      part("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "Divide {herb most} between two tall glasses[ with the {sweet}]. Add [?citrus=lime-juice,lemon-juice: the {citrus}|the {citrus}, cut into wedges,][ and the {fruit}] and press with the end of a rolling pin until the juice runs: bruise the leaves, do not shred them.",
      "Pour in the {spirit}[ and the {bitters}] and stir[?sweet:  until nothing grates on the bottom].",
      "Fill with [the {ice}|ice], crushed {~if} you can. Top up with [the {fizz}|{250 ml} cold water], draw the spoon up once from the bottom and tuck in the last of the {herb}.",
    ],
    safety: ALCOHOL,
  },
  {
    id: "creamy-cocktail",
    title:
      "[?spirit=vodka&liqueur=kahlua,coffee-liqueur: White Russian|[?spirit=brandy&!spirit=rum,whisky,vodka,gin,tequila,bourbon,liqueur,baileys,irish-cream,kahlua,amaretto,coffee-liqueur&liqueur: Brandy Alexander|[?cream=irish-cream,baileys,advocaat: [?spice: Spiced {cream} martini|{cream} martini]|Creamy {one spirit} cocktail]]]",
    summary: "A cold, silky after-dinner drink, shaken until it froths[?spice: , with a breath of {spice}].",
    ...made("American", "drink", { serves: 2, minutes: 10, handsOn: 5, kit: [] }),
    contradicts: `${SAVOURY} ~wine_sparkling ~wine ~coffee ~coffee_ready egg cream-cheese ~tropical rice ~citrus_sour ~soda ~chocolate ~cake ~biscuit`,
    parts: [
      part("spice", "nutmeg cinnamon cocoa-powder ~spice_nutmeg ~spice_cinnamon ~cocoa", 0.8, "finish", "toasted", { most: 2 }),
      need("spirit", "vodka brandy rum whisky bourbon cognac ~spirit kahlua coffee-liqueur ~liqueur", 60, "star", "stirred-in-off-heat"),
      part("liqueur", "kahlua coffee-liqueur liqueur amaretto creme-de-menthe ~liqueur ~spirit", 50, "sweetener", "stirred-in-off-heat"),
      need("cream", "irish-cream baileys advocaat double-cream", 100, "star", "stirred-in-off-heat", {
        or: "~cream ~cream_thin ~milk ~milk_plant coconut-cream ~coconut_milk",
        prep: "cold",
        most: 2,
      }),
      part("shot", "espresso simple-syrup maple-syrup vanilla ~vanilla ~syrup ~sugar", 20, "seasoning", "stirred-in-off-heat", {
        perFood: { "vanilla ~vanilla": 2, espresso: 50 },
      }),
      part("top", "whipped-cream ~cream_whipped", 40, "finish", "scattered-at-end"),
      part("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "Put two small glasses in the freezer for {10 min}.[?spice: Warm {spice most} in a small dry pan over a low heat for 20–30 seconds, until you can smell it clearly; tip out to cool. Whole nutmeg only wants grating.]",
      "Pour the {spirit}[, the {liqueur}] and the {cream} into a shaker or a jar with a tight lid[, with the {shot}].[?spice: Stir the warmed spice into a spoonful of the {cream} first, so that it does not clump.]",
      "Fill with [the {ice}|ice] and shake hard for 15 seconds, until the outside is frosted. Strain into the cold glasses.[ Spoon on the {top}.][?spice: Dust with the last of the {spice}.] Drink at once, {~while} the foam lasts.",
    ],
    safety: ALCOHOL,
  },
  {
    id: "irish-coffee",
    title: "[?spirit=whisky,irish-cream,baileys: Irish coffee[?liqueur=irish-cream,baileys:  with {liqueur}]|Hot coffee with {spirit}]",
    summary: "Hot, strong coffee laced with {spirit}[, under a cold cap of {cream}].",
    ...made("Irish", "drink", { serves: 2, minutes: 10, handsOn: 10, kit: [] }),
    contradicts: `${SAVOURY} mascarpone ~cake egg ~ice ice-cream gelatine cream-cheese ~biscuit`,
    parts: [
      need("coffee", "brewed-coffee espresso coffee instant-coffee ~coffee_ready ~coffee_shot ~coffee ~coffee_instant", 300, "star", "cooked-in-it", {
        perFood: { "instant-coffee": 6, "~coffee_ready": 300, "~coffee_shot": 120, "~coffee_instant": 6, "~coffee": 30 },
      }),
      part("sweet", "brown-sugar sugar maple-syrup honey ~sugar ~syrup ~honey", 10, "sweetener", "stirred-in-off-heat"),
      need("spirit", "whisky bourbon rum brandy irish-cream baileys ~spirit ~liqueur -vodka", 60, "star", "stirred-in-off-heat"),
      part("liqueur", "irish-cream baileys kahlua coffee-liqueur amaretto ~liqueur ~spirit", 50, "sweetener", "stirred-in-off-heat"),
      part("cream", "double-cream whipping-cream whipped-cream ~cream ~cream_whipped ~milk", 80, "finish", "whisked", { prep: "cold" }),
      part("spice", "nutmeg cinnamon dark-chocolate cocoa-powder", 0.6, "finish", ["toasted", "scattered-at-end"], {
        or: "~spice_nutmeg ~spice_cinnamon ~cocoa ~chocolate",
        perFood: { "~chocolate": 6 },
      }),
    ],
    method: [
      "Fill two heatproof glasses with just-boiled water for {2 min}, then empty and dry them.[?coffee=brewed-coffee,espresso: Have the {coffee} very hot.|[?coffee=instant-coffee: Stir the {coffee} into {300 ml} just-boiled water.| Brew the {coffee} strong with {330 ml} just-boiled water.]]",
      "Divide the {spirit}[, the {liqueur}][, the {sweet}] between the warm glasses. Pour in the hot coffee, leaving 2 cm free at the top, and stir[?sweet:  until nothing is left on the bottom]. Let the surface become still.",
      "[?cream: [?cream=whipped-cream: Check that the {cream} slumps slowly off a spoon; beat in a teaspoon of cold water {~if} it is stiff.|[?cream=milk: Froth the {cream}.| Whip the {cream} until it is only just thick, and still pours.]] Slide it over the back of a warm spoon, so that it floats in a white layer. ][Grate or dust over the {spice}. ]Drink at once[?cream: , through the cream, without stirring].",
    ],
    safety: ALCOHOL,
  },
  {
    id: "hot-spiked-milk",
    title:
      "[?spirit=brandy&!spirit=rum,whisky,vodka,gin,tequila,bourbon,liqueur,baileys,irish-cream,kahlua,amaretto,coffee-liqueur&liqueur: Hot brandy Alexander|Hot {one spirit} and milk[?spice:  punch]]",
    summary: "Steaming[?spice: , {one spice}-scented] {milk} with {spirit}[, under a cap of {cream}].",
    ...made("American", "drink", { serves: 2, minutes: 10, handsOn: 10, kit: ["saucepan"] }),
    contradicts: `${SAVOURY} ~ice ice-cream egg gelatine rice bread ~biscuit oats cream-cheese vodka`,
    parts: [
      part("spice", "cinnamon nutmeg cinnamon-stick vanilla cardamom cardamom-pod star-anise", 1.2, "seasoning", ["toasted", "simmered"], {
        or: "~spice_cinnamon ~spice_nutmeg ~spice_stick ~vanilla ~spice_sweet",
        perFood: { "cinnamon-stick": 4, vanilla: 2 },
        most: 2,
      }),
      need("milk", "~milk ~milk_plant ~milk_sweet coconut-milk ~coconut_milk", 310, "star", "simmered"),
      part("cocoa", "cocoa-powder hot-chocolate-powder dark-chocolate ~cocoa ~drinking_chocolate ~chocolate", 18, "seasoning", "simmered", {
        perFood: { "~chocolate": 50, "~drinking_chocolate": 40 },
      }),
      part("coffee", "coffee espresso instant-coffee brewed-coffee ~coffee ~coffee_shot ~coffee_instant ~coffee_ready", 120, "body", "simmered", {
        perFood: { "coffee ~coffee": 14, "instant-coffee ~coffee_instant": 4 },
      }),
      part("thin", "~cream_thin", 60, "liquid", "simmered"),
      part("soft", "marshmallow ~marshmallow", 25, "finish", "scattered-at-end"),
      part("salt", "salt ~salt", 0.3, "seasoning", "simmered"),
      part("sweet", "honey sugar maple-syrup ~honey ~sugar ~syrup", 16, "sweetener", "simmered"),
      need("spirit", "brandy rum whisky bourbon cognac ~spirit -vodka irish-cream baileys ~liqueur", 60, "star", "stirred-in-off-heat", { once: false }),
      part("liqueur", "~liqueur ~spirit", 60, "sweetener", "stirred-in-off-heat"),
      part("cream", "whipped-cream double-cream ~cream ~cream_whipped marshmallow", 60, "finish", "whisked", { prep: "cold", asIs: "marshmallow" }),
    ],
    method: [
      "Fill two mugs with hot water to warm them.[?spice=~vanilla: Pour the {milk} into a saucepan with the {spice}|[?spice: Stir {spice most} in a small dry pan over a low heat for 30 seconds, until it smells toasty. Whisk in the {milk} a little at a time| Pour the {milk} into a saucepan]][, with the {cocoa}][, the {sweet}][, the {salt}][?coffee=instant-coffee: , the {coffee}]. Heat gently for {3–4 min}, whisking, until steaming, with small bubbles round the edge; do not let it boil.[ Stir in the {thin}.]",
      "Take the pan well away from the flame. [?coffee=instant-coffee: |[?coffee=coffee: Brew the {coffee} with {120 ml} boiling water and strain it in. |[?coffee: Pour in the hot {coffee}. ]]]Whisk in the {spirit}[ and the {liqueur}] until lightly frothy.",
      "Empty the mugs and pour in the drink[?spice: , through a sieve {~if} anything in it is whole].[?cream: [?cream=whipped-cream,marshmallow: Spoon on the {cream}|Whip the {cream} softly and spoon it on][?spice&!spice=~vanilla:  and dust with the last of the {spice}].][ Drop in the {soft}.] Sip it hot.",
    ],
    safety: ALCOHOL,
  },
  {
    id: "hot-toddy",
    title: "Hot {one spirit} toddy",
    summary: "{spirit}, {sweet} and {citrus} in hot water: a cold evening's comfort.",
    ...made("Scottish", "drink", { serves: 2, minutes: 10, handsOn: 5, kit: [] }),
    contradicts: `${SAVOURY} ~ice ~soda mint ~juice ~milk ~cream ~wine ~wine_sparkling`,
    parts: [
      part("spice", "cinnamon-stick clove star-anise ginger cinnamon nutmeg", 3, "seasoning", "simmered", {
        or: "~spice_stick ~spice_clove ~spice_star ~ginger ~spice_cinnamon ~spice_nutmeg",
        perFood: { "clove cinnamon": 0.5, nutmeg: 0.3, ginger: 15 },
        most: 3,
      }),
      part("tea", "tea-bag tea ~tea ~tea_bag", 4, "body", "simmered"),
      need("sweet", "honey maple-syrup ~honey ~syrup", 40, "sweetener", "stirred-in-off-heat"),
      need("citrus", "lemon lemon-juice orange lime ~citrus_sour ~citrus_juice", 100, "star", "zest-and-juice", {
        perFood: { "lemon-juice ~citrus_juice": 30 },
        once: false,
      }),
      need("spirit", "whisky bourbon rum cognac brandy -gin -vodka -tequila -liqueur -cointreau -orange-liqueur", 90, "star", "stirred-in-off-heat"),
    ],
    method: [
      "Bring {350 ml} water to the boil.[ Drop in the {spice}, take off the heat, cover and leave for {5 min}.][ Steep the {tea} in it for {3 min} and lift out.]",
      "Divide the {sweet} and the {spirit} between two warm mugs, with [?citrus=lemon-juice,lime-juice: the {citrus}|the juice of {citrus half}, and {citrus rest-of-it} in slices].",
      "Pour over the hot water, strained {~if} you like, and stir until the {sweet} has melted. Taste: it should be sharp first, sweet second and warm all the way down.",
    ],
    safety: ALCOHOL,
  },
  {
    id: "mulled-wine",
    title: "Mulled {wine}",
    summary: "{wine} warmed gently with {spice}[, {citrus}], never boiled.",
    ...made("German", "drink", { serves: 4, minutes: 30, handsOn: 10, kit: ["saucepan"] }),
    contradicts: `${SAVOURY} pear ~ice ~berry ~soda ~stone ~cream egg beef ~butter`,
    parts: [
      need("wine", "red-wine white-wine rose-wine port cider apple-cider apple-juice ~wine cranberry-juice grape-juice", 750, "star", "simmered"),
      need("spice", "cinnamon-stick clove star-anise mixed-spice nutmeg cardamom-pod vanilla-pod cinnamon ginger", 6, "star", "simmered", {
        or: "~spice_stick ~spice_clove ~spice_star ~spice_pod ~spice_sweet ~spice_cinnamon ~spice_nutmeg ~ginger",
        perFood: { clove: 1, cinnamon: 1.5, nutmeg: 0.5, "mixed-spice": 2, ginger: 15 },
        most: 4,
      }),
      part("citrus", "orange clementine lemon mandarin orange-juice orange-zest ~citrus ~citrus_sour", 180, "body", "simmered", {
        perFood: { "orange-juice": 150, "orange-zest": 6 },
        most: 2,
        once: false,
      }),
      part("sweet", "brown-sugar sugar honey maple-syrup ~sugar ~honey ~syrup", 70, "sweetener", "simmered"),
      part("apple", "apple raisin ~pome ~dried_fruit dried-cranberry", 100, "body", "simmered", { most: 2 }),
      part("spirit", "brandy rum port orange-liqueur ~spirit ~liqueur", 60, "finish", "stirred-in-off-heat"),
    ],
    method: [
      "Put the {spice} in a saucepan with {150 ml} water[, the {sweet}][?citrus:[?citrus=orange-juice,orange-zest:  and the {citrus}| and a few strips of zest from the {citrus}]]. Bring to the boil and simmer for {8 min}, until syrupy and strongly scented.",
      "Turn the heat to its lowest and pour in the {wine}[, with the {apple}][?citrus: [?citrus=orange-juice,orange-zest:| and the {citrus}, sliced]]. Warm for {12–15 min}, until steaming; do not let it simmer, which drives off what makes it good.",
      "[Stir in the {spirit}. ]Taste for sweetness, ladle through a sieve into warm glasses and drink hot.",
    ],
    note: "Made an hour ahead and warmed again, it tastes of more.",
    safety: "[?wine=red-wine,white-wine,rose-wine,port,cider/spirit: It holds alcohol: not for children, in pregnancy, or before driving.]",
    aside: 2,
  },
  {
    id: "sangria",
    title: "[?wine=red-wine,port: Sangria|{wine} sangria]",
    summary: "Cold {wine} steeped with {fruit}[, lengthened with {fizz}].",
    ...made("Spanish", "drink", { serves: 4, minutes: 130, handsOn: 10, kit: [] }),
    contradicts: `${SAVOURY} ~wine_sparkling clove star-anise ~cream egg ~butter beef ~milk ~cheese_hard ~stock_liquid gin vodka campari bitters bourbon`,
    parts: [
      need("wine", "red-wine white-wine rose-wine ~wine -~wine_sparkling -vermouth", 750, "star", "macerated", { prep: "cold" }),
      need("fruit", "orange lemon peach apple strawberry nectarine lime pear raspberry grape", 350, "star", "macerated", {
        or: "~citrus ~citrus_sour ~stone ~berry ~pome pineapple mango kiwi ~tropical melon ~melon",
        cut: "{sliced}",
        most: 5,
      }),
      part("sweet", "sugar honey simple-syrup ~sugar ~syrup ~honey", 35, "sweetener", "macerated"),
      part("spirit", "brandy orange-liqueur cointreau rum gin ~spirit ~liqueur", 60, "seasoning", "macerated", { most: 2 }),
      part("spice", "cinnamon-stick ~spice_stick", 3, "seasoning", ["infused-and-removed", "simmered"]),
      part("juice", "orange-juice ~juice -lemonade", 150, "liquid", "macerated"),
      part("fizz", "lemonade lemon-lime-soda sparkling-water ginger-ale orange-soda ~soda", 300, "liquid", "stirred-in-off-heat", { prep: "cold" }),
      part("herb", "mint basil ~herb_mint", 5, "finish", "raw"),
      part("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "Put the {fruit} in a large jug[?sweet/spirit: [ with the {sweet}][?spirit: [?sweet:  and| with] the {spirit}]]. Turn over gently and leave for {15 min}, until the juice runs.",
      "Pour in the {wine}[, the {juice}][?spice:  and drop in the {spice}]. Chill for at least {1½ h}, until the fruit has given the wine its scent.",
      "[Top up with the {fizz}. ]Serve over [the {ice}|ice][ with the {herb}], with some of the fruit in every glass.",
    ],
    safety: ALCOHOL,
    aside: 2,
  },
  {
    id: "sparkling-wine-cocktail",
    title:
      "[?juice=orange-juice&!juice=fruit-juice,apple-juice,pineapple-juice,cranberry-juice,pomegranate-juice,grape-juice,mango-juice,grapefruit-juice,lemonade,peach-nectar,passion-fruit-juice,guava-juice,cherry-juice: Mimosa|[?fruit=peach&!fruit=apricot,plum,cherry: Bellini|[?bitter=aperol: Aperol spritz|[?bitter=campari: Campari spritz|[?juice: {fizz} with {juice}|[?fruit: {fizz} with {fruit}|{fizz} cocktail]]]]]]",
    summary: "Cold {fizz}, poured slowly to keep every bubble.",
    ...made("Italian", "drink", { serves: 2, minutes: 20, handsOn: 10, kit: [] }),
    contradicts: `${SAVOURY} ~cream egg ~butter beef ~milk ~cheese_hard ~stock_liquid gelatine ~cake`,
    parts: [
      part("juice", "pomegranate-juice orange-juice peach-nectar cranberry-juice passion-fruit-juice ~juice lemonade", 150, "star", "simmered", {
        prep: "cold",
      }),
      part("fruit", "peach raspberry strawberry mango passion-fruit ~berry ~berry_sharp ~stone pomegranate grape", 120, "body", "blended", {
        perFood: { pomegranate: 45, grape: 60 },
      }),
      part("sweet", "sugar honey simple-syrup grenadine ~sugar ~syrup ~honey", 25, "sweetener", "simmered"),
      part("bitter", "aperol campari limoncello orange-liqueur ~liqueur ~spirit ~cordial elderberry", 80, "sauce", "stirred-in-off-heat"),
      part("citrus", "orange lemon lime ~citrus ~citrus_sour lemon-juice lime-juice", 60, "finish", "zest-and-juice", { once: false }),
      part("water", "sparkling-water ~soda", 60, "finish", "stirred-in-off-heat"),
      need("fizz", "prosecco champagne sparkling-wine ~wine_sparkling", 300, "star", "stirred-in-off-heat", { prep: "well chilled" }),
      part("herb", "mint basil rosemary ~herb_mint", 3, "finish", "raw"),
      part("ice", "ice", 200, "finish", "raw"),
    ],
    method: [
      "Put two wine glasses in the freezer.[?juice&sweet: Simmer the {juice} with the {sweet} in a small pan for {8–10 min}, until about {60 ml} of glossy syrup is left, and stir it in a bowl of iced water until quite cold.|[?juice: Have the {juice} as cold as it will go.]][?fruit: [?fruit=pomegranate,grape:| Crush or blend the {fruit}[?!juice: [ with the {sweet}]] to a smooth purée and chill.]]",
      "[?juice:Divide the {juice} between the glasses[?fruit: , with the {fruit}]. |[?fruit:Divide [?fruit=pomegranate,grape: a few of the {fruit}|the purée] between the glasses. ]][Add the {ice}. ][Pour in the {bitter}. ]Tilt each glass and pour in the {fizz} slowly, down the side, to keep every bubble.",
      "[Add a splash of the {water}. ]Stir once from the bottom.[?citrus: [?citrus=lemon-juice,lime-juice: Sharpen with the {citrus}.| Finish with a slice of the {citrus}.]][ Tuck in the {herb}.] Drink straight away.",
    ],
    note: "Everything must be cold, or the {fizz} foams over and goes flat.",
    safety: ALCOHOL,
    goesOn: true,
  },
  {
    id: "bloody-mary",
    title: "[?spirit: [?spirit=tequila: Bloody Maria|Bloody Mary]|Virgin Mary]",
    summary: "Savoury, peppery and ice cold.",
    ...made("American", "drink", { serves: 2, minutes: 10, handsOn: 10, kit: [] }),
    contradicts: `${SAVOURY} ~bread ~cheese_hard egg`,
    parts: [
      need("tomato", "tomato-juice ~tomato_juice", 450, "star", "stirred-in-off-heat", { prep: "cold" }),
      part("spirit", "vodka gin tequila ~spirit", 100, "star", "stirred-in-off-heat"),
      part("wine", "sherry ~wine port", 20, "seasoning", "stirred-in-off-heat"),
      part("citrus", "lemon lemon-juice lime lime-juice ~citrus_sour ~citrus_juice", 50, "seasoning", "zest-and-juice", {
        perFood: { "~citrus_juice": 20 },
        once: false,
      }),
      part("savour", "worcestershire-sauce soy-sauce ~sauce_umami ~soy", 10, "seasoning", "stirred-in-off-heat"),
      part("hot", "tabasco hot-sauce ~sauce_hot ~sauce_fiery", 3, "seasoning", "stirred-in-off-heat"),
      part("horseradish", "~horseradish ~wasabi", 8, "seasoning", "raw"),
      part("salt", "celery-salt salt ~salt", 1, "seasoning", "raw"),
      part("pepper", "black-pepper ~pepper_black celery-seed", 0.5, "seasoning", "raw"),
      part("stick", "celery cucumber olive gherkin ~pickle", 60, "finish", "raw", { prep: "in sticks", asIs: "olive gherkin" }),
      part("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "Pour the {tomato}[ and the {spirit}][ and the {wine}] into a jug full of ice.[ Add the {savour}.][ Shake in the {hot}.][ Stir in the {horseradish}.][?citrus: [?citrus=lemon-juice,lime-juice: Add the {citrus}.| Squeeze in {citrus half}.]][ Season with the {salt}[ and the {pepper}].]",
      "Roll it slowly from this jug to another and back five or six times, until very cold: shaken, it turns thin and pink. Taste, and make it as sharp and as hot as you like.",
      "Strain over [the {ice}|fresh ice] in two tall glasses.[ Stand the {stick} in them.][?citrus: [?citrus=lemon-juice,lime-juice:| Add a wedge of the {citrus}.]]",
    ],
    safety: "[?spirit/wine: It holds alcohol: not for children, in pregnancy, or before driving.]",
  },
  {
    id: "ice-cream-float",
    title: "[?nog: {one nog} ice cream floats|{one fizz} floats[ with {fruit}]]",
    summary: "[?nog: Half of the {scoop} thickens the {nog} and half floats in the fizz|{fizz} foaming up round scoops of {scoop}].",
    ...made("American", "drink", { serves: 2, minutes: 10, handsOn: 10, kit: [] }),
    contradicts: `${SAVOURY} ~biscuit`,
    parts: [
      need("fizz", "root-beer cola cream-soda lemon-lime-soda ginger-ale ginger-beer orange-soda lemonade ~soda stout", 300, "star", "stirred-in-off-heat", {
        prep: "well chilled",
      }),
      need("scoop", "ice-cream sorbet ~ice_cream", 200, "star", "raw"),
      part("nog", "eggnog chocolate-milk ~milk_sweet", 250, "body", "raw", { prep: "cold" }),
      part("fruit", "strawberry raspberry cherry banana ~berry ~stone lime orange", 80, "body", "raw", { cut: "{sliced}" }),
      part("syrup", "grenadine ~syrup chocolate-spread vanilla ~vanilla", 25, "sweetener", "raw", { perFood: { vanilla: 2 } }),
      part("spirit", "rum bourbon vodka ~spirit ~liqueur", 50, "seasoning", "raw"),
      part("cream", "double-cream whipped-cream ~cream ~cream_whipped", 80, "finish", "whisked", { prep: "cold" }),
      part("top", "sweets sprinkles maraschino-cherry glace-cherry", 20, "finish", "scattered-at-end", {
        or: "~chocolate ~choc_chip ~confection ~sprinkles cinnamon nutmeg",
        perFood: { cinnamon: 0.5, nutmeg: 0.3 },
      }),
    ],
    method: [
      "Put two tall glasses in the freezer.[?top=sweets: Crush the {top} coarsely in a bag with a rolling pin.][?cream: [?cream=whipped-cream:| Whip the {cream} to soft, floppy peaks and keep it cold.]]",
      "[?nog: Let {scoop half} soften for {5 min} and whisk it into the {nog}[, with the {syrup}][, the {spirit}], until smooth and as thick as single cream. Pour into the glasses, leaving a third free, and lower in {scoop rest}[ with the {fruit}].|[Put the {syrup} into the glasses[ with the {fruit}]. |[Put the {fruit} into the glasses. ]][Pour in the {spirit}. ]Pour in {fizz little} and lower in the {scoop}.]",
      "Pour the {fizz} slowly down the inside of the glass. Wait for the foam to settle, then top up.[ Spoon on the {cream}.][ Scatter with the {top}.] Serve at once with a straw and a long spoon.",
    ],
    safety: "[?spirit: It holds alcohol: not for children, in pregnancy, or before driving.]",
  },
  {
    id: "thick-milkshake",
    title: "[?fruit: {one fruit}[?rich:  and {rich}]|[?rich: {one rich}|[?coffee: Coffee|{one scoop}]]] milkshake",
    summary: "Thick enough to slow the straw, and very cold.",
    ...made("American", "drink", { serves: 2, minutes: 10, handsOn: 5, kit: ["blender"] }),
    contradicts: `${SAVOURY} egg gelatine puff-pastry ~soda cake-mix`,
    parts: [
      need("scoop", "ice-cream ~ice_cream", 250, "star", "blended"),
      need("milk", "milk ~milk ~milk_plant ~milk_sweet ~yogurt ~yogurt_sweet coconut-milk single-cream", 200, "liquid", "blended", { prep: "cold" }),
      part("fruit", "banana strawberry mango raspberry cherry blueberry peach ~berry ~stone pineapple avocado pumpkin-puree", 150, "star", "blended", {
        most: 2,
      }),
      part("rich", "peanut-butter chocolate-spread cocoa-powder oreo biscuit dulce-de-leche", 50, "body", "blended", {
        or: "~nut_butter ~biscuit ~chocolate ~spread_choc ~cocoa malt-powder ~confection ~choc_chip",
        perFood: { "cocoa-powder": 15, "malt-powder": 25 },
      }),
      part("coffee", "espresso instant-coffee brewed-coffee ~coffee_shot ~coffee_instant ~coffee_ready", 60, "body", "blended", {
        perFood: { "instant-coffee ~coffee_instant": 5 },
      }),
      part("oats", "oats ~nut ~peanut ~seed", 25, "body", "blended"),
      part("sweet", "honey maple-syrup ~syrup ~sugar ~honey", 15, "sweetener", "blended"),
      part("vanilla", "vanilla cinnamon ~vanilla ~spice_cinnamon salt ~salt", 2, "seasoning", "blended", {
        perFood: { cinnamon: 1, "salt ~salt": 0.4 },
        most: 2,
      }),
      part("cream", "whipped-cream double-cream ~cream ~cream_whipped", 60, "finish", "whisked"),
      part("top", "sprinkles maraschino-cherry ~sprinkles glace-cherry ~choc_chip ~chocolate", 12, "finish", "scattered-at-end"),
      part("ice", "ice", 80, "finish", "blended"),
    ],
    method: [
      "Put two tall glasses in the freezer.[?coffee=instant-coffee: Dissolve the {coffee} in 1 tbsp hot water and let it cool.]",
      "[?fruit/rich/coffee/oats: Put the {milk}[, the {fruit}][, the {rich}][, the {coffee}][, the {oats}][, the {sweet}][, the {vanilla}] into a blender and blend for 40 seconds, until quite smooth. Add the {scoop}[ and the {ice}] and blend for 20 seconds more, only until thick.|Put the {milk}[, the {sweet}][, the {vanilla}] and the {scoop}[, with the {ice},] into a blender and blend for 20–30 seconds, only until thick and smooth.]",
      "Pour into the cold glasses.[?cream: [?cream=whipped-cream: Top with the {cream}.| Whip the {cream} softly and spoon it on.]][ Finish with the {top}.] Drink at once.",
    ],
    note: "Blend the {scoop} last and only briefly, so that it stays cold and thick.",
  },
  {
    id: "fruit-milkshake",
    title: "{one fruit} milkshake",
    summary: "Ripe {fruit} and cold {milk}, blended to a froth.",
    ...made("Everyday", "drink", { serves: 2, minutes: 10, handsOn: 10, kit: ["blender"] }),
    contradicts: `${SAVOURY} egg gelatine oats ~nut ~yogurt ~ice_cream spinach bread rice custard-powder semolina ~chocolate`,
    parts: [
      need("fruit", "strawberry banana mango raspberry blueberry peach mixed-berries cherry", 300, "star", "blended", {
        or: "~berry ~stone avocado papaya date pineapple",
        most: 3,
      }),
      part("sweet", "sugar honey condensed-milk maple-syrup icing-sugar ~sugar ~honey ~syrup ~condensed ~icing", 20, "sweetener", "macerated", {
        perFood: { "~condensed": 60 },
      }),
      need("milk", "milk ~milk ~milk_plant coconut-milk ~coconut_milk", 350, "star", "blended", { prep: "very cold" }),
      part("flavour", "vanilla cardamom cardamom-pod cinnamon cocoa-powder honey ~vanilla ~cocoa ~spice_cinnamon", 2, "seasoning", "blended", {
        perFood: { cardamom: 0.6, cinnamon: 1, "cocoa-powder": 12 },
      }),
      part("acid", "lime lemon lime-juice lemon-juice ~citrus_sour ~citrus_juice", 10, "finish", "zest-and-juice", { once: false }),
      part("ice", "ice", 120, "finish", "blended"),
    ],
    method: [
      "Put the {fruit} in a blender[ with the {sweet}] and blend for 30 seconds.[?sweet: Leave for {5 min}, until the juice runs.]",
      "Add the {milk}[, the {flavour}][, the {ice}] and blend for a full minute, until frothy and perfectly smooth. Taste[?acid: , and sharpen with a squeeze of the {acid}]: cold dulls sweetness, so it should seem a little too sweet.",
      "Pour from a height into two tall, cold glasses, for a good head, and drink at once.",
    ],
    note: "Freeze {fruit half} first, if you can: it does the work of ice without watering the milk.",
  },
  {
    id: "iced-coffee",
    title: "Iced [?milk/cream: coffee with {milk}|coffee]",
    summary: "Strong, cold coffee over ice[, softened with {milk}].",
    ...made("Everyday", "drink", { serves: 2, minutes: 15, handsOn: 5, kit: [] }),
    confirms: "ice",
    contradicts: `${SAVOURY} egg gelatine ~cake mascarpone oats banana ~spirit ~butter`,
    parts: [
      need("coffee", "espresso brewed-coffee coffee instant-coffee ~coffee_shot ~coffee_ready ~coffee ~coffee_instant", 200, "star", "cooked-in-it", {
        perFood: { "~coffee_instant": 8, "~coffee_shot": 120, "~coffee_ready": 250, "~coffee": 40 },
      }),
      part("sweet", "sugar condensed-milk maple-syrup simple-syrup honey brown-sugar ~sugar ~syrup ~honey ~condensed", 20, "sweetener", "stirred-in-off-heat", {
        perFood: { "~condensed": 60 },
      }),
      part("flavour", "vanilla cinnamon cocoa-powder", 2, "seasoning", ["stirred-in-off-heat", "simmered"], {
        or: "~vanilla ~cocoa ~spice_cinnamon cardamom cardamom-pod",
        perFood: { cinnamon: 0.6, "cocoa-powder": 10, cardamom: 0.5 },
      }),
      part("milk", "milk oat-milk ~milk ~milk_plant single-cream ~cream_thin coconut-milk", 250, "liquid", "stirred-in-off-heat", { prep: "cold" }),
      part("cream", "whipped-cream double-cream ice-cream ~cream ~cream_whipped", 60, "finish", "whisked"),
      need("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "[?coffee=espresso,brewed-coffee: Have the {coffee} hot and strong.|[?coffee=instant-coffee: Stir the {coffee} into {150 ml} just-boiled water.| Brew the {coffee} for {4 min} in {250 ml} just-boiled water, twice as strong as usual, and strain.]][ Stir in the {sweet}[ and the {flavour}] {~while} it is hot, until dissolved.|[ Stir in the {flavour}.]] Leave for {10 min}.",
      "Fill two tall glasses with the {ice}. [Pour in the {milk}, then the coffee, slowly over the back of a spoon, so that it stands in layers|Pour over the coffee].",
      "[?cream: [?cream=whipped-cream,ice-cream: Top with the {cream}. |Whip the {cream} softly and spoon it on. ]]Stir as you drink.",
    ],
    note: "Brew it strong: the ice goes on thinning it to the last sip.",
  },
  {
    id: "milky-coffee",
    title: "[?spice: Spiced coffee|Coffee] with {milk}",
    summary: "Strong coffee under hot, frothy {milk}.",
    ...made("Everyday", "drink", { serves: 2, minutes: 10, handsOn: 10, kit: ["saucepan"] }),
    contradicts: `${SAVOURY} egg gelatine ~cake mascarpone oats banana ~spirit ~liqueur ~butter ~ice ice-cream`,
    parts: [
      need("coffee", "espresso brewed-coffee coffee instant-coffee ~coffee_shot ~coffee_ready ~coffee ~coffee_instant", 150, "star", "cooked-in-it", {
        perFood: { "~coffee_instant": 6, "~coffee_shot": 100, "~coffee_ready": 200, "~coffee": 30 },
      }),
      need("milk", "milk oat-milk ~milk ~milk_plant ~cream_thin coconut-milk", 350, "star", "simmered"),
      part("spice", "cinnamon cardamom cardamom-pod nutmeg vanilla cocoa-powder", 0.6, "seasoning", "simmered", {
        or: "~spice_cinnamon ~spice_cardamom ~spice_nutmeg ~vanilla ~cocoa",
        perFood: { vanilla: 2, "cocoa-powder": 10 },
      }),
      part("sweet", "sugar brown-sugar honey condensed-milk maple-syrup ~sugar ~honey ~syrup ~condensed", 12, "sweetener", "stirred-in-off-heat", {
        perFood: { "~condensed": 40 },
      }),
    ],
    method: [
      "[?coffee=espresso,brewed-coffee: Have the {coffee} very hot.|[?coffee=instant-coffee: Stir the {coffee} into {120 ml} just-boiled water.| Brew the {coffee} for {4 min} in {220 ml} just-boiled water and strain.]] Share between two warm cups[ with the {sweet}].",
      "Heat the {milk}[ with the {spice}] until steaming, with small bubbles round the edge, about {65 c}: boiled milk loses its sweetness. Whisk hard for 30 seconds, until it doubles in froth.",
      "Pour the {milk} into the coffee, holding the froth back with a spoon, then spoon the froth on top.",
    ],
  },
  {
    id: "butter-coffee",
    title: "Frothed butter coffee",
    summary: "Hot coffee whipped with {fat} until it wears a creamy head.",
    ...made("American", "drink", { serves: 2, minutes: 8, handsOn: 8, kit: ["blender"] }),
    contradicts: `${SAVOURY} egg ~sugar ~cake ~biscuit ~milk ~chocolate oats`,
    parts: [
      need("coffee", "brewed-coffee coffee espresso instant-coffee ~coffee_ready ~coffee ~coffee_shot ~coffee_instant", 500, "star", "cooked-in-it", {
        perFood: { "~coffee_instant": 8, "~coffee_shot": 120, "~coffee_ready": 500, "~coffee": 30 },
      }),
      need("fat", "butter ghee ~butter", 20, "star", "melted"),
      part("oil", "coconut-oil ~oil", 9, "fat", "melted"),
      part("spice", "cinnamon vanilla cocoa-powder ~spice_cinnamon ~vanilla ~cocoa salt", 0.6, "seasoning", "cooked-in-it", {
        perFood: { vanilla: 2, "cocoa-powder": 5 },
      }),
    ],
    method: [
      "[?coffee=brewed-coffee,espresso: Have the {coffee} very hot.|[?coffee=instant-coffee: Stir the {coffee} into {480 ml} just-boiled water.| Brew the {coffee} with {500 ml} just-boiled water for {4 min} and strain.]] Put the {fat}[, the {oil}][, the {spice}] into a warm jug and pour on the hot coffee. Wait 30 seconds, until it has melted.",
      "Blend with a stick blender, its head well under the surface, for 20–30 seconds, until pale tan and foaming. In a jug blender, take the cap out of the lid and hold a folded cloth over the hole, so that the steam can leave.",
      "Pour at once into two warm cups and drink before the fat parts from the coffee.",
    ],
    note: "It must be blended: stirred with a spoon, the fat only floats.",
    aside: 2,
  },
  {
    id: "iced-tea",
    title: "Iced [?fruit: {one fruit} tea|[?citrus: {one citrus} tea|tea]][ with {herb}]",
    summary: "Clear, cold and brisk, steeped strong and cooled fast.",
    ...made("American", "drink", { serves: 4, minutes: 45, handsOn: 10, kit: [] }),
    contradicts: `${SAVOURY} egg ~milk ~cream gelatine ~spirit ~butter`,
    parts: [
      need("tea", "tea-bag tea green-tea earl-grey ~tea ~tea_bag", 10, "star", "cooked-in-it"),
      part("sweet", "sugar honey simple-syrup maple-syrup ~sugar ~honey ~syrup", 50, "sweetener", "stirred-in-off-heat"),
      part("fruit", "peach raspberry strawberry mango apple ~berry ~stone pineapple cucumber", 150, "body", "macerated", { cut: "{sliced}" }),
      part("spice", "ginger cinnamon-stick", 15, "seasoning", ["infused-and-removed", "simmered"], {
        or: "~ginger ~spice_stick star-anise ~spice_star cardamom cardamom-pod",
        perFood: { "cinnamon-stick": 4 },
      }),
      part("creamy", "condensed-milk ~condensed evaporated-milk", 100, "sauce", "stirred-in-off-heat"),
      part("citrus", "lemon lime orange lemon-juice lime-juice ~citrus_sour ~citrus_juice", 100, "seasoning", "zest-and-juice", {
        perFood: { "~citrus_juice": 40 },
        once: false,
      }),
      part("juice", "orange-juice apple-juice peach-nectar lemonade ~juice", 250, "liquid", "stirred-in-off-heat"),
      part("herb", "mint basil ~herb_mint thyme rosemary", 8, "finish", "raw"),
      part("ice", "ice", 400, "finish", "raw"),
    ],
    method: [
      "Pour {500 ml} just-boiled water over the {tea}[, with the {spice}] and steep for {4–5 min}, no longer, or it turns bitter. Lift out or strain.[ Stir in the {sweet} {~while} it is hot, until dissolved.]",
      "[Add the {fruit}. ]Top up with {500 ml} cold water[, the {juice}], cool and chill for {30 min}.",
      "[Stir in {creamy most}, and trickle {creamy rest-of-it} over at the end. ][?citrus: [?citrus=lemon-juice,lime-juice: Sharpen with the {citrus}.|Squeeze in {citrus half} and slice {citrus rest-of-it} into the jug.] ]Pour over plenty of [the {ice}|ice][ and tuck in the {herb}, clapped between your palms].",
    ],
    note: "Cool it at room temperature before it is chilled: shocked cold, tea goes cloudy.",
  },
  {
    id: "citrus-cooler",
    title: "[?spice: {spice} and |]{one juice}[?herb&!spice:  and {herb}] cooler",
    summary: "Sharp, sweet and ice cold[?zest: , with the oils of the peel].",
    ...made("Everyday", "drink", { serves: 2, minutes: 50, handsOn: 15, kit: ["saucepan"] }),
    contradicts: `${SAVOURY} egg ~milk ~cream gelatine ~spirit ~butter ~wine_sparkling cornflour ~tea ~tea_bag ~condensed`,
    parts: [
      part("zest", "lemon-zest lime-zest orange-zest ~citrus_zest", 8, "seasoning", "infused-and-removed", { most: 2 }),
      need("sweet", "sugar honey simple-syrup maple-syrup agave-syrup ~sugar ~honey ~syrup", 75, "sweetener", "infused-and-removed"),
      part("spice", "ginger cardamom cardamom-pod cinnamon-stick ~ginger ~spice_cardamom ~spice_stick ground-ginger", 40, "seasoning", "simmered", {
        prep: "{thinly sliced}",
        asIs: "cardamom cinnamon-stick ground-ginger",
        perFood: { cardamom: 1, "cinnamon-stick": 4, "ground-ginger": 2 },
      }),
      need("juice", "lemon-juice lime-juice ~citrus_juice", 100, "star", "stirred-in-off-heat", { most: 2 }),
      part("salt", "salt ~salt", 0.3, "seasoning", "stirred-in-off-heat"),
      part("fruit", "strawberry raspberry cucumber watermelon ~berry mango peach", 100, "body", "macerated"),
      part("other", "~juice", 150, "liquid", "stirred-in-off-heat"),
      part("herb", "mint basil rosemary ~herb_mint", 8, "finish", "raw"),
      part("fizz", "sparkling-water tonic-water ~soda", 300, "liquid", "stirred-in-off-heat", { prep: "cold" }),
      part("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "[?zest: Pound the {zest} with the {sweet} until it looks like damp sand, and leave for {15 min}, until strongly scented. ][?spice: Simmer the {spice} in {200 ml} water, covered, for {10 min}, until the water tastes hot. Take off the heat and stir in|Bring {150 ml} water to the boil, take off the heat and stir in] the {sweet}[?zest:  with the zest][?herb: , with {herb half}]. Cover and leave for {10 min}.",
      "Strain, pressing hard, and cool. Stir in the {juice}[, the {other}][, the {salt}].[ Crush in the {fruit}.]",
      "Fill two tall glasses with [the {ice}|ice] and divide the syrup between them. Top up with [the {fizz}|{300 ml} very cold water] and stir: it should be bracing first, then sweet.[ Clap the last of the {herb} between your palms and tuck it in.]",
    ],
    note: "The strained syrup keeps for 5 days in the fridge.",
  },
  {
    id: "fruit-punch",
    title: "{juice} punch",
    summary: "Cold, bright and lightly sparkling, for a jug on the table.",
    ...made("American", "drink", { serves: 4, minutes: 15, handsOn: 10, kit: [] }),
    contradicts: `${SAVOURY} egg ~milk ~cream gelatine ~butter ~wine_sparkling cornflour ~yogurt banana oats`,
    parts: [
      need("juice", "orange-juice pineapple-juice cranberry-juice apple-juice grape-juice mango-juice", 600, "star", "stirred-in-off-heat", {
        or: "~juice -lemonade -limeade",
        prep: "cold",
        most: 4,
      }),
      need("fizz", "ginger-ale lemon-lime-soda sparkling-water lemonade limeade ginger-beer ~soda", 450, "star", "stirred-in-off-heat", {
        prep: "well chilled",
        most: 2,
      }),
      part("sharp", "lemon lime orange lemon-juice lime-juice ~citrus_sour ~citrus_juice ~citrus", 100, "seasoning", "zest-and-juice", {
        most: 2,
        once: false,
      }),
      part("sweet", "sugar grenadine honey simple-syrup ~sugar ~syrup ~honey ~cordial", 30, "sweetener", "stirred-in-off-heat"),
      part("fruit", "strawberry raspberry pineapple apple orange ~berry ~berry_sharp ~stone tinned-fruit ~tropical kiwi", 150, "body", "macerated", {
        cut: "[?large:{sliced}]",
        most: 3,
      }),
      part("spirit", "rum vodka gin brandy ~spirit ~liqueur", 100, "seasoning", "stirred-in-off-heat"),
      part("scoop", "sorbet ice-cream ~ice_cream", 200, "finish", "raw"),
      part("herb", "mint ~herb_mint", 5, "finish", "raw"),
      part("ice", "ice", 400, "finish", "raw"),
    ],
    method: [
      "[?fruit: Put the {fruit} in a large jug[ with the {sweet}] and pour over the {juice}|Pour the {juice} into a large jug[ with the {sweet}]][?spirit: , with the {spirit},] and stir. Chill for {5 min}, or {~up to} a few hours.",
      "[?sharp: [?sharp=lemon-juice,lime-juice: Sharpen with the {sharp}, a little at a time.|Squeeze in {sharp some} and slice {sharp rest-of-it} into the jug.] ]Taste: before the fizz goes in it should be a little too strong.",
      "At the table add [the {ice}|ice] and pour in the {fizz} down the side.[ Float the {scoop} on top in scoops.][ Scatter with the {herb}.]",
    ],
    safety: "[?spirit: It holds alcohol: not for children, in pregnancy, or before driving.]",
  },
  {
    id: "spirit-and-juice",
    title:
      "[?coconut: [?spirit=rum: Piña colada|{one spirit} colada]|[?spirit=vodka&juice=orange-juice&!juice=cranberry-juice,pineapple-juice,apple-juice,grapefruit-juice: Screwdriver|[?spirit=tequila&sweet: Tequila sunrise|{one spirit} and {juice}]]]",
    summary: "A long, fruity drink over plenty of ice[?coconut: , as thick as cream].",
    ...made("Caribbean", "drink", { serves: 2, minutes: 10, handsOn: 5, kit: [] }),
    contradicts: `${SAVOURY} ~soda ~wine_sparkling ~wine ~cream ~milk ~coffee mint egg ~cake`,
    parts: [
      need("spirit", "rum vodka tequila gin ~spirit ~liqueur", 100, "star", "stirred-in-off-heat", { once: false }),
      need("juice", "pineapple-juice orange-juice cranberry-juice grapefruit-juice apple-juice mango-juice", 240, "star", "stirred-in-off-heat", {
        or: "~juice -lemonade",
        prep: "cold",
        most: 2,
      }),
      part("coconut", "coconut-cream coconut-milk ~coconut_milk", 90, "body", "stirred-in-off-heat"),

      part("sharp", "lime lemon lime-juice lemon-juice ~citrus_sour ~citrus_juice", 60, "seasoning", "zest-and-juice", {
        perFood: { "~citrus_juice": 15 },
        once: false,
      }),
      part("sweet", "grenadine simple-syrup sugar ~syrup ~sugar", 20, "sweetener", "stirred-in-off-heat"),
      part("fruit", "pineapple orange maraschino-cherry strawberry mango banana ~berry ~citrus", 80, "finish", "raw", { most: 2 }),
      part("spice", "nutmeg cinnamon ~spice_nutmeg", 0.3, "finish", ["scattered-at-end", "toasted"]),
      part("ice", "ice", 300, "finish", "raw"),
    ],
    method: [
      "Chill two tall glasses.[?coconut: Stir the {coconut} until smooth.]",
      "[?coconut: Blend the {spirit}, the {juice}, the {coconut}[?sharp: [?sharp=lime-juice,lemon-juice:, the {sharp}|, a squeeze of the {sharp}]] with [the {ice}|a large handful of ice] for 30 seconds, until smooth and frothy, and pour into the glasses.|Fill the glasses with [the {ice}|ice]. Pour in the {spirit}, then the {juice}[?sharp: [?sharp=lime-juice,lemon-juice:, with the {sharp}|, with a squeeze of the {sharp}]], and stir until the glass frosts.]",
      "[Trickle in the {sweet}, which sinks and shades the drink from the bottom. ][Finish with the {fruit}. ][Dust with the {spice}. ]Drink cold.",
    ],
    safety: ALCOHOL,
  },
  {
    id: "pot-of-tea",
    title: "Proper tea with {milk}",
    summary: "Strong, hot and properly steeped.",
    ...made("British", "drink", { serves: 2, minutes: 8, handsOn: 4, kit: [] }),
    contradicts: `${SAVOURY} egg gelatine ~cake ~ice ~spirit ~juice mint ~stone tapioca ~butter`,
    parts: [
      need("tea", "tea tea-bag earl-grey ~tea ~tea_bag", 6, "star", "cooked-in-it"),
      need("milk", "milk ~milk ~milk_plant ~cream_thin", 60, "liquid", "stirred-in-off-heat"),
      part("sweet", "sugar honey condensed-milk ~sugar ~honey ~condensed", 12, "sweetener", "stirred-in-off-heat", { perFood: { "~condensed": 40 } }),
    ],
    method: [
      "Warm a teapot with boiling water and empty it. Bring {500 ml} fresh water to a rolling boil.",
      "Put the {tea} in the teapot, pour on the water at once and steep for {4 min}: less is thin, more is bitter.",
      "Pour through a strainer into two warm cups[ with the {sweet}], add the {milk} and stir.",
    ],
  },
];
