/** The ids of all dishes of the families, in the order of the alphabet. A rule that names another does not compile; a dish more is a word more here (`dish-ids.test.ts`). */
import type { MasterId } from "../masters/master-ids.ts";
import type { Words } from "../words-of.ts";

const LINES = [
  "affogato angel_cake aubergine_dip avocado_mousse",
  "baked_apples baked_biscuit_dough baked_cheese baked_cheesecake baked_cream baked_custard baked_eggs baked_gram baked_meal",
  "baked_oats baked_stuffing banana_bread banana_oat_cookies banana_pancakes batter_puddings battered_fish bean_dip bean_patties",
  "bean_salad bean_soup bean_squares bean_stew bird_in_the_pot boiled_chutney boiled_dumplings boiled_eggs boiled_fudge",
  "braised_cabbage braised_lentils bread_pudding bread_rolls bread_soup bread_sticks breaded_cutlet browned_butter brownies",
  "brownies_from_mix burgers burrito_bowl butter_icing butter_syrup butter_toffee buttered_eggs buttermilk_biscuits",
  "cake_from_mix cake_mix_bars candied_nuts caramel_sauce caramel_squares carbonara carrot_cake cereal_bowl cheese_biscuits",
  "cheese_crisps cheese_fondue cheese_in_pastry cheese_sauce cheese_scones cheese_spread cheese_straws cheesecake chia_pudding chili",
  "chocolate_cake chocolate_pots chocolate_sauce chocolate_slab chopped_salad chopped_topping choux chowder chunky_soup citrus_bars",
  "citrus_pie citrus_tart clafoutis clear_soup cobbler cocoa_brownies coconut_soup cold_coffee cold_grain cold_soup composed_salad",
  "compote condensed_sweets congee cooked_breakfast cookies cookies_from_mix cordial cornbread cottage_pie covered_pie cream_ice",
  "creamed_veg creamy_curry creamy_dip creamy_pan crepes crisp_chickpeas crisp_grain crisp_leaves crisp_pan crisp_rolls crisp_shreds",
  "crisp_wraps crumb_dumpling_soup crumb_topped crumbed_supper crumbed_veg crumble crushed_meringue cucumber_yogurt curdled_cheese",
  "curry_coconut curry_tomato custard_ice custard_pie cutlet_curry",
  "dal dipped_fruit dipping_sauce dough_dumplings dough_topped_fruit dressed_seaweed dressed_shells dressed_veg dried_bean_pot",
  "dry_veg_curry dumpling_soup dumpling_stew",
  "egg_and_chips egg_curry egg_drop_soup egg_mayonnaise eggless_cake eggless_pancakes eggnog eggs_under_yolk_sauce enchilada_bake",
  "energy_balls",
  "fermented_batter fermented_veg filled_mixture filled_pastries filled_shells filo_pie fish_cakes fish_parcels fish_pie fish_spread",
  "fish_stew flapjacks flat_roast_bird flatbread flavoured_butter floured_fry flourless_chocolate_cake focaccia folded_dumplings",
  "french_toast fresh_gnocchi fresh_pasta fresh_pesto fresh_rolls fresh_salsa fridge_cake fried_dough fried_dumplings fried_eggs",
  "fried_gnocchi fried_meal fried_pasta fried_rice frittata fritters frozen_pie frozen_yogurt fruit_and_spice_stew fruit_butter",
  "fruit_cheese_salad fruit_cheese_tart fruit_curd fruit_fizz fruit_galette fruit_jelly fruit_plate fruit_salad fruit_spirit",
  "galette_from_scratch garlic_bread garlic_greens garlic_prawns gazpacho glazed_ham glazed_pan glazed_veg grain_bowl grain_pot",
  "grain_salad grain_soup gram_fritters gram_pancakes granita granola gratin gravy_plate green_curry_leaves green_relish green_sauce",
  "ground_nuts guacamole",
  "hand_cut_ribbons hash herb_dressing hot_chocolate hot_citrus hot_dip hot_sour_soup hot_spirit",
  "ice_lollies icebox_pie iced_coffee infusion",
  "jacket_potato jar_curry jelly_from_packet",
  "kedgeree khichdi kimchi_pot kraut_pot",
  "lasagne lassi layered_bars layered_pastry layered_rice leaf_salad leftover_rice_pudding lemonade lentil_rice lentil_soup",
  "loaded_chips loaded_fries long_cordial loose_meat_buns",
  "mac_cheese macaroons marinated_cheese mash mashed_pulse meat_broth_soup meat_pilaf meat_rolls meat_stew meatballs",
  "meatballs_in_sauce meatloaf melted_squares meringue meringue_of_eggs milk_ice milk_jam milk_sweets milk_toast milkshake",
  "milky_vegetable_pudding mince_balls_in_soup mince_curry mince_skewers miso_soup mixed_drink moussaka muffins mulled_drink",
  "nice_cream no_churn_ice_cream noodle_soup noodle_stirfry nut_biscuits nut_butter_cookies nut_cake nut_milk nut_paste nut_sauce",
  "nut_spread nut_stew nut_tart",
  "oat_biscuits oat_drops offal_spread olive_paste omelette onion_soup oven_braise oven_fried oven_pancake overnight_oats",
  "paella_style pan_fish pan_fruit pan_nuts pan_protein pancakes panna_cotta parfait pasta_bake pasta_beans pasta_cheese pasta_creamy",
  "pasta_garlic_oil pasta_greens pasta_pesto pasta_ragu pasta_salad pasta_seafood pasta_shells pasta_tinned_fish pasta_tomato",
  "paste_soup pasties pastry_parcel peanut_noodles peel_jam pilaf pizza pizza_from_scratch plain_couscous plain_grain plain_grill",
  "plain_parcel plain_pasta plain_pilaf plain_poach plain_protein plain_pulse plain_roast plain_skewers plain_veg poached_eggs",
  "poached_fish poached_fruit poached_whites polenta_bowl popcorn porridge posset pot_curry pot_pie pot_roast_bird pot_roast_joint",
  "potato_cakes potato_omelette potato_salad potted_cheese pouring_custard pouring_dressing puffed_rounds pulse_fritters",
  "pulse_pancakes pumpkin_custard punch pureed_soup",
  "quesadilla quiche quick_jam quick_pickle quick_skewers",
  "ready_burgers red_dip reheated_bake reheated_stew rice_and_beans rice_bowl rice_cakes rice_pudding rich_loaf risotto roast_bird",
  "roast_fruit roast_garlic roast_joint roast_pieces roast_veg roast_veg_salad roasted_nuts roasting_coat root_tart rosti",
  "sandwich sauced_bake sausage_casserole sausage_rolls sausages_and_mash sausages_in_batter sauteed_veg savoury_crepes",
  "savoury_custard savoury_mixed_drink savoury_pancake savoury_tart scones scrambled_eggs seasoned_salt semolina_halva set_yogurt",
  "shakshuka sharing_board sharp_sauce shell_soup shellfish_boil shells_under_grill shortbread simmered_joint simmered_mince",
  "simmered_sauce sizzling_oil skewers slaw slow_roast small_tarts smooth_pulse_soup smoothie snack_mix soda_bread soup_casserole",
  "sourdough_loaf soy_braise spice_broth spice_cake spice_mix spice_paste spiced_glaze spiced_milk spiced_syrup sponge_cake",
  "spread_brownies steamed_buns steamed_dumplings steamed_fish steamed_pudding steamed_shells steamed_veg stew_pie sticky_glaze",
  "stir_fry strained_yogurt strata stuffed_eggs stuffed_flatbread stuffed_leaves stuffed_veg summer_pudding summer_veg_stew sundae",
  "sweet_beans sweet_buns sweet_butter sweet_coconut_soup sweet_fritters sweet_mash_bake sweet_omelette sweet_pizza sweet_pulses",
  "sweet_rice sweet_sandwich sweet_soft_cheese sweet_strained_yogurt syrup_dumplings syrup_tart",
  "table_sauce tacos tapioca_pudding tea_loaf tempered_grain thick_dressing thickened_pudding thin_crackers tinned_fish_patties",
  "toast_topped toasted_flour_sweets toastie toffee_pudding tofu_scramble tomato_pan tomato_rice tomato_salad tomato_soup tomato_tart",
  "tomato_toast topped_meringue topped_waffles tray_roast trifle truffles",
  "veg_bake veg_cheese_sauce veg_ready_sauce vermicelli_pudding",
  "warm_dressing warm_egg_sauce warm_milk warm_plate warm_pulses warm_salad warm_sandwich water_ice wedges whipped_cheese",
  "whipped_cream whipped_mousse whipped_whites whisked_sponge whisked_yolks white_cakes white_sauce white_sauce_supper",
  "yeast_bread yogurt_cake yogurt_roast",
] as const;

/** Stable snake_case id of a dish of the families, e.g. `fried_rice`. */
export type FrameId = Words<(typeof LINES)[number]>;

/** What a recipe can be of: a dish of the families, or a master. */
export type DishId = FrameId | MasterId;

/** All of them. */
export const FRAME_IDS = LINES.flatMap((line) => line.split(" ")) as readonly FrameId[];
