/** Two lists of ten entries a language, written before its table was looked at: each entry with its English name. Each is read as a whole. */
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
csirkemell 500 g=chicken breast; TV paprika 4 db=peppers; paradicsom=tomatoes; kolbász=sausage; rizs=rice; sárgarépa=carrots; petrezselyem=parsley; túró=quark; babérlevél=bay leaf; káposzta=cabbage
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
  Russian: `
яйца 3 шт=eggs; картошка 1 кг=potatoes; лук=onion; морковь=carrot; капуста=cabbage; сметана=sour cream; говядина 500 г=beef; мука=flour; соль=salt; укроп=dill
kartoshka=potatoes; luk=onion; svekla=beetroot; kapusta=cabbage; smetana=sour cream; grechka=buckwheat; tvorog=quark; ukrop=dill; kuritsa=chicken; maslo=butter
`,
};
