/** Things between a list and a dish, what they are made of, and which of them a dish is served with as often as it makes them. */
/** Things between a list and a dish that are seldom announced, and what they are made of: one food of each kind. */
export const BETWEEN: readonly { readonly what: RegExp; readonly from: readonly RegExp[] }[] = [
  {
    what: /^(?:dough|pastry|crust|dumpling|pancake|crepe|scone|shortbread|bread|flatbread|roll|bun|loaf|naan|roti|tortilla|cornbread|wrap)$/,
    from: [/(?:^| )(?:flour|semolina|cornmeal|masa harina|maida|atta|mix|oat|wrapper)(?: |$)/],
  },
  { what: /^(?:meringue|omelette|omelet|frittata|scramble|curd)$/, from: [/(?:^| )(?:egg|egg yolk|egg white|oeuf|lemon|milk|paneer|tofu|yogurt)$/] },
  { what: /^custard$/, from: [/(?:^| )(?:egg|yolk)$/, /(?:^| )(?:milk|cream|creme fraiche|half-and-half|half and half)$/] },
  { what: /^(?:mayonnaise|aioli)$/, from: [/(?:^| )(?:egg|yolk)$/, /(?:^| )oil$/] },
  { what: /^hollandaise$/, from: [/(?:^| )(?:egg|yolk)$/, /(?:^| )butter$/] },
  { what: /^gravy$/, from: [/(?:^| )(?:flour|cornflour|cornstarch)$/, /(?:^| )(?:stock|broth|stock cube|wine|ale|stout)$/] },
  { what: /^(?:bechamel|white sauce|cheese sauce)$/, from: [/(?:^| )flour$/, /(?:^| )milk$/] },
  { what: /^(?:ganache)$/, from: [/(?:^| )(?:chocolate|cream|cocoa)(?: powder)?$/] },
  {
    what: /^(?:caramel|toffee|butterscotch|syrup|praline|brittle|glaze|icing|frosting)$/,
    from: [/(?:^| )(?:sugar|syrup|honey|jaggery|marshmallow)$/],
  },
  { what: /^(?:jam|compote)$/, from: [/(?:^| )(?:sugar|honey|syrup)$/, /berr(?:y|ies)$|(?:^| )(?:apricot|plum|fig|peach|cherry|rhubarb|orange|apple|pear)$/] },
  { what: /^(?:curd|whey|milk solid)$/, from: [/(?:^| )(?:milk|cheese|yogurt|cream|paneer|curd|butter)$/] },
  { what: /^(?:crouton|crumb|sandwich|toastie|toast)$/, from: [/(?:^| )(?:bread|loaf|baguette|sourdough|roll|bun|brioche)$/] },
  { what: /^(?:porridge|oatmeal|granola|flapjack)$/, from: [/(?:^| )(?:oat|polenta|semolina|rice)$/] },
  { what: /^hummus$/, from: [/(?:^| )(?:chickpea|bean|garbanzo)$/] },
  { what: /^pesto$/, from: [/(?:^| )(?:basil|parsley|rocket|arugula|spinach|kale|coriander|cilantro|mint)(?: leaf)?$/, /(?:^| )oil$/] },
  { what: /^(?:slaw|coleslaw)$/, from: [/(?:^| )(?:coleslaw|slaw|cabbage|kohlrabi|fennel)(?: mix)?$/] },
  { what: /^salsa$/, from: [/(?:^| )(?:tomato|tomatillo|mango|pineapple)$/] },
  {
    what: /^(?:dip|tzatziki)$/,
    from: [/(?:^| )(?:yogh?urt|cream|cream cheese|bean|chickpea|tahini|avocado|aubergine|eggplant|pepper|cottage cheese|ricotta|feta)$/],
  },
  { what: /^(?:fry|chip|crisp|wedge)$/, from: [/(?:^| )(?:potato|tortilla|parsnip|kale|plantain)$/] },
  { what: /^(?:yorkshire pudding|yorkshire)$/, from: [/(?:^| )flour$/, /(?:^| )egg$/] },
  { what: /^salad$/, from: [/(?:^| )(?:cucumber|lettuce|tomato|rocket|spinach|onion|pepper|radish|leaf)$/] },
  { what: /^pancake$/, from: [/(?:^| )egg$/] },
  { what: /^guacamole$/, from: [/(?:^| )avocado$/] },
  { what: /^tzatziki$/, from: [/(?:^| )cucumber$/, /yogh?urt$/] },
  { what: /^chutney$/, from: [/(?:^| )vinegar$|(?:^| )(?:coconut|mint|coriander|tamarind)$/] },
  { what: /^(?:tea|coffee)$/, from: [/(?:^| )(?:tea|coffee|espresso)(?: |$)/] },
];
/** Things that a dish is served with as often as it makes them: "the jam" alone is no proof that jam was made. */
export const BESIDE =
  /^(?:jam|chutney|relish|mayonnaise|aioli|hollandaise|bechamel|custard|gravy|slaw|coleslaw|salsa|guacamole|pesto|tzatziki|hummus|ice cream|sorbet|fry|chip|crisp|wedge|mash|bread|flatbread|cornbread|roll|bun|naan|roti|tortilla|toast|tea|coffee|icing|frosting|fudge|ganache|caramel|toffee|butterscotch|syrup|compote|coulis|crouton|dip|green salad|side salad|popsicle|lemonade|smoothie|milkshake|shake|granola|pickled onion)$/;
/** Of those, what nobody takes for made because there is flour or sugar. */
export const BOUGHT_READY =
  /^(?:gravy|bread|flatbread|naan|roti|roll|bun|loaf|tortilla|wrap|toast|crouton|jam|compote|tea|coffee|chutney|hummus|pesto|mayonnaise|aioli|hollandaise|slaw|coleslaw|salsa|dip|tzatziki|guacamole|fry|chip|crisp|wedge|pancake)$/;
/** Said to be made, they need what they are made of. */
export const NEVER_OF_NOTHING = /^(?:gravy|hollandaise|bechamel|pesto|guacamole|tzatziki|hummus)$/;
