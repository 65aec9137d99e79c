/** Vinegars, wine, beer, spirits, juices, soft drinks, coffee, tea and water. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const DRINKS_VINEGARS: readonly Ingredient[] = [
  food(
    "vinegar",
    "vinegar",
    "malt vinegar, distilled vinegar, spirit vinegar, distilled malt vinegar, sarson, pickling vinegar, distilled white vinegar, cane vinegar, chip shop vinegar, coconut vinegar, date vinegar, distilled spirit vinegar, sukang, sarson vinegar, clear vinegar, synthetic vinegar, ume vinegar, sugarcane vinegar, fruit vinegar, pickle juice, pickle brine, olive brine, caper brine, jalapeno juice, dill pickle juice, gherkin juice, cider or white vinegar",
    { mass: true },
  ),
  food(
    "apple cider vinegar",
    "vinegar",
    "cider vinegar, acv, apple vinegar, bragg apple cider vinegar, aspall cyder vinegar, unfiltered apple cider vinegar, apple cyder vinegar, cyder vinegar",
    { kindOf: "vinegar", mass: true },
  ),
  food(
    "white wine vinegar",
    "vinegar",
    "champagne vinegar, moscatel vinegar, wine vinegar, tarragon vinegar, prosecco vinegar, riesling vinegar, verjuice, verjus, herb vinegar",
    { kindOf: "vinegar", mass: true, mayContain: ["sulphites"] },
  ),
  food(
    "red wine vinegar",
    "vinegar",
    "sherry vinegar, raspberry vinegar, jerez vinegar, sherry wine vinegar, fruit vinegar raspberry, cabernet vinegar, cabernet sauvignon vinegar, aged sherry vinegar, port vinegar, fig vinegar, red vinegar",
    { kindOf: "vinegar", mass: true, mayContain: ["sulphites"] },
  ),
  food(
    "balsamic vinegar",
    "vinegar",
    "balsamic, balsamic glaze, balsamic reduction, balsamic vinegar of modena, aged balsamic vinegar, balsamic condiment, balsamico, balsamic syrup, balsamic cream, aged balsamic",
    { kindOf: "vinegar", mass: true, mayContain: ["sulphites"] },
  ),
  food(
    "rice vinegar",
    "vinegar",
    "rice wine vinegar, sushi vinegar, black vinegar, chinkiang vinegar, seasoned rice vinegar, mirin vinegar, unseasoned rice vinegar, seasoned rice wine vinegar, sushi seasoning, shanxi vinegar, chinese vinegar, zhenjiang vinegar, chinkiang black vinegar, rice vinegar seasoned, chinese red vinegar, sushi rice seasoning, zhenjiang black vinegar",
    { kindOf: "vinegar", mass: true },
  ),
  food(
    "white wine",
    "wine",
    "wine, chardonnay, pinot grigio, sauvignon blanc, riesling, prosecco, champagne, cava, sparkling wine, rose wine, rose, moscato, brut, vermouth, fruity white wine, chablis, gewurztraminer, muscat, sauterne, noilly prat, muscadet, chenin blanc, vin santo, dessert wine, vin blanc, pinot gris, brut champagne, asti, vinho verde, moscato wine, crisp white wine, ice wine, martini extra dry, spumante, sparkling rose, elderflower wine, white or rose wine",
    { mass: true, allergens: ["sulphites"] },
  ),
  food(
    "red wine",
    "wine",
    "merlot, shiraz, cabernet sauvignon, rioja, malbec, burgundy, pinot noir, red cooking wine, chianti, zinfandel, mulled wine, wine red, sangria, burgundy wine, syrah, beaujolais, sweet vermouth, port, ruby port, tawny port, port wine, red vermouth, fruity red wine, grenache, tempranillo, merlot wine, fruity wine, lambrusco, barolo, robust red wine, cabernet, claret, hearty red wine, cheap red wine, vin rouge, table wine, dubonnet, bordeaux, plum wine, zinfandel wine, dry red, heavy red wine",
    { kindOf: "white-wine", mass: true, allergens: ["sulphites"] },
  ),
  food(
    "marsala",
    "wine",
    "marsala wine, madeira, sherry, cream sherry, fino, amontillado, sherry wine, madeira wine, manzanilla sherry, pedro ximenez, fino sherry, vino de jerez, oloroso, marsala secco, amontillado sherry, oloroso sherry, pale sherry, dry sack, ginger wine, sherry cooking wine, px sherry",
    { kindOf: "white-wine", mass: true, allergens: ["sulphites"] },
  ),
  food(
    "mirin",
    "wine",
    "sake, rice wine, shaoxing wine, chinese cooking wine, shaoxing, shaohsing wine, mirin rice wine, hon mirin, shao xing, shao hsing wine, mijiu, shaoxing rice wine, aji mirin, michiu, hua diao wine, soju, makgeolli, shaoxing cooking wine, rice cooking wine, shao xing wine, japanese cooking wine, mirin seasoning, mirim, huangjiu, saki, yellow wine, rice wine sake, fermented glutinous rice, mirin sauce, tapuy, huadiao, rose wine chinese, chinese wine, baijiu",
    { kindOf: "white-wine", mass: true },
  ),
  food(
    "beer",
    "beer",
    "lager, ale, stout, pale ale, ipa, wheat beer, porter, lager beer, corona, pilsner, amber ale, hard cider, cider, cyder, apple cider alcoholic, strongbow, alcohol free beer, guiness, craft beer, belgian beer, amber beer, beer lager, non alcoholic beer, stella, belgian ale, blonde beer, stout beer, pear cider, perry, mead, michelob, budweiser, bud light, kvass, flat beer, blonde ale, imperial stout, sweet cider alcoholic, scrumpy, milk stout, coor, bock, milk stout beer, lambic, modelo, guinness draught, kolsch",
    { mass: true, allergens: ["gluten"] },
  ),
  food(
    "brandy",
    "spirit",
    "rum, whisky, whiskey, vodka, gin, tequila, bourbon, cognac, bailey, liqueur, kahlua, amaretto, cointreau, triple sec, grand marnier, limoncello, schnapp, kirsch, calvado, sambuca, campari, aperol, spiced rum, disaronno, tia maria, sloe gin, coffee liqueur, irish cream, scotch, malibu, jack daniel, pernod, grappa, pisco, pimm, cassis, creme de cassis, bitter, angostura bitter, drambuie, chambord, advocaat, irish cream liqueur, bourbon whiskey, amaretto liqueur, pastis, ouzo, raki, frangelico, hazelnut liqueur, cachaca, mezcal, armagnac, scotch whisky, gold rum, creme de menthe, galliano, southern comfort, absinthe, curacao, rye whiskey, apple brandy, coconut rum, peach schnapp, applejack, raspberry liqueur, chocolate liqueur, elderflower liqueur, st germain, creme de cacao, silver tequila, lemon vodka, vanilla vodka, aged rum, chartreuse, jamaican rum, amber rum, melon liqueur, midori, anisette, arrack, almond liqueur, peppermint schnapp, bacardi, apricot brandy, kirschwasser, malt whisky, eau de vie, benedictine, jagermeister, advocat, apricot liqueur, slivovitz, cognac brandy, fernet, fernet branca, maraschino liqueur, citrus vodka, tequila blanco, coffee brandy, banana liqueur, strega, marc, poitin, reposado tequila, peach liqueur, blackberry liqueur, peach brandy, blackberry brandy, aquavit, akvavit, amarula, amaro, spirit, creme de banane, butterscotch schnapp, maple whisky, ginger liqueur, pear brandy, poire william, lillet, peychaud bitter, overproof rum, everclear, grain alcohol, passoa, sake spirit, london dry gin, kummel, cynar, creme de violette, patron, tequila gold",
    { mass: true },
  ),
  food(
    "orange juice",
    "juice",
    "oj, apple juice, pineapple juice, fruit juice, cranberry juice, pomegranate juice, mango juice, smoothie, apple and mango juice, juice, grapefruit juice, clementine juice, prune juice, carrot juice, cloudy apple juice, orange juice concentrate, tropical juice, cordial, fruit smoothie, innocent smoothie, multivitamin juice, apple cider, squeezed orange juice, beetroot juice, beet juice, peach nectar, apricot nectar, mango nectar, lemonade concentrate, lemonade, limeade, cranberry juice cocktail, limeade concentrate, ginger juice, guava juice, passion fruit juice, orange squash, squash drink, fruit squash, fruit cordial, tangerine juice, pear juice, blackcurrant cordial, elderflower cordial, lime cordial, pear nectar, strawberry juice, watermelon juice, coconut water, vita coco, apple juice concentrate, blueberry juice, blood orange juice, sweet and sour mix, sour mix, cucumber juice, concentrated orange juice, vimto, robinson squash, blackcurrant squash, elderflower, elderflower presse, cranberry juice drink, v 8 fusion, guava nectar, apple cider juice, aloe vera juice, aloe vera, orange soda juice, margarita mix, orange drink, orange nectar, peach juice, tamarind drink, sweet cider, mango drink, sugarcane juice, raspberry juice, lychee juice, passionfruit juice, tropical fruit juice, mandarin juice, frozen pineapple juice concentrate, kool aid, tang, capri sun, fruit punch, hawaiian punch, frozen cranberry juice concentrate, noni juice, tart cherry juice, frozen juice concentrate, kombucha, lemonade mix, sweet tea lemonade, cranberry apple juice",
    { mass: true },
  ),
  food(
    "cola",
    "soda",
    "fizzy drink, sprite, 7 up, fanta, ginger ale, ginger beer, tonic water, lemonade fizzy, red bull, energy drink, dr pepper, irn bru, coca cola, cream soda, root beer, bitter lemon, schweppe, coke zero, pepsi max, lucozade, soft drink, soda, tonic, lemon lime soda, cola drink, monster, club soda, soda water, sparkling water, fizzy water, carbonated water, mineral water sparkling, seltzer, fizzy lemonade, lemon lime beverage, sprite soda, mountain dew, sparkling mineral water, orange pop, perrier, san pellegrino, carbonated beverage, coca cola zero, dandelion and burdock, tango, gatorade, sport drink, powerade, cola flavoured carbonated beverage, strawberry soda, guarana, diet lemonade, seltzer water, rockstar, club soda water, fizzy orange, sparkling apple juice, sparkling cider, lemonade soda, soda pop, grapefruit soda, sugar free lemonade fizzy, sparkling white grape juice, bubble tea drink, lilt, r white lemonade, cloudy lemonade",
    { mass: true },
  ),
  food(
    "coffee",
    "coffee",
    "instant coffee, espresso, coffee bean, coffee granule, filter coffee, coffee ground unused, espresso powder, brewed coffee, coffee pod, decaf coffee, cold brew, camp coffee, instant coffee granule, instant espresso powder, iced coffee, instant espresso, nespresso, decaf, cafe, espresso shot, coffee powder, cold brew coffee, instant coffee powder, coffee essence, coffee extract, coffee instant, espresso coffee, brewed espresso, shot of espresso, chicory coffee, cappuccino sachet, instant coffee crystal, brewed strong coffee, coffee concentrate, latte, espresso bean, instant decaf, taster choice, espresso ground coffee, kona coffee",
    { mass: true },
  ),
  food(
    "tea",
    "tea",
    "earl gray, matcha, chai, peppermint tea, chamomile tea, matcha powder, loose leaf tea, teabag, herbal tea, camomile tea, rooibo, redbush, yorkshire tea, jasmine tea, fruit tea, mint tea, chai tea, hibiscus tea, lapsang souchong, iced tea, pg tip, lipton, oolong, darjeeling, assam tea, breakfast tea, brewed tea, orange pekoe, hibiscus, hibiscus flower, hibiscus petal, matcha green tea, matcha green tea powder, chai spice, earl gray tea, ceylon tea, roibo tea, tea leaf, lemon and ginger tea, lemon tea, oolong tea, yerba mate, rooibo tea, raspberry tea, rosehip tea, jamaica flower, matcha tea, camomile, chamomile, roselle, masala chai, ginger tea, genmaicha, sencha, instant tea, green tea matcha, lemongrass tea, sorrel flower dried, nettle tea, hojicha, sleepytime tea, pu erh tea, decaf tea, chamomile flower, mugi cha, barley tea, iced tea mix, instant iced tea, peach tea, flor de jamaica, assam, tea powder, tea bag english breakfast, builder tea",
    { mass: true },
  ),
  food(
    "water",
    "water",
    "tap water, boiling water, ice, mineral water, sparkling mineral, filtered water, lukewarm water, ice water, ice cold water, iced water, pasta water, spring water, pasta cooking water, reserved pasta water, tepid water, water boiling, distilled water, ice chip, starchy pasta water, chickpea water, potato water, luke warm water, shaved ice, evian, volvic, drinking water, alkaline water, potato cooking water, soaking water, rice water, simmering water, purified water, mushroom soaking liquid",
    { mass: true },
  ),
  food("aquafaba", "egg_white", "chickpea liquid, chickpea brine, liquid from chickpea, bean water, chickpea juice, chickpea tin liquid", { mass: true }),
];
