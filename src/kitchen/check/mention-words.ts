/** Words that decide whether a name in a recipe's sentence is a food: used where mentions are found. */

/** Names of foods that are everyday words too: a food in a list or where the person typed them, ordinary words in a sentence. */
export const EVERYDAY_WORDS = new Set(
  "crisp rocket date sole skate port stout bitter spirit corona monster tango sprite tang rose coke mead lilt spread flora ling brill dab fluke perch pike shark cox gala bounty navel grit elbow shell mac leftover takeaway formula daddy browning colman dip dressing dough crumb stuffing breading walker skip lay wafer bran frosty quaker relish pickle cordial tonic smoothie creamer dripping file seasoning spice marinade flavouring flavoring equal swerve preserve conserve option candy celebration hero fudge sprinkle jelly gummy brittle fluff frosting fondant sweet condensed burger hamburger patty flank skirt chuck rump mince rib round tongue heart kidney boar roe curry champ smash fry wedge tot baker charlotte rooster ramp mash slaw sprout greens salad aspiration kim stella cone sponge digestive goldfish toast roll wrap bun loaf danish muffin soup stew casserole mole ranch caesar savory speck snag frank banger patron maple game graham cafe assam reese worcester spud tater russet sauce glaze topping bowl mixed fish meat fruit kiwis lemmon kaki moose deer cactus nut cereal steak chop ground white black green red whip cake pie icing filling batter bird wing thigh drumstick cutlet fillet joint roast breast cube pot block stick snack paste powder extract blend mix syrup juice bar ball chip floret kernel clove bulb ear seed bay swede spring garnish herb veg vegetable veggie seafood shellfish beer soda pop tea coffee omelette sandwich pasty porridge smoky".split(
    " ",
  ),
);
/** Of those, the ones whose plural is a food all the same: "dates", "sprinkles". */
export const FOOD_PLURALS = new Set("dates sprinkles nuts grits sprouts ribs kidneys chips pickles crisps wafers marshmallows jellies".split(" "));
/** Everyday words that a step means as foods where they stand as a thing: "with rocket", "100 g swede". */
export const BY_PLACE_WORDS = new Set(
  "rocket rockets sole skate port stout coke mead tonic cordial jelly fudge fries chips crisps dates swede swedes sprouts mash slaw greens salad beer soda pop tea coffee omelette sandwich porridge cider gravy custard soup stew casserole curry relish pickle pickles syrup icing frosting fondant toast wafers shortbread ranch mole dip stuffing cloves clove bran marshmallows fluff nuts mince seafood shellfish cereal cake pie muffins mixed-fish burgers burger loaf bun buns roll rolls muffin hamburger smoothie wrap wraps chop chops steak steaks dripping sprinkles bay cutlet cutlets ribs kidney kidneys tongue heart liver danish".split(
    " ",
  ),
);
/** Those that are hardly ever a food, even in a list: "sweet", "leftover", "crisp". */
export const ADJECTIVE_WORDS = new Set(
  "sweet leftover condensed crisp frosty brittle bitter savory option equal round mixed ground white black green red file navel seasoning block stick cube mixed spring".split(
    " ",
  ),
);

/** Words behind a food that make it a thing or a measure: "egg cups", "walnut-sized". */
export const TOOL_TAILS = new Set(
  "pot pan bowl tin dish tray sheet cutter knife masher peeler press grater thermometer mallet cooker machine maker stone wheel spinner liner paper towel brush mug glass plate platter shape iron rack mould mold case holder cellar grinder mill shaker mat slicer timer squeezer juicer people lover fan hater paddle baster ricer barrel tree allergy allergies intolerance farm farmer stall aisle emoji sized size shaped tongs board".split(
    " ",
  ),
);

/** Words behind a food that make another food of it; unless the two are known together, nobody can tell which. */
export const CHANGING_TAILS = new Set(
  "powder paste sauce vinegar oil milk butter flour syrup extract essence cream cheese bread soup stock broth seasoning juice jam jelly wine liqueur chip crisp cracker noodle spread cake bar ball salt sugar dressing seed pudding ice starch flake krispie puff cereal bouillon concentrate mix liquor spray".split(
    " ",
  ),
);

/** Colours and kinds that part one food from another of the same head: not cut words where both sides name one. */
export const KIND_WORDS = new Set("red green yellow white brown black sweet light dark smoked".split(" "));
