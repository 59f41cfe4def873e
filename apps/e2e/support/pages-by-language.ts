/** Recipes of eight languages as their authors wrote them. They share foods and units, and write them each in its own way. */
export interface WrittenRecipe {
  language: string;
  name: string;
  lines: string[];
  steps: string[];
}

const written: Record<string, string> = {
  fr: `Poulet au miel
2 càs de sauce soja|1 cuillère à café de sel|3 gousses d'ail hachées|500 g de blancs de poulet|1/2 botte de coriandre|une pincée de piment|2,5 cl d'huile d'olive
Mélangez la sauce soja et l'ail.|Faites dorer le poulet 10 minutes.
Gratin de courgettes
4 courgettes moyennes|20 cl de crème fraîche épaisse|100 g de gruyère râpé|2 à 3 brins de thym|1 c. à s. d'huile|sel et poivre du moulin|2 œufs
Coupez les courgettes.|Versez la crème et enfournez 30 min.
Soupe à l'oignon
1 kg d'oignons jaunes|50 g de beurre|1,5 l de bouillon de bœuf|6 tranches de pain de campagne|2 feuilles de laurier|1 verre de vin blanc sec
Émincez les oignons.|Ajoutez le bouillon et laissez mijoter 1 h.
Tarte aux pommes
1 pâte brisée|5 pommes (type reine des reinettes)|80 g de sucre|1 sachet de sucre vanillé|1 càc de cannelle|30 g de beurre fondu
Étalez la pâte.|Disposez les pommes et cuisez 40 minutes.
Salade de lentilles
250 g de lentilles vertes du Puy|1 échalote|3 cuillères à soupe de vinaigre|1 carotte coupée en dés|quelques feuilles de menthe|½ citron
Cuisez les lentilles 25 minutes.|Ajoutez le vinaigre.`,
  de: `Kartoffelsuppe
800 g mehlige Kartoffeln|2 Möhren|½ Bund Petersilie|1 Zwiebel, fein gewürfelt|1 l Gemüsebrühe|2 EL Butter|1 TL Salz|1 Prise Muskat
Die Kartoffeln schälen und würfeln.|In der Brühe 20 Minuten kochen.
Gurkensalat
0,5 Gurke|200 g Joghurt (3,5 %)|1 Zehe Knoblauch|etwas Dill|1-2 EL Zitronensaft|Salz und Pfeffer nach Geschmack
Die Gurke hobeln.|Mit dem Joghurt mischen.
Apfelkuchen
250 g Mehl (Type 405)|125 g kalte Butter|62,5 g Zucker|1 Pck. Vanillezucker|3 Eier (Größe M)|5 säuerliche Äpfel|ca. 50 ml Milch
Die Butter mit dem Zucker rühren.|Bei 180 °C 45 Minuten backen.
Linseneintopf
300 g Berglinsen|2 Stangen Lauch|3 Zehen Knoblauch, gehackt|1 Dose stückige Tomaten|4 Wiener Würstchen|2 Lorbeerblätter|ein Schuss Essig
Die Linsen 30 Minuten kochen.|Den Lauch dazugeben.
Pfannkuchen
1/4 l Milch|4 Eier|eine Prise Salz|200 g Mehl|Butter zum Braten|2 gehäufte EL Zucker
Alles verrühren.|In der Butter backen.`,
  en: `Tacos with pork
6 corn tortillas|19 oz pork shoulder|2 tbsp lime juice|1/2 tsp salt|3 cloves garlic, minced|1 (14-ounce) can black beans, drained|a handful of cilantro
Season the pork with salt.|Warm the tortillas.
Chicken tray bake
4 boneless chicken breasts|1 1/2 cups white rice|2 tablespoons olive oil|1 lemon, halved|2 teaspoons gochujang paste|salt and pepper, to taste|3-4 sprigs of thyme
Rub the chicken with oil.|Bake for 35 minutes.
Skillet chicken
2 boneless, skinless chicken breasts|10 white corn tortillas|1 cup (240 ml) cream|1/3 cup sugar snap peas|pinch of salt|1 stick butter, softened
Brown the chicken.|Add the cream.
Banana bread
3 ripe bananas, mashed|2 cups all-purpose flour (240g)|3/4 cup brown sugar|1 tsp. baking soda|2 large eggs, beaten|1 dozen walnuts
Mash the bananas.|Bake for an hour until golden brown.
Tomato soup
2 lb tomatoes|1 to 2 onions, roughly chopped|4 cups vegetable broth|2 tbsp. olive oil, divided|1 bay leaf|half a cup of basil leaves
Soften the onions in oil.|Add tomatoes and broth.`,
  es: `Tortilla de patatas
6 huevos|1 kg de patatas|1 cebolla grande|2 cucharadas de aceite de oliva|1 cucharadita de sal|media taza de leche
Pela las patatas.|Bate los huevos con la sal.
Gazpacho
1 kg de tomates maduros|1 pepino pequeño|2 dientes de ajo|3 cucharadas de vinagre de Jerez|100 ml de aceite|una pizca de comino
Tritura los tomates.|Añade el aceite.
Arroz con leche
200 g de arroz redondo|1,5 l de leche entera|1 rama de canela|la piel de un limón|150 g de azúcar
Hierve la leche.|Añade el arroz y cuece 45 minutos.
Lentejas guisadas
400 g de lentejas pardinas|2 zanahorias en rodajas|1 hoja de laurel|½ pimiento rojo|1 cucharada de pimentón dulce|sal al gusto
Pon las lentejas en agua.|Cuece 40 minutos.
Ensalada de garbanzos
1 bote de garbanzos cocidos|2 latas de atún|1 manojo de perejil|el zumo de 1 limón|2-3 tomates
Escurre los garbanzos.|Mezcla con el atún.`,
  it: `Pasta al pomodoro
320 g di spaghetti|400 g di pomodori pelati|2 spicchi d'aglio|3 cucchiai di olio extravergine d'oliva|qualche foglia di basilico|sale q.b.
Scalda l'olio con l'aglio.|Aggiungi i pomodori.
Risotto ai funghi
300 g di riso Carnaroli|1 l di brodo vegetale|250 g di funghi porcini|1 scalogno|1/2 bicchiere di vino bianco|50 g di burro|un pizzico di pepe
Rosola lo scalogno.|Unisci il riso e il vino.
Tiramisù
500 g di mascarpone|4 uova|100 g di zucchero|300 g di savoiardi|2 tazzine di caffè|2 cucchiai di cacao amaro
Monta i tuorli con lo zucchero.|Bagna i savoiardi.
Minestrone
2 carote|2 coste di sedano|1 cipolla dorata|200 g di fagioli borlotti|1 patata grande|1,5 l di acqua|2 cucchiaini di sale
Taglia le verdure.|Cuoci per 40 minuti.
Focaccia
500 g di farina 00|350 ml di acqua tiepida|7 g di lievito di birra secco|10 g di sale|4-5 cucchiai di olio|rosmarino fresco
Impasta la farina con l'acqua.|Lascia lievitare 2 ore.`,
  nl: `Erwtensoep
500 g spliterwten|1 prei, in ringen|2 wortels|1 rookworst|3 laurierblaadjes|1,5 liter water|zout en peper
Kook de erwten in het water.|Voeg de prei toe.
Appeltaart
300 g zelfrijzend bakmeel|200 g roomboter|150 g witte basterdsuiker|1 ei|1 kg appels (Goudreinet)|2 tl kaneel|een snufje zout
Kneed het deeg.|Bak de taart 60 minuten.
Stamppot
1 kg kruimige aardappelen|600 g boerenkool|1 dl melk|2 el mosterd|1 ui, gesnipperd|½ tl nootmuskaat
Kook de aardappelen gaar.|Stamp ze met de melk.
Pannenkoeken
250 g bloem|4 dl melk|2 eieren|1 snufje zout|boter om in te bakken|3 el suiker
Klop de eieren los.|Bak dunne pannenkoeken.
Tomatensalade
6 rijpe tomaten|1 rode ui|2 teentjes knoflook|3 el olijfolie|1/2 bosje basilicum|1 el azijn
Snijd de tomaten.|Meng de olie met de azijn.`,
  sv: `Köttbullar
500 g blandfärs|1 gul lök|1 dl ströbröd|1,5 dl mjölk|1 ägg|1 tsk salt|2 krm vitpeppar|smör till stekning
Blanda ströbröd och mjölk.|Stek köttbullarna i smör.
Kanelbullar
5 dl mjölk|50 g jäst|150 g smör|1 dl strösocker|1/2 tsk salt|14 dl vetemjöl|2 msk kanel
Smält smöret.|Grädda i 8 minuter.
Ärtsoppa
500 g gula ärtor|2 lökar, hackade|1,5 l vatten|300 g rimmat fläsk|1 tsk timjan|senap till servering
Koka ärtorna mjuka.|Lägg i fläsket.
Pannkakor
3 ägg|6 dl mjölk|2 1/2 dl vetemjöl|½ tsk salt|3 msk smält smör
Vispa ihop smeten.|Stek tunna pannkakor.
Laxpasta
400 g laxfilé|2 klyftor vitlök|2 dl grädde|1 knippe dill|350 g tagliatelle|en nypa salt
Koka pastan.|Låt grädden puttra.`,
  ar: `شوربة العدس
2 كوب عدس أحمر|1 بصلة مفرومة|3 فصوص ثوم|1 ملعقة صغيرة كمون|ملعقتان كبيرتان زيت زيتون|6 أكواب ماء|رشة ملح
اغسل العدس.|اطبخ العدس 30 دقيقة.
تبولة
2 باقة بقدونس|½ كوب برغل ناعم|3 حبات طماطم|1/4 كوب عصير ليمون|4 ملاعق كبيرة زيت زيتون|ملح حسب الرغبة
افرم البقدونس.|أضف البرغل.
دجاج بالفرن
1 كيلو دجاج|2 ملعقة كبيرة لبن زبادي|1 ملعقة صغيرة بهارات|4 حبات بطاطس|نصف كوب ماء|ملعقة صغيرة ملح
تبل الدجاج.|اخبز الدجاج ساعة.
أرز بالحليب
1 كوب أرز|4 أكواب حليب|½ كوب سكر|1 ملعقة كبيرة ماء زهر|رشة قرفة
اغل الحليب.|أضف الأرز والسكر.
حمص
400 غرام حمص مسلوق|3 ملاعق كبيرة طحينة|2 فص ثوم|عصير ليمونة|1 ملعقة صغيرة كمون|زيت زيتون للتقديم
اهرس الحمص.|أضف الطحينة.`,
};

export const recipesOfLanguages: WrittenRecipe[] = Object.entries(written).flatMap(([language, text]) => {
  const rows = text.split('\n');
  return Array.from({ length: rows.length / 3 }, (_, index) => {
    const [name = '', lines = '', steps = ''] = rows.slice(index * 3);
    return { language, name, lines: lines.split('|'), steps: steps.split('|') };
  });
});

/** The address of such a recipe on the site of the tests. */
export const addressOf = ({ language, name }: WrittenRecipe): string => `/of/${language}/${encodeURIComponent(name)}`;
