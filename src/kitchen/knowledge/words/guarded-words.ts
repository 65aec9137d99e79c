/** Words that are one slip from a food's name and mean something else: never "corrected" into food. Dictionary forms. */
export const GUARDED_WORDS: ReadonlySet<string> = new Set(
  `adam adobe advocacy agra ahead alfred alia alice alien alive allen allow aloe along alphabet alphabetic alternate alum amba america andy angus anis
anna ansi apparatus apply approximate arborist area arena arne arose arrange asap aside atla attn atty avail babel backed backer backing badger bail
bale balsa band bane bang banner barn barne baron barr barry bart basal basin basis batter bayer beacon bead beak beam beast beat becker beefy beep
began bench bender bent berger berra bert beta beyer bhut bill binder bing bitten blank blink board boca bock bold bomb bond booth bore borge born
bosch boss both bother boule bound brad bradley brady brain branch branding brandt brant braun break breaking bred brian brice bride bridging brief
bring bringing brisee browsing broz brute bryan bump bundling bunk burgen buster butler buttercup butterhead buttery cache caddy cade caff cage cain
caitlin call calm came camp campagne canada cancelling canva card care carnival carr carry cart carve cased cash cashel cast caste caul cause cave
cease cede cert chad cham champaign chan chang chant chao chap chase cheat check chef chen chess chevron cheyenne child chill chin chiu chomp chon
chord chore chose christian christophe christopher chroma chung cime cinder cisco claim clamp clap class clip clone close clue coach coast cobra
coda code coder cole collar colon colza come comic commander compete complete compose composer composite compute concha condense cong conscious
construe consume conte converse cook cooper coor cord core corey cork corp cory cough could courtney cowl crack craft cram crane crasher cray creek
creep crept crew crib cripp crisphead crit croatian cron crop crunch crusher cubetti cuppa cure curie current cute cutter cyber daily dalda dale
dalla dame damon damp dangelo danger dante dapper dare data dated dato dave dawe dawson dead deal dean dear decay deck dedicate deed deem deep defer
defined degi dell della demon designee desire desired dial dice died dilled dime dine ding dino dipping directive dirk dive dock done door dose doug
drab draft drano drape dream drip dropping drown dual duka dull dummy dump dusk dwenjang eager ease east easter eddy edge edom elem epice equality
essentially evan even ewing exam face fairy fake falcon fall fallback fang fango fate favoring fear feat feed fettle fido fifo fight fighter fiji
filed fill filler film find fines fink fired fishy fixed flag flan flap flaw flee flex flight floating flock floor flor floury flux fold foley folk
fool form formal formulate fort found four frame fran franck fred fresno friend friselle frodo frost froth frown fuck funnel funny furry gaia gain
galbi gale gang gape gate gave germain germany gibson gilbert gile gill give gnat goal goda goma gone goode gordon gorse grab grace grade grady graf
graft grant granular graph grate grave greene greet grid grill grim grip grouped grouping gutter hack hall halt handy hang harden harm harp harris
harrison hate haye heal heap hear heard hearing heat held hell herd here hern hess hide hill hindi hine hint hire hive hoisting hold hollow homepage
hong hose hour hung hurry hutch idle india initiation into irene ivan jain jake jamun jang jared jason java jawa jeff jest jitter jive jone joni
jose judge jump jung junker kaka kala kalbi kami kane karl kate kean keep kelly kill kinney knot know knox kool korea kudzu kure kyle lace lack laid
lake lala lame lang langer lara laredo larson laser late later lauri lava layer lead lease least leed legalese lehman lens leon lever levin lice
life like lillet limb limitation limo lina line linefeed liner lint lived loan lobby logan logo loki lone longhand loosen lord lose loss loup luca
luke lung lying mack macron maggie magnet maid main make maker making makki male mall mallet maltese malthouse mama manage mandy manual marc march
margarita margin marine marion mark marron marshall mart martin marvin mask mason mass mate matte mauro maya mayor meek meld mellow memo mend merge
merino merlin mesa meson mess mettle mexicorn might mike milan mile milestone mill miller mime mind mine ming minty mira misc miss missed mist mitch
mitt mixer mocha mode model module mold moll mongo moon moore moral morn mosh mosto motion moto move mugi muhammad muir mule multi murmur muscadet
mutation myle naga naked nape nara narrow nash nasty nate naval neal near need nelly neri ness netscape night nine nokia nora norm nose note novel
numeric nutrela oblong olaf oliver omission opal optional oran oren orion osso outlet override overt overwrite pace packer page paid palette pali
panca pandora panel panic pant pantry panty pardon paris parity park parson partly pasha pastille pasting patel path patreon patrol pauli pave peace
peak peasant peer penny percy period perk perky perm pete phoney pici pick pide piman ping pinned pioneer pistol piston pitt place plan plane planet
planning planting plat plot plug plus poet pogo poke polack polished polka poll pond ponder pong poodle pool poor pope popper porch porn portage
pose position possible post poster potion potter pour poured prepare presence presley press presse pressing price promise promised promote promoted
prompted prone prop prose prot pruned pucuk pulse pummel punk puran purger puri pursuant quack qualify quantity quest quirk quiver race racket racy
radian radius rage rain rally ramo rand randy rank rape rare rasam rasta raster rate rather ratte rave raven reach read reading reasoning recado
reduce reed reef reek refine remain remapping reminder rend render reserve rest retry rick rico ride right risk rite ritter roam rocker rode role
rolf roller rolo roman romanov rome rosa roselle ross roster roth route rowe rowse rule rush russ sabu safe safer salak salisbury salon salty samba
same sander sandy sane sang santana sapo sapote sarah sash sasha sass saucy sault sauna save saver savora saxon scanned scene score scout scream
seal seek seem seen sell send sender separate separator serial servicing settle shade shake shall shallow shankar share shaw shed sheer sheese shelf
shelley shim ship shito shock shooting shore shortcut shout show sick sight silt since sine sing singer singhara sink siren site sitter sketch skew
skipper slack slap slash slate slav sleep slide slight slime slope slot slow smart smell smock sneak snell snout soar sola sold solo solomon solve
song sonic sope sort soul sound south space spake span spark spasm speak spec specy sped speed spell spent spew spike spin splendid splice sport
spun squad squashed stack stage stair stake stall stallion stanford stark start started stash state stay steal steam steep steven stockton stolen
stop storm story streak street stroller stuck stud suck suede suey sugary suit sultan sung sunny surgeon sven swain sweat sweden sweep swell swim
swing syke tagged tagine take taking tale talk tall tango tank tapa tarot tartan tartarus taste tate teach tear telegram temp temple tempo terrier
terry that theme then think this thor threw tick tide tiff tight till time tina tobia told toll toma tone tong took tool topic torai torshi tort
touch tough tour toxic track tracker trained tramp tran trap treadle trent tress tribe tried trip trot trump tune turbo turia turkic tweet twin
twinkle union upon usage vache valencia valentin vane vanish vase vent vera verb verse versus vertex vest vice video vince vinegary vino virginia
vote wage waiting waiver wake wale wall walla walsh walter wander wane wang warden ware warp wash washer wasm wast wear weaver weet weinberg welly
werner west what wheatley while whine whiska whisker whose wider width wife wilbert will wince wind wink winner winton wipe wise wish work worn
wound wrinkle write writing xantan xing yahoo yaki yang yarg yate yelp york yuja yuri zebra zero zeta zipper zone`.split(/\s+/),
);
