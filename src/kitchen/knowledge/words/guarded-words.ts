/** Words that are one slip from a food's name and mean something else: never "corrected" into food. Dictionary forms. */
export const GUARDED_WORDS: ReadonlySet<string> = new Set(
  `adam adobe alive allow alphabetic andy anna apparatus apply arborist area argon arise babel backer badger bail bale bane banner bard barn barry basal
basin basis bath beach beacon bead beak beam beard beast beat beaver been beep began bend bent bert bill bind binder bitten blank blond bloom board
bold bomb bond booth bore born boss brad brain brake branding brave break breaking bred brian bride bridging brief bring bringing broke browsing brute
bryan bullet bumble bump bundling bunk burnt buster butchery butler caddy cage calm came camel cancelling canva card care caret carry cart carve cash
cast caste cattle cave cease cell cellar chant chao chap chart chase cheat check cheer chess chief chill chin chipper choir chord chore chose
christopher claim clamp clap class clatter clean clever click cliff clip close clown clue clutter coach coast coaster coda code coder come comic
coming compete compose composer composite compute condense construe cope cord core cork cough could cover cowl crack crane crasher crazy crease creek
creep crest crew crib crime cron crop crow crowd crush culture curb current cute cutter cyber daily dame damon dane danger dapper dare data dated dave
dawn dead deaf dear death decay deck dedicate deed defer della demon dense designee desire desired desk dial dice died dime dimmer dine directive disk
dive dock dollar domino done donkey donor door dose drab dragoon drain drape draw drip dropping drown dual dull dummy dump dusk eager earn ease east
eddy edge ember enter ester even event evil exam fable fact fade fail faint fair fake falcon fall fallback fame fango fate father favoring fear feast
feed feel fell felt ferret fettle fiend fight fighter filed fill film finch find fist flag flap flash flaw flee flight float floating flood floor flop
flow flush fold folder folk fool force ford form fort found four frame friend front frost froth frown fuel furry gain gamma gang gape gate gave gaze
gear give gland glow gnat goal golf gone gosh grab grace grant graph grasp grate grave greet grid grim grin grip grouped guard gulf gull gutter hack
hail hall halt hamper hand handy hang harm harp harris harsh haste hate haul heal heap hear heard heat heater heating height hell herd here hide hill
hint hire hive hoisting hold hollow honk hood hook hope hopper hornet hose host hotel hour hubble hunger hurry hurt icon ideal idle inner into irate
item jade jail jake jason jitter jive join joke jone jose judge jump kane keep kennel kept kill knave knot know koala lace lack laid lame lane lantern
laser last latch late later launch lava layer lead leak leap learn lease least lend lens lent leon lesson letter lever lice lift like limb limo line
list lived loan lobby logo lone look lord lose loss loud loyal luck lung lying mach magnet mail main make male mall mallet manor manual march margin
marine mark maroon marry mask mass mast master math mayor mean medal meek mend mercy mere merge merlin meson mess meter mettle mike mile milestone
miller mime mind mine mingle minister minty mist mitt mocha mode model module mold month mood moon moore moral morn mosh motor mouth move much muck
mule murmur mutation name nape narrow nasty nave near neat need nerve newt next night nine noon nope norm north nose note novel oblong oliver optional
oracle organ outlet packer page paid pair palette pamper panda pandora pane panel panic pant pantry panty pardon park parole pass past pasting pastor
patch path patreon patrol pause pave peace peak peasant pedal peddle peek penny period perk pewter phase phoney pick pilot pimple pipe pistol piston
pitch place plan plane planet planner planning planting plat play plop plot plug plunder plus poet point pointer pointing poke poker pole polka poll
pond ponder pony poodle pool poor pope porch porn portage pose posh position possible post poster potion potter pour prance pray presence press
pressing price pride print prize promise promised promote promoted prompted prone prose pruned puddle pulse pummel pump pursuant push quack quake
quest quilt quiver race racket rage raid rail rain raise rally rancher rank rare rasta rate rather rattle rave raven reach read reader reading reason
reasoning reef reek reminder rend rent replace reseller reserve rest retry reuse riddle ride rifle right riot risk rite road roam robot rocker rode
role roller roof roster route rubble rule rumble rush saddle safe safer said sail sale salon salty salute samba same sample sandy sane saucer saucy
sault sauna save saver scale scan scar scare scene scope score scout scream screen seal seat seek seem seen sell send server settle shade shall
shallow shame share shaver shed shelf shimmer shine ship shiver shock shore shortcut shout shove show shun shut sick siege sigh sight silt since sing
singer sink siren site sitter skew skipper slam slander slash slate sleep slide slip slope slot smart smell smock sneak soar socket sold solve song
sonic sore sort soul sound south space spade spake span spark spasm speak specy sped speed spell spelling spent spin spinal spine spit splendid splice
spoke spot spun squad squashed stab stable stack staff stage stair stake stall stare start started stash state stay steal steam steep steer step stiff
sting stop stopper storm story streak stroller stuck study stun sugary suit sultan sunny surf surge surgeon swan swap sweat sweep swell swim swing
switch take tale talk tall tame tank tape tarot tartan teach tear teen telegram tell temp temple tempo tent term texture thank thatch theme then think
thorn threat threw throttle tide tight till tilt time tina toddle told toll tone took tool topic toss tough tour tower toxic track tracker trade trait
tramp trap treadle tress trial tribe trick trip trump trust tune tunnel turbo tweet twinkle twitch ugly union upon urban usage vane vanish vary vase
vast vend verb verbal verse versus vertex vest vice video villa vinegary violence vote waddle wade wage wake wall walter wand wander wane wang want
ward warden warn wash washer wasm waste wear weather week weight whale what when while whisker wider width wife will wind wink winner wipe wise wish
woman word wore work worn worse wound wrinkle write wrong yarn year yell yield yonder zebra zeta zipper zone
drano whiska sarah welly slime hutch tong crusher
alioli alla aloe alphabet amba assam babka banane bare baste batch batter bean beefy belle bengali bhuna bhut bing boca bock bombay borek both boule
branch brewer brik brisee burgen buttercup butterhead buttery camelina camote camp campagne cane capn cara carnival carolina carr cashel caul cheez
chef chen chew chiu cime cinder cloud cobra coke cole collar colza complete concha confectionary cook coor corner cotto craft crepe crisphead crocker
crunch crust cubetti cuppa dalda dangelo deal deep degi dilled dino dipping dolly dove dream dwenjang easter eight epice face fage fairy farl farm
filler fines fire fish flame flan flor flour floury fresno friselle froot fufu funnel galbi gale germain goda goma grade grill gula hatcho heart
heather heaven heel hempseed hero hine hole horned hot house huli hung hush huss inverted jamun jane jang jawa kaeng kaki kala kalbi kaya kind knox
kona kong kool kudzu kung kuria ladi lake lardo life lillet lion loki loop loup luke luster macaron macaroon macha maggie maid maker makki malthouse
mama mane marash marc mare margarita marie marron mate maui mellow mexicorn mian miss mosto moto moule mugi muller multi muscadet naga naked namak
neri noni noodle nora nutrela oignon okara olek opal osso pace pain pale panca para paris party pastille patron paw percy pete phoran pici pide piel
pilau pinon pioppino pollo popper pori poured prat presse pucuk puran puri rack rapa rape rasam ratte recado redhot reed reserved rogan rojo roll rolo
roman rome rooh rosa roselle rosti rounder rowse runny sabu salak salt santo sapo sapote savora seed shake shaped sheese shito simply singhara slap
slider slow solo sope sport squeezy stand standing starchy stove street stud suede suey sugarcane sweetgem tagine tang tango taste taster tate tauco
terry tie tinda tomate tonkotsu torai torshi touch toum turia twin twix vache vent vera vino virginia walla weet west whiz wide wrapped writing xantan
xing yaki yard yarg york yuja zero zesty`.split(/\s+/),
);
