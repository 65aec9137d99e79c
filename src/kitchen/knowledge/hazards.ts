/** Phrases that name something poisonous or unsafe. They are looked for anywhere in an entry, before any food is. */

/** One danger: the phrases that name it, and the sentence the person reads. */
export interface Hazard {
  readonly id: string;
  /** Phrases, separated by ", ", in look-up form: lower-case dictionary forms. */
  readonly phrases: string;
  readonly why: string;
}

/** Sources: FDA Bad Bug Book, EFSA on apricot kernels (2016), Guelph and Hong Kong food safety pages on plant toxins, FSIS. */
export const HAZARDS: readonly Hazard[] = [
  {
    id: "deadly-mushroom",
    phrases:
      "death cap, deathcap, destroying angel, fly agaric, amanita, amanita phalloide, webcap, false morel, funeral bell, panther cap, autumn skullcap, inky cap, jack o lantern mushroom, angel wing mushroom, toadstool",
    why: "Poisonous mushrooms can kill, cooked or not: never eat them.",
  },
  {
    id: "foraged-mushroom",
    phrases:
      "foraged mushroom, mushroom i picked, mushroom we picked, mushroom from the wood, mushroom from the forest, mushroom from the garden, wild mushroom i picked, wild mushroom we picked, wild mushroom from the wood, picked mushroom, unknown mushroom, mushroom i found, mushroom from my garden, mushroom from my lawn, lawn mushroom, foraged wild mushroom, mystery mushroom, hand picked mushroom, wild picked mushroom, unidentified mushroom, wild mushroom i found",
    why: "Mushrooms picked in the wild are left out: only an expert can tell which are safe, and cooking does not help.",
  },
  { id: "magic-mushroom", phrases: "magic mushroom, psilocybin, liberty cap, ayahuasca, peyote, lsd, mescaline", why: "Drugs are not food." },
  {
    id: "drugs",
    phrases:
      "cannabis, marijuana, weed butter, cannabutter, cocaine, heroin, fentanyl, methamphetamine, crystal meth, ecstasy, mdma, opium, hashish, ketamine, edible, thc oil, cbd oil, cbd gummy, weed, viagra, sleeping pill, ghb, kratom, thc, cbd",
    why: "Drugs are not food.",
  },
  {
    id: "rhubarb-leaf",
    phrases: "rhubarb leaf, rhubarb green, rhubarb with leaf, rhubarb top",
    why: "Rhubarb leaves are poisonous: only the stalks are eaten.",
  },
  {
    id: "green-potato",
    phrases:
      "potato sprout, sprouted potato, sprouting potato, green potato, potato leaf, potato eye, potato plant, potato flower, green sprouting potato, potato with sprout, potato that have sprouted, potato gone green, potato berry, potato green, greened potato, potato shoot, tomato leaf, tomato plant, tomato stem, aubergine leaf, eggplant leaf, potato sprouting",
    why: "The green parts, sprouts and leaves of potatoes and tomatoes hold solanine, which cooking does not destroy: throw them away.",
  },
  {
    id: "kernel",
    phrases:
      "apricot kernel, bitter almond, peach kernel, cherry pit, cherry stone, apple seed, plum kernel, peach pit, peach stone, apricot pit, apricot stone, cherry kernel, plum stone, apple pip, bitter apricot, plum pit, nectarine pit, mahaleb stone, cherry laurel, apricot seed, peach seed",
    why: "Kernels and pips of stone fruit release cyanide: never eat them.",
  },
  {
    id: "poison-plant",
    phrases:
      "hemlock, water hemlock, oleander, laurier rose, laurel rosa, laurier cerise, foxglove, laburnum, yew, yew berry, lily of the valley, deadly nightshade, nightshade, belladonna, castor bean, castor seed, monkshood, aconite, wolfsbane, daffodil bulb, daffodil, tulip bulb, hyacinth bulb, narcissus bulb, snowdrop bulb, crocus bulb, mistletoe, mistletoe berry, holly berry, ivy berry, ivy, poison ivy, pokeweed, pokeberry, poke berry, jimsonweed, datura, angel trumpet, manchineel, rosary pea, jequirity, strychnine, ragwort, lord and lady, cuckoo pint, giant hogweed, hogweed, dumbcane, philodendron, poinsettia, azalea, rhododendron, horse chestnut, conker, buckeye, wisteria, wisteria seed, larkspur, delphinium, autumn crocus, colchicum, privet berry, elderberry leaf, elder leaf, elderberry stem, comfrey, comfrey leaf, pennyroyal oil, wormwood oil, raw cassava, bitter cassava, hydrangea, lantana, mandrake, henbane, cowbane, sago palm, cycad, water dropwort, moonseed, baneberry, doll eye, honeysuckle berry, snowberry, spindle berry, laurel berry, cherry laurel leaf, lily bulb garden, iris bulb, amaryllis bulb, bluebell bulb, philodendron leaf, dieffenbachia, bracken, bracken fern, sweet pea seed, morning glory seed, nutmeg tree bark, peach leaf, avocado pit, avocado stone, avocado seed, raw elderberry, unripe elderberry, tonka bean, tonka, calabar bean, raw red kidney bean sprout, green elderberry, daphne berry, tobacco, tobacco leaf, ricin",
    why: "This plant is poisonous: never eat it.",
  },
  {
    id: "ackee",
    phrases: "unripe ackee, raw ackee, fresh ackee, ackee seed",
    why: "Ackee that is unripe, and its seeds, are poisonous: only the tinned or naturally opened fruit is eaten.",
  },
  {
    id: "poison-animal",
    phrases:
      "pufferfish, puffer fish, fugu, ikan buntal, buntal, butete, isdang butete, ca noc, potka mach, potka maach, potka, pla pakpao, pak pao fish, bogeo, bok eo, フグ, ふぐ, 河豚, 河鲀, 복어, ปลาปักเป้า,  blowfish, poison dart frog, cane toad, toad, stonefish, lionfish spine, blue ringed octopus, box jellyfish, greenland shark, bear liver, polar bear liver, dog liver, seal liver",
    why: "This animal is poisonous and needs a licensed expert: it is left out.",
  },
  {
    id: "raw-cashew",
    phrases: "raw cashew in shell, cashew in shell, cashew shell, unshelled cashew, cashew in the shell",
    why: "Cashews in the shell hold a blistering oil: only shelled ones are eaten.",
  },
  {
    id: "spoiled",
    phrases:
      "mouldy, moldy, rotten, rotting, spoiled, gone off, out of date, expired, rancid, putrid, left out overnight, left on the counter, left on the side, left out all day, past its date, past its use by, smell off, smell bad, slimy chicken, off milk, off meat, roadkill, road kill, rotted, smell funny, from the bin, from the floor, past use by, bulging tin, dented bulging, been left out, left in the car, left out",
    why: "Food that has spoiled or stood out for hours can make you ill: throw it away.",
  },
  {
    id: "taboo",
    phrases:
      "human flesh, human meat, human, dog meat, cat meat, kitten, puppy, whale meat, whale, dolphin meat, shark fin, sea turtle, turtle egg, elephant meat, pangolin, rhino horn, tiger bone, panda, my dog, my cat, ivory, bat meat, placenta, gorilla, chimpanzee, bushmeat, hamster, gerbil, hedgehog, swan, songbird, ortolan, monkey brain, baby seal, human blood, fetus",
    why: "This is not cooked here.",
  },
  {
    id: "essential-oil",
    phrases:
      "essential oil, tea tree oil, eucalyptus oil, peppermint oil, lavender oil, oil of wintergreen, wintergreen oil, clove oil, clove essential oil, pennyroyal, camphor, camphor oil, citronella oil, oregano oil capsule, cedarwood oil, sandalwood oil, patchouli oil, castor oil, neem oil, lemongrass oil, rosemary essential oil",
    why: "Essential and medicinal oils are not for cooking: a few drops can poison.",
  },
];
