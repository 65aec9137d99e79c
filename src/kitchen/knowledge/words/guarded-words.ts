/** Words that are one slip from a food's name and mean something else: never "corrected" into food. Dictionary forms. */
export const GUARDED_WORDS: ReadonlySet<string> = new Set(
  `becker jain shim canada chroma cooper lehman marion merino motion numeric peer pioneer radius remain serial sketch turkic waiver weaver arrange kelly nelly adam adobe advocacy agra alfred alia alien alioli alive alla allen allow aloe alphabet alphabetic alum amba andy angus anis anna ansi apparatus
apply arborist area arena argon arise arne arose asap assam atla attn atty avail babel babka backer badger bail bale balsa banane bane bang banner
bard bare barn barne baron barry bart basal basin basis baste batch bath batter bayer beach beacon bead beak beam bean beard beast beat beaver beefy
been beep began behind belle bend bengali bent berger berra bert beta beyer bhuna bhut bill bind binder bing bitten blank blond bloom board boca
bock bold bomb bombay bond booth bore borek borge born bosch boss both boule brad bradley brady brain brake branch branded branding brant braun
brave break breaking bred brewer brian brice bride bridging brief brik bring bringing brisee broke browsing broz brute bryan bullet bumble bump
bundling bunk burgen burnt buster butchery butler buttercup butterhead buttery cache caddy cade caff cage caitlin calm came camel camelina camote
camp campagne cancelling cane canva capn cara card care caret carnival carolina carr carry cart carve cash cashel cast caste cattle caul cave cease
cede cell cellar cert chad cham champaign chan chang chant chao chap charle charlie chart chase cheat check cheer cheez chef chen chess chevron chew
cheyenne chief child chill chin chipper chiu choir chomp chon chord chore chose christophe christopher cime cinder cisco claim clamp clap class
clatter clean clever click cliff clip clone close cloud clown clue clutter coach coast coaster cobra coda code coder coke cole collar colza come
comic coming commander compare compete complete compose composer composite compute concha condense confectionary cong conscious construe consume
conte converse cook coor cope cord core corey cork corner corp cory cotto cough could courtney cover cowl crack craft cram crane crasher cray crazy
crease creek creep crepe crept crest crew crib crime cripp crisphead crit croatian crocker cron crop crow crowd crunch crush crusher crust cubetti
culture cuppa curb curie current cute cutter cyber daily dalda dale dalla dame damon damp dane dangelo danger dante dapper dare data dated dato dave
dawe dawn dawson dead deaf deal dean dear death decay deck dedicate deed deem deep defer degi dell della demon dense designee desire desired desk
dial dice died dilled dime dimmer dine dino dipping directive disk dive dock dollar dolly domino done donkey donor door dose doug dove drab dragoon
drain drano drape draw dream drip dropping drown dual duka dull dummy dump dusk dwenjang eager earn ease east easter eddy edge edom eight elem ember
enter epice ester even event evil ewing exam fable face fact fade fage fail faint fair fairy fake falcon fall fallback fame fang fango farl farm
fate father favoring fear feast feat feed feel fell felt ferret fettle fido fiend fifo fight fighter fiji filed fill filler film finch find fines
fire fish fishy fist flag flame flan flap flash flaw flee flex flight float floating flood floor flop flor flour floury flow flush flux fold folder
foley folk fool force ford form formulate fort found four frame fran franck fresno friend friselle frodo front froot frost froth frown fuck fuel
fufu funnel funny furry gaia gain galbi gale gamma gang gape gate gave gaze gear germain gibson gilbert gile gill give gland glow gnat goal goda
golf goma gone goode gorse gosh grab grace grade grady grant granular graph grasp grate gratis grave greene greet grid grill grim grin grip grouped
guard gula gulf gull gutter hack hail hall halt hamper hand handy hang harm harp harris harrison harsh haste hatcho hate haul haye heal heap hear
heard hearing heart heat heater heather heating heaven heel height hell hempseed herd here hern hero hide hill hindi hine hint hire hive hoisting
hold hole hollow hong honk hood hook hope hopper horned hornet hose host hot hotel hour house hubble huli hung hunger hurry hurt hush huss hutch
icon ideal idle inner into inverted irate irene item ivan jade jail jake jamun jane jang jason java jawa jeff jitter jive join joke jone joni jose
judge jump jung junker kaeng kaka kaki kala kalbi kami kane kate kaya kean keep kennel kept kill kind kinney knave knot know knox koala kona kong
kool kudzu kung kuria kyle lace lack ladi laid lake lala lame lane langer lantern lara lardo laredo larson laser last latch late later latter launch
lauri lava layer lead leak leap learn lease least leed lend lens lent leon lesson letter lever levin lice life lift like lillet limb limo lina line
linefeed liner lint lion list lived living loan lobby logan logo loki lone longhand look loop lord lose loss loud loup loyal luca luck luke lung
luster lying macaron macaroon mach macha macron maggie magnet maid mail main make maker makki male mall mallet maltese malthouse mama manage mandy
mane manor manual marash marc march mare margarita margin marie marine mark maroon marron marry marshall martin marvin mask mason mass mast master
mate math matte maui mauro maya mayor mean medal meek meld mellow memo mend mercy mere merge merlin mesa meson mess meter mettle mexicorn mian mike
milan mile milestone mill miller mime mind mine ming mingle minister minty mira misc miss mist mitch mitt mocha mode model modular module mold moll
mongo month mood moon moore moral morn mosh mosto moto motor moule mouth move much muck mugi muhammad muir mule muller multi murmur muscadet
mutation myle naga naked namak name nape nara narrow nash nasty nate naval nave neal near neat need neri nerve netscape newt next night nine nokia
noni noodle noon nope nora norm north nose note novel nutrela oblong oignon okara olaf olek oliver opal optional oracle oran oren organ orion osso
outlet pace packer page paid pain pair pale palette pamper panca panda pandora pane panel panic pant pantry panty para pardon paris park parole
parson party pasha pass past pastille pasting pastor patch patel path patreon patrol patron pauli pause pave paw payment peace peak peasant pedal
peddle peek penny percy period perk perky perm pete pewter phase phoney phoran pici pick pide piel pilau pilot piman pimple pinon pioppino pipe
pistol piston pitch pitt place plan plane planet planner planning planting plat play plop plot plug plunder plus poet pogo point pointer pointing
poke poker polack pole polka poll pollo pond ponder pony poodle pool poor pope popper porch pori porn portage pose posh position possible post
poster potion potter pour poured prance prat pray presence presley press presse pressing price pride print prize promise promised promote promoted
prompted prone prose prot pruned pucuk puddle pulse pummel pump puran purger puri pursuant push quack quake quest quilt quirk quiver race rack
racket radian rage raid rail rain raise rally ramo rancher rand randy rank rapa rape rare rasam rasta raster rate rather ratte rattle rave raven
reach read reader reading reason reasoning recado redhot reed reef reek reminder rend rent replace reseller reserve reserved rest retry reuse rico
riddle ride rifle right riot risk rite ritter road roam robot rocker rode rogan rojo role rolf roll roller rolo roman romanov rome roof rooh rosa
roselle ross roster rosti roth rounder route rowe rowse rubble rule rumble runny rush russ sabu saddle safe safer said sail salak sale salon salt
salty salute samba same sample sander sandy sane sang santana santo sapo sapote sarah sash sasha sass saucer saucy sault sauna save saver savora
saxon scale scan scar scare scene scope score scout scream screen seal seat seed seek seem seen sell send server settle shade shake shall shallow
shame shankar shaped share shaver shaw shed sheese shelf shimmer shine ship shito shiver shock shooting shore shortcut shout shove show shun shut
sick siege sigh sight silt simply since sine sing singer singhara sink siren site sitter skew skipper slam slander slap slash slate slav sleep slide
slider slime slip slope slot slow smart smell smock sneak snell snout soar socket sola sold solo solomon solve song sonic sope sore sort soul sound
south space spade spake span spark spasm speak spec specy sped speed spell spelling spent spew spike spin spinal spine spit splendid splice spoke
sport spot spun squad squashed squeezy stab stable stack staff stage stair stake stall stallion stand standing starchy stare stark start started
stash state stay steal steam steep steer step stiff sting stockton stolen stop stopper storm story stove streak street stroke stroller stuck stud
study stun suck suede suey sugarcane sugary suit sultan sung sunny surf surge surgeon swain swan swap sweat sweden sweep sweetgem swell swim swing
switch syke symbol tagine take tale talk tall tame tang tango tank tapa tape tarot tartan tartarus taste taster tate tauco teach tear teen telegram
tell temp temple tempo tent term terrier terry texture thank thatch theme then think thor thorn threat threw throttle tide tie tiff tight till tilt
time tina tinda tobia toddle told toll toma tomate tone tong tonkotsu took tool topic torai torshi toss touch tough toum tour tower toxic track
tracker trade trait tramp tran trap travis treadle trent tress trial tribe trick trip trot trump trust tune tunnel turbo turia tweet twin twinkle
twitch twix ugly union upon urban usage vache valencia valentin vane vanish vary vase vast vend vent vera verb verbal verse versus vertex vest vice
video villa vince vinegary vino violence virginia vote waddle wade wage waiting wake wale wall walla walter wand wander wane wang want ward warden
ware warn warp wash washer wasm wast waste wear weather week weet weight weinberg welly werner west whale what wheatley when while whine whiska
whisker whiz wide wider width wife wilbert will wince wind wink winner winton wipe wise wish woman word wore work worn worse wound wrapped wrinkle
write writing wrong xantan xing yahoo yaki yang yard yarg yarn yate year yell yelp yield yonder york yuja yuri zebra zero zesty zeta zipper zone`.split(/\s+/),
);
