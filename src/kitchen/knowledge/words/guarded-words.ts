/** Words that are one slip from a food's name and mean something else: never "corrected" into food. Dictionary forms. */
export const GUARDED_WORDS: ReadonlySet<string> = new Set(
  `adam adobe advocacy agra ahead alfred alia alice alien alioli alive alla allen allow aloe along alphabet alphabetic alternate alum amba america andy
angus anis anna ansi apparatus apply approximate arborist area arena argon arise arne arose arrange asap aside assam atla attn atty avail babel
babka backed backer backing badger bail bale balsa banane band bane bang banner bard bare barn barne baron barr barry bart basal basin basis baste
batch bath batter bayer beach beacon bead beak beam bean beard beast beat beaver becker beefy been beep began behind belle bench bend bender bengali
bent berger berra bert beta beyer bhuna bhut bill bind binder bing bitten blank blink blond bloom board boca bock bold bomb bombay bond booth bore
borek borge born bosch boss both bother boule bound brad bradley brady brain brake branch branded branding brandt brant braun brave break breaking
bred brewer brian brice bride bridging brief brik bring bringing brisee broke browsing broz brute bryan bullet bumble bump bundling bunk burgen
burnt buster butchery butler buttercup butterhead buttery cache caddy cade caff cage cain caitlin call calm came camel camelina camote camp campagne
canada cancelling cane canva capn cara card care caret carnival carolina carr carry cart carve cased cash cashel cast caste cattle caul cause cave
cease cede cell cellar cert chad cham champaign chan chang chant chao chap charle charlie chart chase cheat check cheer cheez chef chen chess
chevron chew cheyenne chief child chill chin chipper chiu choir chomp chon chord chore chose christian christophe christopher chroma chung cime
cinder cisco claim clamp clap class clatter clean clever click cliff clip clone close cloud clown clue clutter coach coast coaster cobra coda code
coder coke cole collar colon colza come comic coming commander compare compete complete compose composer composite compute concha condense
confectionary cong conn conscious construe consume conte converse cook cooper coor cope cord core corey cork corner corp cory cotto cough could
courtney cover cowl crack craft cram crane crasher cray crazy crease creek creep crepe crept crest crew crib crime cripp crisphead crit croatian
crocker cron crop crow crowd crunch crush crusher crust cubetti culture cuppa curb cure curie current cute cutter cyber daily dalda dale dalla dame
damon damp dane dangelo danger dante dapper dare data dated dato dave dawe dawn dawson dead deaf deal dean dear death decay deck dedicate deed deem
deep defer defined degi dell della demon dense designee desire desired desk dial dice died dilled dime dimmer dine ding dino dipping directive dirk
disk dive dock dollar dolly domino done donkey donor door dose doug dove drab draft dragoon drain drano drape draw dream drip dropping drown dual
duka dull dummy dump dusk dwenjang eager earn ease east easter eddy edge edom eight elem ember enter epice equality essentially ester evan even
event evil ewing exam fable face fact fade fage fail faint fair fairy fake falcon fall fallback fame fang fango farl farm fate father favoring fear
feast feat feed feel fell felt ferret fettle fido fiend fifo fight fighter fiji filed fill filler film finch find fines fink fire fired fish fishy
fist fixed flag flame flan flap flash flaw flee flex flight float floating flock flood floor flop flor flour floury flow flush flux fold folder
foley folk fool force ford form formal formulate fort found four frame fran franck fred fresno friend friselle frodo front froot frost froth frown
fuck fuel fufu funnel funny furry gaia gain galbi gale gamma gang gape gate gave gaze gear germain germany gibson gilbert gile gill give gland glow
gnat goal goda golf goma gone goode gordon gorse gosh grab grace grade grady graf graft grant granular graph grasp grate gratis grave greene greet
grid grill grim grin grip grouped grouping guard gula gulf gull gutter hack hail hall halt hamper hand handy hang harden harm harp harris harrison
harsh haste hatcho hate haul haye heal heap hear heard hearing heart heat heater heather heating heaven heel height held hell hempseed herd here
hern hero hess hide hill hindi hine hint hire hive hoisting hold hole hollow homepage hong honk hood hook hope hopper horned hornet hose host hot
hotel hour house hubble huli hung hunger hurry hurt hush huss hutch icon ideal idle india initiation inner into inverted irate irene item ivan jade
jail jain jake jamun jane jang jared jason java jawa jeff jest jitter jive join joke jone joni jose judge jump jung junker kaeng kaka kaki kala
kalbi kami kane karl kate kaya kean keep kelly kennel kept kill kind kinney knave knot know knox koala kona kong kool korea kudzu kung kure kuria
kyle lace lack ladi laid lake lala lame lane lang langer lantern lara lardo laredo larson laser last latch late later latter launch lauri lava layer
lead leak leap learn lease least leed legalese lehman lend lens lent leon lesson letter lever levin lice life lift like lillet limb limitation limo
lina line linefeed liner lint lion list lived living loan lobby logan logo loki lone longhand look loop loosen lord lose loss loud loup loyal luca
luck luke lung luster lying macaron macaroon mach macha mack macron maggie magnet maid mail main make maker making makki male mall mallet maltese
malthouse mama manage mandy mane manor manual marash marc march mare margarita margin marie marine marion mark maroon marron marry marshall mart
martin marvin mask mason mass mast master mate math matte maui mauro maya mayor mean medal meek meld mellow memo mend mercy mere merge merino merlin
mesa meson mess meter mettle mexicorn mian might mike milan mile milestone mill miller mime mind mine ming mingle minister minty mira misc miss
missed mist mitch mitt mixer mocha mode model modular module mold moll mongo month mood moon moore moral morn mosh mosto motion moto motor moule
mouth move much muck mugi muhammad muir mule muller multi murmur muscadet mutation myle naga naked namak name nape nara narrow nash nasty nate naval
nave neal near neat need nelly neri nerve ness netscape newt next night nine nokia noni noodle noon nope nora norm north nose note novel numeric
nutrela oblong oignon okara olaf olek oliver omission opal optional oracle oran oren organ orion osso outlet override overt overwrite pace packer
page paid pain pair pale palette pali pamper panca panda pandora pane panel panic pant pantry panty para pardon paris parity park parole parson
partly party pasha pass past pastille pasting pastor patch patel path patreon patrol patron pauli pause pave paw payment peace peak peasant pedal
peddle peek peer penny percy pere period perk perky perm pete pewter phase phoney phoran pici pick pide piel pilau pilot piman pimple ping pinned
pinon pioneer pioppino pipe pistol piston pitch pitt place plan plane planet planner planning planting plat play plop plot plug plunder plus poet
pogo point pointer pointing poke poker polack pole polished polka poll pollo pond ponder pong pony poodle pool poor pope popper porch pori porn
portage pose posh position possible post poster potion potter pour poured prance prat pray prepare presence presley press presse pressing price
pride print prize promise promised promote promoted prompted prone prop prose prot pruned pucuk puddle pulse pummel pump punk puran purger puri
pursuant push quack quake qualify quantity quest quilt quirk quiver race rack racket racy radian radius rage raid rail rain raise rally ramo rancher
rand randy rank rapa rape rare rasam rasta raster rate rather ratte rattle rave raven reach read reader reading reason reasoning recado redhot
reduce reed reef reek refine remain remapping reminder rend render rent replace reseller reserve reserved rest retry reuse rick rico riddle ride
rifle right riot risk rite ritter road roam robot rocker rode rogan rojo role rolf roll roller rolo roman romanov rome roof rooh rosa roselle ross
roster rosti roth rounder route rowe rowse rubble rule rumble runny rush russ sabu saddle safe safer said sail salak sale salisbury salon salt salty
salute samba same sample sander sandy sane sang santana santo sapo sapote sarah sash sasha sass saucer saucy sault sauna save saver savora saxon
scale scan scanned scar scare scene scope score scout scream screen seal seat seed seek seem seen sell send sender separate separator serial server
servicing settle shade shake shall shallow shame shankar shaped share shaver shaw shed sheer sheese shelf shelley shim shimmer shine ship shito
shiver shock shooting shore shortcut shout shove show shun shut sick siege sigh sight silt simply since sine sing singer singhara sink siren site
sitter sketch skew skipper slack slam slander slap slash slate slav sleep slide slider slight slime slip slope slot slow smart smell smock sneak
snell snout soar socket sola sold solo solomon solve song sonic sope sore sort soul sound south space spade spake span spark spasm speak spec specy
sped speed spell spelling spent spew spike spin spinal spine spit splendid splice spoke sport spot spun squad squashed squeezy stab stable stack
staff stage stair stake stall stallion stand standing stanford starchy stare stark start started stash state stay steal steam steep steer step
steven stiff sting stockton stolen stop stopper storm story stove streak street stroke stroller stuck stud study stun suck suede suey sugarcane
sugary suit sultan sung sunny surf surge surgeon sven swain swan swap sweat sweden sweep sweetgem swell swim swing switch syke symbol tagged tagine
take taking tale talk tall tame tang tango tank tapa tape tarot tartan tartarus taste taster tate tauco teach tear teen telegram tell temp temple
tempo tent term terrier terry texture thank that thatch theme then think this thor thorn threat threw throttle tick tide tie tiff tight till tilt
time tina tinda tobia toddle told toll toma tomate tone tong tonkotsu took tool topic torai torshi tort toss touch tough toum tour tower toxic track
tracker trade trained trait tramp tran trap travis treadle trent tress trial tribe trick tried trip trot trump trust tune tunnel turbo turia turkic
tweet twin twinkle twitch twix ugly union upon urban usage vache valencia valentin vane vanish vary vase vast vend vent vera verb verbal verse
versus vertex vest vice video villa vince vinegary vino violence virginia vote waddle wade wage waiting waiver wake wale wall walla walsh walter
wand wander wane wang want ward warden ware warn warp wash washer wasm wast waste wear weather weaver week weet weight weinberg welly werner west
whale what wheatley when while whine whiska whisker whiz whose wide wider width wife wilbert will wince wind wink winner winton wipe wise wish woman
word wore work worn worse wound wrapped wrinkle write writing wrong xantan xing yahoo yaki yang yard yarg yarn yate year yell yelp yield yonder york
yuja yuri zebra zero zesty zeta zipper zone`.split(/\s+/),
);
