/** The supper that a list of meat or fish tells of, and what must not be done with it. */
import { describe, expect, test } from "vitest";
import { cookFrames as cook } from "#kitchen/compose/test-kitchen/cook-frames";
import type { DishId } from "#kitchen/knowledge/dishes/dish-ids";

function cooked(ingredients: readonly string[]) {
  const answer = cook({ ingredients, servings: 4 });
  if (!answer.ok) throw new Error("nothing was cooked");
  return answer;
}

describe("a list tells of its dish", () => {
  test.each<[DishId, string[]]>([
    ["rice_and_beans", ["rice", "kidney beans", "coconut milk", "thyme", "spring onions", "scotch bonnet", "allspice"]],
    ["pasta_salad", ["orzo", "oil", "lemon juice", "mayonnaise", "garlic", "spring onions", "cherry tomatoes", "olives", "peas"]],
    ["soup_casserole", ["chicken breasts", "cream of chicken soup", "sour cream", "crackers", "butter", "poppy seeds"]],
    ["dry_veg_curry", ["cauliflower", "potato", "garam masala", "turmeric", "curry leaves"]],
    ["pasta_seafood", ["linguine", "prawns", "scallops", "butter", "garlic", "lemon juice", "white wine", "parsley"]],
    ["steamed_shells", ["mussels", "white wine", "garlic", "onion", "tomatoes", "fish stock", "parsley", "butter"]],
    ["tomato_soup", ["tomatoes", "onion", "garlic", "vegetable oil", "salt"]],
    ["egg_drop_soup", ["tomatoes", "eggs", "sesame oil", "spring onions", "ginger", "garlic"]],
    ["flatbread", ["flour", "vegetable oil", "sesame oil", "spring onions", "salt"]],
    ["mash", ["potatoes", "butter", "milk", "spring onions", "parsley"]],
    ["sauteed_veg", ["green beans", "bacon", "onion", "vinegar", "sugar"]],
    ["meatballs", ["beef mince", "pork mince", "onion", "thyme", "breadcrumbs", "milk", "egg"]],
    ["risotto", ["risotto rice", "smoked haddock", "cabbage", "onion", "fish stock", "parmesan", "creme fraiche", "olive oil"]],
    ["chopped_salad", ["broccoli", "red onion", "cheddar", "cooked bacon", "mayonnaise", "vinegar"]],
    ["tomato_toast", ["baguette", "tomatoes", "garlic", "olive oil", "basil", "parmesan"]],
    ["fritters", ["courgettes", "onions", "self-raising flour", "eggs", "halloumi", "cumin"]],
    ["bean_patties", ["chickpeas", "cooked beetroot", "onion", "garlic", "flour", "baking powder", "sesame seeds", "balsamic vinegar"]],
    ["meat_stew", ["beef", "potatoes", "carrots", "onion", "stock cube", "thyme"]],
    ["meat_stew", ["lamb", "okra", "tomatoes", "garlic", "coriander", "lemon", "rice"]],
    ["roast_joint", ["beef", "potatoes", "carrots", "yorkshire puddings", "gravy granules"]],
    ["pot_curry", ["curry roux", "beef", "potatoes", "carrots", "onions", "rice"]],
    ["stir_fry", ["beef", "broccoli", "oyster sauce", "garlic", "rice"]],
    ["stir_fry", ["pork tenderloin", "celery", "wood ear mushrooms", "garlic", "soy sauce", "pickled chilli", "starch", "vinegar", "sugar"]],
    ["stir_fry", ["potatoes", "green pepper", "dried chillies", "vinegar", "soy sauce", "garlic", "oil"]],
    ["soy_braise", ["silken tofu", "minced pork", "spring onion", "soy sauce"]],
    ["coconut_soup", ["rice noodles", "laksa paste", "coconut milk", "prawns", "bean sprouts", "tofu puffs", "lime"]],
    ["shakshuka", ["merguez", "eggs", "tomatoes", "peppers", "onion", "harissa", "flatbread"]],
    ["bean_patties", ["dried chickpeas", "onion", "garlic", "parsley", "coriander", "cumin", "flour", "oil", "salt"]],
    ["nut_stew", ["onion", "garlic", "oil", "kale", "tinned pineapple", "peanut butter", "tabasco"]],
    ["dried_bean_pot", ["dried kidney beans", "onion", "tomatoes", "ginger", "garlic", "garam masala", "cumin", "oil", "rice"]],
    ["fried_rice", ["cooked rice", "black beans", "onion", "red pepper", "coriander", "worcestershire sauce", "eggs"]],
    ["pot_curry", ["pork shoulder", "vinegar", "dried chillies", "garlic", "ginger", "cumin", "mustard seeds", "cinnamon", "cloves", "onion"]],
    ["slaw", ["daikon", "soy sauce", "rice vinegar", "sugar", "chilli flakes"]],
    ["egg_curry", ["eggs", "onion", "tomatoes", "ginger garlic paste", "turmeric", "garam masala", "oil"]],
    ["kimchi_pot", ["silken tofu", "clams", "kimchi", "gochugaru", "egg", "garlic", "spring onions"]],
    ["glazed_pan", ["pork loin", "pineapple", "green pepper", "onion", "ketchup", "vinegar", "sugar", "cornflour", "oil"]],
    ["tacos", ["corn tostadas", "refried beans", "chorizo", "lettuce", "queso fresco", "salsa", "crema"]],
    ["roast_veg", ["corn on the cob", "mayonnaise", "cotija", "chilli powder", "lime"]],
    ["meat_broth_soup", ["chicken breast", "limes", "tomato", "onion", "chicken stock", "tortillas", "coriander", "chilli", "avocado"]],
    ["noodle_stirfry", ["rice cakes (tteok)", "gochujang", "fish cake", "spring onions", "sugar", "boiled eggs"]],
    ["nut_stew", ["chicken", "peanut butter", "tomatoes", "sweet potatoes", "ginger", "onion", "chilli", "rice"]],
    ["chili", ["ground turkey", "white beans", "green chiles", "chicken broth", "onion", "cumin", "oregano", "sour cream", "monterey jack"]],
    ["pureed_soup", ["broccoli", "cheddar", "carrots", "milk", "flour", "butter", "chicken broth", "onion"]],
    ["stuffed_flatbread", ["whole wheat flour", "potatoes", "cumin seeds", "coriander", "green chilli", "ghee", "amchur"]],
    ["stuffed_flatbread", ["atta", "mooli", "ajwain", "chilli powder", "ghee", "yogurt"]],
    ["stir_fry", ["lamb", "cumin", "dried chillies", "onion", "soy sauce", "coriander", "garlic"]],
    ["soy_braise", ["chicken", "potatoes", "soy sauce", "dried chillies", "star anise", "ginger", "green pepper", "sugar"]],
    ["stir_fry", ["chicken breast", "soy sauce", "shaoxing wine", "cornstarch", "peanuts", "vinegar", "sugar", "dried chillies", "scallions"]],
    ["noodle_stirfry", ["maggi noodles", "onion", "carrot", "capsicum", "peas", "tomato", "turmeric", "chaat masala", "oil"]],
    ["pasta_garlic_oil", ["spaghetti", "anchovies", "breadcrumbs", "garlic", "chilli"]],
    ["pasta_ragu", ["beef mince", "onion", "tinned tomatoes", "garlic"]],
    ["soy_braise", ["diced pork", "peppers", "onion", "rice", "sweet and sour sauce", "pineapple"]],
    ["curry_coconut", ["leftover turkey", "curry powder", "coconut milk", "sweet potato", "onion", "rice"]],
    ["roast_veg", ["aubergine", "miso", "rice", "spring onion", "sesame seeds"]],
    ["noodle_soup", ["ramen packet", "leftover chicken", "egg", "spring onion"]],
    ["tomato_rice", ["chicken", "rice", "tomatoes", "onion", "peas", "saffron", "garlic", "red pepper", "paprika"]],
    ["fried_rice", ["eggs", "rice", "tomato ketchup", "chicken", "onion", "peas"]],
    ["pasta_creamy", ["fettuccine", "chicken", "alfredo sauce", "broccoli", "parmesan"]],
    ["moussaka", ["aubergine", "minced lamb", "tomatoes", "cinnamon", "potatoes", "bechamel", "onion"]],
    ["curry_tomato", ["tin of rajma", "onion", "tomatoes", "ginger", "garlic", "garam masala", "rice"]],
    ["pasta_ragu", ["beef mince", "macaroni", "tomato soup", "onion", "cheddar"]],
    ["sauteed_veg", ["tomatoes", "ackee", "onions", "salted fish", "bell pepper", "hot pepper", "thyme", "oil"]],
    ["lasagne", ["butternut squash", "sage", "ricotta", "lasagne sheets", "mozzarella", "spinach", "garlic"]],
    ["curry_tomato", ["paneer", "frozen peas", "tomatoes", "onion", "garam masala", "naan"]],
    ["slaw", ["green papaya", "fish sauce", "lime", "chillies", "peanuts", "palm sugar", "cherry tomatoes", "green beans"]],
    ["floured_fry", ["okra", "cornmeal", "salt", "vegetable oil", "egg"]],
    ["glazed_pan", ["chicken thighs", "peanuts", "dried chillies", "soy sauce", "black vinegar", "sugar", "garlic", "ginger", "cornstarch"]],
    ["soy_braise", ["chicken thighs", "soy sauce", "vinegar", "garlic", "bay leaves", "peppercorns", "rice"]],
    ["noodle_soup", ["rice noodles", "beef", "star anise", "cinnamon", "ginger", "onion", "fish sauce", "bean sprouts", "lime", "thai basil"]],
    ["meat_stew", ["chicken legs", "onion", "paprika", "sour cream", "chicken stock", "flour", "egg noodles"]],
    ["meat_broth_soup", ["beetroot", "cabbage", "potatoes", "carrots", "onion", "beef shin", "dill", "sour cream", "tomato paste"]],
    ["pasta_ragu", ["ground beef", "ground pork", "pancetta", "celery", "carrots", "onion", "red wine", "diced tomatoes"]],
    ["stir_fry", ["skirt steak", "broccoli", "soy sauce", "oyster sauce", "cornstarch", "sugar", "garlic", "ginger", "peanut oil"]],
    ["sausage_casserole", ["sausages", "baked beans", "chopped tomatoes", "onion", "smoked paprika", "potatoes"]],
    ["sausage_casserole", ["kielbasa", "sauerkraut", "potatoes", "onion", "mustard"]],
    ["soy_braise", ["tofu", "minced pork", "doubanjiang", "sichuan peppercorns", "garlic", "ginger", "cornstarch", "spring onion"]],
    ["tinned_fish_patties", ["crab meat", "mayonnaise", "dijon", "egg", "panko", "parsley", "old bay", "lemon"]],
    ["tacos", ["skirt steak", "lime juice", "soy sauce", "cilantro", "garlic", "jalapeno", "olive oil", "corn tortillas", "white onion"]],
    ["tacos", ["black beans", "sweet potato", "tortillas", "avocado", "lime", "cumin", "feta"]],
    ["layered_rice", ["basmati rice", "mutton", "yogurt", "onions", "mint", "saffron", "ghee", "biryani masala", "green chillies"]],
    ["layered_rice", ["chicken thighs", "basmati rice", "onion", "ginger", "garlic", "cardamom", "cloves", "cinnamon stick", "bay leaf", "yogurt", "mint"]],
    ["meat_pilaf", ["lamb", "rice", "onions", "carrots", "cumin", "garlic", "barberries"]],
    ["risotto", ["mushrooms", "rice", "parmesan", "white wine", "onion", "stock", "butter"]],
    ["pilaf", ["leftover roast chicken", "rice", "frozen peas", "stock", "onion"]],
    ["dal", ["beluga lentils", "coconut milk", "curry powder", "cumin seeds", "onion", "brown basmati rice"]],
    ["meat_pilaf", ["beef chuck", "onions", "carrots", "paprika", "cumin", "bay leaves", "long grain rice", "ground coriander", "garlic", "oil"]],
    ["meat_pilaf", ["chicken wings", "rice", "peppers", "onion", "tomato", "annatto", "peas", "olives"]],
    ["pot_curry", ["chicken breast", "ginger", "garlic", "onion", "potatoes", "broccoli", "chilli", "thyme", "allspice", "curry powder", "jasmine rice"]],
    ["risotto", ["onion", "risotto rice", "fish stock", "savoy cabbage", "smoked haddock", "creme fraiche", "parmesan"]],
    ["dried_bean_pot", ["dried pinto beans", "onion", "garlic", "smoked sausage", "lard", "jalapeño", "tomatoes", "mexican chorizo", "cilantro"]],
    ["pureed_soup", ["butter", "onions", "mushrooms", "dill weed", "paprika", "chicken broth", "milk", "flour", "lemon juice", "sour cream"]],
    ["soy_braise", ["dashi", "kabocha", "sugar", "soy sauce", "sake"]],
    ["paella_style", ["prawns", "rice", "peas", "chorizo", "stock", "onion", "garlic", "paprika"]],
    ["chowder", ["clams", "white wine", "potatoes", "bacon", "milk", "onion", "celery"]],
    ["egg_drop_soup", ["chicken stock", "eggs", "lemon", "rice", "dill"]],
    ["dal", ["black lentils", "kidney beans", "butter", "cream", "tomatoes", "ginger", "garam masala"]],
    ["dal", ["mung beans", "rice", "ghee", "cumin seeds", "ginger", "turmeric"]],
    ["pasta_ragu", ["mushrooms", "walnuts", "lentils", "red wine", "carrot", "celery", "onion", "tomato puree", "spaghetti"]],
    ["veg_cheese_sauce", ["cauliflower", "cheddar", "milk", "mustard", "onion", "flour", "butter"]],
    ["tomato_rice", ["tuna tin", "rice", "tomatoes", "onion", "peas"]],
    ["meat_stew", ["tripe", "chickpeas", "chorizo", "paprika", "tomato"]],
    ["fish_stew", ["cod", "cream", "leek", "mussels", "prawns", "white wine", "saffron"]],
    ["fruit_and_spice_stew", ["chicken breast", "dried apricots", "cinnamon", "onion", "ginger", "couscous"]],
    ["sweet_beans", ["navy beans", "bacon", "molasses", "mustard", "onion", "brown sugar"]],
    ["sweet_beans", ["pinto beans", "ground beef", "bacon", "onion", "bbq sauce", "brown sugar", "mustard"]],
    ["chunky_soup", ["potato", "chorizo", "kale", "onion", "stock"]],
    ["tomato_rice", ["mince", "onion", "tinned tomatoes", "rice", "cheese"]],
    ["glazed_pan", ["chicken thighs", "honey", "garlic", "soy sauce", "butter", "rice", "green beans"]],
    ["fruit_and_spice_stew", ["chickpeas", "lamb", "apricots", "honey", "cinnamon", "rice"]],
    ["curry_tomato", ["chickpeas", "potatoes", "spinach", "ginger", "garam masala", "tomatoes"]],
    ["stuffed_veg", ["spaghetti squash", "ground turkey", "marinara", "mozzarella", "spinach", "garlic"]],
    ["pan_protein", ["london broil", "worcestershire sauce", "soy sauce", "garlic", "balsamic vinegar", "mushrooms", "potatoes"]],
    ["pizza", ["pizza crust", "chicken breasts", "barbecue sauce", "cheese", "cilantro"]],
    ["floured_fry", ["chicken", "buttermilk", "flour", "large eggs", "paprika", "garlic", "baking powder", "baking soda", "sugar"]],
    ["roast_veg", ["arbi (taro root)", "green chillies", "coriander leaves", "ajwain", "turmeric powder", "red chilli powder", "lemon juice", "oil"]],
    ["composed_salad", ["romaine lettuce", "mixed salad greens", "arugula", "cucumber", "red pepper", "radishes", "tomato", "avocado", "ham"]],
    ["burgers", ["turkey mince", "burger buns", "egg", "breadcrumbs", "lettuce", "red onion"]],
    ["pan_protein", ["chicken breasts", "marsala", "mushrooms", "flour", "butter", "chicken stock"]],
    ["roast_pieces", ["chicken wings", "cornflour", "gochujang", "honey", "soy sauce", "garlic"]],
    ["glazed_pan", ["chicken thighs", "orange juice", "soy sauce", "brown sugar", "cornflour", "garlic", "rice"]],
    ["filled_mixture", ["cooked chicken", "mayonnaise", "curry powder", "mango chutney", "sultanas", "bread"]],
    ["pizza", ["pizza dough", "creme fraiche", "onion", "bacon lardons"]],
    ["mash", ["potatoes", "kale", "butter", "milk", "spring onions"]],
    ["kraut_pot", ["pork chops", "sauerkraut", "apples", "caraway seeds"]],
    ["curry_coconut", ["cod", "coconut milk", "curry leaves", "turmeric", "onion", "tomatoes", "green chilli"]],
    ["warm_sandwich", ["prawns", "baguette", "lettuce", "tomato", "mayonnaise", "hot sauce"]],
    ["dry_veg_curry", ["potatoes", "tomatoes", "mustard seeds", "turmeric", "cumin", "coriander"]],
    ["pasta_ragu", ["chicken thighs", "spaghetti", "tinned tomatoes", "onion", "garlic", "red wine"]],
    ["chopped_salad", ["broccoli", "bacon", "red onion", "raisins", "sunflower seeds", "mayonnaise"]],
    ["tinned_fish_patties", ["crab meat", "mayonnaise", "egg", "breadcrumbs", "lemon"]],
    ["filled_mixture", ["cooked chicken", "mayo", "celery", "grapes", "walnuts"]],
    ["warm_sandwich", ["bacon", "eggs", "bread rolls", "brown sauce"]],
    ["potato_salad", ["red potatoes", "hard boiled eggs", "celery", "dill pickle", "onion", "mayonnaise", "mustard"]],
    ["pasties", ["shortcrust pastry", "beef skirt", "potatoes", "swede", "onion"]],
    ["pasties", ["puff pastry", "corned beef", "potatoes", "onion", "egg"]],
    ["gram_fritters", ["onions", "gram flour", "turmeric", "chilli powder", "sunflower oil", "mango chutney"]],
    ["enchilada_bake", ["tortillas", "enchilada sauce", "shredded chicken", "cheddar", "onion", "black beans"]],
    ["pasta_bake", ["rigatoni", "ricotta", "mozzarella", "tomato sauce", "italian sausage"]],
    ["stuffed_veg", ["peppers", "minced beef", "rice", "passata", "onion", "cheddar"]],
    ["pot_curry", ["lamb shoulder", "onions", "yogurt", "cardamom", "cinnamon", "cloves", "chilli powder", "ginger", "garlic"]],
    ["cottage_pie", ["lentils", "sweet potatoes", "carrots", "onion", "tomato puree", "butter", "cheddar"]],
    ["meat_broth_soup", ["ham hock", "yellow split peas", "onion", "carrots", "celery"]],
    ["rosti", ["potatoes", "onion", "egg", "flour", "oil", "apple sauce", "sour cream"]],
    ["tacos", ["eggs", "tortillas", "breakfast sausage", "potatoes", "cheddar", "salsa"]],
    ["gravy_plate", ["leftover roast beef", "yorkshire puddings", "gravy", "carrots"]],
    ["warm_sandwich", ["hot dogs", "hot dog buns", "sauerkraut", "mustard", "onion"]],
    ["fish_pie", ["cod", "potatoes", "peas", "milk", "butter", "cheddar", "eggs"]],
    ["fish_pie", ["smoked haddock", "prawns", "mash", "leek", "cream", "cheddar"]],
    ["ready_burgers", ["beef burgers", "burger buns", "cheese slices", "lettuce", "oven chips"]],
    ["soup_casserole", ["chicken thighs", "cream of mushroom soup", "egg noodles", "frozen peas", "ritz crackers", "butter"]],
    ["soup_casserole", ["tater tots", "ground beef", "cream of mushroom soup", "frozen corn", "shredded cheese"]],
    ["soup_casserole", ["green beans", "cream of mushroom soup", "french fried onions", "milk"]],
    ["warm_sandwich", ["beef hot dogs", "can of chili", "buns", "onion", "cheddar"]],
    ["warm_sandwich", ["bacon", "lettuce", "tomato", "bread", "mayo"]],
    ["warm_sandwich", ["eggs", "burger buns", "sausage patties", "american cheese"]],
    ["enchilada_bake", ["shredded chicken", "flour tortillas", "cream of chicken soup", "sour cream", "monterey jack"]],
    ["breaded_cutlet", ["cod", "panko", "tartar sauce", "oven chips", "lemon"]],
    ["pan_protein", ["corn on the cob", "steak", "butter", "asparagus"]],
    ["meat_stew", ["beef stew meat", "cream of mushroom soup", "onion soup mix", "egg noodles"]],
    ["tacos", ["ground beef", "taco shells", "lettuce", "cheese", "salsa", "taco seasoning"]],
    ["toastie", ["tomato soup", "sourdough", "american cheese", "butter", "pickles"]],
    ["chili", ["ground beef", "chili beans", "tomato sauce", "chili powder", "cheddar", "cornbread mix"]],
    ["composed_salad", ["rotisserie chicken", "romaine", "caesar dressing", "croutons", "parmesan"]],
    ["gravy_plate", ["leftover turkey", "stuffing", "gravy", "mashed potatoes", "cranberry sauce"]],
    ["baked_biscuit_dough", ["can of biscuits", "breakfast sausage", "milk", "flour", "pepper"]],
    ["battered_fish", ["haddock", "potatoes", "flour", "beer", "oil", "mushy peas"]],
    ["egg_and_chips", ["cooked ham", "eggs", "chips", "peas"]],
    ["cooked_breakfast", ["bacon", "eggs", "sausages", "mushrooms", "tomatoes", "baked beans", "toast"]],
    ["hash", ["corned beef", "potatoes", "onion", "carrots"]],
    ["tray_roast", ["turkey breast", "brussels sprouts", "bacon", "roast potatoes", "cranberry sauce"]],
    ["fried_rice", ["chicken thigh", "rice", "frozen vegetables", "soy sauce", "egg"]],
    ["warm_sandwich", ["bacon", "lettuce", "tomato", "bread", "mayo"]],
    ["jacket_potato", ["leftover bolognese", "jacket potatoes", "cheddar", "salad"]],
    ["warm_sandwich", ["veggie sausages", "ciabatta rolls", "red onion", "mustard", "rocket"]],
    ["tomato_salad", ["stale bread", "tomatoes", "cucumber", "red onion", "olive oil", "red wine vinegar", "basil"]],
    ["toast_topped", ["crumpets", "marmite", "cheddar", "tomato"]],
    ["stuffed_veg", ["portobello mushrooms", "garlic", "butter", "breadcrumbs", "blue cheese", "spinach"]],
    ["toast_topped", ["avocado", "sourdough", "egg"]],
    ["reheated_stew", ["leftover chilli", "tortilla wraps", "cheddar", "lettuce", "sour cream"]],
    ["composed_salad", ["cooked beetroot", "feta", "walnuts", "rocket"]],
    ["paella_style", ["paella rice", "chorizo", "squid", "prawns", "saffron", "red pepper", "onion", "chicken stock"]],
    ["tinned_fish_patties", ["canned salmon", "saltines", "eggs", "green onion", "mayo", "lemon"]],
    ["yogurt_roast", ["chicken drumsticks", "tandoori paste", "yogurt", "lemon", "naan", "cucumber"]],
    ["moussaka", ["lamb mince", "aubergine", "onion", "tinned tomatoes", "cinnamon", "milk", "flour", "parmesan"]],
    ["slow_roast", ["lamb shoulder", "rosemary", "garlic", "potatoes", "onions", "white wine"]],
    ["slow_roast", ["chuck roast", "baby carrots", "potatoes", "onion soup mix", "mushrooms"]],
    ["meat_stew", ["diced pork", "apples", "cider", "leeks", "potatoes"]],
    ["meatloaf", ["ground beef", "breadcrumbs", "egg", "ketchup", "brown sugar", "potatoes", "green beans"]],
    ["pan_protein", ["sirloin steaks", "mushrooms", "double cream", "brandy", "oven chips", "watercress"]],
    ["breaded_cutlet", ["catfish", "cornmeal", "cajun seasoning", "buttermilk", "coleslaw"]],
    ["floured_fry", ["cube steak", "flour", "milk", "egg", "mashed potatoes", "green beans", "oil"]],
    ["warm_salad", ["ground beef", "taco seasoning", "romaine lettuce", "tomatoes", "cheddar", "salsa", "sour cream"]],
    ["slow_roast", ["pork shoulder", "tomatillos", "tomatoes", "chili powder", "corn tortillas"]],
    ["sauced_bake", ["chicken breasts", "breadcrumbs", "egg", "parmesan", "marinara", "mozzarella", "spaghetti"]],
    ["roast_pieces", ["chicken thighs", "red curry paste", "lime", "oil"]],
    ["simmered_mince", ["beef mince", "suet", "self raising flour", "onion", "carrots", "stock", "swede"]],
    ["crumb_topped", ["cod fillets", "ritz crackers", "butter", "white wine", "lemon juice", "parsley", "green onion"]],
    ["meat_stew", ["lamb neck fillet", "dried apricots", "ras el hanout", "chickpeas", "tinned tomatoes", "couscous", "onion"]],
    ["jacket_potato", ["tin of tuna", "baked potato", "sweetcorn", "mayo"]],
    ["hash", ["corned beef", "potatoes", "onions", "baked beans", "brown sauce"]],
    ["glazed_pan", ["frozen meatballs", "bbq sauce", "grape jelly", "rice"]],
    ["meat_broth_soup", ["ham bone", "split peas", "carrots", "celery", "onion"]],
    ["tacos", ["tilapia", "taco seasoning", "cabbage", "lime", "sour cream", "corn tortillas", "cilantro"]],
    ["creamy_pan", ["hamburger patties", "cream of mushroom soup", "onions", "mushrooms", "mashed potatoes"]],
    ["curry_coconut", ["turkey mince", "chickpeas", "sweet potato", "spinach", "curry powder", "coconut milk"]],
    ["breaded_cutlet", ["turkey steaks", "breadcrumbs", "egg", "lemon", "spaghetti", "tomato sauce"]],
    ["tinned_fish_patties", ["crab meat", "crackers", "mayonnaise", "egg", "old bay", "lemon"]],
    ["roast_pieces", ["chicken wings", "soy sauce", "honey", "garlic", "ginger", "sesame seeds", "egg fried rice"]],
    ["pasta_seafood", ["tuna steaks", "olives", "capers", "tomatoes", "pasta", "parsley"]],
    ["strata", ["ground sausage", "eggs", "hash browns", "cheddar", "milk", "bell pepper"]],
    ["roast_pieces", ["chicken thighs", "apricot preserves", "onion soup mix", "russian dressing", "rice"]],
    ["pot_pie", ["turkey breast steaks", "leeks", "creme fraiche", "puff pastry", "tarragon", "stock"]],
  ])("%s: %s", (dish, ingredients) => {
    expect(cooked(ingredients).archetype).toBe<DishId>(dish);
  });
});

const methodOf = (ingredients: readonly string[]) => cooked(ingredients).recipe.steps.join(" ");

test("cola is cooked with, where wings are braised", () => {
  expect(methodOf(["chicken wings", "coca cola", "soy sauce", "ginger", "spring onion", "star anise"])).toMatch(/soy sauce and coca cola to the pan/i);
});

test("stock is the liquid of a soup, and a cube is not asked to season more than it can", () => {
  expect(cooked(["leeks", "potatoes", "chicken broth", "butter", "thyme"]).markdown).toMatch(/^- 1 l chicken broth$/m);
  expect(cooked(["puy lentils", "sweet potato", "onion", "stock cube", "kale"]).markdown).toMatch(/^- 2 stock cubes$/m);
});

test("instant noodles are seasoned from their packet", () => {
  expect(cooked(["instant noodles", "egg", "spinach"]).markdown).toMatch(/sachet that comes with the noodles is salty/);
});

test("Worcestershire sauce goes into a meat sauce", () => {
  expect(methodOf(["mince", "onions", "carrots", "tin of tomatoes", "spaghetti", "oxo cube", "worcester sauce"])).toMatch(/worcester sauce, oxo cube and/i);
});

test("dried lentils beside pasta and chickpeas are a handful", () => {
  expect(cooked(["lentils", "pasta", "tomatoes", "onion", "garlic", "cumin", "chickpeas"]).markdown).toMatch(/^- \d\d g lentils, rinsed$/m);
});

test("candlenuts are never raw", () => {
  expect(methodOf(["chicken thighs", "turmeric", "candlenuts", "coconut milk", "shallots", "rice"])).toMatch(/candlenut.* and cook for 1 minute/i);
});

test("frozen beef that the list makes stewing beef is still thawed", () => {
  expect(cooked(["500 g frozen beef", "potatoes", "onion", "carrots"]).markdown).toMatch(/thaw/i);
});

test("ready meatballs are not broken up", () => {
  expect(methodOf(["meatballs", "chopped tomatoes", "spaghetti", "garlic"])).not.toMatch(/breaking up the lumps/);
});

test("stuffing and gravy granules are made up with boiling water", () => {
  const method = methodOf(["whole chicken", "potatoes", "stuffing mix", "gravy granules"]);
  expect(method).toMatch(/Stir the stuffing mix with .* of boiling water/i);
  expect(method).toMatch(/Whisk the gravy granules into .* of boiling water/i);
});

test("chips go into the oven beside a steak", () => {
  expect(methodOf(["sirloin steak", "oven chips", "mushrooms"])).toMatch(/Spread the oven chips .*tray/);
});

test.each([1, 2, 3, 4, 8])("a risotto's list is a risotto for %i", (servings) => {
  const answer = cook({ ingredients: ["mushrooms", "risotto rice", "parmesan", "white wine", "onion", "stock"], servings });
  expect(answer.ok && answer.archetype).toBe<DishId>("risotto");
});

test("in a hot sandwich peppers are fried and a ready tomato sauce is warmed", () => {
  const method = methodOf(["italian sausage", "bell peppers", "onion", "hoagie rolls", "provolone", "marinara"]);
  expect(method).toMatch(/Add the bell peppers? to the pan and fry/);
  expect(method).toMatch(/Stir in the marinara .* and warm/);
});

test("corn on the cob stays on the cob, and baby carrots stay whole", () => {
  const { markdown } = cooked(["corn on the cob", "chicken drumsticks", "baby carrots", "potatoes"]);
  expect(markdown).not.toMatch(/drained if tinned|baby carrots.*(cut|peeled)/);
  expect(markdown).toMatch(/corn on the cob.*husked/);
});

test("who measures in cups has American chili powder, a spoonful of a mild blend", () => {
  const ingredients = ["ground beef", "kidney beans", "crushed tomatoes", "onion", "chili powder"];
  const american = cook({ ingredients, servings: 4, units: "us" });
  expect(american.ok && american.markdown).toMatch(/[1-3]½? tbsp chili powder/);
  expect(cooked(ingredients).markdown).toMatch(/tsp chili powder/);
});

test("slices of bread come in as many for each", () => {
  expect(cooked(["sourdough", "cheddar", "butter"]).markdown).toMatch(/8 slices of sourdough/);
});

test("gravy is never thinned into a broth", () => {
  expect(cooked(["rotisserie chicken", "gravy", "biscuits", "frozen peas and carrots"]).recipe.title).not.toMatch(/soup/i);
});

test("corn on the cob is boiled beside burgers", () => {
  expect(methodOf(["burgers", "buns", "american cheese", "lettuce", "tomato", "corn on the cob"])).toMatch(/corn on the cob and cook/);
});

test("shrimps go onto grits with cheese", () => {
  const { archetype, leftOut } = cooked(["shrimp", "grits", "cheddar", "bacon", "green onions", "cajun seasoning"]);
  expect(archetype).toBe<DishId>("polenta_bowl");
  expect(leftOut).toEqual([]);
});

test("flatbreads are warmed beside a hot pot, and stale bread is toasted", () => {
  expect(methodOf(["chickpeas", "tomatoes", "onion", "curry powder", "naan"])).toMatch(/warm the naans/i);
  expect(methodOf(["tuna", "chickpeas", "tomatoes", "stale ciabatta", "red onion", "olive oil", "vinegar"])).toMatch(/Toast the ciabatta/);
});

test.each([["quorn mince"], ["soya mince"]])("%s is not shaped: nothing in it binds", (mince) => {
  for (const attempt of [0, 1, 2, 3]) {
    const answer = cook({ ingredients: [mince, "kidney beans", "chopped tomatoes", "peppers", "cumin", "rice", "cheese"], servings: 3, attempt });
    expect(answer.ok && answer.recipe.steps.join(" ")).not.toMatch(/balls|patties/);
  }
});

test.each([0, 1, 2])("no sauce, dip or board is suggestion %i while a supper lies in the larder", (attempt) => {
  const ingredients = ["rotisserie chicken", "tortilla chips", "refried beans", "jalapenos", "monterey jack", "salsa verde", "scallions"];
  const answer = cook({ ingredients, servings: 4, attempt });
  expect(answer.ok && answer.archetype).not.toMatch(/table_sauce|sharing_board|fresh_salsa|bean_dip|quick_pickle/);
});

test("fewer sausages than people are sliced", () => {
  expect(cooked(["2 sausages", "lentils", "carrots", "onion", "chopped tomatoes"]).markdown).toMatch(/2 sausages .*sliced/);
  expect(cooked(["8 sausages", "lentils", "carrots", "onion", "chopped tomatoes"]).markdown).not.toMatch(/sausages .*sliced/);
});

test("taco seasoning goes into the pan with the mince, not into an empty one", () => {
  expect(methodOf(["ground beef", "taco seasoning", "tortillas", "lettuce", "cheddar"])).not.toMatch(/Lift out onto a plate. (Stir in|Add) the taco seasoning/);
});

test("new potatoes are never baked as jackets", () => {
  for (const attempt of [0, 1, 2]) {
    const answer = cook({ ingredients: ["new potatoes", "smoked mackerel", "horseradish", "watercress"], servings: 2, attempt });
    expect(answer.ok && answer.archetype).not.toBe<DishId>("jacket_potato");
  }
});

test("sausages that are cooked already bake only as long as their dough", () => {
  expect(methodOf(["frankfurters", "puff pastry", "mustard"])).toMatch(/Bake for 14–18 minutes/);
  expect(methodOf(["sausages", "puff pastry", "mustard"])).toMatch(/Bake for 25–30 minutes/);
});

test("bacon that is scattered over is crisped in the pan that the rest fries in", () => {
  const method = methodOf(["bacon", "leeks", "chicken thighs", "cream", "mustard", "potatoes"]);
  expect(method).toMatch(/[Pp]ut the bacon into a large .*frying pan.* leave the fat in the (?:[a-z-]+ )*pan\. Add the chicken thighs to the (?:[a-z-]+ )*pan/);
});

test("more meat than a pan holds is browned in batches", () => {
  expect(methodOf(["stewing beef", "carrots", "onion", "beef stock"])).toMatch(/brown, in two batches, for 5–7 minutes each/);
  const two = cook({ ingredients: ["stewing beef", "carrots", "onion", "beef stock"], servings: 2 });
  expect(two.ok && two.markdown).not.toMatch(/batches/);
});

test("for one person the pan is no large one", () => {
  const one = cook({ ingredients: ["salmon fillet", "leek", "cream"], servings: 1 });
  expect(one.ok && one.markdown).not.toMatch(/large non-stick/);
});

test("a chop goes onto the tray for its own minutes only", () => {
  const steps = methodOf(["pork chops", "apple", "onion", "potatoes", "mustard"]);
  expect(steps).toMatch(/add the onions? and apples? and roast.*add the pork chops? and roast/);
});

test("suet and self-raising flour are dumplings on a stew", () => {
  expect(methodOf(["stewing beef", "suet", "self raising flour", "onion", "carrots", "ale"])).toMatch(
    /Mix the self raising flour and (?:the )?suet with .* into a soft dough\. Drop it in spoonfuls/,
  );
});

test("stuffing, bacon and greens go with a roast bird", () => {
  const { leftOut, recipe } = cooked(["turkey crown", "potatoes", "sprouts", "streaky bacon", "stuffing", "gravy granules"]);
  expect(leftOut).toEqual([]);
  expect(recipe.steps.join(" ")).toMatch(/Lay the streaky bacon over it/);
});

test("the wine that a supper is cooked with makes no drink beside it", () => {
  expect(cooked(["venison steaks", "blackberries", "port", "celeriac", "kale"]).markdown).not.toMatch(/punch/);
});

test("poultry that is cooked through in a pot says when it is safe", () => {
  expect(methodOf(["turkey mince", "chickpeas", "sweet potato", "spinach", "curry powder", "coconut milk"])).toMatch(/no pink is left inside \(74 °C\)/);
});

test("meat that was cooked before goes hot into a potato", () => {
  expect(methodOf(["pulled pork", "sweet potatoes", "cheddar", "bbq sauce"])).toMatch(/put the pulled pork into .*frying pan.* piping hot/);
});

test("ranch mix and au jus mix season one roast", () => {
  expect(cooked(["chuck roast", "pepperoncini", "ranch mix", "au jus mix", "butter"]).leftOut).toEqual([]);
});

test("chili beside hot dogs is the stew", () => {
  expect(cooked(["hot dogs", "buns", "chili", "cheese", "onion"]).markdown).toMatch(/chilli con carne/);
});

test("stuffing that is made already is heated beside a roast", () => {
  const { leftOut } = cooked(["chicken breast", "leftover stuffing", "cranberry sauce", "sprouts", "potatoes"]);
  expect(leftOut).toEqual([]);
});

test("an egg is not fried for the top of a pork chop, but for gammon", () => {
  expect(methodOf(["pork chops", "bbq sauce", "corn", "egg"])).not.toMatch(/Top with the eggs/);
  expect(methodOf(["gammon steaks", "eggs", "potatoes", "peas"])).toMatch(/Top with the eggs/);
});

test("gravy granules are made up with water beside meatballs", () => {
  expect(methodOf(["ground beef", "brown gravy mix", "onion", "mushrooms", "rice"])).toMatch(/gravy mix into .* of boiling water/);
});

test("crumbs go on top of a fish pie", () => {
  expect(methodOf(["cod", "leeks", "potatoes", "cream", "cheddar", "breadcrumbs"])).toMatch(/scatter with the cheddar and breadcrumbs/);
});

test("three peppers that are one food to the kitchen are counted together", () => {
  const { markdown } = cooked(["8 turkey wings", "1 red pepper", "1 green pepper", "1 yellow pepper", "rice", "curry powder", "2 onions"]);
  expect(markdown).not.toMatch(/\(-\d/);
});

test("of two cuts of a bird the one on the bone is braised", () => {
  expect(cooked(["chicken drumsticks", "chicken breasts", "bacon", "red wine", "chicken stock", "pearl onions", "flour"]).title).toMatch(/drumsticks/);
});

test("spices do not wake up in a cold dry pan before the wine", () => {
  expect(methodOf(["cod", "cream", "leek", "mussels", "white wine", "saffron"])).not.toMatch(/saffron into a/);
});

test("a soup goes by its vegetable and its herb, not by its onion", () => {
  expect(cooked(["carrots", "coriander", "onion", "stock"]).title).toMatch(/carrot and coriander soup/i);
});

test("a duck breast is fried and laid on its lentils, not simmered in them", () => {
  expect(methodOf(["duck breast", "red wine", "thyme", "lentils", "shallots"])).toMatch(/fry for .* Lift out onto a plate.*Return the duck breasts?/);
});

test("a stock cube is stirred in with water, and not poured", () => {
  const method = methodOf(["pork", "cream", "flour", "onion", "stock cube", "potatoes"]);
  expect(method).toMatch(/Stir in the stock cube with \d+ ml of water/);
  expect(method).not.toMatch(/Pour in the stock cube/);
});

test("what boils down does so before drained pasta comes into the pan", () => {
  expect(methodOf(["fettuccine", "shrimp", "mushrooms", "cream", "clam juice", "garlic", "olive oil"])).toMatch(
    /clam juice and let it bubble.*tip the drained fettuccine/i,
  );
});

test("of a typed spoonful out of a tin no part of a tin is used", () => {
  expect(cooked(["2 tbsp coconut milk", "shallots", "green chilli", "prawns"]).markdown).toMatch(/- (30 ml|2 tbsp) coconut milk/);
});

test("a cup of nuts is weighed as nuts, and not as water", () => {
  const grams = Number(/- (\d+) g walnuts/.exec(cooked(["1 cup walnuts", "honey", "butter"]).markdown)?.[1]);
  expect(grams).toBeGreaterThan(0);
  expect(grams).toBeLessThanOrEqual(150);
});

test("meat that is bought in thin slices, or of which nobody knows the cut, is not fried in one piece", () => {
  expect(methodOf(["shaved steak", "onions", "mushrooms", "butter"])).toMatch(/for 3–4 minutes/);
  expect(cooked(["thinly sliced pork", "onion", "cabbage", "oil"]).markdown).toMatch(/pork, patted dry and cut into thin strips/);
  expect(cooked(["pork", "carrots", "parsnips", "thyme", "oil"]).markdown).toMatch(/pork, patted dry and (?:sliced|cut)/);
});

test("eggs are boiled, peeled and laid into a curry", () => {
  expect(methodOf(["chicken", "berbere", "onions", "eggs", "garlic", "ginger", "injera"])).toMatch(/Lay the peeled eggs in the (?:large saucepan|pan)/);
});

test("dried beans are boiled before they are mashed for patties", () => {
  expect(methodOf(["dried black beans", "onion", "cumin", "breadcrumbs", "egg", "oil"])).toMatch(/boil hard for 10 minutes.*Mash the drained/s);
});

test("rice cakes beside chilli paste are no crackers, and a drumstick of a moringa tree is no leaf", () => {
  expect(cooked(["rice cakes", "gochujang", "fish cakes", "soy sauce", "sugar", "spring onions"]).markdown).toMatch(/“rice cakes” as tteok/);
  expect(cooked(["toor dal", "moringa drumsticks", "tamarind", "tomato", "onion"]).markdown).not.toMatch(/g moringa,/);
});

test("beef of no named cut beside galangal is stewed", () => {
  expect(cooked(["beef", "coconut milk", "lemongrass", "galangal", "shallots", "chillies"]).markdown).toMatch(/stewing beef/);
});

test("a warm spice is fried with what goes into a wrap", () => {
  expect(methodOf(["chicken thighs", "garlic", "cumin", "cinnamon", "pita", "tahini", "tomato"])).toMatch(/cumin and cinnamon and cook/);
});

test("a dough with butter rubbed in is baked, and one without is boiled", () => {
  expect(methodOf(["flour", "butter", "beef mince", "onion", "eggs", "olives", "cumin", "paprika"])).toMatch(/Rub the butter into the flour.*bake for/s);
  expect(methodOf(["flour", "egg", "beef mince", "onion", "butter", "sour cream", "dill"])).toMatch(/Boil them/);
});

test("juice beside meat is the liquid of its rice, and not a drink", () => {
  expect(methodOf(["chicken thighs", "orange juice", "garlic", "cumin", "oregano", "olive oil", "rice", "black beans"])).toMatch(/add the orange juice/);
});

test("macaroni with eggs, milk and cheese is baked in the custard", () => {
  expect(methodOf(["macaroni", "cheddar", "evaporated milk", "eggs", "mustard", "onion", "butter"])).toMatch(/the drained macaroni over/);
});

test("cream beside spices and yogurt is not left out of the sauce", () => {
  expect(methodOf(["chicken breast", "cream", "yogurt", "cashews", "cardamom", "ginger", "garlic", "green chilli"])).toMatch(/[Ss]tir (?:in )?the cream/);
});
