import { baseLanguage, plainName } from '#ingredients';

/** The languages of the foods and labels, in the order of their columns. */
export const SEED_LOCALES = ['en-US', 'de-DE', 'fr-FR', 'ar-SA', 'es-ES', 'it-IT', 'nl-NL', 'pt-BR'];

const languages = SEED_LOCALES.map(baseLanguage);

/** Column of a language's words, or -1. */
export const seedColumn = (locale: string): number => languages.indexOf(baseLanguage(locale));

/** English names of foods that groups in Arabic do not start with, besides the aisle of alcohol. */
const PORK = new Set(['pork', 'bacon', 'ham', 'salami', 'chorizo']);

/** False for pork and alcohol in Arabic. @param food its English name, undefined for the aisle itself */
export const isInitial = (locale: string, aisle: string, food?: string): boolean =>
  baseLanguage(locale) !== 'ar' || (aisle !== 'Alcohol' && !(food && PORK.has(food)));

/**
 * Common foods by aisle: a line for each, with its name in these languages; "one/several" where a plural is usual
 * and not the same word. Portuguese is that of Brazil, Spanish that of Spain.
 */
export const seedFoods = new Map<string, string>(
  Object.entries({
    Vegetables: `onion/onions|Zwiebel/Zwiebeln|oignon/oignons|بصل|cebolla/cebollas|cipolla/cipolle|ui/uien|cebola/cebolas
red onion/red onions|rote Zwiebel/rote Zwiebeln|oignon rouge/oignons rouges|بصل أحمر|cebolla roja/cebollas rojas|cipolla rossa/cipolle rosse|rode ui/rode uien|cebola roxa/cebolas roxas
spring onion/spring onions|Frühlingszwiebel/Frühlingszwiebeln|oignon nouveau/oignons nouveaux|بصل أخضر|cebolleta/cebolletas|cipollotto/cipollotti|bosui/bosuien|cebolinha
shallot/shallots|Schalotte/Schalotten|échalote/échalotes|كراث أندلسي|chalota/chalotas|scalogno/scalogni|sjalot/sjalotten|echalota/echalotas
garlic|Knoblauch|ail|ثوم|ajo|aglio|knoflook|alho
leek/leeks|Lauch|poireau/poireaux|كراث|puerro/puerros|porro/porri|prei|alho-poró
carrot/carrots|Karotte/Karotten|carotte/carottes|جزر|zanahoria/zanahorias|carota/carote|wortel/wortels|cenoura/cenouras
potato/potatoes|Kartoffel/Kartoffeln|pomme de terre/pommes de terre|بطاطس|patata/patatas|patata/patate|aardappel/aardappels|batata/batatas
sweet potato/sweet potatoes|Süßkartoffel/Süßkartoffeln|patate douce/patates douces|بطاطا حلوة|boniato/boniatos|patata dolce/patate dolci|zoete aardappel/zoete aardappels|batata-doce/batatas-doces
tomato/tomatoes|Tomate/Tomaten|tomate/tomates|طماطم|tomate/tomates|pomodoro/pomodori|tomaat/tomaten|tomate/tomates
cherry tomato/cherry tomatoes|Kirschtomate/Kirschtomaten|tomate cerise/tomates cerises|طماطم كرزية|tomate cherry/tomates cherry|pomodorino/pomodorini|kerstomaat/kerstomaten|tomate-cereja/tomates-cereja
bell pepper/bell peppers|Paprika/Paprikas|poivron/poivrons|فلفل رومي|pimiento/pimientos|peperone/peperoni|paprika/paprika’s|pimentão/pimentões
chili/chilies|Chilischote/Chilischoten|piment/piments|فلفل حار|guindilla/guindillas|peperoncino/peperoncini|chilipeper/chilipepers|pimenta/pimentas
cucumber/cucumbers|Gurke/Gurken|concombre/concombres|خيار|pepino/pepinos|cetriolo/cetrioli|komkommer/komkommers|pepino/pepinos
zucchini|Zucchini|courgette/courgettes|كوسا|calabacín/calabacines|zucchina/zucchine|courgette/courgettes|abobrinha/abobrinhas
eggplant/eggplants|Aubergine/Auberginen|aubergine/aubergines|باذنجان|berenjena/berenjenas|melanzana/melanzane|aubergine/aubergines|berinjela/berinjelas
pumpkin/pumpkins|Kürbis/Kürbisse|potiron/potirons|يقطين|calabaza/calabazas|zucca/zucche|pompoen/pompoenen|abóbora/abóboras
broccoli|Brokkoli|brocoli/brocolis|بروكلي|brócoli|broccoli|broccoli|brócolis
cauliflower/cauliflowers|Blumenkohl|chou-fleur/choux-fleurs|قرنبيط|coliflor/coliflores|cavolfiore/cavolfiori|bloemkool/bloemkolen|couve-flor/couves-flores
white cabbage|Weißkohl|chou blanc|ملفوف أبيض|repollo|cavolo cappuccio|wittekool|repolho
red cabbage|Rotkohl|chou rouge|ملفوف أحمر|lombarda|cavolo rosso|rodekool|repolho roxo
kale|Grünkohl|chou frisé|كرنب أجعد|col rizada|cavolo riccio|boerenkool|couve kale
Brussels sprout/Brussels sprouts|Rosenkohl|chou de Bruxelles/choux de Bruxelles|كرنب بروكسل|col de Bruselas/coles de Bruselas|cavoletto di Bruxelles/cavoletti di Bruxelles|spruitje/spruitjes|couve-de-bruxelas/couves-de-bruxelas
spinach|Spinat|épinard/épinards|سبانخ|espinacas|spinaci|spinazie|espinafre
lettuce/lettuces|Kopfsalat|laitue/laitues|خس|lechuga/lechugas|lattuga|kropsla|alface
arugula|Rucola|roquette|جرجير|rúcula|rucola|rucola|rúcula
celery|Stangensellerie|céleri-branche|كرفس|apio|sedano|bleekselderij|salsão
celeriac|Knollensellerie|céleri-rave|كرفس جذري|apionabo|sedano rapa|knolselderij|aipo-rábano
fennel|Fenchel|fenouil|شمر|hinojo|finocchio/finocchi|venkel|erva-doce
beet/beets|Rote Bete|betterave/betteraves|شمندر|remolacha/remolachas|barbabietola/barbabietole|rode biet/rode bieten|beterraba/beterrabas
radish/radishes|Radieschen|radis|فجل|rábano/rábanos|ravanello/ravanelli|radijs/radijzen|rabanete/rabanetes
turnip/turnips|Speiserübe/Speiserüben|navet/navets|لفت|nabo/nabos|rapa/rape|raap/rapen|nabo/nabos
parsnip/parsnips|Pastinake/Pastinaken|panais|جزر أبيض|chirivía/chirivías|pastinaca/pastinache|pastinaak/pastinaken|pastinaca/pastinacas
asparagus|Spargel|asperge/asperges|هليون|espárrago/espárragos|asparago/asparagi|asperge/asperges|aspargo/aspargos
green bean/green beans|grüne Bohne/grüne Bohnen|haricot vert/haricots verts|فاصوليا خضراء|judía verde/judías verdes|fagiolino/fagiolini|sperzieboon/sperziebonen|vagem/vagens
pea/peas|Erbse/Erbsen|petit pois/petits pois|بازلاء|guisante/guisantes|pisello/piselli|doperwt/doperwten|ervilha/ervilhas
corn|Mais|maïs|ذرة|maíz|mais|mais|milho
mushroom/mushrooms|Champignon/Champignons|champignon/champignons|فطر|champiñón/champiñones|fungo/funghi|champignon/champignons|cogumelo/cogumelos
artichoke/artichokes|Artischocke/Artischocken|artichaut/artichauts|خرشوف|alcachofa/alcachofas|carciofo/carciofi|artisjok/artisjokken|alcachofra/alcachofras
okra|Okra|gombo/gombos|بامية|okra|okra|okra|quiabo/quiabos
ginger|Ingwer|gingembre|زنجبيل|jengibre|zenzero|gember|gengibre
avocado/avocados|Avocado/Avocados|avocat/avocats|أفوكادو|aguacate/aguacates|avocado|avocado/avocado’s|abacate/abacates`,
    Fruits: `apple/apples|Apfel/Äpfel|pomme/pommes|تفاح|manzana/manzanas|mela/mele|appel/appels|maçã/maçãs
pear/pears|Birne/Birnen|poire/poires|كمثرى|pera/peras|pera/pere|peer/peren|pera/peras
banana/bananas|Banane/Bananen|banane/bananes|موز|plátano/plátanos|banana/banane|banaan/bananen|banana/bananas
orange/oranges|Orange/Orangen|orange/oranges|برتقال|naranja/naranjas|arancia/arance|sinaasappel/sinaasappels|laranja/laranjas
lemon/lemons|Zitrone/Zitronen|citron/citrons|ليمون|limón/limones|limone/limoni|citroen/citroenen|limão-siciliano/limões-sicilianos
lime/limes|Limette/Limetten|citron vert/citrons verts|ليمون أخضر|lima/limas|lime|limoen/limoenen|limão/limões
grapefruit/grapefruits|Grapefruit/Grapefruits|pamplemousse/pamplemousses|جريب فروت|pomelo/pomelos|pompelmo/pompelmi|grapefruit/grapefruits|toranja/toranjas
strawberry/strawberries|Erdbeere/Erdbeeren|fraise/fraises|فراولة|fresa/fresas|fragola/fragole|aardbei/aardbeien|morango/morangos
raspberry/raspberries|Himbeere/Himbeeren|framboise/framboises|توت أحمر|frambuesa/frambuesas|lampone/lamponi|framboos/frambozen|framboesa/framboesas
blueberry/blueberries|Heidelbeere/Heidelbeeren|myrtille/myrtilles|توت أزرق|arándano azul/arándanos azules|mirtillo/mirtilli|blauwe bes/blauwe bessen|mirtilo/mirtilos
cherry/cherries|Kirsche/Kirschen|cerise/cerises|كرز|cereza/cerezas|ciliegia/ciliegie|kers/kersen|cereja/cerejas
plum/plums|Pflaume/Pflaumen|prune/prunes|برقوق|ciruela/ciruelas|prugna/prugne|pruim/pruimen|ameixa/ameixas
peach/peaches|Pfirsich/Pfirsiche|pêche/pêches|خوخ|melocotón/melocotones|pesca/pesche|perzik/perziken|pêssego/pêssegos
apricot/apricots|Aprikose/Aprikosen|abricot/abricots|مشمش|albaricoque/albaricoques|albicocca/albicocche|abrikoos/abrikozen|damasco/damascos
grape/grapes|Weintraube/Weintrauben|raisin/raisins|عنب|uva/uvas|uva|druif/druiven|uva/uvas
mango/mangoes|Mango/Mangos|mangue/mangues|مانجو|mango/mangos|mango/manghi|mango/mango’s|manga/mangas
pineapple/pineapples|Ananas|ananas|أناناس|piña/piñas|ananas|ananas/ananassen|abacaxi/abacaxis
kiwi/kiwis|Kiwi/Kiwis|kiwi/kiwis|كيوي|kiwi/kiwis|kiwi|kiwi/kiwi’s|kiwi/kiwis
melon/melons|Melone/Melonen|melon/melons|شمام|melón/melones|melone/meloni|meloen/meloenen|melão/melões
watermelon/watermelons|Wassermelone/Wassermelonen|pastèque/pastèques|بطيخ|sandía/sandías|anguria/angurie|watermeloen/watermeloenen|melancia/melancias
pomegranate/pomegranates|Granatapfel/Granatäpfel|grenade/grenades|رمان|granada/granadas|melagrana/melagrane|granaatappel/granaatappels|romã/romãs
fig/figs|Feige/Feigen|figue/figues|تين|higo/higos|fico/fichi|vijg/vijgen|figo/figos
date/dates|Dattel/Datteln|datte/dattes|تمر|dátil/dátiles|dattero/datteri|dadel/dadels|tâmara/tâmaras
rhubarb|Rhabarber|rhubarbe|راوند|ruibarbo|rabarbaro|rabarber|ruibarbo
cranberry/cranberries|Cranberry/Cranberrys|canneberge/canneberges|توت بري|arándano rojo/arándanos rojos|mirtillo rosso/mirtilli rossi|cranberry/cranberry’s|cranberry/cranberries`,
    'Fresh herbs': `parsley|Petersilie|persil|بقدونس|perejil|prezzemolo|peterselie|salsinha
cilantro|Koriandergrün|coriandre frais|كزبرة خضراء|cilantro|coriandolo fresco|verse koriander|coentro
basil|Basilikum|basilic|ريحان|albahaca|basilico|basilicum|manjericão
dill|Dill|aneth|شبت|eneldo|aneto|dille|endro
mint|Minze|menthe|نعناع|menta|menta|munt|hortelã
chives|Schnittlauch|ciboulette|ثوم معمر|cebollino|erba cipollina|bieslook|cebolinha-francesa
rosemary|Rosmarin|romarin|إكليل الجبل|romero|rosmarino|rozemarijn|alecrim
thyme|Thymian|thym|زعتر|tomillo|timo|tijm|tomilho
sage|Salbei|sauge|مريمية|salvia|salvia|salie|sálvia`,
    'Pasta, rice and grains': `rice|Reis|riz|أرز|arroz|riso|rijst|arroz
basmati rice|Basmatireis|riz basmati|أرز بسمتي|arroz basmati|riso basmati|basmatirijst|arroz basmati
brown rice|Naturreis|riz complet|أرز بني|arroz integral|riso integrale|zilvervliesrijst|arroz integral
risotto rice|Risottoreis|riz à risotto|أرز الريزوتو|arroz para risotto|riso per risotto|risottorijst|arroz para risoto
pasta|Nudeln|pâtes|معكرونة|pasta|pasta|pasta|macarrão
spaghetti|Spaghetti|spaghettis|سباغيتي|espaguetis|spaghetti|spaghetti|espaguete
lasagna sheet/lasagna sheets|Lasagneplatte/Lasagneplatten|feuille de lasagne/feuilles de lasagne|رقائق لازانيا|lámina de lasaña/láminas de lasaña|sfoglia per lasagne/sfoglie per lasagne|lasagneblad/lasagnebladen|massa para lasanha
couscous|Couscous|couscous|كسكس|cuscús|couscous|couscous|cuscuz marroquino
bulgur|Bulgur|boulgour|برغل|bulgur|bulgur|bulgur|trigo para quibe
quinoa|Quinoa|quinoa|كينوا|quinoa|quinoa|quinoa|quinoa
oats|Haferflocken|flocons d’avoine|شوفان|copos de avena|fiocchi d’avena|havermout|aveia em flocos
polenta|Polenta|polenta|عصيدة الذرة|polenta|polenta|polenta|polenta
barley|Gerste|orge|شعير|cebada|orzo|gerst|cevada
millet|Hirse|millet|دخن|mijo|miglio|gierst|painço
bread crumbs|Semmelbrösel|chapelure|بقسماط|pan rallado|pangrattato|paneermeel|farinha de rosca
lentils|Linsen|lentilles|عدس|lentejas|lenticchie|linzen|lentilhas
red lentils|rote Linsen|lentilles corail|عدس أحمر|lentejas rojas|lenticchie rosse|rode linzen|lentilhas vermelhas
chickpeas|Kichererbsen|pois chiches|حمص|garbanzos|ceci|kikkererwten|grão-de-bico
noodles|Asianudeln|nouilles|نودلز|fideos|noodles|noedels|macarrão oriental`,
    'Baked goods': `bread|Brot|pain|خبز|pan|pane|brood|pão
white bread|Weißbrot|pain blanc|خبز أبيض|pan blanco|pane bianco|witbrood|pão branco
sandwich bread|Toastbrot|pain de mie|خبز التوست|pan de molde|pancarré|casinobrood|pão de forma
bread roll/bread rolls|Brötchen|petit pain/petits pains|خبز رول|panecillo/panecillos|panino/panini|broodje/broodjes|pãozinho/pãezinhos
baguette/baguettes|Baguette/Baguettes|baguette/baguettes|باغيت|baguette/baguettes|baguette|stokbrood/stokbroden|baguete/baguetes
tortilla/tortillas|Tortilla/Tortillas|tortilla/tortillas|تورتيلا|tortilla de trigo/tortillas de trigo|tortilla/tortillas|tortilla/tortilla’s|tortilha/tortilhas
pita bread/pita breads|Fladenbrot/Fladenbrote|pain pita/pains pita|خبز عربي|pan de pita|pane pita|pitabroodje/pitabroodjes|pão sírio
puff pastry|Blätterteig|pâte feuilletée|عجينة مورقة|hojaldre|pasta sfoglia|bladerdeeg|massa folhada
shortcrust pastry|Mürbeteig|pâte brisée|عجينة هشة|masa quebrada|pasta frolla|kruimeldeeg|massa podre
pizza dough|Pizzateig|pâte à pizza|عجينة البيتزا|masa de pizza|impasto per pizza|pizzadeeg|massa de pizza
phyllo dough|Filoteig|pâte filo|عجينة الفيلو|pasta filo|pasta fillo|filodeeg|massa filo`,
    Dairy: `milk|Milch|lait|حليب|leche|latte|melk|leite
butter|Butter|beurre|زبدة|mantequilla|burro|boter|manteiga
cream|Sahne|crème|كريمة|nata|panna|room|creme de leite
sour cream|saure Sahne|crème aigre|كريمة حامضة|nata agria|panna acida|zure room|creme azedo
crème fraîche|Crème fraîche|crème fraîche|كريم فريش|crème fraîche|crème fraîche|crème fraîche|crème fraîche
yogurt|Joghurt|yaourt/yaourts|زبادي|yogur/yogures|yogurt|yoghurt|iogurte
Greek yogurt|griechischer Joghurt|yaourt grec|زبادي يوناني|yogur griego|yogurt greco|Griekse yoghurt|iogurte grego
buttermilk|Buttermilch|babeurre|لبن رائب|suero de mantequilla|latticello|karnemelk|leitelho
quark|Quark|fromage blanc|جبن كوارك|queso quark|quark|kwark|queijo quark
cream cheese|Frischkäse|fromage frais|جبن كريمي|queso crema|formaggio spalmabile|roomkaas|cream cheese
mozzarella|Mozzarella|mozzarella|موزاريلا|mozzarella|mozzarella|mozzarella|muçarela
Parmesan|Parmesan|parmesan|بارميزان|queso parmesano|parmigiano|Parmezaanse kaas|queijo parmesão
cheddar|Cheddar|cheddar|شيدر|queso cheddar|cheddar|cheddar|queijo cheddar
feta|Feta|feta|فيتا|queso feta|feta|feta|queijo feta
Gouda|Gouda|gouda|جودا|queso gouda|gouda|Goudse kaas|queijo gouda
Alpine cheese|Bergkäse|fromage de montagne|جبن جبلي|queso de montaña|formaggio di montagna|bergkaas|queijo de montanha
gruyère|Gruyère|gruyère|جرويير|queso gruyer|gruyère|gruyère|queijo gruyère
goat cheese|Ziegenkäse|fromage de chèvre|جبن ماعز|queso de cabra|formaggio di capra|geitenkaas|queijo de cabra
mascarpone|Mascarpone|mascarpone|ماسكاربوني|mascarpone|mascarpone|mascarpone|mascarpone
ricotta|Ricotta|ricotta|ريكوتا|ricotta|ricotta|ricotta|ricota
condensed milk|Kondensmilch|lait concentré|حليب مكثف|leche condensada|latte condensato|gecondenseerde melk|leite condensado
egg/eggs|Ei/Eier|œuf/œufs|بيض|huevo/huevos|uovo/uova|ei/eieren|ovo/ovos
egg yolk/egg yolks|Eigelb|jaune d’œuf/jaunes d’œufs|صفار البيض|yema de huevo/yemas de huevo|tuorlo/tuorli|eigeel|gema/gemas
egg white/egg whites|Eiweiß|blanc d’œuf/blancs d’œufs|بياض البيض|clara de huevo/claras de huevo|albume/albumi|eiwit/eiwitten|clara/claras
tofu|Tofu|tofu|توفو|tofu|tofu|tofu|tofu`,
    Meat: `ground beef|Rinderhackfleisch|bœuf haché|لحم بقري مفروم|carne picada de ternera|carne macinata di manzo|rundergehakt|carne moída
beef|Rindfleisch|bœuf|لحم بقري|carne de vacuno|manzo|rundvlees|carne bovina
veal|Kalbfleisch|veau|لحم عجل|ternera blanca|vitello|kalfsvlees|vitela
pork|Schweinefleisch|porc|لحم خنزير|carne de cerdo|carne di maiale|varkensvlees|carne de porco
lamb|Lammfleisch|agneau|لحم ضأن|cordero|agnello|lamsvlees|cordeiro
chicken|Hähnchen|poulet|دجاج|pollo|pollo|kip|frango
chicken breast/chicken breasts|Hähnchenbrust/Hähnchenbrüste|blanc de poulet/blancs de poulet|صدر دجاج|pechuga de pollo/pechugas de pollo|petto di pollo/petti di pollo|kipfilet/kipfilets|peito de frango/peitos de frango
chicken thigh/chicken thighs|Hähnchenschenkel|cuisse de poulet/cuisses de poulet|فخذ دجاج|muslo de pollo/muslos de pollo|coscia di pollo/cosce di pollo|kippendij/kippendijen|sobrecoxa de frango/sobrecoxas de frango
turkey|Putenfleisch|dinde|ديك رومي|pavo|tacchino|kalkoen|peru
duck|Ente|canard|بط|pato|anatra|eend|pato
steak/steaks|Steak/Steaks|steak/steaks|شريحة لحم|filete de ternera/filetes de ternera|bistecca/bistecche|biefstuk/biefstukken|bife/bifes`,
    'Deli meats': `bacon|Bacon|lard fumé|لحم مقدد|beicon|pancetta|spek|bacon
ham|Schinken|jambon|جامبون|jamón|prosciutto|ham|presunto
sausage/sausages|Wurst/Würste|saucisse/saucisses|نقانق|salchicha/salchichas|salsiccia/salsicce|worst/worsten|linguiça/linguiças
salami|Salami|salami|سلامي|salami|salame|salami|salame
chorizo|Chorizo|chorizo|تشوريزو|chorizo|chorizo|chorizo|chorizo`,
    Seafood: `salmon|Lachs|saumon|سلمون|salmón|salmone|zalm|salmão
tuna|Thunfisch|thon|تونة|atún|tonno|tonijn|atum
cod|Kabeljau|cabillaud|سمك القد|bacalao|merluzzo|kabeljauw|bacalhau
trout|Forelle/Forellen|truite/truites|سلمون مرقط|trucha/truchas|trota/trote|forel/forellen|truta/trutas
shrimp|Garnelen|crevettes|جمبري|gambas|gamberetti|garnalen|camarão
mussels|Miesmuscheln|moules|بلح البحر|mejillones|cozze|mosselen|mexilhões
squid|Tintenfisch|calamar|حبار|calamar/calamares|calamaro/calamari|inktvis|lula
anchovy/anchovies|Sardelle/Sardellen|anchois|أنشوجة|anchoa/anchoas|acciuga/acciughe|ansjovis|anchova/anchovas
smoked salmon|Räucherlachs|saumon fumé|سلمون مدخن|salmón ahumado|salmone affumicato|gerookte zalm|salmão defumado`,
    'Canned goods': `canned tomatoes|Dosentomaten|tomates en conserve|طماطم معلبة|tomates en conserva|pomodori pelati|tomaten uit blik|tomate em lata
tomato paste|Tomatenmark|concentré de tomates|معجون طماطم|concentrado de tomate|concentrato di pomodoro|tomatenpuree|extrato de tomate
tomato puree|passierte Tomaten|purée de tomates|طماطم مصفاة|tomate triturado|passata di pomodoro|gezeefde tomaten|passata de tomate
coconut milk|Kokosmilch|lait de coco|حليب جوز الهند|leche de coco|latte di cocco|kokosmelk|leite de coco
kidney beans|Kidneybohnen|haricots rouges|فاصوليا حمراء|alubias rojas|fagioli rossi|kidneybonen|feijão-vermelho
white beans|weiße Bohnen|haricots blancs|فاصوليا بيضاء|alubias blancas|fagioli bianchi|witte bonen|feijão-branco
black beans|schwarze Bohnen|haricots noirs|فاصوليا سوداء|alubias negras|fagioli neri|zwarte bonen|feijão-preto
olives|Oliven|olives|زيتون|aceitunas|olive|olijven|azeitonas
capers|Kapern|câpres|كبر|alcaparras|capperi|kappertjes|alcaparras
pickle/pickles|Essiggurke/Essiggurken|cornichon/cornichons|مخلل|pepinillo/pepinillos|cetriolino/cetriolini|augurk/augurken|picles
sauerkraut|Sauerkraut|choucroute|مخلل الملفوف|chucrut|crauti|zuurkool|chucrute`,
    'Oils, vinegar and sauces': `olive oil|Olivenöl|huile d’olive|زيت زيتون|aceite de oliva|olio d’oliva|olijfolie|azeite
vegetable oil|Pflanzenöl|huile végétale|زيت نباتي|aceite vegetal|olio vegetale|plantaardige olie|óleo vegetal
sunflower oil|Sonnenblumenöl|huile de tournesol|زيت دوار الشمس|aceite de girasol|olio di girasole|zonnebloemolie|óleo de girassol
canola oil|Rapsöl|huile de colza|زيت الكانولا|aceite de colza|olio di colza|koolzaadolie|óleo de canola
sesame oil|Sesamöl|huile de sésame|زيت السمسم|aceite de sésamo|olio di sesamo|sesamolie|óleo de gergelim
vinegar|Essig|vinaigre|خل|vinagre|aceto|azijn|vinagre
balsamic vinegar|Balsamicoessig|vinaigre balsamique|خل بلسمي|vinagre balsámico|aceto balsamico|balsamicoazijn|vinagre balsâmico
apple cider vinegar|Apfelessig|vinaigre de cidre|خل التفاح|vinagre de manzana|aceto di mele|appelazijn|vinagre de maçã
soy sauce|Sojasauce|sauce soja|صلصة الصويا|salsa de soja|salsa di soia|sojasaus|molho de soja
fish sauce|Fischsauce|sauce poisson|صلصة السمك|salsa de pescado|salsa di pesce|vissaus|molho de peixe
Worcestershire sauce|Worcestersauce|sauce Worcestershire|صلصة ورشسترشاير|salsa Worcestershire|salsa Worcestershire|worcestersaus|molho inglês
mustard|Senf|moutarde|خردل|mostaza|senape|mosterd|mostarda
ketchup|Ketchup|ketchup|كاتشب|kétchup|ketchup|ketchup|ketchup
mayonnaise|Mayonnaise|mayonnaise|مايونيز|mayonesa|maionese|mayonaise|maionese
tahini|Tahin|tahini|طحينة|tahini|tahina|tahin|tahine
pesto|Pesto|pesto|بيستو|pesto|pesto|pesto|pesto
vegetable broth|Gemüsebrühe|bouillon de légumes|مرق خضار|caldo de verduras|brodo vegetale|groentebouillon|caldo de legumes
chicken broth|Hühnerbrühe|bouillon de poulet|مرق دجاج|caldo de pollo|brodo di pollo|kippenbouillon|caldo de galinha
beef broth|Rinderbrühe|bouillon de bœuf|مرق لحم|caldo de carne|brodo di carne|runderbouillon|caldo de carne`,
    Spices: `salt|Salz|sel|ملح|sal|sale|zout|sal
black pepper|schwarzer Pfeffer|poivre noir|فلفل أسود|pimienta negra|pepe nero|zwarte peper|pimenta-do-reino
paprika|Paprikapulver|paprika|بابريكا|pimentón|paprica|paprikapoeder|páprica
cumin|Kreuzkümmel|cumin|كمون|comino|cumino|komijn|cominho
turmeric|Kurkuma|curcuma|كركم|cúrcuma|curcuma|kurkuma|cúrcuma
curry powder|Currypulver|curry en poudre|مسحوق الكاري|curry en polvo|curry in polvere|kerriepoeder|curry em pó
cinnamon|Zimt|cannelle|قرفة|canela|cannella|kaneel|canela
nutmeg|Muskatnuss|noix de muscade|جوزة الطيب|nuez moscada|noce moscata|nootmuskaat|noz-moscada
cloves|Gewürznelken|clous de girofle|قرنفل|clavos de olor|chiodi di garofano|kruidnagels|cravo-da-índia
cardamom|Kardamom|cardamome|هيل|cardamomo|cardamomo|kardemom|cardamomo
coriander seed|Koriandersamen|graines de coriandre|بذور الكزبرة|semillas de cilantro|semi di coriandolo|korianderzaad|sementes de coentro
chili powder|Chilipulver|piment en poudre|مسحوق الفلفل الحار|chile en polvo|peperoncino in polvere|chilipoeder|pimenta em pó
cayenne pepper|Cayennepfeffer|piment de Cayenne|فلفل كايين|pimienta de cayena|pepe di Caienna|cayennepeper|pimenta-caiena
oregano|Oregano|origan|أوريجانو|orégano|origano|oregano|orégano
bay leaf/bay leaves|Lorbeerblatt/Lorbeerblätter|feuille de laurier/feuilles de laurier|ورق الغار|hoja de laurel/hojas de laurel|foglia di alloro/foglie di alloro|laurierblad/laurierblaadjes|folha de louro/folhas de louro
garam masala|Garam Masala|garam masala|غارام ماسالا|garam masala|garam masala|garam masala|garam masala
saffron|Safran|safran|زعفران|azafrán|zafferano|saffraan|açafrão
star anise|Sternanis|anis étoilé|يانسون نجمي|anís estrellado|anice stellato|steranijs|anis-estrelado
caraway|Kümmel|carvi|كراوية|alcaravea|cumino dei prati|karwijzaad|alcaravia
vanilla extract|Vanilleextrakt|extrait de vanille|خلاصة الفانيليا|extracto de vainilla|estratto di vaniglia|vanille-extract|extrato de baunilha
vanilla bean/vanilla beans|Vanilleschote/Vanilleschoten|gousse de vanille/gousses de vanille|عود فانيليا|vaina de vainilla/vainas de vainilla|baccello di vaniglia/baccelli di vaniglia|vanillestokje/vanillestokjes|fava de baunilha/favas de baunilha
sesame seeds|Sesam|graines de sésame|سمسم|semillas de sésamo|semi di sesamo|sesamzaad|gergelim`,
    Baking: `sugar|Zucker|sucre|سكر|azúcar|zucchero|suiker|açúcar
brown sugar|brauner Zucker|sucre roux|سكر بني|azúcar moreno|zucchero di canna|bruine suiker|açúcar mascavo
powdered sugar|Puderzucker|sucre glace|سكر ناعم|azúcar glas|zucchero a velo|poedersuiker|açúcar de confeiteiro
vanilla sugar|Vanillezucker|sucre vanillé|سكر الفانيليا|azúcar avainillado|zucchero vanigliato|vanillesuiker|açúcar de baunilha
molasses|Melasse|mélasse|دبس السكر|melaza|melassa|melasse|melaço
cocoa powder|Kakaopulver|cacao en poudre|مسحوق الكاكاو|cacao en polvo|cacao in polvere|cacaopoeder|cacau em pó
baking powder|Backpulver|levure chimique|بيكنج باودر|levadura química|lievito per dolci|bakpoeder|fermento em pó
baking soda|Natron|bicarbonate de soude|بيكربونات الصوديوم|bicarbonato sódico|bicarbonato di sodio|zuiveringszout|bicarbonato de sódio
yeast|Hefe|levure de boulanger|خميرة|levadura fresca|lievito di birra|verse gist|fermento biológico
dry yeast|Trockenhefe|levure de boulanger sèche|خميرة جافة|levadura seca|lievito di birra secco|droge gist|fermento biológico seco
gelatin|Gelatine|gélatine|جيلاتين|gelatina|gelatina|gelatine|gelatina
marzipan|Marzipan|pâte d’amande|مرزبان|mazapán|marzapane|marsepein|marzipã
flour|Mehl|farine|دقيق|harina|farina|bloem|farinha de trigo
whole wheat flour|Vollkornmehl|farine complète|دقيق القمح الكامل|harina integral|farina integrale|volkorenmeel|farinha de trigo integral
rye flour|Roggenmehl|farine de seigle|دقيق الجاودار|harina de centeno|farina di segale|roggemeel|farinha de centeio
spelt flour|Dinkelmehl|farine d’épeautre|دقيق السبلت|harina de espelta|farina di farro|speltmeel|farinha de espelta
cornstarch|Speisestärke|fécule de maïs|نشا الذرة|maicena|amido di mais|maïzena|amido de milho
semolina|Grieß|semoule|سميد|sémola|semolino|griesmeel|semolina
chocolate chips|Schokotropfen|pépites de chocolat|رقائق الشوكولاتة|pepitas de chocolate|gocce di cioccolato|chocoladedruppels|gotas de chocolate`,
    Confectionery: `dark chocolate|Zartbitterschokolade|chocolat noir|شوكولاتة داكنة|chocolate negro|cioccolato fondente|pure chocolade|chocolate meio amargo
milk chocolate|Vollmilchschokolade|chocolat au lait|شوكولاتة بالحليب|chocolate con leche|cioccolato al latte|melkchocolade|chocolate ao leite
white chocolate|weiße Schokolade|chocolat blanc|شوكولاتة بيضاء|chocolate blanco|cioccolato bianco|witte chocolade|chocolate branco
ladyfinger/ladyfingers|Löffelbiskuit/Löffelbiskuits|biscuit à la cuillère/biscuits à la cuillère|أصابع الست|bizcocho de soletilla/bizcochos de soletilla|savoiardo/savoiardi|lange vinger/lange vingers|biscoito champanhe/biscoitos champanhe`,
    Spreads: `honey|Honig|miel|عسل|miel|miele|honing|mel
maple syrup|Ahornsirup|sirop d’érable|شراب القيقب|sirope de arce|sciroppo d’acero|ahornsiroop|xarope de bordo
jam|Marmelade|confiture|مربى|mermelada|marmellata|jam|geleia
peanut butter|Erdnussbutter|beurre de cacahuète|زبدة الفول السوداني|crema de cacahuete|burro di arachidi|pindakaas|pasta de amendoim`,
    'Nuts and dried fruit': `almonds|Mandeln|amandes|لوز|almendras|mandorle|amandelen|amêndoas
ground almonds|gemahlene Mandeln|poudre d’amandes|لوز مطحون|almendra molida|farina di mandorle|gemalen amandelen|farinha de amêndoas
walnuts|Walnüsse|noix|جوز|nueces|noci|walnoten|nozes
hazelnuts|Haselnüsse|noisettes|بندق|avellanas|nocciole|hazelnoten|avelãs
cashews|Cashewkerne|noix de cajou|كاجو|anacardos|anacardi|cashewnoten|castanha-de-caju
peanuts|Erdnüsse|cacahuètes|فول سوداني|cacahuetes|arachidi|pinda’s|amendoim
pistachios|Pistazien|pistaches|فستق|pistachos|pistacchi|pistachenoten|pistache
pine nuts|Pinienkerne|pignons de pin|صنوبر|piñones|pinoli|pijnboompitten|pinoli
sunflower seeds|Sonnenblumenkerne|graines de tournesol|بذور دوار الشمس|semillas de girasol|semi di girasole|zonnebloempitten|sementes de girassol
pumpkin seeds|Kürbiskerne|graines de courge|بذور اليقطين|semillas de calabaza|semi di zucca|pompoenpitten|sementes de abóbora
chia seeds|Chiasamen|graines de chia|بذور الشيا|semillas de chía|semi di chia|chiazaad|sementes de chia
flax seeds|Leinsamen|graines de lin|بذور الكتان|semillas de lino|semi di lino|lijnzaad|linhaça
raisins|Rosinen|raisins secs|زبيب|pasas|uvetta|rozijnen|uva-passa
shredded coconut|Kokosraspel|noix de coco râpée|جوز هند مبشور|coco rallado|cocco grattugiato|kokosrasp|coco ralado`,
    Beverages: `water|Wasser|eau|ماء|agua|acqua|water|água
sparkling water|Mineralwasser|eau gazeuse|ماء فوار|agua con gas|acqua frizzante|bruiswater|água com gás
coffee|Kaffee|café|قهوة|café|caffè|koffie|café
black tea|Schwarztee|thé noir|شاي أسود|té negro|tè nero|zwarte thee|chá preto
orange juice|Orangensaft|jus d’orange|عصير برتقال|zumo de naranja|succo d’arancia|sinaasappelsap|suco de laranja
lemon juice|Zitronensaft|jus de citron|عصير ليمون|zumo de limón|succo di limone|citroensap|suco de limão-siciliano
lime juice|Limettensaft|jus de citron vert|عصير ليمون أخضر|zumo de lima|succo di lime|limoensap|suco de limão
apple juice|Apfelsaft|jus de pomme|عصير تفاح|zumo de manzana|succo di mela|appelsap|suco de maçã`,
    Alcohol: `white wine|Weißwein|vin blanc|نبيذ أبيض|vino blanco|vino bianco|witte wijn|vinho branco
red wine|Rotwein|vin rouge|نبيذ أحمر|vino tinto|vino rosso|rode wijn|vinho tinto
beer|Bier|bière|بيرة|cerveza|birra|bier|cerveja
rum|Rum|rhum|روم|ron|rum|rum|rum
sherry|Sherry|xérès|شيري|jerez|sherry|sherry|xerez`,
    Frozen: `frozen peas|Tiefkühlerbsen|petits pois surgelés|بازلاء مجمدة|guisantes congelados|piselli surgelati|diepvrieserwten|ervilhas congeladas
frozen spinach|Tiefkühlspinat|épinards surgelés|سبانخ مجمدة|espinacas congeladas|spinaci surgelati|diepvriesspinazie|espinafre congelado
frozen berries|Tiefkühlbeeren|fruits rouges surgelés|توت مجمد|frutos rojos congelados|frutti di bosco surgelati|diepvriesbessen|frutas vermelhas congeladas
ice cream|Eis|glace|آيس كريم|helado|gelato|ijs|sorvete`,
  }),
);

let meanings: Map<string, string[]> | null = null;

/** The common foods that a name means in any of our languages: those of one line are the same food. */
export function seedFoodMeanings(name: string): string[] {
  meanings ??= indexMeanings();
  return meanings.get(plainName(name)) ?? [];
}

/**
 * @returns the names of a common food in all languages; empty if the name means several foods, without names that
 * mean another food elsewhere, as "Paprika" does
 * @param language BCP 47
 */
export function seedFoodNames(name: string, language: string): string[] {
  const column = seedColumn(language);
  const wanted = plainName(name);
  const isCalledSo = (line: string) => line.split('|')[column]?.split('/').map(plainName).includes(wanted);
  const [line, ...others] = seedFoodMeanings(name).filter(isCalledSo);
  if (!line || others.length) return [];
  return line.split(/[|/]/).filter((one) => seedFoodMeanings(one).length === 1);
}

/**
 * Returns the plural of a common food's singular, with its capital; null if it is not known. English names may have words before it.
 *
 * @param language BCP 47
 */
export function seedPlural(name: string, language: string): string | null {
  const column = seedColumn(language);
  const wanted = plainName(name);
  const numbers = seedFoodMeanings(name).map((line) => (line.split('|')[column] ?? '').split('/'));
  const many = numbers.find(([one = '', plural]) => plural && plainName(one) === wanted)?.[1];
  if (many) return isCapital(name) ? many.charAt(0).toUpperCase() + many.slice(1) : many;
  if (baseLanguage(language) !== 'en') return null;
  const [, before, last] = /^(.+\s)(\S+)$/.exec(name) ?? [];
  if (!before || !last) return pluralOfLastWord(wanted);
  const plural = seedPlural(last, language);
  return plural && before + plural;
}

/** Returns "yolks" for "yolk", because an English name is "egg yolk/egg yolks". */
function pluralOfLastWord(word: string): string | null {
  lastWords ??= new Map(
    [...seedFoods.values()].flatMap((lines) =>
      lines.split('\n').flatMap((line) => {
        const [one = '', many] = (line.split('|')[0] ?? '').split('/').map((name) => name.split(' ').at(-1) ?? '');
        return many ? [[plainName(one), many] as const] : [];
      }),
    ),
  );
  return lastWords.get(word) ?? null;
}

let lastWords: Map<string, string> | null = null;

const isCapital = (text: string): boolean => text.charAt(0) !== text.charAt(0).toLowerCase();

function indexMeanings(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const line of [...seedFoods.values()].flatMap((lines) => lines.split('\n'))) {
    const names = new Set(line.split(/[|/]/).map(plainName));
    for (const name of names) index.set(name, [...(index.get(name) ?? []), line]);
  }
  return index;
}
