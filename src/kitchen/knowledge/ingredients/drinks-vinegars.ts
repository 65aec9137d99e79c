/** Vinegars, wine, beer, spirits, juices, soft drinks, coffee, tea and water. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const DRINKS_VINEGARS: readonly Ingredient[] = [
  food(
    "vinegar",
    "vinegar",
    "white vinegar, malt vinegar, distilled vinegar, brown vinegar, spirit vinegar, white distilled vinegar, distilled malt vinegar, sarsons, pickling vinegar, distilled white vinegar, cane vinegar, chip shop vinegar, vinegar white, coconut vinegar, date vinegar, distilled spirit vinegar, sukang, sarsons vinegar, clear vinegar, synthetic vinegar, table vinegar, ume vinegar, sugarcane vinegar, fruit vinegar, pickle juice, pickle brine, olive brine, caper brine, jalapeno juice, dill pickle juice, pickled jalapeno juice, gherkin juice, cider or white vinegar",
    { mass: true },
  ),
  food(
    "apple cider vinegar",
    "vinegar",
    "cider vinegar, acv, apple vinegar, bragg apple cider vinegar, aspall cyder vinegar, apple cider vinegar raw, unfiltered apple cider vinegar, raw apple cider vinegar, apple cyder vinegar, cyder vinegar",
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
    "red wine vinagar, sherry vinegar, raspberry vinegar, jerez vinegar, sherry wine vinegar, fruit vinegar raspberry, spanish sherry vinegar, cabernet vinegar, cabernet sauvignon vinegar, aged sherry vinegar, port vinegar, fig vinegar, red vinegar",
    { kindOf: "vinegar", mass: true, mayContain: ["sulphites"] },
  ),
  food(
    "balsamic vinegar",
    "vinegar",
    "balsamic, balsamic glaze, white balsamic vinegar, balsamic reduction, balsamic vinegar of modena, balsamic vinigar, aged balsamic vinegar, white balsamic, balsamic vinagar, balsamic condiment, dark balsamic vinegar, balsamico, golden balsamic vinegar, good balsamic vinegar, balsamic syrup, balsamic cream, aged balsamic",
    { kindOf: "vinegar", mass: true, mayContain: ["sulphites"] },
  ),
  food(
    "rice vinegar",
    "vinegar",
    "rice wine vinegar, japanese rice vinegar, sushi vinegar, black vinegar, chinkiang vinegar, chinese black vinegar, seasoned rice vinegar, mirin vinegar, unseasoned rice vinegar, brown rice vinegar, white rice vinegar, seasoned rice wine vinegar, sushi seasoning, shanxi vinegar, chinese vinegar, zhenjiang vinegar, chinkiang black vinegar, rice vinegar seasoned, chinese rice vinegar, asian rice vinegar, black rice vinegar, chinese red vinegar, chinese black rice vinegar, sushi rice seasoning, zhenjiang black vinegar",
    { kindOf: "vinegar", mass: true },
  ),
  food(
    "white wine",
    "wine",
    "dry white wine, wine, cooking wine, leftover white wine, chardonnay, pinot grigio, sauvignon blanc, riesling, white cooking wine, glass of white wine, prosecco, champagne, cava, sparkling wine, bottle of white wine, wine white, white wine dry, rose wine, rose, dry champagne, moscato, brut, sweet white wine, white vermouth, vermouth, dry vermouth, fruity white wine, chablis, gewurztraminer, muscat, sauternes, noilly prat, muscadet, chenin blanc, vin santo, chilled white wine, dessert wine, dry rose wine, vin blanc, pinot gris, brut champagne, white wine leftover, extra dry vermouth, light white wine, asti, vinho verde, moscato wine, crisp white wine, sweet wine, ice wine, martini extra dry, spumante, sparkling rose, elderflower wine, medium white wine, good white wine, white or rose wine",
    { mass: true, allergens: ["sulphites"] },
  ),
  food(
    "red wine",
    "wine",
    "dry red wine, leftover red wine, merlot, glass of red wine, shiraz, cabernet sauvignon, rioja, malbec, burgundy, pinot noir, red cooking wine, half a bottle of red wine, chianti, zinfandel, mulled wine, bottle of red wine, wine red, sangria, good red wine, burgundy wine, red burgundy, syrah, beaujolais, sweet vermouth, port, ruby port, tawny port, port wine, red vermouth, sweet red wine, fruity red wine, grenache, tempranillo, full bodied red wine, merlot wine, fruity wine, lambrusco, red burgundy wine, barolo, robust red wine, cabernet, claret, strong red wine, hearty red wine, cheap red wine, vin rouge, table wine, light red wine, dubonnet, bordeaux, white port, plum wine, zinfandel wine, dry red, heavy red wine, chinese red wine",
    { kindOf: "white-wine", mass: true, allergens: ["sulphites"] },
  ),
  food(
    "marsala",
    "wine",
    "marsala wine, madeira, sherry, dry sherry, cooking sherry, cream sherry, fino, amontillado, sweet sherry, sweet marsala, dry marsala, sherry wine, madeira wine, medium sherry, manzanilla sherry, pedro ximenez, fino sherry, vino de jerez, oloroso, marsala secco, dry sherry wine, medium dry sherry, amontillado sherry, oloroso sherry, dry madeira, pale sherry, dry sack, ginger wine, sweet madeira, sherry cooking wine, px sherry",
    { kindOf: "white-wine", mass: true, allergens: ["sulphites"] },
  ),
  food(
    "mirin",
    "wine",
    "sake, rice wine, shaoxing wine, chinese cooking wine, shaoxing, shaohsing wine, mirin rice wine, chinese rice wine, cooking sake, hon mirin, shao xing, shao hsing wine, mijiu, shaoxing rice wine, aji mirin, michiu, japanese rice wine, hua diao wine, soju, makgeolli, sweet rice wine, japanese sake, shaoxing cooking wine, rice cooking wine, shao xing wine, korean rice wine, shao hsing rice wine, japanese cooking wine, mirin seasoning, mirim, huangjiu, saki, yellow wine, rice wine sake, fermented glutinous rice, sweet sake, mirin sauce, tapuy, hot sake, huadiao, rose wine chinese, cooking rice wine, asian rice wine, chinese wine, yellow rice wine, baijiu",
    { kindOf: "white-wine", mass: true },
  ),
  food(
    "beer",
    "beer",
    "lager, ale, stout, guinness, pale ale, can of beer, ipa, brown ale, wheat beer, bottle of beer, bitter beer, dark beer, light beer, mexican beer, porter, lager beer, corona, pilsner, amber ale, beer can, hard cider, cider, dry cider, cyder, apple cider alcoholic, strongbow, alcohol free beer, guiness, craft beer, belgian beer, amber beer, golden ale, beer lager, non alcoholic beer, german beer, bottle beer, stella, heineken, dark ale, guinness stout, strong cider, belgian ale, medium cider, blonde beer, stout beer, pear cider, perry, dry hard cider, mead, michelob, budweiser, light lager, bud light, kvass, flat beer, blonde ale, imperial stout, sweet cider alcoholic, scrumpy, milk stout, coors, bock, milk stout beer, lambic, smoked beer, bitter ale, modelo, guinness draught, kolsch",
    { mass: true, allergens: ["gluten"] },
  ),
  food(
    "brandy",
    "spirit",
    "rum, whisky, whiskey, vodka, gin, tequila, bourbon, cognac, dark rum, white rum, baileys, liqueur, kahlua, amaretto, cointreau, triple sec, orange liqueur, grand marnier, limoncello, schnapps, kirsch, calvados, sambuca, campari, aperol, spiced rum, disaronno, tia maria, sloe gin, coffee liqueur, irish cream, scotch, malibu, jack daniels, pernod, grappa, pisco, pimms, cassis, creme de cassis, bitters, angostura bitters, drambuie, chambord, advocaat, irish cream liqueur, light rum, bourbon whiskey, irish whiskey, amaretto liqueur, pastis, ouzo, raki, frangelico, hazelnut liqueur, cachaca, mezcal, armagnac, cherry brandy, scotch whisky, gold rum, rum dark, creme de menthe, galliano, southern comfort, absinthe, blue curacao, curacao, rye whiskey, orange bitters, apple brandy, coconut rum, peach schnapps, golden rum, white tequila, applejack, raspberry liqueur, chocolate liqueur, elderflower liqueur, st germain, creme de cacao, silver tequila, lemon vodka, vanilla vodka, aged rum, chartreuse, orange brandy, jamaican rum, amber rum, melon liqueur, midori, anisette, arrack, almond liqueur, rum white, peppermint schnapps, bacardi, apricot brandy, black rum, kirschwasser, malt whisky, eau de vie, benedictine, jagermeister, advocat, cherry liqueur, apricot liqueur, plum brandy, slivovitz, cognac brandy, fernet, fernet branca, maraschino liqueur, citrus vodka, tequila blanco, coffee brandy, banana liqueur, strega, marc, poitin, reposado tequila, dark jamaican rum, orange curacao, peach liqueur, blackberry liqueur, peach brandy, blackberry brandy, aquavit, akvavit, amarula, white creme de cacao, amaro, spirit, creme de banane, butterscotch schnapps, maple whisky, ginger liqueur, pear brandy, poire williams, lillet, peychaud bitters, overproof rum, everclear, grain alcohol, passoa, sake spirit, london dry gin, kummel, cynar, creme de violette, patron, tequila gold",
    { mass: true },
  ),
  food(
    "orange juice",
    "juice",
    "oj, fresh orange juice, apple juice, pineapple juice, fruit juice, cranberry juice, pomegranate juice, grape juice, mango juice, tropicana, smoothie, apple and mango juice, carton of orange juice, juice, grapefruit juice, clementine juice, prune juice, carrot juice, cloudy apple juice, orange juice concentrate, tropical juice, juice box, frozen orange juice concentrate, cordial, ribena, fruit smoothie, innocent smoothie, multivitamin juice, freshly squeezed orange juice, apple cider, squeezed orange juice, beetroot juice, beet juice, unsweetened apple juice, pineapple juice tin, juice of orange, juice of an orange, white grape juice, peach nectar, apricot nectar, mango nectar, lemonade concentrate, frozen lemonade concentrate, orange juice fresh, lemonade, limeade, cranberry juice cocktail, pomegranate juice fresh, unsweetened pineapple juice, limeade concentrate, cherry juice, ginger juice, guava juice, frozen limeade concentrate, passion fruit juice, orange squash, squash drink, fruit squash, fruit cordial, tangerine juice, pink lemonade, pear juice, blackcurrant cordial, elderflower cordial, lime cordial, pear nectar, strawberry juice, watermelon juice, coconut water, fresh coconut water, vita coco, young coconut water, apple juice concentrate, carton of apple juice, blueberry juice, tangerine juice fresh, blood orange juice, sweet and sour mix, sour mix, cucumber juice, concentrated orange juice, vimto, robinsons squash, blackcurrant squash, elderflower, elderflower presse, cranberry juice drink, v8 fusion, white cranberry juice, guava nectar, fresh apple juice, apple cider juice, aloe vera juice, aloe vera, orange soda juice, frozen apple juice concentrate, margarita mix, orange drink, orange nectar, peach juice, tamarind drink, sweet cider, mango drink, sugarcane juice, raspberry juice, lychee juice, passionfruit juice, tropical fruit juice, mandarin juice, frozen pineapple juice concentrate, kool aid, tang, capri sun, fruit punch, hawaiian punch, frozen cranberry juice concentrate, noni juice, unsweetened orange juice, orange juice from concentrate, tart cherry juice, frozen juice concentrate, kombucha, powdered lemonade, lemonade mix, sweet tea lemonade, cranberry apple juice",
    { mass: true },
  ),
  food(
    "cola",
    "soda",
    "coke, pepsi, fizzy drink, sprite, 7up, fanta, ginger ale, ginger beer, tonic water, diet coke, lemonade fizzy, red bull, energy drink, dr pepper, irn bru, coca cola, cream soda, root beer, bitter lemon, schweppes, coke zero, diet pepsi, pepsi max, lucozade, soft drink, soda, tonic, lemon lime soda, orange soda, cola drink, monster, club soda, soda water, sparkling water, fizzy water, carbonated water, mineral water sparkling, seltzer, fizzy lemonade, 7 up, lemon lime beverage, sprite soda, mountain dew, lemon lime flavored carbonated beverage, sparkling mineral water, orange pop, perrier, san pellegrino, carbonated beverage, coca cola zero, can of coke, dandelion and burdock, tango, gatorade, sports drink, powerade, cola flavored carbonated beverage, strawberry soda, guarana, cherry cola, diet lemonade, diet soda, seltzer water, cherry coke, rockstar, club soda water, fizzy orange, sparkling apple juice, sparkling cider, lemonade soda, soda pop, grapefruit soda, squirt soda, sugar free lemonade fizzy, sparkling white grape juice, bubble tea drink, diet sprite, lilt, r whites lemonade, cloudy lemonade",
    { mass: true },
  ),
  food(
    "coffee",
    "coffee",
    "instant coffee, ground coffee, espresso, coffee bean, nescafe, coffee granule, filter coffee, coffee grounds unused, espresso powder, strong coffee, black coffee, brewed coffee, coffee pod, decaf coffee, cold brew, camp coffee, instant coffee granule, instant espresso powder, cold coffee, iced coffee, instant espresso, nespresso, decaf, cafe, espresso shot, coffee powder, freshly brewed coffee, strong brewed coffee, kenco, cold brew coffee, instant coffee powder, hot coffee, fresh coffee, coffee essence, coffee extract, coffee instant, espresso coffee, latte sachet, strong espresso, brewed espresso, fresh ground coffee, dark roast coffee, filter coffee grounds, shot of espresso, leftover coffee, turkish coffee, chicory coffee, cappuccino sachet, hot brewed coffee, instant coffee crystal, brewed strong coffee, coffee concentrate, lavazza, latte, espresso bean, instant decaf, taster choice, fine ground coffee, espresso ground coffee, kona coffee",
    { mass: true },
  ),
  food(
    "tea",
    "tea",
    "tea bag, black tea, green tea, earl grey, matcha, chai, peppermint tea, chamomile tea, matcha powder, loose leaf tea, english breakfast tea, teabag, green tea bag, herbal tea, camomile tea, rooibos, redbush, yorkshire tea, jasmine tea, fruit tea, mint tea, chai tea, hibiscus tea, lapsang souchong, iced tea, pg tips, lipton, oolong, white tea, darjeeling, assam tea, tetley, breakfast tea, brewed tea, black tea bag, orange pekoe, hibiscus, dried hibiscus, dried hibiscus flower, hibiscus flower, hibiscus petal, matcha green tea, green tea powder, matcha green tea powder, chai spice, earl grey tea, strong tea, twinings, chai tea bag, ceylon tea, roibos tea, tea leaf, lemon and ginger tea, lemon tea, oolong tea, green tea leaf, yerba mate, rooibos tea, sweet tea, raspberry tea, rosehip tea, unsweetened tea, jamaica flower, black tea leaf, matcha tea, camomile, chamomile, roselle, masala chai, ginger tea, genmaicha, sencha, instant tea, green tea matcha, lemongrass tea, sorrel flower dried, nettle tea, cold tea, hojicha, sleepytime tea, pu erh tea, decaf tea, chamomile flower, mugi cha, barley tea, earl grey tea bag, iced tea mix, instant iced tea, peach tea, flor de jamaica, turkish tea, assam, irish breakfast tea, tea powder, tea bags english breakfast, chamomille tea, chamomile tea bag, builder tea",
    { mass: true },
  ),
  food(
    "water",
    "water",
    "tap water, hot water, boiling water, cold water, ice, ice cube, warm water, mineral water, sparkling mineral, crushed ice, bottled water, filtered water, still water, lukewarm water, ice water, water cold, ice cold water, iced water, boiled water, cooking water, pasta water, spring water, pasta cooking water, reserved pasta water, water warm, tepid water, water boiling, cubed ice, distilled water, very hot water, bag of ice, water hot, ice chips, starchy pasta water, chickpea water, potato water, luke warm water, shaved ice, hot tap water, evian, volvic, glass of water, drinking water, cup of water, fresh water, alkaline water, room temperature water, potato cooking water, cool water, kettle water, chilled water, soaking water, ice block, rice water, simmering water, purified water, mushroom soaking liquid",
    { mass: true },
  ),
  food(
    "aquafaba",
    "egg_white",
    "chickpea liquid, chickpea brine, liquid from chickpeas, bean water, canned chickpea liquid, chickpea juice, chickpea can liquid",
    { mass: true },
  ),
];
