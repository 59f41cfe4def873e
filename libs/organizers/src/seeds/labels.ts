/** The aisles of shops: a line for each, with its colour and its name in the languages of the foods. */
export const seedLabels = `#7CB342|Produce|Frische Kräuter & Co.|Produits frais|منتجات طازجة|Hierbas y productos frescos|Erbe e prodotti freschi|Verse kruiden en meer|Ervas e produtos frescos
#C0A16B|Grains|Getreide|Céréales|حبوب|Cereales y pasta|Cereali e pasta|Granen en pasta|Grãos e massas
#E57373|Fruits|Obst|Fruits|فواكه|Frutas|Frutta|Fruit|Frutas
#4CAF50|Vegetables|Gemüse|Légumes|خضروات|Verduras|Verdura|Groenten|Legumes e verduras
#C62828|Meat|Fleisch|Viande|لحوم|Carne|Carne|Vlees|Carnes
#4FC3F7|Seafood|Fisch|Poisson|مأكولات بحرية|Pescado|Pesce|Vis|Peixes
#5C6BC0|Beverages|Getränke|Boissons|مشروبات|Bebidas|Bevande|Dranken|Bebidas
#D7A86E|Baked goods|Backwaren|Boulangerie|مخبوزات|Panadería|Prodotti da forno|Brood en gebak|Padaria
#90A4AE|Canned goods|Konserven|Conserves|معلبات|Conservas|Conserve|Conserven|Enlatados
#F9A825|Condiments|Würzmittel|Condiments|توابل ومرق|Condimentos|Condimenti|Sauzen en oliën|Condimentos
#8D6E63|Confectionery|Süßwaren|Confiserie|حلويات|Dulces|Dolciumi|Snoep|Doces
#64B5F6|Dairy|Milchprodukte|Crèmerie|ألبان|Lácteos|Latticini|Zuivel|Laticínios
#4DD0E1|Frozen|Tiefkühlkost|Surgelés|مجمدات|Congelados|Surgelati|Diepvries|Congelados
#26A69A|Health|Gesundheit|Santé|صحة|Salud|Salute|Gezondheid|Saúde
#78909C|Household|Haushalt|Entretien|مستلزمات المنزل|Hogar|Casa|Huishouden|Casa
#AD1457|Meat products|Wurstwaren|Charcuterie|لحوم مصنعة|Embutidos|Salumi|Vleeswaren|Frios e embutidos
#FFB74D|Snacks|Knabbereien|En-cas|وجبات خفيفة|Aperitivos|Snack|Snacks|Petiscos
#BF6B2C|Spices|Gewürze|Épices|بهارات|Especias|Spezie|Specerijen|Temperos
#F06292|Sweets|Backzutaten|Sucre et pâtisserie|مستلزمات الحلويات|Repostería|Ingredienti per dolci|Bakproducten|Confeitaria
#7E57C2|Alcohol|Alkohol|Alcool|كحول|Alcohol|Alcolici|Alcohol|Bebidas alcoólicas
#E0E0E0|Other|Sonstiges|Divers|أخرى|Otros|Altro|Overig|Outros`;

/** The names of an aisle in all languages. @param aisle its English name */
export function seedLabelNames(aisle: string): string[] {
  const names = seedLabels.split('\n').map((line) => line.split('|').slice(1));
  return names.find(([english]) => english === aisle) ?? [];
}
