/**
 * Frequent words of ingredient lines besides units, by language: foods, colours, sizes, preparation. Used only to detect languages. The other
 * lists omit words that English has as well.
 */
export const commonWords: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    en: `salt pepper sugar flour butter oil water milk cream cheese egg eggs yolk yolks white whites garlic onion onions shallot shallots tomato tomatoes
    potato potatoes carrot carrots celery spinach cabbage lettuce cucumber mushroom mushrooms bean beans pea peas lentils chickpeas corn rice
    pasta noodles bread breadcrumbs crumbs chicken beef pork lamb bacon ham sausage sausages turkey fish salmon tuna shrimp prawns breast breasts thighs
    lemon lemons lime limes orange oranges apple apples banana bananas berries strawberries raspberries blueberries cherries pear peach raisins dates
    figs coconut almond almonds walnuts pecans hazelnuts peanuts peanut nuts seeds seed honey syrup maple molasses vanilla extract chocolate cocoa
    coffee tea wine vinegar mustard ketchup mayonnaise sauce soy stock broth paste powder baking soda yeast cornstarch starch gelatin basil
    parsley coriander cilantro mint thyme rosemary sage oregano dill chives bay cumin turmeric ginger cinnamon nutmeg cloves paprika chilli chili
    cayenne curry saffron cardamom allspice juice zest peel rind skin bone fresh dried ground whole large small medium big extra virgin olive
    vegetable sunflower canola red green black white yellow brown dark light sweet sour hot cold warm raw cooked smoked frozen canned unsalted salted
    plain self-raising all-purpose purpose caster granulated powdered icing confectioners chopped finely coarsely roughly freshly thinly sliced diced minced grated
    shredded crushed peeled cored seeded deseeded drained rinsed trimmed halved quartered cut into cubes chunks pieces slices strips rings wedges
    beaten melted softened sifted toasted roasted packed heaped heaping to taste and or for with without plus more about optional garnish serving serve
    the from such as each if you like at room temperature inch thick divided needed boneless skinless lean wheat oats rolled oatmeal
    leek leeks scallions spring asparagus broccoli cauliflower pumpkin squash zucchini eggplant avocado sprouts beef mince steak fillets duck goose
    veal crab lobster mussels clams scallops anchovies capers olives pickles pickled buttermilk yogurt yoghurt mozzarella parmesan cheddar
    feta ricotta sprig sprigs stick sticks leaf leaves stalk stalks thinly lengthwise removed discarded washed dry few good quality ripe baby mixed topping dressing crème creme fraîche fraiche courgette courgettes aubergine
    aubergines mascarpone pancetta prosciutto salsa queso pak bok choi blade blades cassis chiles see recipe port pot pots branch branches mace waffles ready-made biscuits portion portions margarine
    spaghetti pastry filo passata glass bouquet garni sachet papaya pecan habanero amaretti graham celeriac kohlrabi petit pois fleur sel pan spray
    preserves jam double old fashioned biscuits cookies crackers cake pie tortillas depending pastries leche dulce bone marrow masa`,
    de: `salz pfeffer mais zucker mehl öl olivenöl rapsöl sonnenblumenöl wasser milch sahne schmand käse parmesan ei eier eigelb eiweiß knoblauch
    knoblauchzehe knoblauchzehen zwiebel zwiebeln tomate tomaten tomatenmark kartoffel kartoffeln karotte karotten möhre möhren gurke paprikaschote spinat kohl
    pilze champignons bohnen erbsen linsen reis nudeln brot hähnchen hähnchenbrust hackfleisch rindfleisch speck schinken lachs fisch zitrone zitronen zitronensaft
    apfel äpfel birne beeren erdbeeren rosinen mandeln nüsse walnüsse haselnüsse honig vanillezucker backpulver hefe speisestärke schokolade
    kakao essig senf sojasauce brühe gemüsebrühe bouillon wein petersilie schnittlauch basilikum thymian rosmarin majoran zimt muskat muskatnuss ingwer kümmel
    lorbeerblatt frisch frische frischer gemahlen gehackt gewürfelt geschnitten gerieben gepresst getrocknet weich kalt warm rot rote roter grün grüne weiße gelbe
    klein kleine kleiner kleines groß große großer mittelgroße fein grob und mit oder ohne für zum nach aus frühlingszwiebel frühlingszwiebeln quark joghurt margarine
    kokosmilch gemüse lauch porree sellerie kürbis süßkartoffel erdnüsse puderzucker weizenmehl dinkelmehl haferflocken sonstiges etwas halbiert geschält`,
    nl: `zout peper suiker bloem boter olie olijfolie water melk room slagroom kaas ei eieren eidooier knoflook knoflookteen ui uien uitje bosui bosuitjes tomaat
    tomaten tomatenpuree aardappel aardappelen wortel wortels winterpeen komkommer paprika’s spinazie kool champignons bonen erwten linzen rijst noedels brood kip kipfilet
    gehakt rundergehakt rundvlees spek spekjes zalm vis citroen citroenen citroensap limoen appel appels peer aardbeien rozijnen amandelen noten
    walnoten honing vanillesuiker bakpoeder gist maizena chocolade azijn mosterd sojasaus bouillon bouillonblokje wijn peterselie bieslook basilicum tijm rozemarijn kaneel
    nootmuskaat gember komijn laurierblad verse vers gemalen gehakte gesneden fijngesneden geraspt geraspte gesnipperd gedroogd gedroogde rood rode groen groene wit witte
    zwarte gele kleine grote middelgrote fijn grof en met of zonder voor naar uit prei selderij pompoen pindakaas zonnebloemolie crème basterdsuiker poedersuiker yoghurt`,
    af: `sout peper suiker meel koekmeel botter olie olyfolie water melk room kaas eier eiers eiergeel knoffel ui uie tamatie tamaties aartappel aartappels wortel wortels
    rys brood hoender maalvleis beesvlees spek vis suurlemoen suurlemoensap appel appels rosyne amandels neute heuning bakpoeder gis asyn mosterd pietersielie
    kaneel neutmuskaat gemmer vars gemaal gekap gerasper gesnyde rooi groen wit swart klein groot en met of sonder appelkooskonfyt blatjang asynsuur
    koljander naeltjies gedroogde fyngekap sagte warm kookwater`,
    sv: `salt peppar svartpeppar vitpeppar socker strösocker florsocker vaniljsocker mjöl vetemjöl rågmjöl smör olja olivolja rapsolja vatten mjölk grädde vispgrädde ost ägg
    äggula äggvita vitlök vitlöksklyfta vitlöksklyftor lök gul rödlök purjolök tomat tomater krossade potatis potatisar morot morötter gurka paprika spenat kål champinjoner svamp bönor ärtor
    linser ris pasta nudlar bröd kyckling kycklingfilé köttfärs nötkött fläsk bacon skinka lax torsk fisk räkor citron lime citronsaft äpple äpplen bär jordgubbar blåbär russin mandel
    nötter valnötter honung sirap bakpulver jäst choklad kakao vinäger ättika senap soja sojasås buljong buljongtärning vin persilja gräslök basilika timjan rosmarin dill
    kanel kardemumma muskot ingefära spiskummin lagerblad färsk färska färskt malen malet nymald hackad hackade skivad riven rivet strimlad finhackad röd röda grön gröna vit svart
    stor stora liten små och med eller utan till av havregryn kesella kvarg filmjölk fraiche`,
    da: `salt peber sukker rørsukker flormelis vaniljesukker mel hvedemel smør olie olivenolie rapsolie vand mælk sødmælk fløde piskefløde ost æg æggeblomme æggeblommer
    æggehvide hvidløg løg rødløg porre forårsløg tomat tomater flåede kartoffel kartofler gulerod gulerødder agurk peberfrugt spinat kål champignon svampe bønner ærter linser ris pasta
    nudler brød kylling kyllingebryst kyllingefilet hakket oksekød flæsk bacon skinke laks fisk rejer citron citroner citronsaft lime æble æbler bær jordbær rosiner mandler
    nødder valnødder honning sirup bagepulver gær chokolade kakao eddike sennep soja sojasauce bouillon bouillonterning vin persille purløg basilikum timian rosmarin
    kanel kardemomme muskatnød ingefær spidskommen laurbærblad laurbærblade frisk friske friskkværnet stødt malet hakkede skåret revet finthakket fintsnittet rød røde grøn grønne hvid hvide sort
    store lille små og med eller uden til af fra maizena havregryn cremefraiche koriander rasp`,
    no: `salt pepper sukker melis vaniljesukker mel hvetemel smør meierismør olje olivenolje rapsolje vann melk helmelk fløte kremfløte rømme ost egg eggeplomme eggeplommer eggehvite
    hvitløk hvitløksfedd løk rødløk purre vårløk tomat tomater hermetiske potet poteter gulrot gulrøtter agurk paprika spinat kål sopp sjampinjong bønner erter linser ris pasta nudler brød
    kylling kyllingfilet kyllingfileter kyllingbryst kjøttdeig storfekjøtt svin bacon skinke laks torsk fisk reker sitron sitroner sitronsaft lime eple epler bær jordbær blåbær rosiner mandler
    nøtter valnøtter honning sirup bakepulver gjær sjokolade kakao eddik sennep soyasaus buljong buljongterning vin persille gressløk basilikum timian rosmarin
    kanel kardemomme muskatnøtt ingefær spisskummen laurbærblad frisk ferske fersk malt kvernet hakket finhakket skåret revet strimlet rød røde grønn grønne hvit sort
    stor store liten små og med eller uten til av fra havregryn maisenna rasp gurkemeie koriander`,
    fr: `sel poivre sucre farine beurre huile eau lait crème fraîche fromage râpé œuf œufs oeuf oeufs jaune jaunes blanc blancs ail oignon oignons échalote échalotes tomate
    tomates pomme pommes terre carotte carottes concombre poivron poivrons épinards chou champignons haricots pois lentilles riz pâtes pain poulet viande
    hachée bœuf boeuf veau porc agneau lardons lardon jambon saumon poisson crevettes citron citrons poire fraises framboises raisins amandes noix noisettes miel
    vanillé vanille levure chimique maïzena chocolat cacao vinaigre moutarde bouillon vin persil ciboulette basilic thym romarin laurier cannelle muscade gingembre
    cumin coriandre frais fraîche moulu haché hachée émincé émincés coupé coupée coupés râpée séché fondu mou rouge rouges vert verte verts noir blanche petit petite petits gros
    grosse grand grande moyen et avec ou sans pour dans en au aux poireau poireaux céleri potiron cassonade glace beurré olive tournesol mascarpone séré lait`,
    it: `sale pepe zucchero farina burro olio acqua latte panna formaggio parmigiano grattugiato pecorino uovo uova tuorlo tuorli albume albumi aglio cipolla cipolle scalogno pomodoro
    pomodori pomodorini passata pelati patata patate carota carote sedano cetriolo peperone peperoni spinaci cavolo funghi fagioli piselli lenticchie ceci riso pasta spaghetti pane pangrattato pollo
    manzo vitello maiale carne macinata pancetta prosciutto guanciale salmone pesce gamberi tonno acciughe limone limoni arancia mela mele pera fragole uvetta mandorle noci nocciole
    miele vanillina lievito amido maizena cioccolato fondente cacao aceto senape brodo vegetale vino bianco prezzemolo basilico timo rosmarino alloro salvia cannella
    noce moscata zenzero cumino fresco fresca freschi macinato tritato tritata tagliato affettato secco secchi fuso morbido rosso rossa verde nero bianca piccolo piccola grande
    medio e con o senza per di extravergine oliva semi girasole zucchine melanzane melanzana zafferano polvere`,
    es: `sal pimienta azúcar harina trigo mantequilla aceite agua leche nata crema queso rallado huevo huevos yema yemas clara claras ajo ajos cebolla cebollas cebolleta tomate
    tomates frito patata patatas papa papas zanahoria zanahorias pepino pimiento pimientos espinacas col champiñones setas judías alubias garbanzos guisantes lentejas arroz fideos pan pollo pechuga
    pechugas carne picada ternera cerdo cordero jamón tocino salmón atún pescado gambas camarones limón limones zumo jugo naranja manzana manzanas pera fresas pasas almendras nueces avellanas
    miel vainilla levadura polvo hornear maicena chocolate vinagre mostaza salsa caldo vino perejil cilantro albahaca tomillo romero laurel canela nuez moscada
    jengibre comino orégano pimentón fresco fresca molida molido picado picada picados cortado cortada rallada seco derretida rojo roja verde verdes negra negro blanco blanca pequeño
    pequeña grande mediano mediana y con o sin para al gusto en oliva girasol virgen calabacín berenjena aguacate maíz frijoles puerro apio`,
    pt: `sal pimenta açúcar farinha trigo manteiga óleo azeite água leite natas creme queijo ralado ovo ovos gema gemas clara claras alho cebola cebolas tomate tomates batata
    batatas cenoura cenouras pepino pimento pimentão espinafre couve cogumelos feijão grão ervilhas lentilhas arroz massa macarrão pão frango peito carne moída picada vaca porco bacon presunto
    salmão peixe camarão atum bacalhau limão limões sumo suco laranja maçã maçãs pera morangos passas amêndoas nozes mel baunilha fermento pó amido milho
    chocolate cacau vinagre mostarda molho caldo vinho salsa salsinha coentros coentro manjericão tomilho alecrim louro canela moscada gengibre cominhos fresco fresca moído picado picada picados
    cortado cortada ralada seco derretida vermelho vermelha verde preto branco branca pequeno pequena grande médio média e com ou sem para gosto em oliva girassol abobrinha courgette
    beringela alface polvo margarina condensado reino`,
    gl: `sal pementa azucre fariña trigo manteiga aceite auga leite nata queixo relado ovo ovos xema xemas clara claras allo allos cebola cebolas tomate tomates pataca patacas cenoria cenorias
    pemento pementos espinacas repolo cogomelos fabas garavanzos chícharos lentellas arroz pan polo carne picada tenreira porco año xamón touciño salmón peixe bacallau polbo gambas limón
    zume laranxa mazá mazás pera amorodos pasas améndoas noces mel vainilla lévedo chocolate vinagre mostaza caldo viño perexil albahaca tomiño romeu loureiro canela noz moscada
    xenxibre comiño pemento fresco fresca moído picado picada cortado relada vermello verde negra branco branca pequeno pequena grande e con ou sen para ao gusto oliva xirasol doce`,
    ca: `sal pebre sucre farina blat mantega oli aigua llet nata formatge ratllat ou ous rovell rovells clara clares all alls ceba cebes tomàquet tomàquets patata patates pastanaga
    pastanagues cogombre pebrot pebrots espinacs col bolets xampinyons mongetes cigrons pèsols llenties arròs pa pollastre carn picada vedella porc xai pernil cansalada salmó peix
    gambes tonyina llimona llimones suc taronja poma pomes pera maduixes panses ametlles nous avellanes mel vainilla llevat midó xocolata vinagre mostassa salsa brou vi julivert
    coriandre alfàbrega farigola romaní llorer canyella nou moscada gingebre comí fresc fresca mòlt mòlta picat picada tallat tallada ratllada sec vermell vermella verd negre blanc blanca petit
    petita gran mitjà i amb o sense per al gust en oliva gira-sol verge carbassó albergínia`,
    ro: `sare piper zahăr făină unt ulei apă lapte smântână brânză cașcaval ras ou ouă gălbenuș gălbenușuri albuș albușuri usturoi ceapă cepe roșie roșii bulion cartof cartofi morcov morcovi
    castravete ardei spanac varză ciuperci fasole mazăre linte orez paste pâine pui piept carne tocată vită porc slănină șuncă somon pește creveți lămâie lămâi suc
    portocală măr mere pere căpșuni stafide migdale nuci alune miere vanilie vanilat praf copt drojdie amidon ciocolată cacao oțet muștar supă vin pătrunjel mărar
    busuioc cimbru rozmarin dafin scorțișoară nucșoară ghimbir chimion proaspăt proaspătă măcinat tocat tăiat tăiată uscat topit roșu verde negru alb albă mic mică mare mijlocie și cu
    sau fără pentru gust din de măsline floarea-soarelui dovlecel vânătă`,
    pl: `sól soli pieprz pieprzu cukier cukru puder mąka mąki pszennej masło masła olej oleju oliwa oliwy woda wody mleko mleka śmietana śmietany śmietanka ser sera jajko jajka jajek żółtko
    żółtka białko białka czosnek czosnku cebula cebuli cebule pomidor pomidory pomidorów ziemniak ziemniaki ziemniaków marchew marchewka marchewki ogórek papryka papryki szpinak kapusta pieczarki
    grzyby fasola groszek soczewica ryż ryżu makaron makaronu chleb bułka tarta kurczak kurczaka pierś mięso mielone wołowina wieprzowina boczek szynka łosoś ryba krewetki cytryna cytryny
    sok soku jabłko jabłka gruszka truskawki rodzynki migdały orzechy miód miodu wanilii wanilinowy proszek proszku pieczenia drożdże drożdży skrobia czekolada kakao ocet octu musztarda
    bulion bulionu wino natka pietruszki pietruszka koperek szczypiorek bazylia tymianek rozmaryn liść laurowy cynamon cynamonu gałka muszkatołowa imbir kmin świeży świeża świeżego mielony suszony
    posiekany posiekana pokrojony starty duży duża mały mała średnia czerwona zielona biały biała czarny i z lub bez do na por seler przyprawa majeranek`,
    cs: `sůl soli pepř pepře cukr cukru moučka mouka mouky hladká hladké polohrubá másla máslo olej oleje voda vody mléko mléka smetana smetany šlehačka sýr sýra vejce vajíčko vajec žloutek žloutky
    bílek bílky česnek česneku cibule rajče rajčata rajčat brambora brambory brambor mrkev mrkve okurka paprika papriky špenát zelí žampiony houby fazole hrášek čočka rýže těstoviny chléb
    strouhanka kuře kuřecí prsa maso mleté hovězí vepřové slanina šunka losos ryba krevety citron citronu citronová šťáva jablko jablka hruška jahody rozinky mandle ořechy vlašské med medu
    vanilkový prášek pečiva droždí kvasnice škrob čokoláda kakao ocet hořčice vývar víno petržel petrželka kopr pažitka bazalka tymián rozmarýn bobkový list skořice muškátový
    zázvor kmín čerstvý čerstvá mletý mletá sušený nasekaný nakrájená strouhaný velká malá střední červená zelená bílá černý a s nebo bez na do pórek celer tvaroh`,
    sk: `soľ soli korenie čierne cukor cukru práškový múka múky hladká maslo masla olej oleja voda vody mlieko mlieka smotana smotany šľahačka syr syra vajce vajcia vajec žĺtok žĺtky bielok bielka
    cesnak cesnaku cibuľa cibule rajčina paradajka paradajky zemiak zemiaky zemiakov mrkva mrkvy uhorka paprika papriky špenát kapusta šampiňóny huby fazuľa hrášok šošovica ryža cestoviny chlieb
    strúhanka kura kuracie prsia mäso mleté hovädzie bravčové slanina šunka losos ryba krevety citrón citróna citrónová šťava jablko jablká hruška jahody hrozienka mandle orechy vlašské med medu
    vanilkový prášok pečiva droždie kvasnice škrob čokoláda kakao ocot horčica vývar víno petržlen vňať kôpor pažítka bazalka tymian rozmarín bobkový list škorica
    muškátový zázvor rasca čerstvý čerstvá mletý mletá sušený nasekaný nakrájaná strúhaný veľká malá stredná červená zelená biela čierny a s alebo bez na do pór zeler tvaroh`,
    sl: `sol soli poper popra sladkor sladkorja moka moke maslo masla olje olja voda vode mleko mleka smetana smetane sir sira jajce jajca jajc rumenjak rumenjaki beljak beljaki česen česna čebula
    čebule paradižnik paradižnika krompir krompirja korenje korenček kumara paprika špinača zelje šampinjoni gobe fižol grah leča riž riža testenine kruh drobtine piščanec piščančje prsi meso
    mleto goveje svinjsko slanina šunka losos riba kozice limona limone limonin sok jabolko jabolka hruška jagode rozine mandlji orehi lešniki med medu vanilijev pecilni prašek kvas
    škrob čokolada kakav kis gorčica juha jušna vino peteršilj drobnjak bazilika timijan rožmarin lovorov list cimet muškatni ingver kumina svež sveža mlet mleti suh sesekljan sesekljana
    narezan nariban velik velika majhna srednja rdeča zelena bela črni in z ali brez za na por skuta oljčno`,
    hr: `sol soli papar papra šećer šećera brašno brašna glatko maslac maslaca ulje ulja voda vode mlijeko mlijeka vrhnje vrhnja sir sira jaje jaja žumanjak žumanjka bjelanjak bjelanjka češnjak češnjaka
    luk luka rajčica rajčice krumpir krumpira mrkva mrkve krastavac paprika paprike špinat kupus šampinjoni gljive grah grašak leća riža riže tjestenina kruh krušne mrvice piletina pileća prsa meso
    mljeveno mljeveni govedina junetina svinjetina slanina špek šunka losos riba škampi limun limuna sok soka jabuka jabuke kruška jagode grožđice bademi orasi lješnjaci med meda vanilin
    prašak pecivo kvasac gustin škrob čokolada kakao ocat octa senf temeljac juha vino peršin vlasac bosiljak timijan ružmarin lovorov list cimet muškatni đumbir kumin svježi svježeg
    svježa sušeni nasjeckan nasjeckani narezan nariban velika mala srednja crvena zelena bijeli bijelo crni i s ili bez za na poriluk celer celera maslinovo maslinovog suncokretovog ulja`,
    sr: `со соли бибер бибера шећер шећера брашно брашна путер уље уља вода воде млеко млека павлака сир сира јаје јаја јајета жуманце беланце бели лук лука парадајз кромпир кромпира шаргарепа краставац
    паприка спанаћ купус печурке пасуљ грашак сочиво пиринач тестенина хлеб презле пилетина пилеће месо млевено јунетина свињетина сланина шунка лосос риба лимун лимуна сок јабука крушка
    јагоде суво грожђе бадеми ораси мед меда ванилин шећер прашак пециво квасац густин чоколада какао сирће сенф вино першун босиљак мајчина душица рузмарин ловоров цимет ђумбир свеж
    сецкан ситно велика мала црвена зелена црни и са или без за so soli biber bibera šećer šećera brašno brašna puter ulje ulja mleko mleka pavlaka sir jaje jaja beli luk paradajz krompir šargarepa pirinač hleb piletina meso mleveno`,
    ru: `соль соли перец перца сахар сахара пудра мука муки масло масла подсолнечное оливковое сливочное растительное вода воды молоко молока сливки сливок сметана сметаны сыр сыра творог яйцо яйца
    яиц желток желтка белок белка чеснок чеснока лук лука репчатый помидор помидоры томатная паста картофель картофеля морковь моркови огурец огурцы болгарский шпинат капуста грибы шампиньоны фасоль
    горошек чечевица рис риса макароны хлеб сухари курица куриное филе фарш мясо говядина свинина бекон ветчина лосось рыба креветки лимон лимона сок яблоко яблоки груша клубника изюм миндаль
    орехи грецкие мёд мед ванилин ванильный разрыхлитель дрожжи крахмал шоколад какао уксус горчица соус бульон вино петрушка укроп зелень базилик тимьян розмарин лавровый лист корица мускатный
    имбирь кинза свежий свежая молотый чёрный черный сушёный нарезанный тёртый большой большая маленький средняя красный зелёный белый и с или без для по вкусу`,
    uk: `сіль солі перець перцю цукор цукру пудра борошно борошна масло олія олії оливкова вода води молоко молока вершки вершків сметана сметани сир сиру яйце яйця яєць жовток жовтки білок білки
    часник часнику цибуля цибулі ріпчаста помідор помідори томатна паста картопля картоплі морква моркви огірок огірки болгарський шпинат капуста гриби печериці квасоля горошок сочевиця рис рису
    макарони хліб сухарі курка куряче філе фарш м'ясо яловичина свинина бекон шинка лосось риба креветки лимон лимона сік яблуко яблука груша полуниця родзинки мигдаль горіхи волоські мед
    меду ванілін ванільний розпушувач дріжджі крохмаль шоколад какао оцет гірчиця соус бульйон вино петрушка кріп зелень базилік чебрець розмарин лавровий лист кориця мускатний імбир кінза
    свіжий свіжа мелений чорний сушений нарізаний тертий велика маленька середня червоний зелений білий і й з або без для за смаком`,
    bg: `сол пипер захар пудра брашно масло олио зехтин вода мляко прясно кисело сметана сирене кашкавал яйце яйца жълтък жълтъка белтък белтъка чесън лук глава домат домати доматено пюре картоф картофи
    морков моркови краставица чушка чушки спанак зеле гъби боб грах леща ориз макарони хляб галета пиле пилешко филе кайма месо телешко свинско бекон шунка сьомга риба скариди лимон лимонов
    сок ябълка ябълки круша ягоди стафиди бадеми орехи мед ванилия бакпулвер мая суха нишесте шоколад какао оцет горчица бульон вино магданоз копър босилек мащерка розмарин дафинов лист
    канела индийско орехче джинджифил кимион пресен пресни смлян черен сушен нарязан настърган голям голяма малък малка средна червен зелен бял и с или без за на вкус чубрица`,
    hu: `só bors cukor porcukor kristálycukor vaníliás liszt finomliszt vaj margarin olaj olívaolaj étolaj víz tej tejszín tejföl sajt túró tojás tojások tojássárgája tojásfehérje fokhagyma hagyma
    vöröshagyma lilahagyma póréhagyma paradicsom krumpli burgonya répa sárgarépa uborka paprika pirospaprika spenót káposzta gomba csiperkegomba bab borsó lencse rizs tészta kenyér zsemlemorzsa csirke
    csirkemell darált hús marhahús sertéshús szalonna sonka lazac hal rák citrom citromlé narancs alma körte eper mazsola mandula dió mogyoró méz sütőpor élesztő keményítő csokoládé
    kakaópor ecet mustár szójaszósz alaplé húsleves bor petrezselyem kapor snidling bazsalikom kakukkfű rozmaring babérlevél fahéj szerecsendió gyömbér kömény friss őrölt aprított apróra vágott
    reszelt szárított nagy kis közepes piros vörös zöld fehér fekete és vagy nélkül ízlés szerint zsír zúzva darált zeller`,
    fi: `suola suolaa pippuri pippuria mustapippuria sokeri sokeria tomusokeria vaniljasokeria jauho vehnäjauhoja jauhoja voi voita öljy öljyä oliiviöljyä rypsiöljyä vesi vettä maito maitoa kerma kermaa
    juusto juustoa juustoraastetta muna munaa kananmuna kananmunaa keltuainen valkuainen valkosipuli valkosipulia valkosipulinkynttä sipuli sipulia punasipuli purjo tomaatti tomaattia tomaattimurskaa peruna perunaa
    perunoita porkkana porkkanaa kurkku paprika paprikaa pinaattia kaali sieniä herkkusieniä papuja herneitä linssejä riisi riisiä pasta leipä leipää korppujauhoja kana kanaa broileria broilerin jauhelihaa
    nautaa possua pekonia kinkkua lohta lohifilee kalaa katkarapuja sitruuna sitruunan mehu mehua omena omenaa mansikoita mustikoita rusinoita manteleita pähkinöitä hunajaa siirappia leivinjauhetta hiivaa
    perunajauhoja suklaata kaakaojauhetta etikkaa sinappia soijakastiketta liemi lientä kasvisliemikuutio viiniä persiljaa ruohosipulia basilikaa timjamia rosmariinia kanelia kardemummaa muskottipähkinää inkivääriä
    tuoretta tuore jauhettua hienonnettua pilkottu raastettua kuivattua iso pieni punainen vihreä valkoinen ja tai ilman maun mukaan kaurahiutaleita rahkaa tilliä`,
    lt: `druska druskos pipirai pipirų cukrus cukraus miltai miltų sviestas sviesto aliejus aliejaus vanduo vandens pienas pieno grietinė grietinės grietinėlė grietinėlės sūris sūrio varškė varškės kiaušinis
    kiaušiniai kiaušinių trynys tryniai baltymas baltymai česnakas česnako česnakai svogūnas svogūnai svogūno pomidoras pomidorai pomidorų bulvė bulvės bulvių morka morkos morkų agurkas agurkai paprika
    špinatai kopūstas grybai pupelės žirneliai lęšiai ryžiai ryžių makaronai duona džiūvėsėliai vištiena vištienos krūtinėlė faršas mėsa mėsos jautiena kiauliena šoninė kumpis lašiša žuvis krevetės citrina
    citrinos sultys sulčių obuolys obuoliai kriaušė braškės razinos migdolai riešutai medus medaus vanilinis kepimo milteliai miltelių mielės mielių krakmolas šokoladas kakava actas garstyčios sultinys
    sultinio vynas petražolės krapai bazilikas čiobreliai rozmarinas lauro lapas cinamonas cinamono muškatas imbieras kmynai šviežias šviežių maltas maltų džiovintas smulkintas tarkuotas didelis mažas raudonas
    žalias baltas juodas ir su arba be pagal skonį alyvuogių`,
    lv: `sāls pipari piparu cukurs cukura pūdercukurs milti miltu kviešu sviests sviesta eļļa eļļas ūdens piens piena krējums krējuma saldais skābais siers siera biezpiens ola olas olu dzeltenums dzeltenumi
    baltums ķiploks ķiploki ķiploka sīpols sīpoli sīpola tomāts tomāti tomātu kartupelis kartupeļi kartupeļu burkāns burkāni gurķis paprika spināti kāposti sēnes šampinjoni pupiņas zirņi lēcas rīsi rīsu
    makaroni maize rīvmaize vista vistas fileja malta gaļa liellopu cūkgaļa bekons šķiņķis lasis zivs garneles citrons citrona sula ābols āboli bumbieris zemenes rozīnes mandeles rieksti medus vanilīns vaniļas
    cepamais pulveris raugs ciete šokolāde kakao etiķis sinepes buljons vīns pētersīļi dilles baziliks timiāns rozmarīns lauru lapa kanēlis muskatrieksts ingvers ķimenes svaigs svaigi malti žāvēts sakapāts
    rīvēts liels mazs sarkans zaļš balts melnie un ar vai bez pēc garšas olīveļļa`,
    tr: `tuz karabiber biber pul şeker pudra un tereyağı yağ yağı sıvı zeytinyağı ayçiçek su süt krema kaşar peynir peyniri yoğurt yumurta yumurtası yumurtanın sarısı akı sarımsak soğan soğanı kuru domates salça
    salçası salatalık patates havuç biberi yeşil kırmızı ıspanak lahana mantar fasulye nohut bezelye mercimek pirinç bulgur makarna ekmek tavuk göğsü kıyma et dana kuzu sucuk pastırma somon balık
    karides limon limonun suyu portakal elma armut çilek üzüm badem ceviz fındık bal vanilya vanilin kabartma tozu maya nişasta nişastası çikolata kakao sirke hardal sos maydanoz dereotu nane fesleğen
    kekik biberiye defne yaprağı tarçın muskat zencefil kimyon taze çekilmiş doğranmış rendelenmiş kurutulmuş eritilmiş büyük küçük orta boy beyaz siyah ve ile veya için toz patlıcan kabak`,
    vi: `muối tiêu đường bột mì bơ dầu ăn hào nước mắm tương sữa tươi đặc kem phô mai trứng gà vịt lòng đỏ trắng tỏi hành tím tây hành lá cà chua khoai cà rốt dưa leo chuột ớt chuông rau cải bắp nấm
    đậu đỗ hũ phụ gạo nếp bún phở miến mì bánh thịt heo lợn bò xay ba chỉ sườn cá hồi tôm mực chanh cam táo chuối dừa cốt lạc phộng mè hạt mật ong men nở ngô chuối giấm mù tạt nước dùng rượu
    ngò mùi húng quế gừng sả nghệ quế hồi băm nhỏ thái lát giã xắt tươi khô và với hoặc không`,
  }),
);
