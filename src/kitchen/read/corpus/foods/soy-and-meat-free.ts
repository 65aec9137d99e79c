/** As people type what is on the kitchen's shelf ingredients/soy-and-meat-free.ts. A line: the foods that a cook reads = typed | typed. */
export const SOY_AND_MEAT_FREE = `
falafel = falafel | falafel mix | falafels | spinach falafel | sweet potato falafel | beetroot falafel
plant-mince = meat free mince | veggie mince | soya mince | vegan mince | plant based mince | beyond meat | veggie mince frozen | morningstar crumbles | impossible meat 12oz | beyond mince | naked glory mince | impossible ground | beyond beef | vegetarian mince | meatless crumbles
quorn = quorn pieces | Quorn | quorn fillets
quorn-mince = quorn mince | quorn mince bag frozen | quorn mince frozen | quorn mince 300g
seitan = seitan | vital wheat gluten | vegan chicken pieces | vegan ham | plant-based chicken | vegan tuna
silken-tofu = silken tofu | soft silken tofu | tofu silken
soy-chunk = TVP | soya chunks | nutrela soya chunks
tempeh = tempeh | tempe | tempeh block
tofu = tofu | firm tofu | extra firm tofu | smoked tofu | tofu block | 1 block firm tofu | marinated tofu | toffu | Tofoo | 280g tofu | block of tofu | tofu - firm | firm tofu 300g | tofu pressed half block | cauldron tofu | tofu, firm, 280g | tofu smoked 200g | tofuu | tofu firm 280g block | tofu puffs | tofoo | tofu firm | firm tofu, pressed and cubed | cauldron tofu block | Tofoo naked | tofoo smoked | house foods extra firm tofu | nasoya tofu | tofu ferme | tofu firme | Räuchertofu | tesco tofu | tofoo extra firm | tofu cauldron | 1 block of tofu | tofu smoked
veggie-bacon = vegan bacon
veggie-burger = veggie burgers | bean burgers | Beyond burgers | beyond burgers 2 | boca burgers | veg fingers | moving mountains burger | birds eye green cuisine burgers | impossible burger | beyond burger patties | morningstar black bean burgers | gardenburger | plant based burgers | vegan burgers | vegan meatballs | vegan nuggets | meat-free meatballs | vegan fish fingers | bean burger | veggie nuggets | plant based nuggets
veggie-sausage = veggie sausages | Linda McCartney sausages | vegan sausages | veggie sausages linda mccartney | linda mccartney sausages | beyond sausage | vegi sausages | richmond meat free sausages | quorn sausages | field roast sausage | linda mccartney rosemary sausages | cauldron lincolnshire sausages | vegan sausages 4 | vegetarian sausages | veggie sausage
`;
