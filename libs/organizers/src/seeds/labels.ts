/** The aisles of shops: a line for each, with its colour and its name in the languages of the foods. */
export const seedLabels = `#7CB342|Fresh herbs|Frische Kräuter|Herbes fraîches|أعشاب طازجة|Hierbas frescas|Erbe fresche|Verse kruiden|Ervas frescas
#C0A16B|Pasta, rice and grains|Nudeln, Reis und Getreide|Pâtes, riz et céréales|أرز ومعكرونة وحبوب|Pasta, arroz y cereales|Pasta, riso e cereali|Pasta, rijst en granen|Massas, arroz e grãos
#E57373|Fruits|Obst|Fruits|فواكه|Frutas|Frutta|Fruit|Frutas
#4CAF50|Vegetables|Gemüse|Légumes|خضروات|Verduras|Verdura|Groenten|Legumes e verduras
#C62828|Meat|Fleisch|Viande|لحوم|Carne|Carne|Vlees|Carnes
#4FC3F7|Seafood|Fisch|Poisson|مأكولات بحرية|Pescado|Pesce|Vis|Peixes
#5C6BC0|Beverages|Getränke|Boissons|مشروبات|Bebidas|Bevande|Dranken|Bebidas
#D7A86E|Baked goods|Backwaren|Boulangerie|مخبوزات|Panadería|Prodotti da forno|Brood en gebak|Padaria
#90A4AE|Canned goods|Konserven|Conserves|معلبات|Conservas|Conserve|Conserven|Enlatados
#F9A825|Oils, vinegar and sauces|Öle, Essig und Saucen|Huiles, vinaigres et sauces|زيوت وصلصات|Aceites, vinagres y salsas|Oli, aceti e salse|Oliën, azijn en sauzen|Óleos, vinagres e molhos
#8D6E63|Confectionery|Süßwaren|Confiserie|حلويات|Dulces|Dolciumi|Snoep|Doces
#64B5F6|Dairy|Milchprodukte|Crèmerie|ألبان|Lácteos|Latticini|Zuivel|Laticínios
#4DD0E1|Frozen|Tiefkühlkost|Surgelés|مجمدات|Congelados|Surgelati|Diepvries|Congelados
#26A69A|Health|Gesundheit|Santé|صحة|Salud|Salute|Gezondheid|Saúde
#78909C|Household|Haushalt|Entretien de la maison|مستلزمات المنزل|Hogar|Casa|Huishouden|Casa
#AD1457|Deli meats|Wurstwaren|Charcuterie|لحوم مصنعة|Embutidos|Salumi|Vleeswaren|Frios e embutidos
#FFB74D|Snacks|Knabbereien|En-cas|وجبات خفيفة|Aperitivos|Snack|Snacks|Petiscos
#A1887F|Nuts and dried fruit|Nüsse und Trockenfrüchte|Fruits secs et graines|مكسرات وفواكه مجففة|Frutos secos|Frutta secca|Noten en gedroogd fruit|Castanhas e frutas secas
#D4A017|Spreads|Brotaufstriche|Miel et tartinables|عسل ومربيات|Miel y mermeladas|Miele e marmellate|Broodbeleg|Geleias e pastas
#BF6B2C|Spices|Gewürze|Épices|بهارات|Especias|Spezie|Specerijen|Temperos
#F06292|Baking|Backzutaten|Farine, sucre et pâtisserie|مستلزمات الخبز والحلويات|Repostería|Farine e ingredienti per dolci|Bakproducten|Farinhas e confeitaria
#7E57C2|Alcohol|Alkohol|Alcool|كحول|Alcohol|Alcolici|Alcohol|Bebidas alcoólicas
#E0E0E0|Other|Sonstiges|Divers|أخرى|Otros|Altro|Overig|Outros`;

/** The names of an aisle in all languages. @param aisle its English name */
export function seedLabelNames(aisle: string): string[] {
  const names = seedLabels.split('\n').map((line) => line.split('|').slice(1));
  return names.find(([english]) => english === aisle) ?? [];
}
