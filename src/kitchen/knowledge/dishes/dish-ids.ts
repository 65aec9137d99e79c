/** The ids of all dishes of the families, in the order of the alphabet. A rule that names another does not compile; a dish more is a word more here (`dish-ids.test.ts`). */
import type { MasterId } from "../masters/master-ids.ts";
import type { Words } from "../words-of.ts";

const LINES = [
  "affogato avocado_mousse baked_biscuit_dough baked_cheese baked_cheesecake baked_custard baked_eggs baked_stuffing",
  "banana_oat_cookies banana_pancakes battered_fish bean_dip bean_patties bean_soup bean_squares bean_stew boiled_dumplings",
  "boiled_eggs boiled_fudge braised_lentils bread_pudding breaded_cutlet burgers butter_syrup butter_toffee buttered_eggs",
  "cake_from_mix candied_nuts caramel_sauce carbonara cereal_bowl cheese_biscuits cheese_crisps cheese_in_pastry cheese_sauce",
  "cheese_spread cheesecake chili chocolate_cake chocolate_sauce chocolate_slab chopped_salad chowder chunky_soup citrus_pie",
  "citrus_tart clafoutis clear_soup cobbler coconut_soup cold_coffee composed_salad compote congee cooked_breakfast cookies",
  "cookies_from_mix cordial cornbread cottage_pie creamed_veg creamy_curry creamy_dip creamy_pan crepes crisp_pan crisp_wraps",
  "crumb_dumpling_soup crumb_topped crumbed_supper crumble curdled_cheese curry_coconut curry_tomato custard_ice custard_pie dal",
  "dipped_fruit dipping_sauce dough_dumplings dough_topped_fruit dressed_seaweed dressed_veg dried_bean_pot dry_veg_curry",
  "dumpling_soup dumpling_stew egg_and_chips egg_curry egg_drop_soup egg_mayonnaise eggless_pancakes eggnog enchilada_bake",
  "filled_mixture filled_pastries filo_pie fish_cakes fish_parcels fish_pie fish_stew flapjacks flatbread flavoured_butter",
  "floured_fry focaccia folded_dumplings french_toast fresh_gnocchi fresh_pasta fresh_pesto fried_eggs fried_gnocchi fried_rice",
  "frittata fritters fruit_and_spice_stew fruit_butter fruit_cheese_salad fruit_cheese_tart fruit_curd fruit_fizz fruit_plate",
  "fruit_spirit garlic_prawns gazpacho glazed_pan grain_bowl grain_salad grain_soup gram_fritters gram_pancakes granola gratin",
  "gravy_plate green_relish green_sauce guacamole hand_cut_ribbons hash hot_citrus hot_dip hot_spirit icebox_pie iced_coffee",
  "infusion jacket_potato jar_curry kedgeree khichdi kimchi_pot kraut_pot lasagne lassi layered_pastry layered_rice leaf_salad",
  "leftover_rice_pudding lemonade lentil_rice lentil_soup loaded_chips loaded_fries long_cordial mac_cheese macaroons mash",
  "mashed_pulse meat_broth_soup meat_pilaf meat_stew meatballs meatloaf melted_squares meringue meringue_of_eggs milk_ice milk_jam",
  "milk_sweets milk_toast milkshake mince_curry mince_skewers miso_soup mixed_drink moussaka muffins mulled_drink noodle_soup",
  "noodle_stirfry nut_butter_cookies nut_milk nut_paste nut_sauce nut_spread nut_stew offal_spread omelette onion_soup oven_braise",
  "oven_fried oven_pancake paella_style pan_fish pan_fruit pan_nuts pan_protein pancakes parfait pasta_bake pasta_beans",
  "pasta_cheese pasta_creamy pasta_garlic_oil pasta_greens pasta_pesto pasta_ragu pasta_salad pasta_seafood pasta_shells",
  "pasta_tomato pasties pastry_parcel peanut_noodles pilaf pizza plain_couscous plain_grill plain_pasta plain_pilaf plain_poach",
  "plain_protein plain_roast poached_eggs poached_fish polenta_bowl popcorn porridge pot_curry pot_pie potato_cakes potato_salad",
  "potted_cheese pouring_custard pumpkin_custard pureed_soup quesadilla quiche quick_jam ready_burgers reheated_stew rice_and_beans",
  "rice_bowl rice_cakes risotto roast_bird roast_fruit roast_garlic roast_joint roast_pieces roast_veg roast_veg_salad roasted_nuts",
  "roasting_coat rosti sandwich sauced_bake sausage_casserole sausage_rolls sauteed_veg savoury_crepes savoury_custard",
  "savoury_pancake savoury_tart scones scrambled_eggs set_yogurt shakshuka sharing_board shortbread simmered_joint simmered_mince",
  "simmered_sauce sizzling_oil slaw slow_roast small_tarts smoothie snack_mix soda_bread soup_casserole sourdough_loaf soy_braise",
  "spice_broth spice_mix spice_paste spiced_milk spiced_syrup sponge_cake spread_brownies steamed_dumplings steamed_pudding",
  "steamed_shells steamed_veg stew_pie sticky_glaze stir_fry strata stuffed_eggs stuffed_flatbread stuffed_veg summer_veg_stew",
  "sundae sweet_beans sweet_buns sweet_butter sweet_fritters sweet_mash_bake sweet_omelette sweet_pizza sweet_pulses sweet_rice",
  "sweet_sandwich sweet_soft_cheese syrup_dumplings table_sauce tacos tea_loaf tempered_grain thickened_pudding thin_crackers",
  "tinned_fish_patties toast_topped toastie tofu_scramble tomato_pan tomato_rice tomato_salad tomato_soup tomato_toast",
  "topped_meringue topped_waffles tray_roast trifle truffles veg_bake veg_cheese_sauce veg_ready_sauce vermicelli_pudding",
  "warm_egg_sauce warm_milk warm_plate warm_salad warm_sandwich water_ice whipped_cheese whipped_mousse whisked_sponge",
  "whisked_yolks white_sauce white_sauce_supper yeast_bread yogurt_cake yogurt_roast",
] as const;

/** Stable snake_case id of a dish of the families, e.g. `fried_rice`. */
export type FrameId = Words<(typeof LINES)[number]>;

/** What a recipe can be of: a dish of the families, or a master. */
export type DishId = FrameId | MasterId;

/** All of them. */
export const FRAME_IDS = LINES.flatMap((line) => line.split(" ")) as readonly FrameId[];
