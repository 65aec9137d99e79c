/** Words that are one slip from a food's name and mean something else: never "corrected" into food. Dictionary forms. */
export const GUARDED_WORDS: ReadonlySet<string> = new Set(
  `alive badger bale banner bard barn basal basin bath beach beacon bead beak beam beard beast beat beaver been bend bent bind bitten blank blond bloom
board bomb bond booth bore born boss brain brave break bred bride brief bring broke bullet bunk burnt butchery butler cage calm came camel card care
carry cart carve cash cast caste cave cease cell cellar chant chao chap chart chase cheat check cheer chess chest chief chill chin chipper choir chord
chose claim clap class clatter clean clever click cliff clip close clown clue clutter coach coast coaster come comic cope cord core cork cough could
cover cowl crack crane crazy crease creek creep crest crew crib crime crop crow crowd crush culture curb current cute cutter daily danger dapper dare
data dawn dead deaf dear death deck deed demon dense desk dial dice died dime dimmer dine disk dive dock dollar domino done donkey donor door dose
drab dragoon drain draw drown dull dump dusk earn ease east edge ember enter ester even event ever every evil exam fable fact fade fail faint fair
fake falcon fall fame fango fate father fear feast feed feel fell felt ferret fiend fight fighter fill film finch find fist flag flap flash flaw flee
flight float flood floor flow flush fold folder folk fool force ford form fort found frame friend front frost froth frown fuel furry gain gang gate
gave gaze gear give gland glow goal golf gone grab grace grant graph grasp grave greet grim grin grip guard gulf gull gutter hail hall halt hamper
hand hang harm harp harsh haste hate haul heal heap hear heat heater heating height hell herd here hide hill hint hire hive hold hollow honk hood hook
hope hopper hornet host hotel hour hunger hurry hurt icon ideal idle inner into item jail jive join joke judge jump keep kennel kept kill knot know
koala lace lack lane lantern laser last latch late launch lava layer lead leak leap learn least lend lens lent lesson letter lever lice lift like limb
limo line list loan lobby lone look lord lose loss loud loyal luck lung magnet mail main make male mall mallet manor march margin marine mark maroon
marry mask mass mast master math mayor mean medal meek mercy mere merge mess meter mettle mile mime mind mine mingle minister minty mist mode model
module mold month mood moon moral morn motor mouth move much mule murmur name narrow nasty near neat need nerve newt next night nine noon north nose
note novel oblong opinion oracle organ ought outlet packer page paid pair pamper panda panel panic pant pantry panty pardon park parole pass past
pastor patch path patrol pause pave peace peak peasant pedal peek penny period perk pewter phase phoney pick pilot pimple pipe pistol piston pitch
place plan plane planet planner plat play plot plug plus poet point pointer poker pole pond pony poodle pool poor pope porch porn pose position post
poster potion potter pour prance pray press price pride print prize promise pump push quack quest quilt quiver race racket rage raid rail rain raise
rally rancher rank rare rate rather rattle raven reach read reader reason reef reek rent replace reserve rest riddle ride rifle right riot risk rite
road robot rocker rode role roller roof roster route rubble rule rush saddle safe said sail sale salon salty salute same sample sandy saucer saucy
sault sauna save scale scan scar scare scene scope score scout scream screen seal seat seek seem sell send server shade shall shame share shaver shed
shelf shimmer shine ship shiver shock shore shout shove show shut sick siege sigh sight silt since sing singer sink siren site skill slam slander
sleep slide slip slope slot smart smell smock sneak soar socket sold solve song sonic sore sort soul sound south space spade spark spasm speak specy
speed spell spin spinal spine spit splendid spoke spot squad stab stable staff stage stair stake stall stare start state stay steal steam steep steer
step stiff sting stop stopper storm story stroller stuck study sugary suit sultan sunny surf surge surgeon swan swear sweat sweep swell swim swing
switch take tale talk tall tank tape tarot tartan teach tear teen tell temple tempo tent term texture thank thatch theme then think thorn threat threw
tide tight till time tina told toll tone tool topic tore toss tough tour tower town toxic track trade trait tramp trap treadle tress trial tribe trick
trip trump trust tune tunnel turn twinkle twitch ugly union urban vanish vary vase vast verb verbal verse vertex vest vice video villa vinegary
violence vote wage wake wall wander want ward warden warn wash washer waste wear weather week weight whale what when while whisker width wife will
wind wink winner wipe wise wish woman word wore work worn worse wound write wrong yarn year yell yield yonder zebra zipper zone`.split(/\s+/),
);
