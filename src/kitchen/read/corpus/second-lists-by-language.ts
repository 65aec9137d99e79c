/** Two further lists a language, written after the tables were and without them: each entry with its English name. */
export const SECOND_LISTS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  French: `
6 tranches de jambon=ham; 1 boîte de maïs=sweetcorn; 3 tomates cerises=cherry tomatoes; une boule de mozzarella=mozzarella; de l'huile de tournesol=sunflower oil; vinaigre balsamique=balsamic vinegar; 2 c. à soupe de miel=honey; 1 concombre=cucumber; olives vertes=green olives; feta=feta
1 kg de bœuf à braiser=stewing beef; 3 carottes=carrots; 1 branche de céleri=celery; 25 cl de vin rouge=red wine; 1 bouquet garni=bouquet garni; navets=turnips; 100 g de pruneaux=prunes; fécule de pomme de terre=potato starch; moutarde à l'ancienne=wholegrain mustard; gingembre=ginger
`,
  Spanish: `
1 lata de maíz=sweetcorn; 200 g de queso fresco=fresh cheese; 2 cebolletas=spring onions; 1 pepino=cucumber; zumo de limón=lemon juice; orégano=oregano; 1 barra de pan=bread; aceitunas negras=black olives; 100 g de jamón york=ham; mayonesa=mayonnaise
500 g de carne picada=mince; 1 boniato=sweet potato; 2 puerros=leeks; harina de maíz=cornmeal; nueces=walnuts; 3 manzanas=apples; leche condensada=condensed milk; cacao en polvo=cocoa powder; fresas=strawberries; champiñones=mushrooms
`,
  German: `
1 Becher Schmand=sour cream; 200 g geriebener Käse=grated cheese; 1 Gurke=cucumber; Kräuterbutter=herb butter; 2 Stangen Lauch=leeks; 500 g Spätzle=spaetzle; 1 Dose Kichererbsen=chickpeas; Olivenöl=olive oil; Rosmarin=rosemary; Honig=honey
Haferflocken=oats; 2 Bananen=bananas; 100 g Zartbitterschokolade=dark chocolate; Walnüsse=walnuts; 250 g Magerquark=quark; Hefe=yeast; 4 Würstchen=sausages; Kürbis=pumpkin; Rote Linsen=red lentils; Kokosraspel=desiccated coconut
`,
  Italian: `
250 g di mascarpone=mascarpone; savoiardi=sponge fingers; 3 cucchiai di cacao amaro=cocoa powder; caffè espresso=espresso; 2 pere=pears; gorgonzola=gorgonzola; miele=honey; farina di mais=polenta; 1 finocchio=fennel; aceto balsamico=balsamic vinegar
lenticchie=lentils; 2 salsicce=sausages; cavolo nero=cavolo nero; pane raffermo=bread; fagioli cannellini=cannellini beans; peperoncino=chilli; 1 porro=leek; origano=oregano; olive taggiasche=olives; limone=lemon
`,
  Portuguese: `
2 cenouras=carrots; 1 abobrinha=zucchini; 300 g de carne moída=minced beef; molho de tomate=tomato sauce; mussarela=mozzarella; orégano=oregano; macarrão=pasta; 1 berinjela=eggplant; vinagre=vinegar; pimenta=pepper
1 abacaxi=pineapple; leite em pó=milk powder; 3 bananas=bananas; aveia=oats; mel=honey; castanha de caju=cashews; iogurte natural=plain yogurt; morangos=strawberries; amido de milho=cornflour; gengibre=ginger
`,
  Dutch: `
500 g gehakt=mince; 1 blik tomatenblokjes=tinned tomatoes; 2 preien=leeks; 300 g boerenkool=kale; 1 rookworst=smoked sausage; zoete aardappel=sweet potato; geraspte kaas=grated cheese; peterselie=parsley; knoflook=garlic; zonnebloemolie=sunflower oil
havermout=oats; 2 appels=apples; kaneel=cinnamon; bruine suiker=brown sugar; rozijnen=raisins; slagroom=whipping cream; komkommer=cucumber; sperziebonen=green beans; kikkererwten=chickpeas; pindakaas=peanut butter
`,
  Polish: `
1 kg ziemniaków=potatoes; 2 cebule=onions; 300 g boczku=bacon; kapusta kiszona=sauerkraut; kiełbasa=sausage; śmietana 18%=sour cream; 3 ząbki czosnku=garlic; koperek=dill; marchew=carrot; pieczarki=button mushrooms
500 g mielonego mięsa=mince; kasza gryczana=buckwheat; ogórek=cucumber; buraki=beetroot; jabłka=apples; cynamon=cinnamon; drożdże=yeast; masło=butter; twaróg półtłusty=quark; miód=honey
`,
  Chinese: `
茄子 2根=aubergine; 青椒=green pepper; 猪肉末 200克=pork mince; 豆腐 1块=tofu; 葱=spring onion; 姜=ginger; 蒜=garlic; 生抽=light soy sauce; 香油=sesame oil; 白糖=sugar
土豆=potato; 胡萝卜=carrot; 鸡腿 4个=chicken leg; 香菇=shiitake mushrooms; 木耳=wood ear mushrooms; 八角=star anise; 米饭=cooked rice; 虾仁=prawns; 豆芽=bean sprouts; 花椒=sichuan pepper
`,
  Japanese: `
鶏もも肉 300g=chicken thigh; 玉ねぎ 1個=onion; 卵 3個=eggs; ご飯=cooked rice; みりん=mirin; 酒=sake; 砂糖=sugar; 味噌=miso; 豆腐=tofu; わかめ=wakame
キャベツ=cabbage; 豚ひき肉=pork mince; にんじん=carrot; しいたけ=shiitake mushrooms; ごま油=sesame oil; 片栗粉=potato starch; 大根=daikon; 鮭=salmon; うどん=udon; 生姜=ginger
`,
  Hindi: `
2 कप चावल=rice; 1 चम्मच जीरा=cumin; 250 ग्राम पनीर=paneer; 2 बड़े प्याज=onion; हरी मिर्च=green chilli; टमाटर 3=tomato; दही=yogurt; कसूरी मेथी=fenugreek leaf; घी=ghee; नमक=salt
gobhi=cauliflower; matar=peas; aloo 3=potato; besan=gram flour; haldi=turmeric; sarson ka tel=mustard oil; hara dhaniya=coriander; masoor dal=red lentil; gajar=carrot; doodh=milk
`,
};
