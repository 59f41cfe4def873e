/** The aisles of shops: a line for each, with its colour and its name in English, German, French and Arabic. */
export const seedLabels = `#7CB342|produce|Frische Kräuter & Co.|Produits frais|منتجات طازجة
#C0A16B|grains|Getreide|Céréales|حبوب
#E57373|fruits|Obst|Fruits|فواكه
#4CAF50|vegetables|Gemüse|Légumes|خضروات
#C62828|meat|Fleisch|Viande|لحوم
#4FC3F7|seafood|Fisch|Poisson|مأكولات بحرية
#5C6BC0|beverages|Getränke|Boissons|مشروبات
#D7A86E|baked goods|Backwaren|Boulangerie|مخبوزات
#90A4AE|canned goods|Konserven|Conserves|معلبات
#F9A825|condiments|Würzmittel|Condiments|توابل ومرق
#8D6E63|confectionery|Süßwaren|Confiserie|حلويات
#64B5F6|dairy|Milchprodukte|Crèmerie|ألبان
#4DD0E1|frozen|Tiefkühlkost|Surgelés|مجمدات
#26A69A|health|Gesundheit|Santé|صحة
#78909C|household|Haushalt|Entretien|مستلزمات المنزل
#AD1457|meat products|Wurstwaren|Charcuterie|لحوم مصنعة
#FFB74D|snacks|Knabbereien|En-cas|وجبات خفيفة
#BF6B2C|spices|Gewürze|Épices|بهارات
#F06292|sweets|Backzutaten|Sucre et pâtisserie|مستلزمات الحلويات
#7E57C2|alcohol|Alkohol|Alcool|كحول
#E0E0E0|other|Sonstiges|Divers|أخرى`;
