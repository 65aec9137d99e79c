/** Sugar, syrups, jam, chocolate and sweets. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const SWEET: readonly Ingredient[] = [
  food(
    "sugar",
    "sugar",
    "white sugar, caster sugar, granulated sugar, golden caster sugar, castor sugar, golden granulated sugar, cane sugar, superfine sugar, table sugar, raw cane sugar, white granulated sugar, tate and lyle sugar, sugar cube, extra fine sugar, fine sugar, sugar white, sanding sugar, organic cane sugar, pearl sugar, beet sugar, crystal sugar, vanilla sugar, preserving sugar, jam sugar, organic sugar, cinnamon sugar, evaporated cane juice, bakers sugar, raw sugar, turbinado sugar, turbinado, sugar granulated, coarse sugar, nib sugar, evaporated cane sugar, coarse white sugar, sucrose, ultrafine sugar, lump sugar, refined sugar, unrefined sugar, rock sugar, decorating sugar, yellow rock sugar, sparkling sugar, rock candy, mishri, colored sugar, maple sugar, sugar cane, red sugar",
    { mass: true },
  ),
  food(
    "brown sugar",
    "sugar",
    "dark brown sugar, light brown sugar, soft brown sugar, demerara sugar, muscovado sugar, demerara, muscovado, light soft brown sugar, dark soft brown sugar, light muscovado sugar, dark muscovado sugar, soft light brown sugar, soft dark brown sugar, packed brown sugar, golden brown sugar, brown cane sugar, firmly packed brown sugar, packed light brown sugar, coconut sugar, date sugar, barbados sugar, packed dark brown sugar, rapadura, brown sugar packed, sugar brown, golden sugar, palm sugar coconut, light molasses sugar, dark sugar, splenda brown sugar, brown sugar light, molasses sugar, muscavado sugar, coconut palm sugar, brown sugar dark, brown caster sugar, swerve brown sugar",
    { kindOf: "sugar", mass: true },
  ),
  food(
    "icing sugar",
    "sugar",
    "confectioners sugar, icing sugar mix, 10x sugar, sifted icing sugar, golden icing sugar, confectionary sugar, sifted confectioners sugar, sifted powdered sugar, powder sugar, fondant icing sugar, royal icing sugar, pure icing sugar, sugar powdered, snow sugar, icing mixture, icing sugar sifted, powdered confectioners sugar",
    { kindOf: "sugar", usName: "powdered sugar", mass: true },
  ),
  food(
    "jaggery",
    "sugar",
    "gur, palm sugar, piloncillo, panela, palm jaggery, gula melaka, shakkar, jaggery powder, grated jaggery, jaggery block, gula jawa, palm sugar block, shaved palm sugar, grated palm sugar, jaggery grated, sugar cane jaggery, chancaca, bella",
    { kindOf: "sugar", mass: true },
  ),
  food(
    "sweetener",
    "sweetener",
    "stevia, sugar substitute, erythritol, xylitol, artificial sweetener, canderel, splenda, truvia, sucralose, granulated sweetener, monk fruit, monk fruit sweetener, sugar free sweetener, saccharin, equal, swerve, stevia drops, granular sucralose sweetener, stevia powder, sweetener tablet, sugar replacement, low calorie sweetener, hermesetas, stevia sweetener, stevia extract, fructose, aspartame, liquid stevia, no calorie sweetener, sweet n low, dextrose, granulated sugar substitute, swerve sweetener, lakanto, liquid sweetener, powdered erythritol, granulated erythritol, granulated stevia, allulose, glucose powder, dextrose powder, powdered sweetener, powdered stevia, sugar twin, sweetleaf stevia, stevia packet, splenda granular, trehalose, monkfruit, sugar alternative",
    { kindOf: "sugar", mass: true },
  ),
  food(
    "honey",
    "honey",
    "runny honey, clear honey, set honey, manuka honey, squeezy honey, raw honey, honeycomb, local honey, wildflower honey, acacia honey, hunny, blossom honey, liquid honey, orange blossom honey, clover honey, pure honey, heather honey, honey clear, bee honey, hot honey, hot honey sauce, organic honey, honey runny, lavender honey, gale honey, sourwood honey, vegan honey, mild honey, thick honey, chestnut honey, rowse honey, golden honey, dark honey, miel",
    { mass: true },
  ),
  food(
    "maple syrup",
    "syrup",
    "pure maple syrup, pancake syrup, canadian maple syrup, mapel syrup, maple, grade a maple syrup, maple flavored syrup, dark maple syrup, aunt jemima syrup, sugar free maple syrup, breakfast syrup, real maple syrup, grade b maple syrup, sirop derable, amber maple syrup, table syrup, light maple syrup, log cabin syrup, sugar free syrup, mrs butterworth syrup, maple syrup pure, light pancake syrup",
    { mass: true },
  ),
  food(
    "golden syrup",
    "syrup",
    "lyles golden syrup, light treacle, golden surup, syrup, light golden syrup, lyle syrup, cane syrup, amber syrup, light golden cane syrup, steen cane syrup, kuromitsu, karo, tate and lyle golden syrup, sugar beet syrup, sorghum syrup, sorghum molasses, treacle golden, sugar cane syrup",
    { kindOf: "maple-syrup", mass: true },
  ),
  food(
    "corn syrup",
    "syrup",
    "light corn syrup, dark corn syrup, glucose syrup, liquid glucose, karo syrup, glucose, brown rice syrup, rice malt syrup, rice syrup, corn syrup light, korean corn syrup, mulyeot, corn syrup dark, rice malt, malt syrup, barley malt syrup, isomalt, invert sugar, maltose, light karo syrup, high fructose corn syrup, inverted sugar syrup, dark karo syrup, inulin syrup, maltose syrup, yacon syrup",
    { kindOf: "maple-syrup", mass: true },
  ),
  food(
    "agave syrup",
    "syrup",
    "agave nectar, agave, date syrup, coconut nectar, date molasses, light agave nectar, silan, date honey, blue agave, coconut syrup, carob syrup, carob molasses, raw agave, agave sweetener, agave nectar light, dark agave nectar, raw agave nectar, coconut blossom nectar, blue agave syrup, coconut blossom syrup, light agave, monin syrup, vanilla syrup, hazelnut syrup, caramel syrup, flavoured syrup, coffee syrup, elderflower syrup, rose syrup, rooh afza, almond syrup, orgeat, orgeat syrup, raspberry syrup, ginger syrup, lavender syrup, cinnamon syrup, cherry syrup, strawberry syrup, passion fruit syrup, mint syrup, falernum, fruit syrup, pineapple syrup, grenadine, grenadine syrup, simple syrup, sugar syrup, torani syrup, stem ginger syrup, gomme syrup, honey syrup, gomme, lychee syrup, peach syrup, blueberry syrup, brown sugar syrup, gingerbread syrup, butterscotch syrup, hibiscus syrup, fig syrup, sirop de liege, pear syrup, apple syrup",
    { kindOf: "maple-syrup", mass: true },
  ),
  food(
    "treacle",
    "syrup",
    "black treacle, blackstrap molasses, dark treacle, dark molasses, light molasses, unsulphured molasses, grandma molasses, unsulfured molasses, lyles black treacle, fancy molasses, tin of treacle, mild molasses, cane molasses, sugar molasses, mild flavored molasses",
    { kindOf: "maple-syrup", usName: "molasses", mass: true },
  ),
  food(
    "pomegranate molasses",
    "tamarind",
    "grape molasses, pekmez, sour cherry molasses, pomegranate syrup, pomegranate glaze, saba grape syrup, vincotto, tamarind molasses, nar eksisi, grape must, mosto cotto, mulberry molasses",
    { mass: true },
  ),
  food(
    "jam",
    "jam",
    "strawberry jam, raspberry jam, blackcurrant jam, apricot jam, marmalade, fruit spread, orange marmalade, preserves, strawberry preserves, fig jam, cherry jam, plum jam, conserve, damson jam, jelly jam, seedless raspberry jam, bonne maman, lemon curd, redcurrant jelly, cranberry sauce, quince paste, membrillo, apple butter, cranberry jelly, strawberry conserve, grape jelly, lime marmalade, blueberry jam, peach jam, blackberry jam, apricot preserves, raspberry preserves, guava paste, lingonberry jam, peach preserves, apple jelly, red currant jelly, currant jelly, fruit jam, mixed fruit jam, fruit preserves, blackberry jelly, passionfruit curd, orange curd, lime curd, fig preserves, mixed berry jam, rhubarb jam, cherry preserves, jam strawberry, sugar free jam, robertsons jam, peach conserve, raspberry conserve, ginger jam, jellied cranberry sauce, whole berry cranberry sauce, sour cherry jam, apricot conserve, rose hip jelly, quince jelly, crab apple jelly, seedless blackberry jam, strawberry jelly jam, rowan jelly, blackcurrant conserve, pineapple preserves, fruit curd, pineapple jam, grapefruit marmalade, quince jam, three fruit marmalade, berry jam, blackcurrant jelly, mango jam, wild blueberry jam, blackberry preserves, rose jam, whole cranberry sauce, fig paste, lemon marmalade, yuja tea, red jam, cranberry jam, seville marmalade, seedless raspberry preserves, rose petal jam, cranberry orange sauce, strawberry spread, pear butter, orange preserves, plum preserves, pumpkin butter, apricot glaze, apricot fruit spread, plum butter, lekvar, honey jam, kaya, coconut jam, grape jam, blueberry preserves, quince cheese, jellied cranberry, gooseberry jam, red raspberry jam, tangerine marmalade, jelly preserve, seedless strawberry jam, apricot spread, canned cranberry sauce, apple cranberry sauce",
    { mass: true },
  ),
  food(
    "chocolate",
    "chocolate",
    "cooking chocolate, chocolate chip, choc chip, chocolate bar, bar of chocolate, chocolate chunk, easter egg chocolate, chocolate button, couverture chocolate, drinking chocolate bar, choc, chocolate square, chocolate drop, galaxy bar, cadbury, block chocolate, chocolate shaving, baking chip, chocolate easter egg, leftover easter egg, hershey, ghirardelli, lindt, couverture, chocolate curl, chocolate piece, chocolate kiss, hershey kiss, chocolate bark coating, candy coating, almond bark, chocolate sprinkle, chocolate vermicelli, compound chocolate, ruby chocolate, mini egg, mexican chocolate, chocolate candy bar, chocolate morsel, chocolate covered, cooking choc, mini chocolate chip, mini chocolate egg, advent chocolate, chocolate orange, terry chocolate orange, melting chocolate, chocolate block, chocolate coin, toblerone, chocolate chips mini, chocolate flake, cadbury flake, baking chocolate, german chocolate, sweet chocolate, chocolate disc, confectioners coating, hershey bar, ferrero rocher, chocolate truffle, candiquik, chocolate baking bar, german sweet chocolate, lindt chocolate, sweet baking chocolate, flake bar, chocolate sweets, semi sweet, cadbury dairy milk, chocolate hazelnut bar",
    { mass: true, mayContain: ["milk", "soy", "nuts"] },
  ),
  food(
    "dark chocolate",
    "chocolate",
    "plain chocolate, 70% chocolate, dark chocolate chip, bittersweet chocolate, semisweet chocolate, semi sweet chocolate chip, 85% dark chocolate, bournville, dark choc, semisweet chocolate chip, cooking dark chocolate, unsweetened chocolate, semi sweet chocolate, 70% dark chocolate, bittersweet chocolate chip, dark chocolate chunk, dark cooking chocolate, green and blacks, semisweet chocolate morsel, unsweetened baking chocolate, extra dark chocolate, 70% cocoa chocolate, semi sweet chocolate morsel, bitter chocolate, plain dark chocolate, unsweetened chocolate square, dark baking chocolate, vegan chocolate, dairy free chocolate, dark chocolate bar, semisweet mini chocolate chip, vegan chocolate chip, miniature semisweet chocolate chip, sugar free chocolate, dark chocolate 70%, vegan dark chocolate, plain chocolate chip, chocolate unsweetened, semisweet baking chocolate, semisweet chocolate chunk, good quality dark chocolate, dark chocolate square, chocolate dark, semisweet, mini semisweet chocolate chip, mini semi sweet chocolate chip, sugar free chocolate chip, dark chocolate shaving, dairy free chocolate chip, semi sweet chocolate square",
    { kindOf: "chocolate", mass: true, mayContain: ["milk", "soy"] },
  ),
  food(
    "milk chocolate",
    "chocolate",
    "milk chocolate chip, milk choc, dairy milk chocolate, milk chocolate bar, galaxy chocolate, milk chocolate chunk, milk chocolate button, milk chocolate drop, chocolate milk bar, milk chocolate candy bar, milk chocolate kisses, gold chocolate, caramac",
    { kindOf: "chocolate", mass: true, allergens: ["milk"], mayContain: ["soy", "nuts"] },
  ),
  food(
    "white chocolate",
    "chocolate",
    "white chocolate chip, white choc, milkybar, white chocolate chunk, white chocolate button, white chip, white baking chip, vanilla chip, white cooking chocolate, white chocolate bar, white choc chip, vanilla baking chip, milky bar, white chocolate baking square, white baking chocolate, white candy melts",
    { kindOf: "chocolate", mass: true, allergens: ["milk"], mayContain: ["soy"] },
  ),
  food(
    "cocoa powder",
    "cocoa",
    "cocoa, cacao powder, unsweetened cocoa powder, cacao, dutch process cocoa, bournville cocoa, raw cacao, dutch processed cocoa, unsweetened cocoa, dark cocoa powder, coco powder, hershey cocoa, dutch process cocoa powder, baking cocoa, cocoa unsweetened, dutch cocoa, cacao nib, cocoa nib, alkalized cocoa powder, raw cacao powder, natural cocoa powder, special dark cocoa, black cocoa powder, carob powder, carob, powdered cocoa, natural unsweetened cocoa, carob chip, dutch processed cocoa powder, natural cocoa, hershey cocoa powder, green and blacks cocoa, cocoa powder unsweetened",
    { mass: true },
  ),
  food(
    "hot chocolate powder",
    "cocoa",
    "hot chocolate, drinking chocolate, hot cocoa, cadbury hot chocolate, options, milo, nesquik, hot chocolate mix, hot cocoa mix, drinking chocolate powder, chocolate powder, chocolate milk powder, galaxy hot chocolate, chocolate drink mix, sweetened cocoa powder, instant hot chocolate, bournvita, swiss miss, chocolate drink powder, cocoa mix, instant cocoa mix, instant hot cocoa mix, instant chocolate drink mix, champurrado mix, hot cocoa powder, hot chocolate sachet, cocoa drink powder",
    { kindOf: "cocoa-powder", mass: true, mayContain: ["milk"] },
  ),
  food(
    "chocolate spread",
    "spread_choc",
    "nutella, hazelnut spread, chocolate hazelnut spread, hazelnut chocolate spread, chocolate hazelnut, hazelnut cocoa spread, choc spread, nutela, chocolate sauce, chocolate syrup, chocolate fudge sauce, hot fudge sauce, hersheys syrup, hot fudge, fudge sauce, hot fudge topping, hershey chocolate syrup, chocolate topping, chocolate ice cream topping, fudge topping, dark chocolate spread, gianduja, milk chocolate spread, white chocolate spread, chocolate fudge topping, ice cream sauce, chocolate dip",
    { mass: true, allergens: ["milk", "nuts", "soy"] },
  ),
  food(
    "biscoff spread",
    "spread_choc",
    "biscoff, cookie butter, lotus spread, speculoos spread, lotus biscoff spread, lotus biscoff, cookie spread, biscoff cookie butter, caramelised biscuit spread, biscuit spread",
    { kindOf: "chocolate-spread", mass: true, allergens: ["gluten", "soy"] },
  ),
  food(
    "sweets",
    "confection",
    "haribo, gummy bear, jelly baby, jelly bean, wine gum, maltesers, smarties, m and ms, mars bar, snickers, kit kat, toffee, fudge, boiled sweet, skittles, liquorice allsorts, fruit pastille, lollipop, candy cane, twix, maltesers bag, dolly mixture, fun size bars, turkish delight, reese, quality street, celebrations, heroes, rolo, crunchie, sherbet sweets, honeycomb toffee, cinder toffee, wispa, kitkat, chewy sweets, daim, bounty, milky way, percy pig, hard candy, candy corn, gumdrop, candy bar, toffee bit, peanut butter cup, butterscotch chip, peanut butter chip, sprinkle, hundreds and thousands, rainbow sprinkles, nougat, caramel candy, soft caramel, gum drop, jellies, gummies, gummy worm, licorice, licorice candy, nonpareil, cake decoration, edible decoration, butterscotch candy, peanut brittle, brittle, m and m, cinnamon candy, peppermint candy, candy melt, snickers bar, heath bar, english toffee bits, candy sprinkle, wrapped caramel, mini m and ms, caramel chip, reese pieces, reeses cup, cotton candy, candy floss, praline, crushed toffee, butterfinger, jelly sweets, cinnamon chip, starburst, after eight, mint chocolate, peppermint patty, andes mint, red hots, fruit chews, milk duds, toffee piece, candied popcorn, jujube candy, tootsie roll, mint sweets, silver balls, dragee, colored sprinkles, chocolate raisin, chocolate caramel, chocolate covered caramel, halva, halwa sweets, gajak, ladoo, barfi, gulab jamun, rasgulla, jalebi, indian sweets, candied almond, chikki, sesame snap, kinder bueno, kinder, peanut butter morsel, orange slices candy, caramel square, unwrapped caramel, kraft caramels, licorice rope, bassetts, cola bottles",
    { usName: "candy", plural: "sweets", mayContain: ["milk", "nuts", "gluten", "soy", "peanut"] },
  ),
  food(
    "marshmallow",
    "confection",
    "mini marshmallow, marshmallow fluff, pink and white marshmallow, fluff, marshmallow creme, marshmellow, miniature marshmallow, marshmallow cream, large marshmallow, vegan marshmallow, jumbo marshmallow, marshmallows mini, marsh mallow, marshmallow cream jar, jet puffed marshmallow",
    { kindOf: "sweets", eachGrams: 7 },
  ),
  food("marzipan", "confection", "golden marzipan, almond paste, white marzipan, marzipan block, ready to roll marzipan, natural marzipan, frangipane", {
    kindOf: "sweets",
    mass: true,
    allergens: ["nuts"],
    mayContain: ["egg"],
  }),
  food(
    "icing",
    "confection",
    "frosting, buttercream, ready to roll icing, fondant, royal icing, fondant icing, vanilla frosting, betty crocker frosting, chocolate frosting, writing icing, ready made icing, sugarpaste, cream cheese frosting, sugar paste, roll out icing, white frosting, ready to spread frosting, decorating icing, can frosting, prepared frosting, chocolate icing, rolled fondant, ready to roll white icing, tub of frosting, gel icing, vanilla icing, icing gel, chocolate fudge frosting, white icing, milk chocolate frosting, black icing, buttercream frosting, coconut pecan frosting, poured fondant, decorator icing, icing pens, vanilla buttercream, writing gel",
    { kindOf: "sweets", mass: true, mayContain: ["milk"] },
  ),
];
