/** Two lists of ten entries a language, written before its table was looked at (those of South Asia after it): each entry with its English name. Each is read as a whole. */
export const LISTS_TOLD_BY_LANGUAGE: Readonly<Record<string, string>> = {
  Swedish: `
6 ägg=eggs; 2 dl mjölk=milk; 500 g köttfärs=mince; gul lök 2 st=onions; 3 dl grädde=cream; ströbröd=breadcrumbs; smör=butter; lingonsylt=lingonberry jam; 1 kg potatis=potatoes; vitpeppar=white pepper
400 g lax=salmon; 1 knippe dill=dill; 2 morötter=carrots; purjolök=leek; vetemjöl=flour; 1 tsk salt=salt; knäckebröd=crispbread; gräddfil=sour cream; 2 klyftor vitlök=garlic; rödbetor=beetroot
`,
  Norwegian: `
4 egg=eggs; 3 dl melk=milk; smør=butter; hvetemel=flour; 1 ts bakepulver=baking powder; sukker=sugar; 2 poteter=potatoes; løk=onion; brunost=brown cheese; rømme=sour cream
torsk 400 g=cod; gulrøtter 3 stk=carrots; fløte=cream; kjøttdeig=mince; hvitløk=garlic; persille=parsley; 1 boks hakkede tomater=tinned tomatoes; purre=leek; sitron=lemon; olje=oil
`,
  Danish: `
500 g hakket oksekød=beef mince; 2 løg=onions; kartofler 1 kg=potatoes; 2 dl fløde=cream; smør=butter; rugbrød=rye bread; 3 æg=eggs; agurk=cucumber; persille=parsley; rødkål=red cabbage
kyllingebryst=chicken breast; gulerødder 4 stk=carrots; hvidløg=garlic; mælk=milk; hvedemel=flour; gær=yeast; sukker=sugar; rejer=prawns; citron=lemon; ris=rice
`,
  Hungarian: `
3 tojás=eggs; 5 dl tej=milk; 50 dkg liszt=flour; vöröshagyma 2 db=onions; fokhagyma=garlic; 1 ek pirospaprika=paprika; zsír=lard; tejföl=sour cream; krumpli 1 kg=potatoes; só=salt
csirkemell 500 g=chicken breast; TV paprika 4 db=peppers; paradicsom=tomatoes; kolbász=smoked sausage; rizs=rice; sárgarépa=carrots; petrezselyem=parsley; túró=quark; babérlevél=bay leaf; káposzta=cabbage
`,
  Filipino: `
manok 1 kilo=chicken; toyo=soy sauce; suka=vinegar; bawang 5 butil=garlic; sibuyas=onion; laurel=bay leaf; paminta=black pepper; bigas=rice; itlog 3=eggs; mantika=oil
baboy=pork; kangkong 1 tali=water spinach; talong 2 pcs=aubergine; kamatis=tomatoes; luya=ginger; gata=coconut milk; patis=fish sauce; sitaw=long beans; kalabasa=pumpkin; asin=salt
`,
  Korean: `
김치=kimchi; 두부 1모=tofu; 대파=spring onion; 마늘 3쪽=garlic; 고춧가루=chilli flakes; 간장 2큰술=soy sauce; 참기름=sesame oil; 계란 2개=eggs; 돼지고기 300g=pork; 밥=cooked rice
gochujang=gochujang; ganjang=soy sauce; dubu=tofu; daepa=spring onion; maneul=garlic; chamgireum=sesame oil; gochugaru=chilli flakes; doenjang=doenjang; sogogi=beef; kongnamul=bean sprouts
`,
  Malay: `
ayam 500g=chicken; bawang merah 5 biji=shallots; bawang putih=garlic; halia=ginger; santan=coconut milk; kangkung 1 ikat=water spinach; belacan=shrimp paste; udang kering=dried prawns; beras=rice; minyak masak=oil
ikan tongkol=tuna; cili padi=bird's eye chilli; asam jawa=tamarind; serai 2 batang=lemongrass; daun kari=curry leaves; telur 4 biji=eggs; kicap manis=kecap manis; garam=salt; gula melaka=palm sugar; timun=cucumber
`,
  Indonesian: `
tempe 1 papan=tempeh; tahu=tofu; bawang merah=shallots; kecap manis=kecap manis; cabai rawit=bird's eye chilli; nasi putih=cooked rice; telur=eggs; kol=cabbage; wortel=carrots; minyak goreng=oil
daging sapi 500 gr=beef; lengkuas=galangal; kunyit=turmeric; daun salam=bay leaf; sereh=lemongrass; kemiri=macadamia; ketumbar=coriander seed; terasi=shrimp paste; gula merah=palm sugar; kentang=potatoes
`,
  Persian: `
گوجه فرنگی ۳=tomatoes; تخم مرغ=eggs; پیاز=onion; سیر=garlic; برنج=rice; بادمجان=aubergine; زردچوبه=turmeric; روغن=oil; نمک=salt; مرغ=chicken
gojeh farangi=tomatoes; tokhm morgh 4=eggs; piaz=onion; sir=garlic; berenj=rice; bademjan 2=aubergine; zardchoobeh=turmeric; namak=salt; mast=yogurt; nan barbari=naan
`,
  Turkish: `
3 yumurta=eggs; 2 domates=tomatoes; 1 su bardağı un=flour; beyaz peynir=feta; zeytinyağı=olive oil; kıyma 300 gr=mince; soğan=onion; sarımsak=garlic; pul biber=chilli flakes; maydanoz=parsley
patlıcan=aubergine; kirmizi mercimek=red lentils; bulgur=bulgur; tereyagi=butter; yogurt=yogurt; salca=tomato puree; nane=mint; kabak=courgette; tavuk gogsu=chicken breast; tuz=salt
`,
  Greek: `
ντομάτες 3=tomatoes; φέτα=feta; ελαιόλαδο=olive oil; κρεμμύδι=onion; σκόρδο=garlic; αυγά 4=eggs; μελιτζάνα=aubergine; κιμάς 500 γρ=mince; γιαούρτι=yogurt; ρίγανη=oregano
domates=tomatoes; kremmidi=onion; skordo=garlic; elaiolado=olive oil; avga=eggs; patates=potatoes; kolokithia=courgettes; maidanos=parsley; fyllo=filo pastry; alati=salt
`,
  Romanian: `
4 ouă=eggs; 500 g făină=flour; ceapă 2=onions; usturoi=garlic; smântână=sour cream; mălai=cornmeal; cartofi 1 kg=potatoes; unt=butter; carne tocată=mince; varză=cabbage
piept de pui=chicken breast; rosii 3=tomatoes; morcovi=carrots; patrunjel=parsley; ulei=oil; sare=salt; piper=black pepper; branza=cheese; lapte=milk; orez=rice
`,
  Czech: `
4 vejce=eggs; 500 g mouky=flour; cibule=onion; česnek 3 stroužky=garlic; brambory 1 kg=potatoes; smetana=cream; máslo=butter; kmín=caraway; vepřové maso=pork; sůl=salt
kureci prsa=chicken breast; mrkev=carrot; rajcata=tomatoes; houby=mushrooms; syr=cheese; mleko=milk; petrzel=parsley; ryze=rice; slanina=bacon; cukr=sugar
`,
  Russian: `
яйца 3 шт=eggs; картошка 1 кг=potatoes; лук=onion; морковь=carrot; капуста=cabbage; сметана=sour cream; говядина 500 г=beef; мука=flour; соль=salt; укроп=dill
kartoshka=potatoes; luk=onion; svekla=beetroot; kapusta=cabbage; smetana=sour cream; grechka=buckwheat; tvorog=quark; ukrop=dill; kuritsa=chicken; maslo=butter
`,
  Ukrainian: `
яйця 3=eggs; картопля=potatoes; цибуля=onion; буряк=beetroot; капуста=cabbage; сметана=sour cream; часник=garlic; борошно=flour; сало=lard; сіль=salt
tsybulia=onion; kartoplia=potatoes; buriak=beetroot; chasnyk=garlic; smetana=sour cream; boroshno=flour; kvasolia=beans; oliia=oil; kovbasa=sausage; syr=quark
`,
  Vietnamese: `
thịt bò 300g=beef; hành lá=spring onion; tỏi=garlic; nước mắm=fish sauce; bún=rice noodles; rau muống=water spinach; trứng 2 quả=eggs; gừng=ginger; chanh=lime; đường=sugar
thit heo=pork; nuoc mam=fish sauce; hanh tay=onion; toi=garlic; ca chua=tomatoes; dau hu=tofu; gia do=bean sprouts; tom=prawns; rau mui=coriander; gao=rice
`,
  Thai: `
ไข่ไก่ 2 ฟอง=eggs; หมูสับ=pork mince; กระเทียม=garlic; น้ำปลา=fish sauce; พริกขี้หนู=bird's eye chilli; กะทิ=coconut milk; ข้าวสวย=cooked rice; ใบกะเพรา=holy basil; มะนาว=lime; กุ้ง=prawns
nam pla=fish sauce; kratiem=garlic; prik kee noo=bird's eye chilli; kai=chicken; moo sap=pork mince; gati=coconut milk; takrai=lemongrass; bai makrut=lime leaves; kha=galangal; khao=rice
`,
  Arabic: `
بيض 3=eggs; بصل=onion; ثوم=garlic; أرز=rice; دجاج=chicken; طماطم=tomatoes; زيت زيتون=olive oil; كمون=cumin; بقدونس=parsley; حمص=chickpeas
bamia=okra; molokhia=molokhia; tahina=tahini; lahm=lamb; batata=potatoes; basal=onion; toum=garlic; adas=lentils; laban=yogurt; kamoun=cumin
`,
  Georgian: `
კვერცხი 3=eggs; ნიგოზი=walnuts; ნიორი=garlic; ქინძი=coriander; ხახვი=onion; ყველი=cheese; ფქვილი=flour; პომიდორი=tomatoes; ბადრიჯანი=aubergine; მარილი=salt
nigvzi=walnuts; niori=garlic; kindza=coriander; khakhvi=onion; khmeli suneli=khmeli suneli; lobio=kidney beans; sulguni=mozzarella; badrijani=aubergine; kvertskhi=eggs; tkemali=plum sauce
`,
  Amharic: `
ሽንኩርት=onion; ነጭ ሽንኩርት=garlic; በርበሬ=berbere; ምስር=lentils; እንቁላል=eggs; ዶሮ=chicken; ዘይት=oil; ቲማቲም=tomatoes; ጨው=salt; ዝንጅብል=ginger
berbere=berbere; shinkurt=onion; misir=lentils; niter kibbeh=ghee; shiro=chickpea flour; doro=chicken; gomen=collard greens; injera=injera; zinjibil=ginger; timatim=tomatoes
`,
  Bengali: `
রুই মাছ=carp; আলু=potatoes; পেঁয়াজ=onions; রসুন=garlic; আদা=ginger; কাঁচা মরিচ=green chillies; হলুদ=turmeric; সরিষার তেল=mustard oil; লবণ=salt; টমেটো=tomatoes
chingri mach=prawns; lau=bottle gourd; peyaj=onions; ada bata=ginger paste; jire guro=cumin; dhone pata=coriander; kancha lonka=green chillies; dim=eggs; chal=rice; nun=salt
`,
  Nepali: `
kukhura ko masu=chicken; pyaj=onions; lasun=garlic; aduwa=ginger; golbheda=tomatoes; besar=turmeric; tori ko tel=mustard oil; hariyo khursani=green chillies; chamal=rice; nun=salt
rayo saag=mustard greens; aalu=potatoes; methi dana=fenugreek seeds; gundruk=pickled mustard greens; ghiu=ghee; timur=sichuan pepper; dahi=yogurt; anda=eggs; bhatmas=dried soybeans; makai ko pitho=masa harina
`,
  Tamil: `
vengayam=onions; thakkali=tomatoes; poondu=garlic; puli=tamarind; thuvaram paruppu=toor dal; manjal thool=turmeric; milagai thool=chilli powder; karuveppilai=curry leaves; nallennai=sesame oil; uppu=salt
eral=prawns; thengai paal=coconut milk; kathirikai=aubergine; murungakkai=moringa pods; inji=ginger; pachai milagai=green chillies; kadugu=mustard seeds; arisi=rice; muttai=eggs; seeragam=cumin
`,
  Sinhala: `
parippu=dal; pol kiri=coconut milk; rathu lunu=red onion; sudu lunu=garlic; inguru=ginger; amu miris=green chillies; karapincha=curry leaves; rampe=pandan leaves; goraka=tamarind; kaha kudu=turmeric
balaya=tuna steak; gammiris=black pepper; thuna paha=curry powder; wambatu=aubergine; wattakka=pumpkin; isso=prawns; biththara=eggs; pol thel=coconut oil; dehi lime=lime; siyambala=tamarind
`,
  Serbian: `
4 jaja=eggs; krompir 1 kg=potatoes; crni luk=onion; mleveno meso=mince; pavlaka=sour cream; aleva paprika=paprika; ulje=vegetable oil; so=salt; kupus=cabbage; slanina=bacon
krumpir=potatoes; češnjak 2 češnja=garlic; pileća prsa=chicken breast; vrhnje za kuhanje=cream; mrkva=carrots; riža=rice; peršin=parsley; maslinovo ulje=olive oil; grah=white beans; kiseli kupus=sauerkraut
`,
  Bulgarian: `
3 яйца=eggs; сирене=feta; кисело мляко=yogurt; домати=tomatoes; краставица=cucumber; чушки=peppers; лук=onion; олио=vegetable oil; магданоз=parsley; сол=salt
свинско месо=pork; праз=leek; бяло вино=white wine; гъби=mushrooms; червен пипер=paprika; картофи=potatoes; кайма=mince; ориз=rice; зеле=cabbage; брашно=flour
`,
  Finnish: `
3 munaa=eggs; maitoa=milk; voita=butter; jauheliha 400 g=mince; sipuli=onion; perunoita=potatoes; porkkana=carrots; suolaa=salt; mustapippuri=black pepper; kermaa=cream
lohifilee=salmon; purjo=leek; tilli=dill; kalaliemi=fish stock; ruisleipä=rye bread; valkosipuli=garlic; tomaattimurska=tinned tomatoes; juusto=cheese; riisi=rice; sitruuna=lemon
`,
  Baltic: `
bulvės 1 kg=potatoes; svogūnas=onion; kiaušiniai=eggs; grietinė=sour cream; varškė=quark; miltai=flour; druska=salt; krapai=dill; rūkyta šoninė=bacon; aliejus=vegetable oil
kartupeļi=potatoes; sīpoli=onions; krējums=sour cream; olas=eggs; biezpiens=quark; burkāni=carrots; sāls=salt; sviests=butter; ķiploki=garlic; skābie kāposti=sauerkraut
`,
  Swahili: `
nyama ya ng'ombe=beef; vitunguu 2=onions; nyanya=tomatoes; hoho=bell pepper; mafuta=oil; unga wa ugali=ugali flour; chumvi=salt; kitunguu saumu=garlic; tangawizi=ginger; karoti=carrots
samaki=fish; tui la nazi=coconut milk; ndimu=lime; bamia=okra; mchele=rice; iliki=cardamom; mayai=eggs; viazi=potatoes; maharage=beans; sukari=sugar
`,
  Afrikaans: `
500 g maalvleis=beef mince; uie=onions; tamaties=tomatoes; kerriepoeier=curry powder; aartappels=potatoes; knoffel=garlic; sout=salt; asyn=vinegar; rys=rice; blatjang=chutney
mieliemeel=mealie meal; hoender=chicken; wortels=carrots; pampoen=pumpkin; groenbone=green beans; eiers=eggs; botter=butter; suiker=sugar; koekmeel=flour; melk=milk
`,
  Hausa: `
kuka=kuka; nama=beef; daddawa=iru; man ja=palm oil; albasa=onion; barkono=chilli; gishiri=salt; shinkafa=rice; tumatur=tomatoes; tattasai=bell pepper
kubewa=okra; kifi=fish; gyada=peanuts; doya=yam; kaza=chicken; alayyaho=spinach; tafarnuwa=garlic; citta=ginger; wake=black eyed beans; attarugu=habanero
`,
  Somali: `
hilib=beef; basal=onion; basbaas=chilli; xawaash=xawaash; saliid=oil; bariis=rice; yaanyo=tomatoes; toon=garlic; baradho=potatoes; cusbo=salt
`,
  Malagasy: `
omby=beef; tongolo=onions; voatabia=tomatoes; sakamalao=ginger; sira=salt; vary=rice; akoho=chicken; ravitoto=cassava leaves; menaka=oil; tongolo gasy=garlic
`,
  Uzbek: `
go'sht=beef; piyoz=onions; sabzi=carrots; guruch=rice; zira=cumin; sarimsoq=garlic; kartoshka=potatoes; pomidor=tomatoes; tuz=salt; kashnich=coriander
`,
  Azerbaijani: `
düyü=rice; qatıq=yogurt; toyuq=chicken; soğan=onion; kartof=potatoes; badımcan=aubergine; keşniş=coriander; duz=salt; istiot=black pepper; qoz=walnuts
`,
  Armenian: `
սոխ=onion; սխտոր=garlic; լոլիկ=tomatoes; ձավար=bulgur wheat; մածուն=yogurt; ձու=eggs; համեմ=coriander; աղ=salt; կարտոֆիլ=potatoes; հավ=chicken
`,
};
