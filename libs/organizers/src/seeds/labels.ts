/** The aisles of shops: a line for each, with its colour and its name in the languages of the foods. */
export const seedLabels = `#7CB342|produce|Frische Kräuter & Co.|Produits frais|منتجات طازجة|Hierbas y productos frescos|Erbe e prodotti freschi|Verse kruiden en meer|Ervas e produtos frescos
#C0A16B|grains|Getreide|Céréales|حبوب|Cereales y pasta|Cereali e pasta|Granen en pasta|Grãos e massas
#E57373|fruits|Obst|Fruits|فواكه|Frutas|Frutta|Fruit|Frutas
#4CAF50|vegetables|Gemüse|Légumes|خضروات|Verduras|Verdura|Groenten|Legumes e verduras
#C62828|meat|Fleisch|Viande|لحوم|Carne|Carne|Vlees|Carnes
#4FC3F7|seafood|Fisch|Poisson|مأكولات بحرية|Pescado|Pesce|Vis|Peixes
#5C6BC0|beverages|Getränke|Boissons|مشروبات|Bebidas|Bevande|Dranken|Bebidas
#D7A86E|baked goods|Backwaren|Boulangerie|مخبوزات|Panadería|Prodotti da forno|Brood en gebak|Padaria
#90A4AE|canned goods|Konserven|Conserves|معلبات|Conservas|Conserve|Conserven|Enlatados
#F9A825|condiments|Würzmittel|Condiments|توابل ومرق|Condimentos|Condimenti|Sauzen en oliën|Condimentos
#8D6E63|confectionery|Süßwaren|Confiserie|حلويات|Dulces|Dolciumi|Snoep|Doces
#64B5F6|dairy|Milchprodukte|Crèmerie|ألبان|Lácteos|Latticini|Zuivel|Laticínios
#4DD0E1|frozen|Tiefkühlkost|Surgelés|مجمدات|Congelados|Surgelati|Diepvries|Congelados
#26A69A|health|Gesundheit|Santé|صحة|Salud|Salute|Gezondheid|Saúde
#78909C|household|Haushalt|Entretien|مستلزمات المنزل|Hogar|Casa|Huishouden|Casa
#AD1457|meat products|Wurstwaren|Charcuterie|لحوم مصنعة|Embutidos|Salumi|Vleeswaren|Frios e embutidos
#FFB74D|snacks|Knabbereien|En-cas|وجبات خفيفة|Aperitivos|Snack|Snacks|Petiscos
#BF6B2C|spices|Gewürze|Épices|بهارات|Especias|Spezie|Specerijen|Temperos
#F06292|sweets|Backzutaten|Sucre et pâtisserie|مستلزمات الحلويات|Repostería|Ingredienti per dolci|Bakproducten|Confeitaria
#7E57C2|alcohol|Alkohol|Alcool|كحول|Alcohol|Alcolici|Alcohol|Bebidas alcoólicas
#E0E0E0|other|Sonstiges|Divers|أخرى|Otros|Altro|Overig|Outros`;
