/** By what a list is told to be in a language, before any table of its foods is there: its commonest words, letters that few others have, its script. */
import type { Language } from "./language.ts";

export interface Telling {
  /** Foods, measures and little words as they are written, none of which English lists hold. */
  readonly words?: string;
  /** Several languages share most of theirs. */
  readonly letters?: RegExp;
  /** Letters that no language of another row is written in, but for those that name the same script: the first of these speaks where nothing tells. */
  readonly script?: RegExp;
  /** Languages so near that their words are looked for, too. */
  readonly kin?: readonly Language[];
}

const HIRAGANA = /[\u3040-\u30ff]/;
const HAN = /[\u4e00-\u9fff]/;
const DEVANAGARI = /[\u0900-\u097f]/;
const BENGALI = /[\u0980-\u09ff]/;
const HANGUL = /[\uac00-\ud7a3]/;
const ARABIC = /[\u0600-\u06ff]{2}/;
const GREEK = /[\u0370-\u03ff]{2}/;
const CYRILLIC = /[\u0400-\u04ff]{2}/;
const THAI = /[\u0e00-\u0e7f]/;
const GEORGIAN = /[\u10a0-\u10ff]/;
const ETHIOPIC = /[\u1200-\u137f]/;
const ARMENIAN = /[\u0530-\u058f]/;

export const TELLING: Partial<Readonly<Record<Language, Telling>>> = {
  french: {
    words:
      "du des la les au aux et avec sans une deux trois cuillère cuillères gousse gousses tranche tranches pincée sachet botte brin poulet oignon oignons lait beurre farine œuf œufs oeuf oeufs huile poivre ail tomates riz fromage crème sucre pomme pommes sel jambon levure carottes champignons",
    letters: /[œèêûîç]|\b[dl]['’](?=\p{L})/iu,
  },
  spanish: {
    words:
      "los las con sin y una dos tres cucharada cucharadas cucharadita cucharaditas diente dientes pizca taza tazas lata rebanadas gusto huevo huevos leche mantequilla harina aceite pimienta ajo arroz queso azúcar pollo cebolla cebollas patatas papas jamón levadura zanahorias tomate limón sal azafrán lentejas alubias judías porotos tocino cerdo choclo zapallo papa arvejas comino jitomate calabacitas elote maíz molida carne",
    letters: /ñ|ción\b/i,
  },
  german: {
    words:
      "der das und mit ohne vom zum el tl prise zehe zehen bund packung päckchen becher dose scheibe scheiben stück etwas eier milch mehl öl salz pfeffer knoblauch tomaten reis käse zucker zwiebel zwiebeln kartoffeln brot schinken hackfleisch sahne quark möhren",
    letters: /[ßäöü]/i,
  },
  italian: {
    words:
      "il lo gli di del della delle dei dello con senza un uno una due tre cucchiaio cucchiai cucchiaino cucchiaini spicchio spicchi pizzico bicchiere bustina fette mazzetto uova uovo latte burro farina olio sale pepe aglio pomodori riso formaggio zucchero pollo cipolla cipolle patate pane prosciutto lievito carote funghi",
  },
  portuguese: {
    words:
      "da dos das com sem um uma dois duas três colher colheres dente dentes pitada xícara xícaras lata fatias gosto ovo ovos leite manteiga farinha óleo azeite alho arroz queijo açúcar frango cebola cebolas batatas pão presunto fermento cenouras tomate limão sal feijão",
    letters: /[ãõ]/i,
  },
  dutch: {
    words:
      "het een zonder twee drie eetlepel eetlepels theelepel theelepels teen tenen teentje snufje bosje blik blikje zakje plakjes scheutje eieren melk boter bloem olie zout peper knoflook tomaten rijst kaas suiker kip ui uien aardappelen brood gehakt wortels",
  },
  polish: {
    words:
      "ze bez lub dwa dwie trzy łyżka łyżki łyżek łyżeczka łyżeczki szklanka szklanki ząbek ząbki szczypta pęczek puszka jajka jajko mleko masło mąka olej sól pieprz czosnek pomidory ryż ser cukier kurczak cebula cebule ziemniaki chleb szynka śmietana marchewka",
    letters: /[ąćęłńśźż]/i,
  },
  japanese: { script: HIRAGANA },
  chinese: { script: HAN },
  hindi: { script: DEVANAGARI },
  indic: {
    words:
      "holud shorsher sorsher shorshe lonka peyaj piyaj roshun rosun begun lobon morich dhone tejpata guro maach macher mach mangsho posto jeere shukno shukna kalojire besar aalu golbheda tori khursani lasun lehsan adrak bakray chanay daal ghiu chamal vengayam poondu milagai manjal thengai puli paruppu kadugu karuveppilai uppu ennai inji thakkali seeragam ullipaya vellulli allam pasupu nune pappu avalu chintapandu eerulli bellulli arishina savala veluthulli mulaku podi velichenna meen shengdane mohri halad kothimbir tikhat ringan karapincha rampe goraka rathu lunu miris kudu umbalakada bata bhat dudh chini narkel musur moog shorisha thool gammiris thuna wambatu wattakka isso balaya siyambala inguru kukura kukhura rayo timur eral kathirikai murungakkai royyalu vankaya kothimeera jeelakarra shunti togari menasinakai kozhi muttai chepa mathi ayala chemmeen kombdi kolambi dungri hardar kothmir limbu batate bhaat marchu tameta",
    script: BENGALI,
  },
  // NEW
  swedish: {
    words:
      "ägg mjölk grädde smör ost kyckling köttfärs nötfärs fläskfilé korv falukorv skinka fisk lax räkor torsk sill potatis lök gul rödlök vitlök morötter gurka vitkål blomkål ärtor svamp champinjoner persilja gräslök citron socker strösocker mjöl vetemjöl havregryn ströbröd jäst olja senap svartpeppar buljong bröd lingon vatten gräddfil och msk tsk krm klyfta burk färsk riven hackad hönsägg mellanmjölk lökar vitlöksklyfta tomat tomater potatisar morot kycklingkött nötkött oxkött fläskkött griskött lammkött lamm notfars fiskfilé räka havssalt matolja olivolja bregott hushållsost svecia rågbröd kålhuvud gurkor spenat bladspenat bladpersilja koriander dillkvistar mynta citroner limefrukt ingefära ingefara chilifrukt peppar spiskummin gurkmeja linser belugalinser kikärta kikärtor kidneybönor kidneybonor naturyoghurt graddfil sojasås sojasas fisksås fisksas salladslök vårlök schalottenlök schalottenlökar kokosmjölk kokosmjolk citrongräs citrongras valnöt valnötter spetspaprika paprikor paprikapulver champinjon böngroddar groddar rödbeta rödbetor kvarg kesella bovete filodeg sesamolja limeblad fetaost salladsost vinäger ättika nudlar nudel risnudlar agg mjolk gradde smor kottfars flaskfile rakor lok rodlok vitlok morotter vitkal blomkal artor graslok strosocker mjol vetemjol strobrod jast brod farsk honsagg mellanmjolk lokar vitloksklyfta kycklingkott notkott oxkott flaskkott griskott lammkott fiskfile raka hushallsost ragbrod kalhuvud kikarta kikartor salladslok varlok schalottenlok schalottenlokar valnot valnotter bongroddar rodbeta rodbetor vinager attika",
    letters: /[åäö]/i,
    kin: ["norwegian", "danish"],
  },
  norwegian: {
    words:
      "melk fløte kremfløte rømme smør kylling kyllingfilet kjøttdeig karbonadedeig svinekotelett pølser skinke fisk laks torsk sei reker makrell tomat potet poteter løk rødløk hvitløk gulrot gulrøtter agurk hodekål blomkål brokkoli erter sopp sjampinjong persille gressløk eple epler sitron sukker melis hvetemel havregryn griljermel gjær olje sennep buljong brød knekkebrød tyttebær vann syltetøy stk boks pakke fersk frossen revet hakket hønseegg mjølk kepaløk hvitløksfedd tomater kyllingkjøtt storfekjøtt storfe svinekjøtt svin lammekjøtt lammekjott fiskefilet reke mjøl strøsukker havsalt flaksalt matolje olivenolje meierismør hvitost ostestrimler loff hvitkål slangeagurk spinat babyspinat bladpersille koriander dillkvaster mynte sitroner limefrukt ingefær ingefaer chilipepper spisskummen spisskarve gurkemeie linser kikerter kikert kidneybønner kidneybonner lettrømme soyasaus fiskesaus vårløk vårlauk sjalottløk sjalott kokosmelk kokosnøttmelk sitrongress valnøtt valnøtter paprikaer paprikapulver sjampinjonger bønnespirer soyaspirer rødbete rødbeter kvarg kesam bokhvete filodeig sesamolje limeblader fetaost salatost eddik eddikessens nudler risnudler flote kremflote romme smor kjottdeig polser lok rodlok hvitlok gulrotter hodekal blomkal gresslok gjaer brod knekkebrod tyttebaer syltetoy honseegg mjolk kepalok hvitloksfedd kyllingkjott storfekjott svinekjott mjol strosukker meierismor hvitkal lettromme varlok varlauk sjalottlok kokosnottmelk valnott valnotter bonnespirer rodbete rodbeter",
    letters: /[åæø]/i,
    kin: ["danish", "swedish"],
  },
  danish: {
    words:
      "æg mælk sødmælk fløde piskefløde smør kylling kyllingebryst oksekød hakket svinekød flæsk mørbrad medister leverpostej fisk laks rejer rødspætte sild kartofler løg rødløg hvidløg gulerødder agurk hvidkål blomkål ærter porrer peberfrugt persille purløg dild æbler citron sukker flormelis hvedemel havregryn gær husblas olie eddike sennep peber vand brød fed spsk tsk dåse pakke bundt revet frisk hønseæg zittauerløg hvidløgsfed tomat tomater kartoffel gulerod kyllingekød okse svin lammekød lammekod oksefars hakkebøf fiskefilet reje havsalt flagesalt madolie olivenolie lurpak skæreost gratinost franskbrød kålhoved agurker spinat babyspinat kruspersille koriander mynte citroner limefrugt limefrugter ingefær ingefaer chilier peberkorn spidskommen gurkemeje linser belugalinser kikært kikærter kidneybønner kidneybonner sojasauce sojasovs fiskesauce fiskesovs forårsløg forarslog skalotteløg skalottelog kokosmælk kokosmaelk citrongræs citrongraes valnød valnødder peberfrugter paprikapulver champignoner bønnespirer bonnespirer rødbede rødbeder kvark kvarg boghvede filodej courgetter sesamolie limeblade fetaost salatost lagereddike nudler risnudler aeg maelk sodmaelk flode piskeflode smor oksekod svinekod flaesk morbrad rodspaette log rodlog hvidlog gulerodder hvidkal blomkal aerter purlog aebler gaer brod dase honseaeg zittauerlog hvidlogsfed kyllingekod hakkebof skaereost franskbrod kalhoved kikaert kikaerter valnod valnodder rodbede rodbeder",
    letters: /[åæø]/i,
    kin: ["norwegian", "swedish"],
  },
  hungarian: {
    words:
      "tojás tej tejföl tejszín vaj zsír sajt túró csirkemell csirkecomb marhahús sertéshús darált hús kolbász szalonna sonka virsli hal krumpli burgonya hagyma vöröshagyma lilahagyma fokhagyma sárgarépa répa zöldborsó káposzta karfiol uborka paradicsom zöldpaprika gomba petrezselyem kapor alma citrom dió mák liszt cukor só bors pirospaprika kömény majoránna babérlevél olaj étolaj ecet mustár kenyér zsemle élesztő sütőpor rizs tészta bab lencse víz és dkg evőkanál teáskanál gerezd fej csomag doboz fél őrölt reszelt szelet tyúktojás tehéntej tehentej csirke csirkehús marha disznóhús bárány bárányhús halfilé halhús garnéla garnélarák finomliszt kristálycukor olívaolaj olivaolaj teavaj toastkenyér édeskáposzta kígyóuborka padlizsán padlizsan spenót bébispenót petrezselyemzöld korianderzöld korianderzold menta zöldcitrom gyömbér gyomber csili csilipaprika feketebors kurkuma vöröslencse voroslencse csicseriborsó csicseriborso vörösbab vesebab tejfel szójaszósz szojaszosz halszósz halszosz újhagyma zöldhagyma salotta mogyoróhagyma kókusztej kokusztej citromfű citromfu dióbél pritaminpaprika fűszerpaprika csiperke szójacsíra babcsíra cékla cekla tehéntúró hajdina réteslap rétestészta cukkini szezámolaj szezamolaj fetasajt ételecet rizstészta rizsteszta tojas tejfol tejszin zsir turo marhahus serteshus daralt hus kolbasz voroshagyma sargarepa repa zoldborso kaposzta zoldpaprika dio mak komeny majoranna baberlevel etolaj mustar kenyer eleszto sutopor teszta viz evokanal teaskanal fel orolt tyuktojas csirkehus disznohus barany baranyhus halfile halhus garnela garnelarak kristalycukor toastkenyer edeskaposzta kigyouborka spenot bebispenot petrezselyemzold zoldcitrom vorosbab ujhagyma zoldhagyma mogyorohagyma diobel fuszerpaprika szojacsira babcsira tehenturo reteslap retesteszta etelecet",
    letters: /[őű]/i,
  },
  filipino: {
    words:
      "manok baboy itlog kanin sibuyas bawang kamatis luya isda hipon sitaw kangkong kalabasa repolyo petsay malunggay labanos toyo mantika asin asukal paminta gatas keso tinapay tokwa niyog saging sampalok munggo giniling gulay tubig piraso kutsara kutsarita tali kilong mga sariwang pulang puting kalahating bugas ahos tuyo sebuyas tamatis karot karots tupa kordero sugpo bahaw arina asukar langis mantikilya mantekilya taspan ripolyo pipino tarong espinaka kulitis perehil perihil kulantro wansoy dayap biasong sili labuyo pamienta komino kumino dulaw duwaw lentehas garbansos toukwa lasona tanglad tangad nogales atsal kabute kabuti toge togue tangkong remolatsa zukini haluyon langkawas langkuas langgaw aslam pansit pancit bihon palabok ng",
  },
  korean: {
    words:
      "gyeran daepa yangpa maneul dubu ganjang chamgireum dwaejigogi sogogi samgyeopsal dalgyal uyu wooyu gamja kamja danggeun dangkeun dakgogi soegogi doejigogi yanggogi saengseon saengsun saeu saewoo ssal baekmi chanbap hetbahn milgaru seoltang sultang sogeum sogum sigyongyu shikyongyu beoteo chijeu ppang bbang yangbaechu ooi gaji kaji sigeumchi shigeumchi gosu saenggang gochu cheongyanggochu huchu hoochoo gangnangkong yogeoteu kanjang aekjeot aekjut tubu jjokpa hodu pimang beoseot busut sukju sukjunamul aehobak aehobag chamgirum sikcho shikcho guksu kuksu ssalguksu",
    script: HANGUL,
  },
  malay: {
    words:
      "telur bawang merah putih bombay besar ayam daging ikan udang tahu nasi beras kecap kicap cabai cabe cili kunyit jahe halia lengkuas serai ketumbar merica kangkung bayam kacang panjang kentang tomat timun terung terong kelapa minyak goreng gula susu tepung mentega bilis teri siung butir biji ikat sdm sdt sudu secukupnya sedikit setengah sisa yang ada saya telor baput karot lembu terigu migor keju kubis kobis mentimun peterseli parsli limau rawit jinten jintan kunir dadih loncang brambang bamer kenari jamur cendawan taoge kangkong zukini bendi kimci langkuas cuka kwetiau kuetiau",
  },
  arabic: {
    words:
      "bayd beid haleeb halib basal bassal toum thoum tamatem banadoura batates jazar gazar djaj dajaj lahm lahma samak gambari robyan roz ruz daqiq sukkar milh meleh zeit zayt zebda zibdeh jibneh gebna khubz malfouf khiyar batinjan bitinjan sabanekh bakdounes kuzbara kozbara laymoun lamoun zanjabil kamoun kammoun kurkum adas ads laban zabadi felfel kousa kusa bamya khal",
    letters: /[يكةأإ]/,
    script: ARABIC,
  },
  persian: {
    words:
      "تخم مرغ ماست پنیر کره گوشت چرخ کرده پیاز سیر سیب زمینی گوجه رب بادمجان کدو خیار هویج اسفناج سبزی جعفری گشنیز شوید نعناع شنبلیله برنج نان نخود لپه عدس لوبیا قرمز زرشک زعفران زردچوبه نمک فلفل روغن لیمو عمانی کشک عدد تا کمی دارم tokhm morgh goosht piaz gojeh rob bademjan kadoo khiar havij jafari geshniz shevid shanbalileh berenj nokhod lapeh loobia zaferan zardchoobeh limoo amani kashk reshteh somagh roghan tokhmemorgh piyaz goje sibzamini haveej joojeh goosaleh gusfandi goosfand meygoo meigoo tarom polow chelow aard shekar shakar namak rowghan kareh karreh khiyar bademjoon esfenaj esfanaj jaafari gishniz shivid nanaa naana limu zanjabil zanjebil felfel zireh zardchube nokhud maast piazcheh piazche gerdoo gerdu gharch ghaarch choghondar laboo yoofka kadu bamieh bamiyeh serkeh serke",
    letters: /[پچژگیک۰-۹]/,
    script: ARABIC,
  },
  turkish: {
    words:
      "yumurta süt peynir beyaz tereyağı tavuk göğsü kıyma kuşbaşı balık hamsi soğan taze sarımsak domates biber sivri salatalık patlıcan kabak havuç ıspanak pırasa lahana karnabahar mantar maydanoz dereotu nane elma ceviz fındık pirinç makarna şehriye mercimek nohut kuru fasulye şeker tuz karabiber pul kimyon zeytinyağı sıvı yağ sirke ekmek kabartma tozu adet demet diş yemek kaşığı çay bardağı paket tatlı kırmızı yeşil sogan sarmısak havuc piliç sığır sigir domuz balik karides pirinc pilav tozşeker sıvıyağ zeytinyagi tereyağ somun hıyar patlican ispanak zencefil zerdeçal zerdecal şalot salot kapya pancar karabuğday greçka bamya sut tereyagi gogsu kiyma kusbasi sarimsak salatalik pirasa findik sehriye seker sivi yag dis kasigi cay bardagi tatli kirmizi yesil sarmisak pilic tozseker siviyag tereyag hiyar karabugday grecka",
    letters: /[ğış]/,
  },
  greek: {
    words:
      "avga kotopoulo kremmydi skordo ntomates elaiolado aleuri alati piperi rigani tiri avgo kremidi skorda domata ntomata karota karoto kotopoula moschari moshari hoirino xoirino arni arnaki psari psaria garides garida rizi ryzi alevri zahari zaxari sporelaio sporeleo eleolado voutiro boutyro tyri psomi lahano laxano aggouri angouri melitzana melitzanes spanaki maintanos maidanos anithos anitho diosmos dyosmos lemoni lemonia moscholemono mosholemono tzintzer piperoriza tsili kimino kymino kourkoumas kourkouma revithia revithi giaourti yiaourti tofou kremmydakia kremidakia esalot lemonochorto lemonohorto karidia karydia piperia piperies manitaria manitari fytres fitres pantzari pantzaria fagopyro fagopiro fyllo kolokythi kolokithi bamies mpamia sisamelaio sisameleo ksidi xidi nountls",
    script: GREEK,
  },
  romanian: {
    words:
      "ouă făină ceapă usturoi cartofi smântână lapte brânză morcovi roșii ardei pătrunjel mărar sare ulei unt zahăr varză orez pui tocată pâine și lingură linguri căței legătură roșie cartof morcov vită pește cașcaval castravete castraveți vinete vânătă spanac lămâie chimion linte iaurt nuci nucă boia ciuperci ciupercă sfeclă dovlecel dovlecei telemea oțet tăiței oua faina ceapa smantana branza rosii patrunjel marar zahar varza tocata paine lingura catei legatura vita peste cascaval castraveti vanata lamaie nuca ciuperca sfecla otet taitei",
    letters: /[ăâțșţş]/i,
  },
  czech: {
    words:
      "vejce mouka mouky cibule česnek brambory máslo mléko sýr kuřecí vepřové hovězí mrkev rajčata petržel rýže houby slanina cukr sůl pepř kmín zelí chléb droždí tvaroh okurka lžíce stroužek stroužky vajíčko rajče brambor kuře eidam okurky špenát petrželka kopr čočka ořechy papriky žampiony řepa pohanka cuketa nudle cesnek maslo mleko syr kureci veprove hovezi rajcata petrzel ryze sul pepr kmin zeli chleb drozdi lzice strouzek strouzky vajicko rajce kure spenat petrzelka cocka orechy zampiony repa",
    letters: /[ěřů]/i,
  },
  russian: {
    words:
      "яйца яйцо молоко сметана творог кефир масло сливочное сыр курица куриное филе фарш говядина свинина колбаса сосиски селедка картошка лук чеснок свекла помидоры огурцы кабачок баклажан перец грибы укроп петрушка гречка рис макароны мука сахар соль подсолнечное хлеб майонез шт пачка зубчик немного остатки есть цибуля часник картопля буряк сир олія борошно цукор яйця хліб kartoshka morkov chesnok svekla grechka kuritsa govyadina ukrop ogurtsy yaytso yaitso moloko lukovitsa tsybulya chasnyk kartofel morkovka kurica goviadina svinina krevetki boroshno sakhar tsukor syr khleb khlib ogurets baklazhan baklazhany shpinat petrushka kinza krip myata miata perets perec chechevitsa smetanka griby shampinyony svyokla tvorozhok grecha kabachok kabachki uksus lapsha",
    letters: /[ыэъ]/i,
    script: CYRILLIC,
    kin: ["ukrainian"],
  },
  ukrainian: {
    words:
      "цибуля картопля буряк часник борошно сіль олія яйця хліб цукор морква квасоля кріп ковбаса tsybulia kartoplia buriak chasnyk boroshno kvasolia oliia kovbasa morkva yaitse yaitsia moloko yalovychyna svynyna rys tsukor sil syr khlib ohirky krip hryby hrechka",
    letters: /[іїєґ]/i,
    script: CYRILLIC,
    kin: ["russian"],
  },
  vietnamese: {
    words:
      "thit mam hanh toi chua rau gung dau trung duong muoi tieu chanh heo gao ngo muc khoai cai qua tep trứng sữa tỏi gà bò lợn cá gạo cơm đường muối dầu ngò gừng ớt tiêu nghệ mắm hành sả nấm giá riềng giấm mì phở sua lon com nghe gia rieng giam pho",
    letters: /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/i,
  },
  thai: {
    words:
      "kratiem takrai krathiam bai makrut moo kaprao horapa gati manao prik goong khing gai neua nua kung khao gleua kluea makhuea saranae phrik khamin taohu kathi takhrai het hed kha",
    script: THAI,
  },
  georgian: {
    words:
      "khmeli suneli kindza niori nigvzi khakhvi kvertskhi badrijani sulguni lobio khachapuri utskho imeruli adjika rdze pomidori kartopili stapilo katami parshi tevzi brinji pkvili shakari marili zeti karaki kveli khveli kombosto kitri ispanakhi okhrakhushi kindzi kama pitna tsitsaka pilpili matsoni arajani nigozi soko charkhali ghomi dzmari",
    script: GEORGIAN,
  },
  amharic: {
    words:
      "shinkurt misir doro gomen niter kibbeh timatim zinjibil enkulal inkulal wetet dinich karot siga beg asa ruz duket sikwar chew zeyt dabo lomi karia qaria ird mesir shimbra",
    script: ETHIOPIC,
  },
  serbian: {
    words:
      "jaja jaje mlijeko mleko pavlaka vrhnje kajmak kačkavalj piletina piletine junetina govedina svinjetina mleveno mljeveno meso slanina kobasica kobasice pirinač riža brašno hljeb kruh hleb šećer biber papar aleva lovorov lovor peršun peršin luk luka crni češnjak krompir krumpir krompira krumpira šargarepa mrkva paradajz rajčica krastavac kupus kiseli patlidžan tikvice blitva pasulj grah boranija mahune grašak ulje sirće ocat kašika kašike žlica žlice čena češnja sremski ajvar pečurke krumpiri svinjska mast jabuke suva rebra",
    letters: /[đ]/i,
  },
  bulgarian: {
    words:
      "яйца кисело мляко сирене кашкавал пиле пилешко пилешки свинско телешко кайма ориз брашно хляб кори захар пипер черен червен чубрица магданоз копър джоджен лук чесън праз картофи морков моркови домати чушки чушка краставица зеле патладжан тиквички спанак гъби боб леща грах олио зехтин оцет масло сол лъжица скилидки лютеница бутчета",
    letters: /ъ(?=[бвгдзклмнпрстхцчшщ])/i,
    script: CYRILLIC,
  },
  finnish: {
    words:
      "maito maitoa kerma kermaa muna munaa kananmuna kananmunia sipuli sipulia jauheliha jauhelihaa peruna perunaa perunoita perunat porkkana porkkanaa suola suolaa maustepippuri mustapippuri laakerinlehti tilli tilliä voita voi lohi lohta purjo makaroni makaronia makkara lenkkimakkara kinkku juusto juustoa jauho vehnäjauhoja valkosipuli tomaatti tomaattimurska paprika kaali lanttu punajuuri herne riisi sokeri öljy vesi vettä ruokakerma ruisleipä hiiva piimä rkl tl kpl silakka sieniä",
  },
  baltic: {
    words:
      "kiaušiniai grietinė varškė sviestas vištiena kiauliena šoninė lašiniai bulvės svogūnas svogūnai morkos burokėliai agurkai kopūstai miltai druska krapai aliejus pipirai spirgai olas krējums biezpiens sviests siers cūkgaļa speķis kartupeļi sīpols sīpoli burkāni bietes gurķi kāposti milti sāls dilles eļļa ķiploki zirņi hapukoor kohupiim sealiha hakkliha kartul kartulid sibul porgand hapukapsas jahu sool leib küüslauk peet kurk kapsas kruup suitsuvorst faršas duona česnakas grybai",
    letters: /[ėųūįģķļņ]/i,
  },
  swahili: {
    words:
      "nyanya kitunguu vitunguu nyama samaki kuku mchele wali unga maharage maharagwe nazi tui mchicha karanga pilipili hoho mafuta chumvi sukari tangawizi viazi ndizi saumu mayai yai maziwa karoti kabichi bamia biringanya ndimu binzari bizari iliki mdalasini giligilani dengu njegere muhogo kamba mkate maji boga",
  },
  afrikaans: {
    words:
      "tamatie tamaties uie knoffel aartappels aartappel hoender maalvleis beesvleis lamsvleis skaapvleis mieliemeel mielies sout asyn kerrie kerriepoeier borrie blatjang appelkooskonfyt eiers botter rys koekmeel wortels pampoen groenbone soetrissie stampmielies tjops wors koljander lourierblare suurlemoen spinasie patats tamatiesous olie suiker",
    kin: ["dutch"],
  },
  hausa: {
    words:
      "nama albasa barkono gishiri kuka daddawa shinkafa tumatur tattasai attarugu kubewa wake gyada doya kifi mai kaza alayyaho taushe citta tafarnuwa rogo masara gero dankali alubosa ata iyo epo pupa eja eran ororo isu ewa efo iresi osikapa okwuru azu nnu mmanu ede",
  },
  somali: {
    words:
      "hilib basal basbaas xawaash saliid bariis baasto yaanyo digaag caano subag barbarooni karooto kaarooto kabsar cusbo sonkor toon baradho canjeero sanjabiil kalluun liin moos heyl digir",
  },
  malagasy: {
    words: "omby tongolo voatabia sakamalao sira vary akoho kisoa ravitoto anamamy anamalaho trondro tsaramaso menaka sakay voanio voanjo atody anana laoka",
  },
  uzbek: {
    words:
      "piyoz sabzi go'sht gosht guruch zira kartoshka pomidor kashnich sarimsoq qalampir karam tuz murch un suv tovuq no'xat noxat mosh dumba qatiq baqlajon bodring пиёз сабзи гўшт гуруч зира картошка кашнич саримсоқ тузи ёғ мош",
    letters: /[ўқғҳәңұүө]/i,
    script: CYRILLIC,
    kin: ["russian"],
  },
  azerbaijani: {
    words:
      "düyü qatıq toyuq kartof pomidor badımcan keşniş şüyüd duz istiot qoz noxud qoyun əti yağı sarıkök lobya xiyar pendir reyhan zəfəran şabalıd göyərti kələm",
    letters: /ə/i,
    kin: ["turkish"],
  },
  armenian: {
    words:
      "sokh skhtor lolik brindz dzavar matsun madzoon hamem maghadanos smbuk badrijan vosp siser alyur dzet ynkuyz kartofil tavari mis havi taqdegh bibar chamich",
    script: ARMENIAN,
  },
};

/** English tells against the others: one "due" or "lo mein" on an English list makes no Italian one. */
export const ENGLISH_WORDS =
  "a the of and with from half some few left leftover tin tins can jar bag packet pack bunch handful slice slices cup cups tbsp tsp clove cloves pinch fresh frozen cooked dried large small eggs egg milk butter flour oil salt pepper garlic tomato tomatoes rice cheese sugar chicken beef pork fish onion onions potatoes bread cream carrots beans lemon";
