/**
 * What nobody may cook with, wherever an entry names it: in a sentence, behind a food, in five languages. Words that are dangers only
 * when they stand alone ("iron", "hair") are in `non-food.ts`, those that are foods gone bad in `hazards.ts`.
 */

/** Dangers of one kind: phrases separated by ", ", in any spelling, and the sentence the person reads. */
export interface DangerKind {
  readonly phrases: string;
  /** How such a word ends, in the plain letters of a token. */
  readonly endings?: RegExp;
  readonly why: string;
}

/** Medicines are named by stems: the list of international nonproprietary names (WHO, "The use of stems", 2018). */
const MEDICINE_STEMS =
  /^(schlaf|schmerz|kopfschmerz|beruhigungs|abfuhr|herz)(tabletten?|mittel|pillen?)$|.{2}(profen|cillin[ae]?|azepam|zolam|caine|oxetine|mycine?|cycline|codone|triptyline|barbital|prazole|sartan|dipine|vastatin|tidine|floxacin|parin[ae]?|coxib|gliptin|olol)$/;

export const DANGERS: readonly DangerKind[] = [
  {
    why: "Household chemicals are not food: even a little can burn or poison.",
    // "Rohrreiniger", "Fleckentferner", "Kloreiniger"; "quitamanchas", "nettoie-tout".
    endings: /.{3}(reiniger|entferner|entkalker|schutzmittel)n?$|(spul|wasch|putz|bleich|scheuer|losungs|reinigungs|frostschutz)mittels?$/,
    phrases: `bleach, bleacher, household bleach, chlorine, chlorine tablet, pool chlorine, drain cleaner, drain opener, drain unblocker, caustic soda, lye, sodium hydroxide, potassium hydroxide, sodium hypochlorite, hydrogen peroxide, oven cleaner, toilet cleaner, toilet duck, limescale remover, descaler, rust remover, stain remover, paint stripper, paint thinner, turpentine, turps, white spirit, methylated spirit, surgical spirit, rubbing alcohol, isopropyl alcohol, isopropanol, denatured alcohol, wood alcohol, methanol, meths, acetone, nail polish remover, nail varnish, nail polish, benzene, toluene, xylene, formaldehyde, formalin, chloroform, ethylene glycol, antifreeze, anti freeze, coolant, screenwash, screen wash, windscreen washer fluid, de icer, deicer, brake fluid, motor oil, engine oil, gear oil, hydraulic fluid, petrol, gasoline, diesel, kerosene, paraffin oil, lamp oil, lighter fluid, firelighter, white gas, superglue, super glue, wood glue, pva glue, epoxy, wood preservative, creosote, varnish, wood stain, furniture polish, shoe polish, metal polish, floor polish, floor wax, car wax, detergent, laundry liquid, laundry powder, laundry pod, laundry capsule, tide pod, washing powder, washing up liquid, dish soap, dishwashing liquid, dishwasher tablet, dishwasher salt, fabric softener, fabric conditioner, disinfectant, dettol, lysol, domestos, cillit bang, wd 40, hand sanitiser, hand sanitizer, shampoo, shower gel, bubble bath, perfume, aftershave, hairspray, deodorant, mouthwash, toothpaste, sunscreen, household ammonia, ammonia, ammonium hydroxide, hydrochloric acid, muriatic acid, sulphuric acid, sulfuric acid, nitric acid, battery acid, hydrofluoric acid, oxalic acid, boric acid, borax, silica gel, mothball, naphthalene, lead paint, lead white, copper sulphate, copper sulfate, mercury, quicksilver, asbestos, air freshener, cat litter, contact lens solution, soldering flux, plaster of paris, quick lime, quicklime,
eau de javel, javel, javellisant, chlore, déboucheur, débouche canalisation, soude caustique, antigel, liquide de refroidissement, white spirit, térébenthine, essence de térébenthine, alcool à brûler, alcool ménager, alcool isopropylique, acétone, dissolvant, lessive, liquide vaisselle, produit vaisselle, adoucissant, assouplissant, détergent, détartrant, produit ménager, produit nettoyant, nettoyant pour vitre, lave vitre, produit pour vitre, ammoniaque, acide chlorhydrique, acide sulfurique, acide muriatique, gazole, gasoil, fioul, pétrole lampant, liquide de frein, huile de moteur, huile moteur, naphtaline, boule de naphtaline, shampooing, gel douche, désinfectant, vernis à ongle, colle à bois, décapant, mercure, soude ménagère,
bleiche, chlorbleiche, chlorreiniger, chlor, rohrreiniger, abflussfrei, ätznatron, natronlauge, frostschutz, scheibenfrostschutz, kühlerfrostschutz, spüli, geschirrspültab, spülmaschinentab, weichspüler, waschpulver, vollwaschmittel, spiritus, brennspiritus, terpentin, nitroverdünnung, verdünner, aceton, nagellack, benzin, heizöl, motoröl, bremsflüssigkeit, lampenöl, grillanzünder, salmiakgeist, ammoniak, salzsäure, schwefelsäure, batteriesäure, essigreiniger, wc reiniger, klostein, mottenkugel, naphthalin, klebstoff, holzleim, sekundenkleber, desinfektionsmittel, quecksilber, holzschutz, möbelpolitur, haarspray, duschgel, methylalkohol,
lejía, lavandina, cloro, sosa cáustica, desatascador, anticongelante, amoniaco, aguarrás, trementina, disolvente, acetona, quitaesmalte, esmalte de uña, alcohol de quemar, alcohol isopropílico, gasolina, gasóleo, queroseno, líquido de freno, aceite de motor, detergente, lavavajillas, suavizante, jabón líquido, limpiacristal, limpiahorno, quitamancha, desinfectante, salfumán, agua fuerte, ácido clorhídrico, ácido sulfúrico, naftalina, champú, ambientador, pegamento, mercurio, abrillantador, desengrasante,
candeggina, varechina, ipoclorito, soda caustica, sgorgante, disgorgante, antigelo, acquaragia, trementina, diluente, solvente, acetone, acetone per unghie, smalto, alcol denaturato, alcol isopropilico, benzina, gasolio, cherosene, liquido freni, olio motore, olio per motore, detersivo, ammorbidente, brillantante, sgrassatore, disincrostante, anticalcare, disinfettante, ammoniaca, acido muriatico, acido cloridrico, acido solforico, naftalina, colla vinilica, bagnoschiuma, deodorante, mercurio, lucido per mobili, lavapavimenti, detergente`,
  },
  {
    why: "This is made to kill pests or weeds: it is poison.",
    endings:
      /.{3}(icides?|icida|vernichter|vertilger|vernichtungsmittel)$|^(schnecken|ratten|mause|wespen|ameisen|pflanzen|insekten)(gift|korn|koder|spray|mittel|ex)$/,
    phrases: `pesticide, insecticide, herbicide, fungicide, weedkiller, weed killer, glyphosate, paraquat, diquat, ddt, malathion, chlorpyrifos, parathion, permethrin, metaldehyde, rat poison, mouse poison, rodenticide, warfarin, brodifacoum, rat bait, slug pellet, slug bait, snail bait, ant powder, ant killer, ant bait, wasp killer, fly spray, fly killer, bug spray, roach spray, flea powder, moth killer, mole poison, fertiliser, fertilizer, bone meal, compost, potting compost, lawn feed, tomato feed, poison, rat killer,
mort aux rats, raticide, souricide, désherbant, anti limace, granulé anti limace, insecticide, tue mouche, poison, engrais, bouillie bordelaise,
unkrautvernichter, unkraut ex, rattengift, mäusegift, schneckenkorn, insektenspray, fliegenspray, ameisenköder, dünger, blumendünger, blumenerde,
matarrata, raticida, herbicida, insecticida, mataescarabajo, matahormiga, veneno, abono químico, fertilizante, babosil,
veleno, veleno per topo, veleno per topi, topicida, diserbante, insetticida, lumachicida, moschicida, formicida, concime, fertilizzante, esca per topi`,
  },
  {
    why: "Medicine and drugs are not cooked with.",
    endings: MEDICINE_STEMS,
    phrases: `paracetamol, acetaminophen, tylenol, ibuprofen, advil, nurofen, aspirin, naproxen, codeine, morphine, oxycodone, fentanyl, tramadol, methadone, opium, heroin, cocaine, crack cocaine, methamphetamine, amphetamine, mdma, ketamine, lsd, ghb, valium, xanax, diazepam, sleeping pill, sleeping tablet, zopiclone, barbiturate, antidepressant, prozac, viagra, insulin, metformin, warfarin tablet, blood thinner, digoxin, lithium, antibiotic, antihistamine, cough medicine, cough syrup, cough mixture, calpol, laxative, ex lax, painkiller, pain killer, birth control pill, steroid pill, chemotherapy, wormer, nicotine, nicotine patch, tobacco, cigarette, vape liquid, e liquid,
somnifère, doliprane, paracétamol, aspirine, comprimé, médicament, sirop pour la toux, antidouleur, morphine,
schlaftablette, schlafmittel, schmerztablette, aspirin, beruhigungsmittel, abführmittel, hustensaft, tablette gegen schmerzen, medikament, morphium,
somnífero, paracetamol, aspirina, ibuprofeno, pastilla para dormir, medicamento, jarabe para la tos, morfina,
sonnifero, sonniferi, tachipirina, aspirina, medicinale, sciroppo per la tosse, morfina, pillola, antidolorifico`,
  },
  {
    why: "This is a deadly poison.",
    phrases: `cyanide, potassium cyanide, sodium cyanide, arsenic, strychnine, ricin, thallium, polonium, plutonium, uranium, botulinum toxin, botulinum, botulinus, botox, tetrodotoxin, curare, nerve gas, sarin, novichok, mustard gas, phosgene, aconitine, atropine, digitalis, nitroglycerin, antimony, cadmium, lead acetate, sugar of lead, anthrax, aflatoxin, cyanure, arsenic, zyankali, arsen, strychnin, cianuro, arsénico, estricnina, arsenico, stricnina, toxine botulique, toxina botulínica, tossina botulinica`,
  },
  {
    why: "This plant is poisonous: never eat it.",
    phrases: `hemlock, water hemlock, oleander, foxglove, laburnum, yew, yew berry, lily of the valley, deadly nightshade, belladonna, castor bean, castor seed, monkshood, aconite, wolfsbane, daffodil, tulip bulb, hyacinth bulb, snowdrop bulb, jimsonweed, jimson weed, datura, angel trumpet, angels trumpet, brugmansia, manchineel, rosary pea, jequirity, giant hogweed, poison ivy, poison oak, pokeweed, mandrake, henbane, colchicum, autumn crocus, meadow saffron, dieffenbachia, larkspur, delphinium, lords and ladies, cuckoo pint, mistletoe berry, ragwort, mezereon, daphne,
muguet, laurier rose, laurier cerise, digitale, ciguë, belladone, colchique, aconit, datura, ricin, jusquiame, cytise, glycine,
maiglöckchen, oleander, fingerhut, eisenhut, tollkirsche, schierling, wasserschierling, herbstzeitlose, seidelbast, goldregen, eibe, eibenbeere, engelstrompete, stechapfel, bilsenkraut, riesenbärenklau, pfaffenhütchen, aronstab, kirschlorbeer, thuja, wunderbaum, christrose, efeu, goldhafer,
adelfa, cicuta, estramonio, belladona, dedalera, acónito, tejo, ricino, beleño, cólquico, lirio de los valles, muguete, hiedra, dulcamara, lauroceraso,
oleandro, cicuta, mughetto, belladonna, tasso, digitale, aconito, stramonio, ricino, colchico, giusquiamo, maggiociondolo, edera, lauroceraso, elleboro, vischio`,
  },
  {
    why: "Poisonous mushrooms can kill, cooked or not: never eat them.",
    phrases: `death cap, deathcap, destroying angel, fly agaric, amanita phalloides, amanita muscaria, amanita virosa, panther cap, webcap, deadly webcap, fool webcap, funeral bell, galerina, autumn skullcap, false morel, gyromitra, toadstool, liberty cap, magic mushroom, fool funnel, devil bolete, livid entoloma, yellow stainer,
amanite phalloïde, amanite tue mouche, amanite tue mouches, amanite panthère, amanite vireuse, cortinaire, galère marginée, gyromitre, bolet satan, fausse oronge, entolome livide,
knollenblätterpilz, fliegenpilz, pantherpilz, giftlorchel, frühjahrslorchel, satansröhrling, satanspilz, gifthäubling, raukopf, riesenrötling, risspilz, karbolegerling,
oronja verde, oronja mortal, matamosca, falsa oronja, amanita muscaria, amanita faloide, seta venenosa, boleto de satanás, galerina,
amanita falloide, tignosa verde, ovolo malefico, ovulo malefico, fungo velenoso, boleto satana, cortinario`,
  },
];

/** Foods whose names hold the name of a danger, of a thing, or of what is not cooked here. What stands within one of them is not meant. */
export const NAMED_LIKE_DANGERS = `
baker's ammonia, bakers ammonia, baking ammonia, ammonia biscuit, ammonia cookie, ammonia bicarbonate, ammoniaca per dolci, ammoniaca per biscotti, bicarbonato de amonio, unbleached flour, bleached flour, bleached almond, food grade lye, lye roll, lye pretzel, lye water noodle, rose water, gunpowder tea, gunpowder green tea, gunpowder spice, idli gunpowder, bullet chilli, bullet chili, hush puppy, hush puppies, corn dog, hot dog, toad in the hole, hedgehog mushroom, hedgehog fungus, hen of the wood, chicken of the wood, cat tongue, cat's tongue biscuit, cats tongue, langue de chat, lingue di gatto, lingua di gatto, katzenzunge, angel hair, angel hair pasta, ants on a log, ant climbing a tree, bubble tea, devil food cake, squid ink, cuttlefish ink, octopus ink, edible flower, edible glitter, edible glue, edible gold, edible silver, edible paint, edible seaweed, sugar glue, chewing gum, bubble gum, mastic gum, scottish tablet, swiss tablet, tablet fudge, food colouring, food coloring, ground elder, ground ivy, dead nettle, peppermint oil flavouring, pine needle tea, spruce needle tea, pine needle, bitter almond extract, bitter almond essence, bitter almond flavouring, bitter almond aroma, bittermandelaroma, bitter almond liqueur, amaretto, tonka bean, fève tonka, tonkabohne, fava tonka, haba tonka, horse chestnut honey, apricot kernel oil, apricot kernel biscuit, amaretti, cherry pit liqueur, cherry stone clam, cherrystone clam, cherrystone, peach leaf wine, spiritusessig, spirit vinegar, essig essenz, eucalyptus honey, eucalyptus sweet, dirt cake, dirt pudding, mud pie, mississippi mud pie, rocky road, rock cake, stone fruit, mud crab, brick cheese, iron steak, flat iron steak, spider crab, butterfly pea, butterfly pea flower, fly cemetery, poppy seed, monkey bread, monkey nut, elephant ear, elephant foot yam, elephant garlic, tiger nut, tiger prawn, dragon fruit, bear claw, ladyfinger, lady finger, dead man finger, swan egg pear, wax bean, wax gourd, turtle bean, blood orange, death by chocolate, trompette de la mort, trompettes de la mort, totentrompete, trompeta de la muerte, trompeta de los muertos, trombetta dei morti, ossi dei morti, pan de muerto, laurier sauce, mistletoe fig, snail mushroom, mouse melon, rat tail radish, rattail radish, mousetrap cheese, devil on horseback, ant egg, soda pop, tasso ham, smalto di zucchero, bone meal soup, compost cookie, tablette de chocolat, tablette chocolat, pillola di cioccolato, pastilla de caldo, pastilla de chocolate`;
