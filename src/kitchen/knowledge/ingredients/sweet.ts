/** Sugar, syrups, jam, chocolate and sweets. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const SWEET: readonly Ingredient[] = [
  food(
    "sugar",
    "sugar",
    "caster sugar, granulated sugar, castor sugar, cane sugar, superfine sugar, sanding sugar, pearl sugar, beet sugar, crystal sugar, vanilla sugar, preserving sugar, jam sugar, cinnamon sugar, evaporated cane juice, baker sugar, turbinado sugar, turbinado, sugar granulated, nib sugar, evaporated cane sugar, sucrose, ultrafine sugar, refined sugar, unrefined sugar, rock sugar, decorating sugar, sparkling sugar, rock candy, mishri, colored sugar, maple sugar, sugar cane",
    { mass: true },
  ),
  food(
    "brown sugar",
    "sugar",
    "demerara sugar, muscovado sugar, demerara, muscovado, brown cane sugar, coconut sugar, date sugar, barbado sugar, rapadura, sugar brown, golden sugar, palm sugar coconut, dark sugar, splenda brown sugar, molasses sugar, coconut palm sugar, brown caster sugar, swerve brown sugar",
    { kindOf: "sugar", mass: true },
  ),
  food(
    "icing sugar",
    "sugar",
    "confectioner sugar, icing sugar mix, 10 x sugar, sifted icing sugar, confectionary sugar, sifted confectioner sugar, sifted powdered sugar, powder sugar, fondant icing sugar, royal icing sugar, sugar powdered, snow sugar, icing mixture, icing sugar sifted",
    { kindOf: "sugar", usName: "powdered sugar", mass: true },
  ),
  food(
    "jaggery",
    "sugar",
    "gur, palm sugar, piloncillo, panela, palm jaggery, gula melaka, shakkar, jaggery powder, gula jawa, shaved palm sugar, sugar cane jaggery, chancaca, bella",
    { kindOf: "sugar", mass: true },
  ),
  food(
    "sweetener",
    "sweetener",
    "stevia, sugar substitute, erythritol, xylitol, artificial sweetener, canderel, splenda, truvia, sucralose, granulated sweetener, monk fruit, monk fruit sweetener, sugar free sweetener, saccharin, equal, swerve, stevia drop, granular sucralose sweetener, stevia powder, sweetener tablet, sugar replacement, low calorie sweetener, hermeseta, stevia sweetener, stevia extract, fructose, aspartame, liquid stevia, no calorie sweetener, sweet n low, dextrose, granulated sugar substitute, swerve sweetener, lakanto, liquid sweetener, granulated erythritol, granulated stevia, allulose, glucose powder, dextrose powder, sugar twin, sweetleaf stevia, splenda granular, trehalose, monkfruit, sugar alternative",
    { kindOf: "sugar", mass: true },
  ),
  food(
    "honey",
    "honey",
    "runny honey, clear honey, set honey, manuka honey, squeezy honey, honeycomb, wildflower honey, acacia honey, hunny, blossom honey, liquid honey, clover honey, heather honey, honey clear, bee honey, hot honey sauce, honey runny, lavender honey, gale honey, sourwood honey, chestnut honey, rowse honey, miel",
    { mass: true },
  ),
  food(
    "maple syrup",
    "syrup",
    "pancake syrup, maple, grade a maple syrup, maple flavoured syrup, aunt jemima syrup, sugar free maple syrup, breakfast syrup, grade b maple syrup, sirop derable, amber maple syrup, table syrup, log cabin syrup, sugar free syrup, mrs butterworth syrup",
    { mass: true },
  ),
  food(
    "golden syrup",
    "syrup",
    "light treacle, syrup, cane syrup, amber syrup, steen cane syrup, kuromitsu, karo, sugar beet syrup, sorghum syrup, sorghum molasses, treacle golden, sugar cane syrup",
    { kindOf: "maple-syrup", mass: true },
  ),
  food(
    "corn syrup",
    "syrup",
    "glucose syrup, liquid glucose, karo syrup, glucose, rice malt syrup, rice syrup, mulyeot, rice malt, malt syrup, barley malt syrup, isomalt, invert sugar, maltose, high fructose corn syrup, inverted sugar syrup, inulin syrup, maltose syrup, yacon syrup",
    { kindOf: "maple-syrup", mass: true },
  ),
  food(
    "agave syrup",
    "syrup",
    "agave nectar, agave, date syrup, coconut nectar, date molasses, silan, date honey, coconut syrup, carob syrup, carob molasses, agave sweetener, coconut blossom nectar, coconut blossom syrup, monin syrup, vanilla syrup, hazelnut syrup, caramel syrup, flavoured syrup, coffee syrup, elderflower syrup, rose syrup, rooh afza, almond syrup, orgeat, orgeat syrup, raspberry syrup, ginger syrup, lavender syrup, cinnamon syrup, cherry syrup, strawberry syrup, passion fruit syrup, mint syrup, falernum, fruit syrup, pineapple syrup, grenadine, grenadine syrup, simple syrup, sugar syrup, torani syrup, stem ginger syrup, gomme syrup, honey syrup, gomme, lychee syrup, peach syrup, blueberry syrup, gingerbread syrup, butterscotch syrup, hibiscus syrup, fig syrup, sirop de liege, pear syrup, apple syrup",
    { kindOf: "maple-syrup", mass: true },
  ),
  food("treacle", "syrup", "blackstrap molasses, unsulphured molasses, grandma molasses, unsulfured molasses, fancy molasses, cane molasses, sugar molasses", {
    kindOf: "maple-syrup",
    usName: "molasses",
    mass: true,
  }),
  food(
    "pomegranate molasses",
    "tamarind",
    "grape molasses, pekmez, sour cherry molasses, pomegranate syrup, pomegranate glaze, saba grape syrup, vincotto, tamarind molasses, nar eksisi, grape must, mosto cotto, mulberry molasses",
    { mass: true },
  ),
  food(
    "jam",
    "jam",
    "strawberry jam, raspberry jam, blackcurrant jam, apricot jam, marmalade, fruit spread, preserve, strawberry preserve, fig jam, conserve, damson jam, jelly jam, seedless raspberry jam, lemon curd, redcurrant jelly, cranberry sauce, quince paste, membrillo, apple butter, cranberry jelly, strawberry conserve, grape jelly, lime marmalade, blueberry jam, peach jam, blackberry jam, apricot preserve, raspberry preserve, guava paste, lingonberry jam, peach preserve, apple jelly, currant jelly, fruit jam, fruit preserve, blackberry jelly, passionfruit curd, orange curd, lime curd, fig preserve, rhubarb jam, jam strawberry, sugar free jam, robertson jam, peach conserve, raspberry conserve, ginger jam, jellied cranberry sauce, apricot conserve, rose hip jelly, quince jelly, crab apple jelly, seedless blackberry jam, strawberry jelly jam, rowan jelly, blackcurrant conserve, pineapple preserve, fruit curd, pineapple jam, grapefruit marmalade, quince jam, three fruit marmalade, berry jam, blackcurrant jelly, mango jam, blackberry preserve, rose jam, fig paste, lemon marmalade, yuja tea, cranberry jam, seville marmalade, seedless raspberry preserve, rose petal jam, cranberry orange sauce, strawberry spread, pear butter, pumpkin butter, apricot glaze, apricot fruit spread, plum butter, lekvar, honey jam, kaya, coconut jam, blueberry preserve, quince cheese, jellied cranberry, gooseberry jam, tangerine marmalade, jelly preserve, seedless strawberry jam, apricot spread, apple cranberry sauce",
    { mass: true },
  ),
  food(
    "chocolate",
    "chocolate",
    "chocolate chip, choc chip, chocolate bar, easter egg chocolate, chocolate button, couverture chocolate, drinking chocolate bar, choc, chocolate square, chocolate drop, galaxy bar, chocolate shaving, baking chip, chocolate easter egg, leftover easter egg, couverture, chocolate curl, chocolate kiss, hershey kiss, chocolate bark coating, candy coating, almond bark, chocolate sprinkle, chocolate vermicelli, compound chocolate, ruby chocolate, mini egg, chocolate candy bar, chocolate morsel, chocolate covered, mini chocolate egg, advent chocolate, terry chocolate orange, melting chocolate, chocolate coin, toblerone, chocolate flake, cadbury flake, chocolate disc, confectioner coating, hershey bar, ferrero rocher, chocolate truffle, candiquik, chocolate baking bar, flake bar, semi sweet, cadbury dairy milk, chocolate hazelnut bar",
    { mass: true, mayContain: ["milk", "soy", "nuts"] },
  ),
  food(
    "dark chocolate",
    "chocolate",
    "plain chocolate, 70 chocolate, dark chocolate chip, bittersweet chocolate, bittersweet, semisweet chocolate, semi sweet chocolate chip, bournville, dark choc, semisweet chocolate chip, unsweetened chocolate, semi sweet chocolate, bittersweet chocolate chip, dark chocolate chunk, dark cooking chocolate, green and black, semisweet chocolate morsel, unsweetened baking chocolate, 70 cocoa chocolate, semi sweet chocolate morsel, bitter chocolate, unsweetened chocolate square, dark baking chocolate, vegan chocolate, dairy free chocolate, dark chocolate bar, semisweet mini chocolate chip, vegan chocolate chip, miniature semisweet chocolate chip, sugar free chocolate, plain chocolate chip, chocolate unsweetened, semisweet baking chocolate, dark chocolate square, chocolate dark, semisweet, sugar free chocolate chip, dark chocolate shaving, dairy free chocolate chip, semi sweet chocolate square",
    { kindOf: "chocolate", mass: true, mayContain: ["milk", "soy"] },
  ),
  food(
    "milk chocolate",
    "chocolate",
    "milk chocolate chip, milk choc, milk chocolate bar, galaxy chocolate, milk chocolate button, milk chocolate drop, chocolate milk bar, milk chocolate candy bar, milk chocolate kiss, gold chocolate, caramac",
    { kindOf: "chocolate", mass: true, allergens: ["milk"], mayContain: ["soy", "nuts"] },
  ),
  food(
    "white chocolate",
    "chocolate",
    "white chocolate chip, white choc, milkybar, white chocolate chunk, white chocolate button, white chip, white baking chip, vanilla chip, white cooking chocolate, white chocolate bar, white choc chip, vanilla baking chip, milky bar, white chocolate baking square, white baking chocolate, white candy melt",
    { kindOf: "chocolate", mass: true, allergens: ["milk"], mayContain: ["soy"] },
  ),
  food(
    "cocoa powder",
    "cocoa",
    "cocoa, cacao powder, cacao, dutch process cocoa, bournville cocoa, dutch processed cocoa, coco powder, dutch process cocoa powder, cacao nib, cocoa nib, alkalized cocoa powder, special dark cocoa, carob powder, carob, carob chip, dutch processed cocoa powder, green and black cocoa",
    { mass: true },
  ),
  food(
    "hot chocolate powder",
    "cocoa",
    "hot chocolate, drinking chocolate, hot cocoa, option, nesquik, hot chocolate mix, drinking chocolate powder, chocolate powder, chocolate milk powder, galaxy hot chocolate, chocolate drink mix, sweetened cocoa powder, instant hot chocolate, bournvita, swiss miss, chocolate drink powder, cocoa mix, instant cocoa mix, instant hot cocoa mix, instant chocolate drink mix, champurrado mix, hot cocoa powder, cocoa drink powder",
    { kindOf: "cocoa-powder", mass: true, mayContain: ["milk"] },
  ),
  food(
    "chocolate spread",
    "spread_choc",
    "hazelnut spread, chocolate hazelnut spread, hazelnut chocolate spread, chocolate hazelnut, hazelnut cocoa spread, choc spread, nutela, chocolate sauce, chocolate syrup, chocolate fudge sauce, hershey syrup, hot fudge, fudge sauce, chocolate topping, chocolate ice cream topping, fudge topping, gianduja, milk chocolate spread, chocolate fudge topping, ice cream sauce, chocolate dip",
    { mass: true, allergens: ["milk", "nuts", "soy"] },
  ),
  food(
    "biscoff spread",
    "spread_choc",
    "biscoff, cookie butter, lotus spread, speculoo spread, cookie spread, biscoff cookie butter, caramelised biscuit spread, biscuit spread",
    { kindOf: "chocolate-spread", mass: true, allergens: ["gluten", "soy"] },
  ),
  food(
    "sweets",
    "confection",
    "haribo, gummy bear, jelly bean, wine gum, malteser, smarty, m and ms, mar bar, snicker, kit kat, toffee, fudge, skittle, liquorice allsort, fruit pastille, lollipop, candy cane, twix, dolly mixture, fun size bar, turkish delight, reese, quality street, celebration, hero, rolo, crunchie, sherbet sweet, honeycomb toffee, cinder toffee, wispa, kitkat, chewy sweet, daim, bounty, milky way, percy pig, hard candy, candy corn, gumdrop, candy bar, peanut butter cup, butterscotch chip, peanut butter chip, sprinkle, hundred and thousand, nougat, caramel candy, soft caramel, gum drop, jelly, gummy, gummy worm, licorice, licorice candy, nonpareil, cake decoration, edible decoration, butterscotch candy, peanut brittle, brittle, m and m, cinnamon candy, peppermint candy, candy melt, snicker bar, heath bar, candy sprinkle, wrapped caramel, caramel chip, reese cup, cotton candy, candy floss, praline, butterfinger, cinnamon chip, starburst, after eight, mint chocolate, peppermint patty, ande mint, red hot, fruit chew, milk dud, candied popcorn, jujube candy, tootsie roll, mint sweet, silver ball, dragee, colored sprinkle, chocolate raisin, chocolate caramel, chocolate covered caramel, halva, halwa sweet, gajak, ladoo, barfi, gulab jamun, rasgulla, jalebi, candied almond, chikki, sesame snap, kinder bueno, kinder, peanut butter morsel, orange slice candy, caramel square, unwrapped caramel, kraft caramel, licorice rope, bassett, cola bottle",
    { usName: "candy", plural: "sweets", mayContain: ["milk", "nuts", "gluten", "soy", "peanut"] },
  ),
  food(
    "marshmallow",
    "confection",
    "marshmallow fluff, fluff, marshmallow creme, miniature marshmallow, marshmallow cream, jumbo marshmallow, marsh mallow, jet puffed marshmallow",
    { kindOf: "sweets", eachGrams: 7 },
  ),
  food("marzipan", "confection", "almond paste, ready to roll marzipan, frangipane", {
    kindOf: "sweets",
    mass: true,
    allergens: ["nuts"],
    mayContain: ["egg"],
  }),
  food(
    "icing",
    "confection",
    "frosting, buttercream, ready to roll icing, fondant, royal icing, fondant icing, vanilla frosting, betty crocker frosting, chocolate frosting, writing icing, sugarpaste, cream cheese frosting, sugar paste, ready to spread frosting, decorating icing, chocolate icing, rolled fondant, gel icing, vanilla icing, icing gel, chocolate fudge frosting, milk chocolate frosting, buttercream frosting, coconut pecan frosting, poured fondant, decorator icing, icing pen, vanilla buttercream, writing gel",
    { kindOf: "sweets", mass: true, mayContain: ["milk"] },
  ),
];
