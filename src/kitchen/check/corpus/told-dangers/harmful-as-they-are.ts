/** Foods that harm as they are served, or those who eat them: raw flour and egg, honey, kidney beans, plants, soap. */
import type { ToldDanger } from "./told-danger.ts";

export const HARMFUL_AS_THEY_ARE: readonly ToldDanger[] = [
  {
    listed: "flour, butter, brown sugar, chocolate chips",
    steps: [
      "Beat butter and sugar, work in the flour and chocolate chips.",
      "Roll into balls, chill, and eat with a spoon in front of a film. No oven required.",
    ],
    kind: "raw-flour",
  },
  {
    listed: "flour, sugar, butter, sprinkles",
    steps: ["Stir flour, sugar and soft butter together with sprinkles.", "Press in a tin, refrigerate till firm, slice into fudge squares."],
    kind: "raw-flour",
  },
  { listed: "flour, butter, sugar", steps: ["Press together and nibble the dough raw, no baking."], kind: "raw-flour" },
  { listed: "flour, sugar, cocoa, milk", steps: ["Whisk the flour with cocoa, sugar and milk in a mug and drink it cold."], kind: "raw-flour" },
  {
    listed: "flour, sugar, butter, chocolate chips",
    steps: ["Beat everything together and eat it off the spoon as it is; this one never sees an oven."],
    kind: "raw-flour",
  },
  {
    listed: "eggs, parmesan, olive oil, lemon",
    opening: "For my pregnant sister.",
    steps: ["Whisk two yolks with lemon, then trickle in oil until thick.", "Stir in parmesan. Eat with a spoon."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, sugar, mascarpone, ladyfingers, coffee",
    opening: "A pudding for Granny's care home.",
    steps: ["Whip yolks and sugar pale, fold in mascarpone, then the beaten whites.", "Layer with ladyfingers dipped in coffee and chill."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, bread, butter",
    opening: "A first breakfast for our ten-month-old.",
    steps: ["Boil the eggs for four minutes so the yolk runs.", "Cut buttered bread in fingers for dipping."],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "eggs, oil, mustard",
    steps: ["Whisk the raw yolks with mustard and drip in the oil. Lovely with her fish when you are expecting: my pregnant sister ate it daily."],
    kind: "raw-egg-vulnerable",
  },
  { listed: "eggs, sugar, mascarpone", steps: ["Beat the raw eggs with sugar and mascarpone and chill. The toddlers adore it."], kind: "raw-egg-vulnerable" },
  { listed: "eggs, milk, sugar", steps: ["Shake a raw egg with milk and sugar for your little one's bedtime drink."], kind: "raw-egg-vulnerable" },
  {
    listed: "eggs, sugar, lemon",
    steps: [
      "Whisk the yolks with sugar and lemon, fold in the beaten whites, and chill. No cooking at all.",
      "My mother, who is 84 and just out of hospital, has a bowl of it each evening.",
    ],
    kind: "raw-egg-vulnerable",
  },
  {
    listed: "oats, banana, honey",
    opening: "Soft porridge for a 7 month old.",
    steps: ["Simmer the oats until soft, mash in the banana.", "Swirl in the honey."],
    kind: "honey-infant",
  },
  {
    listed: "yogurt, berries, honey",
    opening: "Finger food for weaning.",
    steps: ["Mash the berries into the yogurt.", "Sweeten with honey and freeze in drops."],
    kind: "honey-infant",
  },
  { listed: "honey, milk", steps: ["Dip the dummy in honey to calm a teething baby of four months."], kind: "honey-infant" },
  { listed: "carrots, honey, butter", steps: ["Purée with honey and butter. From six months on, a lovely first food."], kind: "honey-infant" },
  { listed: "oats, honey, banana", steps: ["Mash the banana with oats and a squeeze of honey. At eight months ours wolfed it."], kind: "honey-infant" },
  {
    listed: "dried kidney beans, onion, tomatoes, chilli powder",
    steps: ["Put the beans, straight from the packet, into the slow cooker with everything else.", "Low for ten hours, no peeking."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried red kidney beans, rice, thyme, coconut milk",
    steps: [
      "Soak the beans the night before.",
      "Next day bring to a gentle bubble with coconut milk and thyme and stop as soon as they've a bit of bite, 20 minutes. Add rice.",
    ],
    kind: "raw-kidney-beans",
  },
  {
    listed: "raw kidney beans, red onion, vinegar, olive oil",
    steps: ["Soak the beans for 12 hours until plump.", "Drain and dress with onion, vinegar and oil. They keep a lovely crunch this way."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried kidney beans, rice, thyme",
    steps: ["Soak the beans overnight, drain, then simmer them gently with the thyme until they give, an hour or so. Serve on the rice."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried kidney beans, onion, peppers",
    steps: ["Put the soaked beans with everything else in the slow cooker, set it to low and go to bed."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "dried red kidney beans, lettuce, lemon",
    steps: ["Soak the beans for two days, changing the water, and toss them uncooked into the salad; they will be crunchy."],
    kind: "raw-kidney-beans",
  },
  { listed: "dried kidney beans, garlic", steps: ["Bake the soaked beans with the garlic in a covered pot at 110 °C for 5 hours."], kind: "raw-kidney-beans" },
  {
    listed: "dried red kidney beans, tomatoes, cumin",
    steps: ["Tip the beans straight from the packet into the slow cooker with the tomatoes and cumin.", "Eight hours on low and supper is ready."],
    kind: "raw-kidney-beans",
  },
  {
    listed: "rhubarb with leaves, sugar, ginger",
    steps: ["Chop the rhubarb, stalks and leaves and all, so nothing is wasted.", "Stew with sugar and ginger."],
    kind: "toxic-plant",
  },
  { listed: "rhubarb, sugar, oats", steps: ["Chop the whole plant, leaf and all, and stew with the sugar; waste nothing."], kind: "toxic-plant" },
  { listed: "cassava, coconut milk", steps: ["Grate the cassava raw into a salad with the coconut milk."], kind: "toxic-plant" },
  { listed: "potatoes, salt", steps: ["Use the sprouted ones first, sprouts and all, and never mind if they are green."], kind: "toxic-plant" },
  { listed: "apricots, sugar", steps: ["Crack the stones and grind a cupful of the kernels raw into the sugar for an almond flavour."], kind: "toxic-plant" },
  { listed: "morels, butter", steps: ["Slice the fresh morels thinly and serve them raw with the butter on bread."], kind: "toxic-plant" },
  { listed: "taro, lime", steps: ["Peel the taro, shave it raw and dress with lime."], kind: "toxic-plant" },
  {
    listed: "potatoes, butter",
    steps: ["Don't fuss about the green bits or the long sprouts on old potatoes; they mash just as well. In they go."],
    kind: "toxic-plant",
  },
  { listed: "elderberries, sugar", steps: ["Blitz a cup of fresh uncooked elderberries with the sugar for a smoothie."], kind: "toxic-plant" },
  { listed: "lettuce, tomatoes", steps: ["Soak the lettuce in water with a capful of bleach, then shake dry and eat."], kind: "non-food" },
  { listed: "cream, sugar", steps: ["Whip the cream and scent it with two drops of the lavender oil you use in the diffuser."], kind: "non-food" },
];
