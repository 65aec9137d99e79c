/** Flours, starches, raising agents and setting agents. How a row is written: see README.md beside this file. */
import type { Ingredient } from "../schema.ts";
import { food } from "./food.ts";

export const FLOURS_BAKING: readonly Ingredient[] = [
  food("flour", "flour", "ap flour, wheat flour, cake flour, pastry flour, sifted flour, allpurpose flour, maida, sponge flour, sifted all purpose flour", {
    usName: "all purpose flour",
    mass: true,
    allergens: ["gluten"],
  }),
  food("bread flour", "flour", "strong flour, strong white flour, 00 flour, tipo 00, pizza flour, pasta flour, durum wheat flour", {
    kindOf: "flour",
    mass: true,
    allergens: ["gluten"],
  }),
  food("chapati flour", "flour_flat", "atta, roti flour, whole wheat atta, aata", { kindOf: "wholemeal-flour", mass: true, allergens: ["gluten"] }),
  food("wholemeal flour", "flour", "wholemeal bread flour, graham flour, malted flour", {
    kindOf: "flour",
    usName: "whole wheat flour",
    mass: true,
    allergens: ["gluten"],
  }),
  food("spelt flour", "flour", "einkorn flour, khorasan flour, emmer flour, kamut flour", {
    kindOf: "flour",
    mass: true,
    allergens: ["gluten"],
  }),
  food("rye flour", "flour", "barley flour, triticale flour, pumpernickel flour", { kindOf: "flour", mass: true, allergens: ["gluten"] }),
  food(
    "self-raising flour",
    "flour_sr",
    "sr flour, selfraising flour, self raising white flour, self raising, self raising flour, self rising flour, soda bread flour",
    {
      usName: "self-rising flour",
      mass: true,
      allergens: ["gluten"],
    },
  ),
  food("pancake mix", "pancake_mix", "bisquick, baking mix, muffin mix, biscuit mix, waffle mix, batter mix, tempura mix, tempura flour", {
    kindOf: "self-raising-flour",
    mass: true,
    allergens: ["gluten"],
    mayContain: ["milk", "egg", "soy"],
  }),
  food(
    "cake mix",
    "cake_mix",
    "gingerbread mix, gingerbread cake mix, sponge mix, sponge cake mix, betty crocker, devil food cake mix, angel food cake mix, chocolate cake mix",
    {
      mass: true,
      allergens: ["gluten"],
      mayContain: ["milk", "egg", "soy"],
    },
  ),
  food("cornbread mix", "cornbread_mix", "corn muffin mix, jiffy corn muffin mix, jiffy, jiffy mix, corn bread mix", {
    mass: true,
    allergens: ["gluten"],
    mayContain: ["milk", "egg", "soy"],
  }),
  food(
    "cookie mix",
    "cookie_mix",
    "sugar cookie mix, chocolate chip cookie mix, peanut butter cookie mix, biscuit cookie mix, cookie dough, chocolate chip cookie dough, sugar cookie dough",
    {
      kindOf: "cake-mix",
      mass: true,
      allergens: ["gluten"],
      mayContain: ["milk", "egg", "soy", "nuts", "peanut"],
    },
  ),
  food("brownie mix", "brownie_mix", "fudge brownie mix, chocolate brownie mix, ghirardelli brownie mix", {
    kindOf: "cake-mix",
    mass: true,
    allergens: ["gluten"],
    mayContain: ["milk", "egg", "soy", "nuts"],
  }),
  food(
    "gluten-free flour",
    "flour_gf",
    "gf flour, gluten free plain flour, gluten free flour blend, gluten free flour, cassava flour, banana flour, plantain flour, yam flour, gari, tigernut flour, potato flour",
    { mass: true },
  ),
  food(
    "rice flour",
    "flour_gf",
    "glutinous rice flour, sweet rice flour, glutinous sweet rice flour, mochiko, shiratamako, ground rice, sticky rice flour, mochi flour, joshinko, idli rava",
    {
      kindOf: "gluten-free-flour",
      mass: true,
    },
  ),
  food(
    "gram flour",
    "flour_gf",
    "besan, garbanzo flour, garbanzo bean flour, besan flour, chana flour, urad dal flour, lentil flour, fava bean flour, pea flour, moong flour",
    { kindOf: "gluten-free-flour", usName: "chickpea flour", mass: true },
  ),
  food("buckwheat flour", "flour_gf", "kuttu flour, kuttu atta", { kindOf: "gluten-free-flour", mass: true }),
  food("oat flour", "flour_gf", "oatflour, ground oat, oatmeal flour", { kindOf: "gluten-free-flour", mass: true, allergens: ["gluten"] }),
  food(
    "masa harina",
    "flour_gf",
    "corn flour masa, maseca, masa, corn masa, harina pan, masarepa, masa flour, corn masa flour, masa corn flour, maize flour, precooked cornmeal, arepa flour",
    { kindOf: "gluten-free-flour", mass: true },
  ),
  food("coconut flour", "flour_coconut", "", {
    kindOf: "gluten-free-flour",
    mass: true,
  }),
  food(
    "millet flour",
    "flour_gf",
    "sorghum flour, teff flour, jowar flour, ragi flour, bajra flour, amaranth flour, quinoa flour, jowar atta, bajra atta, finger millet flour, jowar",
    { kindOf: "gluten-free-flour", mass: true },
  ),
  food("soy flour", "flour_gf", "kinako", { kindOf: "gluten-free-flour", mass: true, allergens: ["soy"] }),
  food(
    "ground almonds",
    "nut_flour",
    "almond meal, almond powder, ground hazelnut, hazelnut flour, hazelnut meal, ground walnut, almond ground, pistachio flour, ground pistachio, walnut flour, ground pecan, cashew flour, ground almond",
    { usName: "almond flour", plural: "ground almonds", allergens: ["nuts"] },
  ),
  food("cornflour", "starch_thick", "corn starch, corn flour, maize starch, maizena, cornflower, kuzu", {
    usName: "cornstarch",
    mass: true,
  }),
  food("potato starch", "starch_thick", "katakuriko, potato starch flour, wheat starch, farina fecola, fecula, potato thickener, starch", {
    kindOf: "cornflour",
    mass: true,
  }),
  food(
    "tapioca starch",
    "starch_thick",
    "tapioca flour, cassava starch, sour cassava starch, sweet cassava starch, sour tapioca starch, manioc starch, polvilho, polvilho azedo",
    { kindOf: "cornflour", mass: true },
  ),
  food("arrowroot", "starch_thick", "arrowroot powder, arrowroot starch, arrowroot flour, arrow root", { kindOf: "cornflour", mass: true }),
  food("custard powder", "custard_powder", "bird custard, bird custard powder, instant custard, pudding powder", { kindOf: "cornflour", mass: true }),
  food(
    "pudding mix",
    "custard_powder",
    "instant pudding mix, instant chocolate pudding, chocolate pudding mix, instant chocolate pudding mix, instant pudding, instant banana pudding, vanilla pudding mix, instant vanilla pudding, angel delight, jello pudding, lemon pudding mix, instant vanilla pudding mix, vanilla instant pudding, blancmange",
    { kindOf: "cornflour", mass: true, mayContain: ["milk"] },
  ),
  food("protein powder", "milk_powder", "whey, whey protein, whey powder, vanilla protein powder, chocolate protein powder, protein shake powder", {
    mass: true,
    mayContain: ["milk", "soy", "egg"],
  }),
  food("tapioca", "tapioca", "tapioca pearl, sago, boba, instant tapioca, minute tapioca, sabudana", { mass: true }),
  food("xanthan gum", "gum", "guar gum, psyllium husk, psyllium, cmc powder, gum arabic, glucomannan, tylose, carrageenan, lecithin, xanthan", {
    mass: true,
  }),
  food("baking powder", "leaven", "double acting baking powder, b powder, baking power, raising agent", { mass: true }),
  food(
    "bicarbonate of soda",
    "soda_bicarb",
    "bicarb, bicarbonate, bicarb soda, sodium bicarbonate, bicarb of soda, arm and hammer, soda bicarb, bread soda, bi carb, cooking soda, bicarbonate soda",
    { usName: "baking soda", mass: true },
  ),
  food("cream of tartar", "tartar", "cream tartar, tartar, tartaric acid, citric acid, ascorbic acid", { mass: true }),
  food(
    "yeast",
    "yeast",
    "instant yeast, active dry yeast, fast action yeast, easy bake yeast, bread yeast, rapid rise yeast, baker yeast, dried active yeast, active yeast",
    { mass: true },
  ),
  food("fresh yeast", "yeast", "compressed yeast, cake yeast, live yeast, cake of yeast", { kindOf: "yeast", mass: true }),
  food("sourdough starter", "starter", "starter, levain, sourdough discard, starter discard, leaven starter, bread starter, poolish, biga", {
    kindOf: "yeast",
    mass: true,
    allergens: ["gluten"],
  }),
  food(
    "gelatine",
    "gelatin",
    "knox gelatin, knox, gelatin leaf, leaf gelatin, gelatin powder, unflavored gelatin, unflavoured gelatin, beef gelatin, gelatin",
    {
      usName: "gelatin",
      mass: true,
    },
  ),
  food("agar-agar", "agar", "agar, agar powder, agar flake, vegan gelatin, vege gel, china grass, kanten, vegetarian gelatin, vegetable gelatin, agar agar", {
    mass: true,
  }),
  food("pectin", "pectin", "fruit pectin, liquid pectin, certo, sure jell, apple pectin", { mass: true }),
  food(
    "jelly cube",
    "jelly_mix",
    "jelly mix, jello, jelly powder, jell o, jelly crystal, jelly block, packet of jelly, hartley jelly, strawberry jello, flavoured gelatin, flavoured gelatin mix, strawberry gelatin, raspberry gelatin, cherry gelatin, lime gelatin, orange jello, cherry jello, lemon jello, peach jello, lime jello, raspberry jello, orange gelatin, lemon gelatin",
  ),
  food("malt powder", "syrup", "barley malt, barley malt syrup, malt flour, malt extract, diastatic malt", {
    mass: true,
    allergens: ["gluten"],
  }),
  food(
    "food colouring",
    "colouring",
    "food colour, gel food colouring, food dye, food gel, liquid food colouring, edible glitter, food colouring, food colouring gel",
    {
      usName: "food coloring",
      mass: true,
    },
  ),
];
