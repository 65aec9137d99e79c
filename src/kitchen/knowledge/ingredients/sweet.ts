/** Sugar, syrups, jam, chocolate and sweets. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const SWEET: readonly Ingredient[] = [
  food(
    "sugar",
    "sugar",
    "beet sugar, cinnamon sugar, baker sugar, turbinado, sucrose, mishri, maple sugar, sugar cane, castor sugar, turbinado sugar, sanding sugar, colored sugar, caster sugar, pearl sugar, cane sugar, golden caster",
    { mass: true },
  ),
  food("jam sugar", "sugar_jam", "preserving sugar, gelling sugar, jam setting sugar", { kindOf: "sugar", mass: true }),
  food("vanilla sugar", "vanilla", "", { kindOf: "sugar", mass: true }),
  food("rock sugar", "sugar", "", { kindOf: "sugar", mass: true }),
  food("brown sugar", "sugar", "demerara sugar, muscovado sugar, demerara, muscovado, coconut sugar, date sugar, rapadura, molasses sugar", {
    kindOf: "sugar",
    mass: true,
  }),
  food("icing sugar", "icing_sugar", "confectioner sugar, 10 x sugar, powder sugar, fondant icing sugar", {
    kindOf: "sugar",
    usName: "powdered sugar",
    mass: true,
  }),
  food("jaggery", "sugar", "gur, palm sugar, piloncillo, panela, palm jaggery, shakkar, chancaca, bella", { kindOf: "sugar", mass: true }),
  food(
    "erythritol",
    "sugar_substitute",
    "xylitol, sugar substitute, splenda, swerve, allulose, monkfruit, monkfruit sweetener, granulated sweetener, fructose, dextrose",
    {
      kindOf: "sugar",
      mass: true,
    },
  ),
  food("sweetener", "sweetener", "stevia, artificial sweetener, canderel, truvia, sucralose, saccharin, equal", { kindOf: "sugar", mass: true }),
  food("honey", "honey", "honeycomb, hunny, blossom honey, honey clear, miel, manuka honey, liquid honey, runny honey, clear honey, set honey", { mass: true }),
  food("maple syrup", "syrup", "pancake syrup, maple, sirop derable", { mass: true }),
  food(
    "golden syrup",
    "syrup",
    "light treacle, syrup, brodsirap, ljus sirap, dark syrup, cane syrup, amber syrup, steen cane syrup, kuromitsu, karo, sugar beet syrup, sorghum syrup, sorghum molasses, treacle golden",
    { kindOf: "maple-syrup", mass: true },
  ),
  food(
    "corn syrup",
    "syrup",
    "glucose syrup, liquid glucose, karo syrup, glucose, rice malt syrup, rice syrup, mulyeot, malt syrup, isomalt, invert sugar, maltose, maltose syrup, yacon syrup",
    { kindOf: "maple-syrup", mass: true },
  ),
  food(
    "agave syrup",
    "syrup",
    "agave nectar, agave, coconut nectar, date molasses, silan, date honey, coconut syrup, carob syrup, carob molasses, agave sweetener, vanilla syrup, hazelnut syrup, caramel syrup, flavoured syrup, coffee syrup, rose syrup",
    { kindOf: "maple-syrup", mass: true },
  ),
  food("date syrup", "syrup", "", { kindOf: "agave-syrup", mass: true }),
  food("grenadine", "syrup", "grenadine syrup", { kindOf: "agave-syrup", mass: true }),
  food("simple syrup", "syrup", "sugar syrup", { kindOf: "agave-syrup", mass: true }),
  food("treacle", "treacle", "blackstrap molasses, unsulphured molasses, grandma molasses, unsulfured molasses, fancy molasses, sugar molasses", {
    kindOf: "maple-syrup",
    usName: "molasses",
    mass: true,
  }),
  food(
    "pomegranate molasses",
    "tamarind",
    "grape molasses, pekmez, sour cherry molasses, pomegranate syrup, pomegranate glaze, saba grape syrup, vincotto, tamarind molasses, mulberry molasses",
    { mass: true },
  ),
  food(
    "jam",
    "jam",
    "strawberry jam, raspberry jam, apricot jam, fruit spread, preserve, strawberry preserve, conserve, membrillo, strawberry conserve, apricot preserve, raspberry preserve, guava paste, peach preserve, fruit preserve, fig preserve, grape jelly, mixed fruit jam",
    { mass: true },
  ),
  food("red bean paste", "jam", "anko, sweet red bean paste, sweet bean paste, adzuki bean paste, azuki paste", { mass: true }),
  food("chestnut puree", "jam", "chestnut paste, chestnut spread, chestnut cream, creme de marron, marron glace", { mass: true }),
  food("marmalade", "jam", "lime marmalade, grapefruit marmalade, three fruit marmalade, lemon marmalade, seville marmalade, tangerine marmalade", {
    kindOf: "jam",
    mass: true,
  }),
  food("mincemeat", "mincemeat", "fruit mincemeat, mince pie filling, christmas mincemeat", { kindOf: "jam", mass: true, mayContain: ["sulphites", "nuts"] }),
  food("lemon curd", "jam", "lime curd, orange curd, passion fruit curd, passionfruit curd", { kindOf: "jam", mass: true }),
  food("cranberry sauce", "chutney", "lingonberry jam, lingonberry sauce, lingonberry preserve", { kindOf: "jam", mass: true }),
  food("redcurrant jelly", "chutney", "", { kindOf: "jam", mass: true }),
  food("apple butter", "jam", "", { kindOf: "jam", mass: true }),
  food("quince paste", "jam", "", { kindOf: "jam", mass: true }),
  food("fig jam", "jam", "", { kindOf: "jam", mass: true }),
  food(
    "jelly",
    "jam",
    "jelly jam, cranberry jelly, quince jelly, crab apple jelly, blackcurrant jelly, mint jelly, pepper jelly, jalapeno jelly, hot pepper jelly",
    {
      kindOf: "jam",
      mass: true,
    },
  ),
  food(
    "chocolate",
    "chocolate",
    "chocolate button, chocolate kiss, hershey kiss, choc, twix, wispa, chocolate shaving, couverture, chocolate curl, semi sweet, mini egg, easter egg, chocolate orange",
    {
      mass: true,
      mayContain: ["milk", "soy", "nuts"],
    },
  ),
  food(
    "dark chocolate",
    "chocolate",
    "bittersweet chocolate, bittersweet, bittersweet baking chocolate, semisweet chocolate, semisweet baking chocolate, bournville, dark choc, plain chocolate, semi sweet chocolate, semisweet",
    {
      kindOf: "chocolate",
      mass: true,
      mayContain: ["milk", "soy"],
    },
  ),
  food("unsweetened chocolate", "choc_bitter", "baker chocolate, baking chocolate unsweetened", {
    kindOf: "chocolate",
    mass: true,
    mayContain: ["milk", "soy"],
  }),
  food(
    "chocolate chips",
    "choc_chip",
    "choc chip, semisweet chip, semi sweet chip, chocolate chip, baking chip, semi sweet chocolate chip, semisweet chocolate chip, bittersweet chocolate chip, miniature semisweet chocolate chip, dark chocolate chip, milk chocolate chip, miniature chocolate chip, chocolate morsel, chocolate chunk",
    { kindOf: "chocolate", plural: "chocolate chips", mayContain: ["milk", "soy", "nuts"] },
  ),
  food("white chocolate chips", "choc_chip", "white chocolate chip, white chip, vanilla chip, white choc chip", {
    kindOf: "chocolate-chips",
    plural: "white chocolate chips",
    allergens: ["milk"],
    mayContain: ["soy"],
  }),
  food("milk chocolate", "chocolate", "milk choc, caramac, dairy milk", {
    kindOf: "chocolate",
    mass: true,
    allergens: ["milk"],
    mayContain: ["soy", "nuts"],
  }),
  food("white chocolate", "chocolate", "white choc", {
    kindOf: "chocolate",
    mass: true,
    allergens: ["milk"],
    mayContain: ["soy"],
  }),
  food("cocoa powder", "cocoa", "cocoa, cacao powder, cacao, dutch process cocoa, bournville cocoa, cacao nib, carob chip, carob, cocoa nib", {
    mass: true,
  }),
  food(
    "hot chocolate powder",
    "drinking_chocolate",
    "hot chocolate, drinking chocolate, option, nesquik, hot chocolate mix, bournvita, hot choc powder, hot choc",
    {
      kindOf: "cocoa-powder",
      mass: true,
      mayContain: ["milk"],
    },
  ),
  food(
    "chocolate spread",
    "spread_choc",
    "hazelnut spread, chocolate hazelnut spread, hazelnut chocolate spread, chocolate hazelnut, hazelnut cocoa spread, choc spread, nutela, chocolate syrup, hershey syrup, hot fudge, chocolate sauce, fudge sauce, chocolate fudge sauce, hot fudge topping, hot fudge sauce",
    { mass: true, allergens: ["milk", "nuts", "soy"] },
  ),
  food("biscoff spread", "spread_choc", "biscoff, cookie butter, lotus spread, speculoo spread, cookie spread, biscuit spread", {
    kindOf: "chocolate-spread",
    mass: true,
    allergens: ["gluten", "soy"],
  }),
  food(
    "sweets",
    "confection",
    "haribo, gummy bear, jelly baby, jelly bean, wine gum, malteser, smarty, m and ms, mar bar, toffee, fudge, turkish delight, candy cane, hard candy, butterscotch, red hot, sweet, skittle, lollipop, hero, crunchie, bounty, licorice, nougat, praline, gummy, brittle, gumdrop, dragee, kinder, butterscotch chip, m and m, peppermint candy, candy corn",
    { usName: "candy", plural: "sweets", mayContain: ["milk", "nuts", "gluten", "soy", "peanut"] },
  ),
  food("marshmallow", "marshmallow", "miniature marshmallow, marsh mallow", { kindOf: "sweets" }),
  food("marshmallow fluff", "marshmallow", "fluff, marshmallow creme, marshmallow cream", { kindOf: "marshmallow", mass: true, mayContain: ["egg"] }),
  food(
    "sprinkles",
    "sprinkles",
    "sprinkle, hundred and thousand, chocolate sprinkle, jimmy, chocolate vermicelli, rainbow sprinkle, sparkling sugar, decorating sugar, coloured sugar",
    {
      kindOf: "sweets",
      plural: "sprinkles",
      mayContain: ["milk", "soy", "nuts", "gluten"],
    },
  ),
  food("marzipan", "confection", "almond paste, frangipane", {
    kindOf: "sweets",
    mass: true,
    allergens: ["nuts"],
    mayContain: ["egg"],
  }),
  food(
    "icing",
    "icing",
    "cream cheese frosting, cream cheese icing, frosting, buttercream, fondant, royal icing, vanilla frosting, chocolate frosting, chocolate icing, vanilla icing",
    {
      kindOf: "sweets",
      mass: true,
      mayContain: ["milk"],
    },
  ),
  food("brandy butter", "icing", "rum butter, hard sauce", { kindOf: "icing", mass: true, allergens: ["milk"] }),
];
