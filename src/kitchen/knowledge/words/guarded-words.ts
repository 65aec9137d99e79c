/** Words that are one slip from a food's name and mean something else: never "corrected" into food. Dictionary forms. */
export const GUARDED_WORDS: ReadonlySet<string> = new Set(
  `adobe agra morning podre podres ajar alfred alive alphabet america ample anis apply area arrange atty babel backed backer backing bail baja bakery band bang barely barlow
barn barr barrel barrier barry basal batter beacon bead beaker beam beast beat becker beckon bein bela beret berger berra bess bettor bicker biker
bill biter bitten blank board bock bollock bomb boodle booker boomer bora borge bosch boss both bother brad brady break breath bred bree breed
breeding bride brooch bucking bumpkin butted buttery cackle cady calm camino camp campagne canada card care caress carry casper cassie cassius caste
cesar chad cham chama champaign chao chap charade chariot chase chassis cheaper cheat check cheer cheery cheyenne child chill chiu chloe chol cholo
chord chroma cisco classic cleave cleve clever clive clone close coder cole coli collar colza come comic compete compute condense consume converse
cook cooley coolie cooper coor copa copier cora cord cordially coronation cove coward craft crain cram crane crass creak crease creep crew crib crisis
cron crone crud crunch crusher current cute damon dasher data dated dato deaf deal dear deck defined degi delicate dell desire dial dick died dipping
dirk dock docket doer dreamer dropping dual ducking duka dull dumping dyer ease easter emmet fake fall fallow faraway faro favoring feat fido fiji
filed fili fill filler filly fingering fired fishy flex floor flor floury flue flunk flux formal founder four franc franck fred frost funnel gaelic
gaia gain gale gallow gape garvey gila gloat goblet goda goode gordon gout grant grat grave greene greet grift grim gripe groovy grope gutter hack
haircut harden harris hart hear heard hearing hearth hearty heat heng herd herding here hike hillman hiring hitter hoke hollow homey homing homo
horning hose hump hurrying hutch idle india jacko jagger jamun jared jock jogger kala kayak korea kyle lake lama lame lane lang larson lassie lasso
late lavage lavish lehman leon lever levin lifer limb limo lina lived livery loan logan lord lose loss lover lung mach macron madeline maggie magi
maid main malay male mali mallet maltese malthouse mama mane mangy manic mano march mare marian marina marine marion marshal marshall mascot masha masher stuffer
mass mate mauro maya maze menace meng merino mesa mesh mettle mida mile mille miller mine ming minty missed mitch mitten mixer mocha model moly mong
mongo mont moon mooning moral morrow mose mosh motel motion mowing mule murmur mush musket muster mutation myle nape narrow nato neatly neri nora
nutter olaf olivia oregon packer paco paga pair panel pant pappy pardon park parley parton pastor pasture patsy pave pawn peasant peer penned penner
penny peppy percy perk perm pert perverse peso pete piazza pici pick pioneer pity place plan planet plantation planting plat plot plume poach poco
pointy polack pond ponder pool poppa popper porch post potion preach prepare presley presse presto progress prone prot pruned pummel punk purger puri
putter qualify quincy race rach racket radiator radius rage ramon rand raunchy rave realise reduce reed refine remain rend render retina rick ricket
rico ride rita roam robe rocked rocker role roller rolo roman rome romp rosa ross roster rowse rule ruse sabe sabu saga sail sailed saline salon salty
samba sark sash satan saucy savora saxon scamp scene scorch sealed seen sell separate serial serve settle sewed shake shall shalt sheer sheese shelf
shelly shorting shout sick sidney sikes silt siree siren skated sketch skit slate slew slide slime slope slow smart smell snell soar sola sold solo
solomon sone sookie sort space spacey spared sparta spat spec sped spic spig spike spite splice spout squad stack stark start started stay steal steam
steep stolen stow streak stuck suck suckling sued suede sugary suit sultan surgeon sven sweat sweaty syed syke tain talon tania tara taste temp thames
theme then think thinning threw throat tiff till tina toot toro tort tour trained treadle tribe trip tripping trot troupe tryout tuan tuff tune tunic
turbo turkic union unwise valentin valentine vane veil velour vial vinegary vino virginia vitality vulgar wager waiter waiver wall wane wang wanton
warp watery waver weather weaver wedged wedgie wetter what whee while whine whiska whisker whiter whoo wino winton wither witter wrinkle xantan spy rumpus pinata caulk hone cris`.split(
    /\s+/,
  ),
);
