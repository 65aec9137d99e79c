/** Words that name one food in Britain and another in America. Each is read by the order's locale, and the reading is said. */

/** By the name as it is read, in the singular: the food it is in the United States. The tables hold the British one; the same food twice is said all the same. */
export const AMERICAN_READINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chip: "crisp",
    biscuit: "scone",
    jelly: "jam",
    cider: "apple cider",
    squash: "acorn squash",
    pudding: "pudding mix",
    muffin: "cake",
    "corn flour": "masa harina",
    "chilli powder": "chili seasoning",
    "hot dog": "frankfurter",
    "chow mein noodle": "crispy noodle",
    pepper: "black pepper",
    "plum tomato": "tomato",
    yam: "sweet potato",
    "lady finger": "sponge finger",
  }),
);
