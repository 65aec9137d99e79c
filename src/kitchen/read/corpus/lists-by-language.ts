/** Lists by language, six of each written before the tables were and two after them and without them: each entry with its English name. */
export const LISTS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  French: `
2 gousses d'ail=garlic; 1 gros oignon=onion; 400 g de tomates pelées=peeled tomatoes; 2 c. à s. d'huile d'olive=olive oil; sel=salt; poivre=pepper; 1 feuille de laurier=bay leaf; du parmesan râpé=parmesan; 250 g de spaghettis=spaghetti; une pincée de sucre=sugar
250 g de farine=flour; 3 œufs=eggs; un demi-litre de lait=milk; 50 g de beurre fondu=butter; 1 sachet de sucre vanillé=vanilla sugar; 1 sachet de levure chimique=baking powder; une pincée de sel=salt; 2 pommes=apples; de la cannelle=cinnamon
4 blancs de poulet=chicken breasts; 20 cl de crème fraîche=crème fraîche; 200 g de champignons de Paris=button mushrooms; 1 échalote=shallot; 10 cl de vin blanc=white wine; 1 c. à c. de moutarde=mustard; persil plat=flat-leaf parsley; riz=rice
des pommes de terre=potatoes; 200 g de lardons fumés=smoked lardons; 1 reblochon=reblochon; deux oignons=onions; crème liquide=single cream; noix de muscade=nutmeg; jambon blanc=cooked ham; cornichons=gherkins
1 courgette=zucchini; 1 aubergine=eggplant; 2 poivrons rouges=red peppers; thym frais=fresh thyme; basilic=basil; pois chiches en boîte=tinned chickpeas; 1 citron=lemon; fromage de chèvre=goat cheese; roquette=rocket; pignons de pin=pine nuts
filet de saumon=salmon fillet; 500 g de moules=mussels; poireaux=leeks; carottes=carrots; haricots verts=green beans; petits pois surgelés=frozen peas; fromage blanc=fromage blanc; chocolat noir=dark chocolate; maïzena=cornflour; pâte brisée=shortcrust pastry
6 tranches de jambon=ham; 1 boîte de maïs=sweetcorn; 3 tomates cerises=cherry tomatoes; une boule de mozzarella=mozzarella; de l'huile de tournesol=sunflower oil; vinaigre balsamique=balsamic vinegar; 2 c. à soupe de miel=honey; 1 concombre=cucumber; olives vertes=green olives; feta=feta
1 kg de bœuf à braiser=stewing beef; 3 carottes=carrots; 1 branche de céleri=celery; 25 cl de vin rouge=red wine; 1 bouquet garni=bouquet garni; navets=turnips; 100 g de pruneaux=prunes; fécule de pomme de terre=potato starch; moutarde à l'ancienne=wholegrain mustard; gingembre=ginger
`,
  Spanish: `
4 huevos=eggs; 1 kg de patatas=potatoes; 1 cebolla grande=onion; aceite de oliva virgen extra=extra virgin olive oil; una pizca de sal=salt; pimienta negra=black pepper; 2 dientes de ajo=garlic; perejil=parsley
400 g de arroz bomba=bomba rice; 1 pimiento rojo=red pepper; judías verdes=green beans; 2 tomates maduros=tomatoes; azafrán=saffron; 500 g de gambas=prawns; caldo de pescado=fish stock; guisantes=peas; pimentón dulce=sweet paprika; limón=lemon
250 g de harina=flour; 1 sobre de levadura química=baking powder; 200 g de azúcar=sugar; medio litro de leche=milk; mantequilla=butter; canela en rama=cinnamon stick; ralladura de naranja=orange zest; yogur natural=plain yogurt
pechugas de pollo=chicken breasts; 1 aguacate=avocado; frijoles negros=black beans; tortillas de maíz=corn tortillas; cilantro fresco=fresh coriander; 1 jitomate=tomato; queso rallado=grated cheese; crema agria=sour cream; elote=corn; chile jalapeño=jalapeño
lentejas=lentils; chorizo=chorizo; zanahorias=carrots; una hoja de laurel=bay leaf; 2 cucharadas de vinagre=vinegar; garbanzos cocidos=cooked chickpeas; espinacas=spinach; comino molido=ground cumin; jamón serrano=serrano ham
merluza=hake; mejillones=mussels; calabacín=zucchini; berenjena=eggplant; pan rallado=breadcrumbs; nata para montar=whipping cream; almendras=almonds; miel=honey; 3 plátanos=bananas; atún en lata=tinned tuna
1 lata de maíz=sweetcorn; 200 g de queso fresco=fresh cheese; 2 cebolletas=spring onions; 1 pepino=cucumber; zumo de limón=lemon juice; orégano=oregano; 1 barra de pan=bread; aceitunas negras=black olives; 100 g de jamón york=ham; mayonesa=mayonnaise
500 g de carne picada=mince; 1 boniato=sweet potato; 2 puerros=leeks; harina de maíz=cornmeal; nueces=walnuts; 3 manzanas=apples; leche condensada=condensed milk; cacao en polvo=cocoa powder; fresas=strawberries; champiñones=mushrooms
`,
  German: `
500 g Mehl=flour; 1 Päckchen Backpulver=baking powder; 3 Eier=eggs; 200 g weiche Butter=butter; 1 Prise Salz=salt; 150 ml Milch=milk; 1 Pck. Vanillezucker=vanilla sugar; 200 g Puderzucker=icing sugar
1 kg Kartoffeln=potatoes; 2 Zwiebeln=onions; 1 Bund Petersilie=parsley; 200 g Speckwürfel=diced bacon; 250 ml Gemüsebrühe=vegetable stock; 1 EL Senf=mustard; Gewürzgurken=gherkins; Pfeffer=pepper; Schnittlauch=chives; Essig=vinegar
500 g Hackfleisch, gemischt=mixed mince; 1 Dose Tomaten=tinned tomatoes; 2 Knoblauchzehen=garlic cloves; 2 EL Tomatenmark=tomato purée; 1 TL Paprikapulver=paprika; 1 rote Paprika=red pepper; Kidneybohnen=kidney beans; Mais=sweetcorn
Hähnchenbrustfilet=chicken breast; 200 ml Sahne=cream; 250 g Champignons=button mushrooms; Bandnudeln=tagliatelle; Lauchzwiebeln=spring onions; Sojasoße=soy sauce; Ingwer=ginger; Kokosmilch=coconut milk; Zitronensaft=lemon juice
Quark=quark; Rosinen=raisins; Äpfel=apples; Semmelbrösel=breadcrumbs; Zimt=cinnamon; gemahlene Mandeln=ground almonds; Butterschmalz=ghee; Blätterteig=puff pastry; Himbeeren=raspberries
Rinderfilet=beef fillet; Rotkohl=red cabbage; Sauerkraut=sauerkraut; Rosenkohl=brussels sprouts; Möhren=carrots; Sellerie=celeriac; Spargel=asparagus; Feldsalat=lamb's lettuce; Frischkäse=cream cheese; Lachs=salmon
1 Becher Schmand=sour cream; 200 g geriebener Käse=grated cheese; 1 Gurke=cucumber; Kräuterbutter=herb butter; 2 Stangen Lauch=leeks; 500 g Spätzle=spaetzle; 1 Dose Kichererbsen=chickpeas; Olivenöl=olive oil; Rosmarin=rosemary; Honig=honey
Haferflocken=oats; 2 Bananen=bananas; 100 g Zartbitterschokolade=dark chocolate; Walnüsse=walnuts; 250 g Magerquark=quark; Hefe=yeast; 4 Würstchen=sausages; Kürbis=pumpkin; Rote Linsen=red lentils; Kokosraspel=desiccated coconut
`,
  Italian: `
320 g di spaghetti=spaghetti; 150 g di guanciale=guanciale; 4 tuorli=egg yolks; 50 g di pecorino romano=pecorino; pepe nero q.b.=black pepper; sale q.b.=salt; olio extravergine d'oliva=extra virgin olive oil; uno spicchio d'aglio=garlic
1 melanzana=eggplant; 400 g di pomodori pelati=peeled tomatoes; mozzarella di bufala=buffalo mozzarella; basilico fresco=fresh basil; parmigiano grattugiato=parmesan; cipolla rossa=red onion; 2 peperoni=peppers; zucchine=zucchini; capperi=capers
500 g di farina 00=00 flour; 1 bustina di lievito per dolci=baking powder; 3 uova=eggs; 150 g di zucchero=sugar; 100 g di burro=butter; un bicchiere di latte=milk; scorza di limone=lemon zest; zucchero a velo=icing sugar; cioccolato fondente=dark chocolate
riso carnaroli=carnaroli rice; brodo vegetale=vegetable stock; vino bianco=white wine; zafferano=saffron; funghi porcini secchi=dried porcini; prezzemolo=parsley; scalogno=shallot; burro chiarificato=clarified butter
petto di pollo=chicken breast; carne macinata di manzo=minced beef; carote=carrots; sedano=celery; passata di pomodoro=passata; rosmarino=rosemary; salvia=sage; 2 patate=potatoes; piselli=peas; pancetta=pancetta
vongole=clams; acciughe=anchovies; tonno sott'olio=tuna in oil; ceci=chickpeas; fagioli borlotti=borlotti beans; spinaci=spinach; ricotta=ricotta; panna fresca=cream; noci=walnuts; rucola=rocket
250 g di mascarpone=mascarpone; savoiardi=sponge fingers; 3 cucchiai di cacao amaro=cocoa powder; caffè espresso=espresso; 2 pere=pears; gorgonzola=gorgonzola; miele=honey; farina di mais=polenta; 1 finocchio=fennel; aceto balsamico=balsamic vinegar
lenticchie=lentils; 2 salsicce=sausages; cavolo nero=cavolo nero; pane raffermo=bread; fagioli cannellini=cannellini beans; peperoncino=chilli; 1 porro=leek; origano=oregano; olive taggiasche=olives; limone=lemon
`,
  Portuguese: `
2 dentes de alho=garlic; 1 cebola=onion; azeite=olive oil; sal a gosto=salt; 500 g de bacalhau=salt cod; batatas=potatoes; ovos=eggs; salsa picada=parsley; azeitonas pretas=black olives
1 lata de leite condensado=condensed milk; 3 colheres de sopa de chocolate em pó=cocoa powder; manteiga=butter; 2 xícaras de farinha de trigo=wheat flour; 1 xícara de açúcar=sugar; 1 colher de sopa de fermento em pó=baking powder; leite=milk; canela=cinnamon
feijão preto=black beans; arroz=rice; linguiça=linguiça; couve=kale; laranja=orange; folha de louro=bay leaf; carne seca=dried beef; farinha de mandioca=cassava flour; bacon=bacon
peito de frango=chicken breast; creme de leite=cream; champignon=mushrooms; ketchup=ketchup; mostarda=mustard; batata palha=shoestring potatoes; milho verde=sweetcorn; queijo ralado=grated cheese; requeijão=requeijão
camarão=prawns; leite de coco=coconut milk; pimentão vermelho=red pepper; coentro=coriander; tomates=tomatoes; limão=lime; azeite de dendê=palm oil; peixe branco=white fish; pimenta-do-reino=black pepper
abóbora=pumpkin; cenoura=carrot; berinjela=eggplant; abobrinha=zucchini; espinafre=spinach; grão-de-bico=chickpeas; mel=honey; abacaxi=pineapple; maracujá=passion fruit; presunto=ham
2 cenouras=carrots; 1 abobrinha=zucchini; 300 g de carne moída=minced beef; molho de tomate=tomato sauce; mussarela=mozzarella; orégano=oregano; macarrão=pasta; 1 berinjela=eggplant; vinagre=vinegar; pimenta=pepper
1 abacaxi=pineapple; leite em pó=milk powder; 3 bananas=bananas; aveia=oats; mel=honey; castanha de caju=cashews; iogurte natural=plain yogurt; morangos=strawberries; amido de milho=cornflour; gengibre=ginger
`,
  Dutch: `
500 g rundergehakt=minced beef; 2 uien=onions; 1 teen knoflook=garlic; 1 blik tomatenblokjes=chopped tomatoes; 300 g spaghetti=spaghetti; geraspte kaas=grated cheese; peper en zout=pepper + salt; olijfolie=olive oil
1 kg aardappelen=potatoes; 500 g boerenkool=kale; 1 rookworst=smoked sausage; spekjes=bacon; scheutje melk=milk; klontje boter=butter; mosterd=mustard; augurken=gherkins
250 g bloem=flour; 1 zakje bakpoeder=baking powder; 3 eieren=eggs; 150 g suiker=sugar; snufje zout=salt; vanillesuiker=vanilla sugar; appels=apples; kaneel=cinnamon; rozijnen=raisins; roomboter=butter
kipfilet=chicken breast; kokosmelk=coconut milk; 1 rode paprika=red pepper; sperziebonen=green beans; gember=ginger; sojasaus=soy sauce; limoen=lime; rijst=rice; bosui=spring onion; taugé=bean sprouts
zalmfilet=salmon fillet; broccoli=broccoli; slagroom=whipping cream; citroen=lemon; dille=dill; krieltjes=baby potatoes; spinazie=spinach; roomkaas=cream cheese
champignons=mushrooms; prei=leek; wortels=carrots; bloemkool=cauliflower; courgette=zucchini; pindakaas=peanut butter; ketjap manis=kecap manis; honing=honey; garnalen=prawns; ham=ham
500 g gehakt=mince; 1 blik tomatenblokjes=tinned tomatoes; 2 preien=leeks; 300 g boerenkool=kale; 1 rookworst=smoked sausage; zoete aardappel=sweet potato; geraspte kaas=grated cheese; peterselie=parsley; knoflook=garlic; zonnebloemolie=sunflower oil
havermout=oats; 2 appels=apples; kaneel=cinnamon; bruine suiker=brown sugar; rozijnen=raisins; slagroom=whipping cream; komkommer=cucumber; sperziebonen=green beans; kikkererwten=chickpeas; pindakaas=peanut butter
`,
  Polish: `
500 g mąki pszennej=wheat flour; 2 jajka=eggs; szklanka mleka=milk; szczypta soli=salt; 100 g masła=butter; 2 łyżki cukru=sugar; 1 łyżeczka proszku do pieczenia=baking powder; olej=oil
1 kg ziemniaków=potatoes; 2 cebule=onions; 3 ząbki czosnku=garlic; pęczek koperku=dill; śmietana 18%=sour cream; ogórki kiszone=pickled cucumbers; marchewka=carrot; pietruszka=parsley; liść laurowy=bay leaf; ziele angielskie=allspice
500 g mięsa mielonego=minced meat; kapusta kiszona=sauerkraut; suszone grzyby=dried mushrooms; kiełbasa=kielbasa; boczek wędzony=smoked bacon; koncentrat pomidorowy=tomato purée; papryka słodka=sweet paprika; majeranek=marjoram
pierś z kurczaka=chicken breast; ryż=rice; pieczarki=button mushrooms; czerwona papryka=red pepper; kukurydza=sweetcorn; sos sojowy=soy sauce; oliwa z oliwek=olive oil; pomidory=tomatoes; cukinia=zucchini
twaróg=quark; jabłka=apples; cynamon=cinnamon; cukier puder=icing sugar; orzechy włoskie=walnuts; rodzynki=raisins; miód=honey; cytryna=lemon; gorzka czekolada=dark chocolate; śmietanka 30%=cream
buraki=beetroot; fasola=beans; groszek=peas; szpinak=spinach; łosoś=salmon; śledzie=herring; ser żółty=yellow cheese; szynka=ham; kasza gryczana=buckwheat; chrzan=horseradish
1 kg ziemniaków=potatoes; 2 cebule=onions; 300 g boczku=bacon; kapusta kiszona=sauerkraut; kiełbasa=sausage; śmietana 18%=sour cream; 3 ząbki czosnku=garlic; koperek=dill; marchew=carrot; pieczarki=button mushrooms
500 g mielonego mięsa=mince; kasza gryczana=buckwheat; ogórek=cucumber; buraki=beetroot; jabłka=apples; cynamon=cinnamon; drożdże=yeast; masło=butter; twaróg półtłusty=quark; miód=honey
`,
  Chinese: `
两个鸡蛋=eggs; 三个西红柿=tomatoes; 盐适量=salt; 白糖一勺=sugar; 葱花=spring onion; 食用油=oil; 蒜两瓣=garlic; 米饭=cooked rice
五花肉500克=pork belly; 生抽2勺=light soy sauce; 老抽1勺=dark soy sauce; 料酒=cooking wine; 冰糖=rock sugar; 八角2个=star anise; 桂皮=cassia; 姜片=ginger; 香叶=bay leaf; 干辣椒=dried chilli
嫩豆腐一块=soft tofu; 牛肉末100克=minced beef; 豆瓣酱=doubanjiang; 花椒粉=sichuan pepper; 淀粉=starch; 香油=sesame oil; 鸡精=chicken bouillon; 青蒜=garlic leaves
鸡胸肉=chicken breast; 花生米=peanuts; 黄瓜=cucumber; 胡萝卜=carrot; 醋=vinegar; 蚝油=oyster sauce; 青椒=green pepper; 白胡椒粉=white pepper
土豆=potato; 茄子=eggplant; 大白菜=napa cabbage; 菠菜=spinach; 香菇=shiitake; 木耳=wood ear; 豆角=green beans; 西兰花=broccoli; 玉米=corn; 洋葱=onion
虾仁=shrimp; 三文鱼=salmon; 面粉200克=flour; 牛奶250毫升=milk; 黄油=butter; 酵母3克=yeast; 红豆=adzuki beans; 糯米=glutinous rice; 面条=noodles; 蜂蜜=honey
茄子 2根=aubergine; 青椒=green pepper; 猪肉末 200克=pork mince; 豆腐 1块=tofu; 葱=spring onion; 姜=ginger; 蒜=garlic; 生抽=light soy sauce; 香油=sesame oil; 白糖=sugar
土豆=potato; 胡萝卜=carrot; 鸡腿 4个=chicken leg; 香菇=shiitake mushrooms; 木耳=wood ear mushrooms; 八角=star anise; 米饭=cooked rice; 虾仁=prawns; 豆芽=bean sprouts; 花椒=sichuan pepper
`,
  Japanese: `
卵2個=eggs; 牛乳100ml=milk; 砂糖大さじ1=sugar; 塩少々=salt; バター10g=butter; 薄力粉=cake flour; ベーキングパウダー=baking powder; バニラエッセンス=vanilla extract
豚バラ肉200g=pork belly; キャベツ1/4個=cabbage; もやし=bean sprouts; 人参1本=carrot; 玉ねぎ=onion; 醤油大さじ2=soy sauce; みりん=mirin; 酒=sake; ごま油=sesame oil; にんにく1片=garlic
鶏もも肉=chicken thigh; じゃがいも3個=potatoes; しらたき=shirataki; だし汁=dashi; さやいんげん=green beans; しょうが=ginger; 片栗粉=potato starch; サラダ油=vegetable oil; こしょう=pepper
絹ごし豆腐=silken tofu; 味噌=miso; わかめ=wakame; 長ねぎ=leek; 油揚げ=fried tofu; 大根=daikon; しいたけ=shiitake; ほうれん草=spinach
合いびき肉=mixed mince; パン粉=breadcrumbs; ケチャップ=ketchup; 中濃ソース=tonkatsu sauce; トマト缶=tinned tomatoes; ピーマン=green pepper; なす=eggplant; マヨネーズ=mayonnaise; ごはん=cooked rice
鮭=salmon; えび=prawns; のり=nori; きゅうり=cucumber; 酢=vinegar; うどん=udon; そば=soba; 白ごま=sesame seeds; かぼちゃ=kabocha; レモン汁=lemon juice
鶏もも肉 300g=chicken thigh; 玉ねぎ 1個=onion; 卵 3個=eggs; ご飯=cooked rice; みりん=mirin; 酒=sake; 砂糖=sugar; 味噌=miso; 豆腐=tofu; わかめ=wakame
キャベツ=cabbage; 豚ひき肉=pork mince; にんじん=carrot; しいたけ=shiitake mushrooms; ごま油=sesame oil; 片栗粉=potato starch; 大根=daikon; 鮭=salmon; うどん=udon; 生姜=ginger
`,
  Hindi: `
2 प्याज=onions; 3 टमाटर=tomatoes; अदरक=ginger; लहसुन की 4 कलियाँ=garlic; हरी मिर्च=green chilli; नमक स्वादानुसार=salt; हल्दी पाउडर=turmeric; जीरा=cumin; धनिया पत्ती=coriander leaves; तेल=oil
1 कप बासमती चावल=basmati rice; मटर=peas; गाजर=carrot; 2 बड़े चम्मच घी=ghee; तेज पत्ता=bay leaf; लौंग=cloves; दालचीनी=cinnamon; हरी इलायची=green cardamom; काजू=cashews
250 ग्राम पनीर=paneer; पालक=spinach; क्रीम=cream; गरम मसाला=garam masala; कसूरी मेथी=dried fenugreek leaves; लाल मिर्च पाउडर=chilli powder; दही=yogurt; मक्खन=butter
2 pyaz=onions; adrak=ginger; lehsun=garlic; 1 cup chana dal=chana dal; haldi=turmeric; jeera=cumin; namak=salt; rai=mustard seeds; hing=asafoetida; kadi patta=curry leaves
gehun ka atta=whole wheat flour; besan=gram flour; dahi=yogurt; aloo=potato; gobhi=cauliflower; baingan=eggplant; bhindi=okra; dhania powder=ground coriander; amchur=dried mango powder
चीनी=sugar; दूध=milk; मैदा=flour; सूजी=semolina; बादाम=almonds; किशमिश=raisins; नारियल=coconut; नींबू का रस=lemon juice; राजमा=kidney beans; काली मिर्च=black pepper
2 कप चावल=rice; 1 चम्मच जीरा=cumin; 250 ग्राम पनीर=paneer; 2 बड़े प्याज=onion; हरी मिर्च=green chilli; टमाटर 3=tomato; दही=yogurt; कसूरी मेथी=fenugreek leaf; घी=ghee; नमक=salt
gobhi=cauliflower; matar=peas; aloo 3=potato; besan=gram flour; haldi=turmeric; sarson ka tel=mustard oil; hara dhaniya=coriander; masoor dal=red lentil; gajar=carrot; doodh=milk
`,
};
