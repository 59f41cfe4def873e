import { plainName } from '#ingredients';

/**
 * Common foods by aisle: a line for each, with its name in English, German, French and Arabic; "one/several" where a plural is
 * usual and not the same word.
 */
export const seedFoods = new Map<string, string>(
  Object.entries({
    vegetables: `onion/onions|Zwiebel/Zwiebeln|oignon/oignons|بصل
red onion/red onions|rote Zwiebel/rote Zwiebeln|oignon rouge/oignons rouges|بصل أحمر
spring onion/spring onions|Frühlingszwiebel/Frühlingszwiebeln|oignon nouveau/oignons nouveaux|بصل أخضر
shallot/shallots|Schalotte/Schalotten|échalote/échalotes|كراث أندلسي
garlic|Knoblauch|ail|ثوم
leek/leeks|Lauch|poireau/poireaux|كراث
carrot/carrots|Karotte/Karotten|carotte/carottes|جزر
potato/potatoes|Kartoffel/Kartoffeln|pomme de terre/pommes de terre|بطاطس
sweet potato/sweet potatoes|Süßkartoffel/Süßkartoffeln|patate douce/patates douces|بطاطا حلوة
tomato/tomatoes|Tomate/Tomaten|tomate/tomates|طماطم
cherry tomato/cherry tomatoes|Kirschtomate/Kirschtomaten|tomate cerise/tomates cerises|طماطم كرزية
bell pepper/bell peppers|Paprika/Paprikas|poivron/poivrons|فلفل رومي
chili/chilies|Chilischote/Chilischoten|piment/piments|فلفل حار
cucumber/cucumbers|Gurke/Gurken|concombre/concombres|خيار
zucchini|Zucchini|courgette/courgettes|كوسا
eggplant/eggplants|Aubergine/Auberginen|aubergine/aubergines|باذنجان
pumpkin/pumpkins|Kürbis/Kürbisse|potiron/potirons|يقطين
broccoli|Brokkoli|brocoli/brocolis|بروكلي
cauliflower/cauliflowers|Blumenkohl|chou-fleur/choux-fleurs|قرنبيط
white cabbage|Weißkohl|chou blanc|ملفوف أبيض
red cabbage|Rotkohl|chou rouge|ملفوف أحمر
kale|Grünkohl|chou frisé|كرنب أجعد
Brussels sprout/Brussels sprouts|Rosenkohl|chou de Bruxelles/choux de Bruxelles|كرنب بروكسل
spinach|Spinat|épinard/épinards|سبانخ
lettuce/lettuces|Kopfsalat|laitue/laitues|خس
arugula|Rucola|roquette|جرجير
celery|Stangensellerie|céleri branche|كرفس
celeriac|Knollensellerie|céleri-rave|كرفس جذري
fennel|Fenchel|fenouil|شمر
beet/beets|Rote Bete|betterave/betteraves|شمندر
radish/radishes|Radieschen|radis|فجل
turnip/turnips|Rübe/Rüben|navet/navets|لفت
parsnip/parsnips|Pastinake/Pastinaken|panais|جزر أبيض
asparagus|Spargel|asperge/asperges|هليون
green bean/green beans|grüne Bohne/grüne Bohnen|haricot vert/haricots verts|فاصوليا خضراء
pea/peas|Erbse/Erbsen|petit pois/petits pois|بازلاء
corn|Mais|maïs|ذرة
mushroom/mushrooms|Champignon/Champignons|champignon/champignons|فطر
artichoke/artichokes|Artischocke/Artischocken|artichaut/artichauts|خرشوف
okra|Okra|gombo/gombos|بامية
ginger|Ingwer|gingembre|زنجبيل
avocado/avocados|Avocado/Avocados|avocat/avocats|أفوكادو`,
    fruits: `apple/apples|Apfel/Äpfel|pomme/pommes|تفاح
pear/pears|Birne/Birnen|poire/poires|كمثرى
banana/bananas|Banane/Bananen|banane/bananes|موز
orange/oranges|Orange/Orangen|orange/oranges|برتقال
lemon/lemons|Zitrone/Zitronen|citron/citrons|ليمون
lime/limes|Limette/Limetten|citron vert/citrons verts|ليمون أخضر
grapefruit/grapefruits|Grapefruit/Grapefruits|pamplemousse/pamplemousses|جريب فروت
strawberry/strawberries|Erdbeere/Erdbeeren|fraise/fraises|فراولة
raspberry/raspberries|Himbeere/Himbeeren|framboise/framboises|توت أحمر
blueberry/blueberries|Heidelbeere/Heidelbeeren|myrtille/myrtilles|توت أزرق
cherry/cherries|Kirsche/Kirschen|cerise/cerises|كرز
plum/plums|Pflaume/Pflaumen|prune/prunes|برقوق
peach/peaches|Pfirsich/Pfirsiche|pêche/pêches|خوخ
apricot/apricots|Aprikose/Aprikosen|abricot/abricots|مشمش
grape/grapes|Weintraube/Weintrauben|raisin/raisins|عنب
mango/mangoes|Mango/Mangos|mangue/mangues|مانجو
pineapple/pineapples|Ananas|ananas|أناناس
kiwi/kiwis|Kiwi/Kiwis|kiwi/kiwis|كيوي
melon/melons|Melone/Melonen|melon/melons|شمام
watermelon/watermelons|Wassermelone/Wassermelonen|pastèque/pastèques|بطيخ
pomegranate/pomegranates|Granatapfel/Granatäpfel|grenade/grenades|رمان
fig/figs|Feige/Feigen|figue/figues|تين
date/dates|Dattel/Datteln|datte/dattes|تمر
rhubarb|Rhabarber|rhubarbe|راوند
cranberry/cranberries|Cranberry/Cranberrys|canneberge/canneberges|توت بري`,
    produce: `parsley|Petersilie|persil|بقدونس
cilantro|Koriandergrün|coriandre frais|كزبرة خضراء
basil|Basilikum|basilic|ريحان
dill|Dill|aneth|شبت
mint|Minze|menthe|نعناع
chives|Schnittlauch|ciboulette|ثوم معمر
rosemary|Rosmarin|romarin|إكليل الجبل
thyme|Thymian|thym|زعتر
sage|Salbei|sauge|مريمية
tofu|Tofu|tofu|توفو`,
    grains: `rice|Reis|riz|أرز
basmati rice|Basmatireis|riz basmati|أرز بسمتي
brown rice|Naturreis|riz complet|أرز بني
risotto rice|Risottoreis|riz à risotto|أرز الريزوتو
pasta|Nudeln|pâtes|معكرونة
spaghetti|Spaghetti|spaghettis|سباغيتي
lasagna sheet/lasagna sheets|Lasagneplatte/Lasagneplatten|feuille de lasagne/feuilles de lasagne|رقائق لازانيا
couscous|Couscous|couscous|كسكس
bulgur|Bulgur|boulgour|برغل
quinoa|Quinoa|quinoa|كينوا
oats|Haferflocken|flocons d’avoine|شوفان
polenta|Polenta|polenta|عصيدة الذرة
semolina|Grieß|semoule|سميد
barley|Gerste|orge|شعير
millet|Hirse|millet|دخن
flour|Mehl|farine|دقيق
whole wheat flour|Vollkornmehl|farine complète|دقيق القمح الكامل
rye flour|Roggenmehl|farine de seigle|دقيق الجاودار
spelt flour|Dinkelmehl|farine d’épeautre|دقيق الحنطة
cornstarch|Speisestärke|fécule de maïs|نشا الذرة
bread crumbs|Semmelbrösel|chapelure|بقسماط
lentils|Linsen|lentilles|عدس
red lentils|rote Linsen|lentilles corail|عدس أحمر
chickpeas|Kichererbsen|pois chiches|حمص
noodles|Asianudeln|nouilles|نودلز`,
    'baked goods': `bread|Brot|pain|خبز
white bread|Weißbrot|pain blanc|خبز أبيض
toast bread|Toastbrot|pain de mie|خبز التوست
roll/rolls|Brötchen|petit pain/petits pains|خبز صغير
baguette/baguettes|Baguette/Baguettes|baguette/baguettes|باغيت
tortilla/tortillas|Tortilla/Tortillas|tortilla/tortillas|تورتيلا
pita bread/pita breads|Fladenbrot/Fladenbrote|pain pita/pains pita|خبز عربي
puff pastry|Blätterteig|pâte feuilletée|عجينة مورقة
shortcrust pastry|Mürbeteig|pâte brisée|عجينة هشة
pizza dough|Pizzateig|pâte à pizza|عجينة البيتزا
phyllo dough|Filoteig|pâte filo|عجينة الفيلو`,
    dairy: `milk|Milch|lait|حليب
butter|Butter|beurre|زبدة
cream|Sahne|crème|كريمة
sour cream|saure Sahne|crème aigre|كريمة حامضة
crème fraîche|Crème fraîche|crème fraîche|كريم فريش
yogurt|Joghurt|yaourt/yaourts|زبادي
Greek yogurt|griechischer Joghurt|yaourt grec|زبادي يوناني
buttermilk|Buttermilch|babeurre|لبن رائب
quark|Quark|fromage blanc|جبن كوارك
cream cheese|Frischkäse|fromage frais|جبن كريمي
mozzarella|Mozzarella|mozzarella|موزاريلا
Parmesan|Parmesan|parmesan|بارميزان
cheddar|Cheddar|cheddar|شيدر
feta|Feta|feta|فيتا
Gouda|Gouda|gouda|جودا
mountain cheese|Bergkäse|gruyère|جبن جبلي
goat cheese|Ziegenkäse|fromage de chèvre|جبن ماعز
mascarpone|Mascarpone|mascarpone|ماسكاربوني
ricotta|Ricotta|ricotta|ريكوتا
condensed milk|Kondensmilch|lait concentré|حليب مكثف
egg/eggs|Ei/Eier|œuf/œufs|بيض
egg yolk/egg yolks|Eigelb|jaune d’œuf/jaunes d’œufs|صفار البيض
egg white/egg whites|Eiweiß|blanc d’œuf/blancs d’œufs|بياض البيض`,
    meat: `ground beef|Rinderhackfleisch|bœuf haché|لحم بقري مفروم
beef|Rindfleisch|bœuf|لحم بقري
veal|Kalbfleisch|veau|لحم عجل
pork|Schweinefleisch|porc|لحم خنزير
lamb|Lammfleisch|agneau|لحم ضأن
chicken|Hähnchen|poulet|دجاج
chicken breast/chicken breasts|Hähnchenbrust/Hähnchenbrüste|blanc de poulet/blancs de poulet|صدر دجاج
chicken thigh/chicken thighs|Hähnchenschenkel|cuisse de poulet/cuisses de poulet|فخذ دجاج
turkey|Putenfleisch|dinde|ديك رومي
duck|Ente|canard|بط
steak/steaks|Steak/Steaks|steak/steaks|شريحة لحم`,
    'meat products': `bacon|Speck|lard|لحم مقدد
ham|Schinken|jambon|جامبون
sausage/sausages|Wurst/Würste|saucisse/saucisses|نقانق
salami|Salami|salami|سلامي
chorizo|Chorizo|chorizo|تشوريزو`,
    seafood: `salmon|Lachs|saumon|سلمون
tuna|Thunfisch|thon|تونة
cod|Kabeljau|cabillaud|سمك القد
trout|Forelle/Forellen|truite/truites|تراوت
shrimp|Garnelen|crevettes|جمبري
mussels|Miesmuscheln|moules|بلح البحر
squid|Tintenfisch|calamar|حبار
anchovy/anchovies|Sardelle/Sardellen|anchois|أنشوجة
smoked salmon|Räucherlachs|saumon fumé|سلمون مدخن`,
    'canned goods': `canned tomatoes|Dosentomaten|tomates en conserve|طماطم معلبة
tomato paste|Tomatenmark|concentré de tomates|معجون طماطم
tomato puree|passierte Tomaten|coulis de tomates|عصير طماطم مركز
coconut milk|Kokosmilch|lait de coco|حليب جوز الهند
kidney beans|Kidneybohnen|haricots rouges|فاصوليا حمراء
white beans|weiße Bohnen|haricots blancs|فاصوليا بيضاء
black beans|schwarze Bohnen|haricots noirs|فاصوليا سوداء
olives|Oliven|olives|زيتون
capers|Kapern|câpres|كبر
pickle/pickles|Essiggurke/Essiggurken|cornichon/cornichons|مخلل
sauerkraut|Sauerkraut|choucroute|مخلل الملفوف`,
    condiments: `olive oil|Olivenöl|huile d’olive|زيت زيتون
vegetable oil|Pflanzenöl|huile végétale|زيت نباتي
sunflower oil|Sonnenblumenöl|huile de tournesol|زيت دوار الشمس
canola oil|Rapsöl|huile de colza|زيت الكانولا
sesame oil|Sesamöl|huile de sésame|زيت السمسم
vinegar|Essig|vinaigre|خل
balsamic vinegar|Balsamicoessig|vinaigre balsamique|خل بلسمي
apple cider vinegar|Apfelessig|vinaigre de cidre|خل التفاح
soy sauce|Sojasauce|sauce soja|صلصة الصويا
fish sauce|Fischsauce|sauce poisson|صلصة السمك
Worcestershire sauce|Worcestersauce|sauce Worcestershire|صلصة ورشسترشاير
mustard|Senf|moutarde|خردل
ketchup|Ketchup|ketchup|كاتشب
mayonnaise|Mayonnaise|mayonnaise|مايونيز
tahini|Tahin|tahini|طحينة
pesto|Pesto|pesto|بيستو
vegetable broth|Gemüsebrühe|bouillon de légumes|مرق خضار
chicken broth|Hühnerbrühe|bouillon de poulet|مرق دجاج
beef broth|Rinderbrühe|bouillon de bœuf|مرق لحم`,
    spices: `salt|Salz|sel|ملح
black pepper|schwarzer Pfeffer|poivre noir|فلفل أسود
paprika|Paprikapulver|paprika|بابريكا
cumin|Kreuzkümmel|cumin|كمون
turmeric|Kurkuma|curcuma|كركم
curry powder|Currypulver|curry en poudre|مسحوق الكاري
cinnamon|Zimt|cannelle|قرفة
nutmeg|Muskatnuss|noix de muscade|جوزة الطيب
cloves|Gewürznelken|clous de girofle|قرنفل
cardamom|Kardamom|cardamome|هيل
coriander seed|Koriandersamen|graines de coriandre|بذور الكزبرة
chili powder|Chilipulver|piment en poudre|مسحوق الفلفل الحار
cayenne pepper|Cayennepfeffer|piment de Cayenne|فلفل كايين
oregano|Oregano|origan|أوريجانو
bay leaf/bay leaves|Lorbeerblatt/Lorbeerblätter|feuille de laurier/feuilles de laurier|ورق الغار
garam masala|Garam Masala|garam masala|غارام ماسالا
saffron|Safran|safran|زعفران
star anise|Sternanis|anis étoilé|يانسون نجمي
caraway|Kümmel|carvi|كراوية
vanilla extract|Vanilleextrakt|extrait de vanille|خلاصة الفانيليا
vanilla bean/vanilla beans|Vanilleschote/Vanilleschoten|gousse de vanille/gousses de vanille|عود فانيليا
sesame seeds|Sesam|graines de sésame|سمسم`,
    sweets: `sugar|Zucker|sucre|سكر
brown sugar|brauner Zucker|sucre roux|سكر بني
powdered sugar|Puderzucker|sucre glace|سكر ناعم
vanilla sugar|Vanillezucker|sucre vanillé|سكر الفانيليا
honey|Honig|miel|عسل
maple syrup|Ahornsirup|sirop d’érable|شراب القيقب
molasses|Melasse|mélasse|دبس السكر
jam|Marmelade|confiture|مربى
cocoa powder|Kakaopulver|cacao en poudre|مسحوق الكاكاو
baking powder|Backpulver|levure chimique|بيكنج باودر
baking soda|Natron|bicarbonate de soude|بيكربونات الصوديوم
yeast|Hefe|levure|خميرة
dry yeast|Trockenhefe|levure sèche|خميرة جافة
gelatin|Gelatine|gélatine|جيلاتين
marzipan|Marzipan|pâte d’amande|مرزبان`,
    confectionery: `dark chocolate|Zartbitterschokolade|chocolat noir|شوكولاتة داكنة
milk chocolate|Vollmilchschokolade|chocolat au lait|شوكولاتة بالحليب
white chocolate|weiße Schokolade|chocolat blanc|شوكولاتة بيضاء
chocolate chips|Schokotropfen|pépites de chocolat|رقائق الشوكولاتة
ladyfinger/ladyfingers|Löffelbiskuit/Löffelbiskuits|biscuit à la cuillère/biscuits à la cuillère|أصابع الست`,
    snacks: `almonds|Mandeln|amandes|لوز
ground almonds|gemahlene Mandeln|poudre d’amandes|لوز مطحون
walnuts|Walnüsse|noix|جوز
hazelnuts|Haselnüsse|noisettes|بندق
cashews|Cashewkerne|noix de cajou|كاجو
peanuts|Erdnüsse|cacahuètes|فول سوداني
peanut butter|Erdnussbutter|beurre de cacahuète|زبدة الفول السوداني
pistachios|Pistazien|pistaches|فستق
pine nuts|Pinienkerne|pignons de pin|صنوبر
sunflower seeds|Sonnenblumenkerne|graines de tournesol|بذور دوار الشمس
pumpkin seeds|Kürbiskerne|graines de courge|بذور اليقطين
chia seeds|Chiasamen|graines de chia|بذور الشيا
flax seeds|Leinsamen|graines de lin|بذور الكتان
raisins|Rosinen|raisins secs|زبيب
shredded coconut|Kokosraspel|noix de coco râpée|جوز هند مبشور`,
    beverages: `water|Wasser|eau|ماء
sparkling water|Mineralwasser|eau gazeuse|ماء فوار
coffee|Kaffee|café|قهوة
black tea|Schwarztee|thé noir|شاي أسود
orange juice|Orangensaft|jus d’orange|عصير برتقال
lemon juice|Zitronensaft|jus de citron|عصير ليمون
lime juice|Limettensaft|jus de citron vert|عصير ليمون أخضر
apple juice|Apfelsaft|jus de pomme|عصير تفاح`,
    alcohol: `white wine|Weißwein|vin blanc|نبيذ أبيض
red wine|Rotwein|vin rouge|نبيذ أحمر
beer|Bier|bière|بيرة
rum|Rum|rhum|روم
sherry|Sherry|xérès|شيري`,
    frozen: `frozen peas|Tiefkühlerbsen|petits pois surgelés|بازلاء مجمدة
frozen spinach|Tiefkühlspinat|épinards surgelés|سبانخ مجمدة
frozen berries|Tiefkühlbeeren|fruits rouges surgelés|توت مجمد
ice cream|Eis|glace|آيس كريم`,
  }),
);

let meanings: Map<string, string[]> | null = null;

/** The common foods that a name means in any of our languages: those of one line are the same food. */
export function seedFoodMeanings(name: string): string[] {
  meanings ??= indexMeanings();
  return meanings.get(plainName(name)) ?? [];
}

function indexMeanings(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const line of [...seedFoods.values()].flatMap((lines) => lines.split('\n'))) {
    const names = new Set(line.split(/[|/]/).map(plainName));
    for (const name of names) index.set(name, [...(index.get(name) ?? []), line]);
  }
  return index;
}
