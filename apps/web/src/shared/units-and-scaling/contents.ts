/** The food of an amount, as far as its conversion from volume depends on it. */
export interface Contents {
  /** In grams per millilitre; undefined if it is not known. */
  density?: number | undefined;
  isLiquid: boolean;
}

/** Contents for which a volume stays a volume. */
export const liquid: Contents = { isLiquid: true };

/** Densities in g/ml of foods that are measured by volume and weighed elsewhere, by exact name. */
const densities = new Map<string, number>(
  (
    [
      [
        0.95,
        'butter|unsalted butter|salted butter|beurre|beurre doux|beurre demi-sel|süßrahmbutter|zerlassene butter|mantequilla|burro|manteiga|boter|زبدة',
      ],
      [
        0.53,
        'flour|plain flour|all-purpose flour|all purpose flour|white flour|mehl|weizenmehl|farine|farine de blé|harina|harina de trigo|farina|farinha|bloem|طحين|دقيق',
      ],
      [
        0.85,
        'sugar|white sugar|granulated sugar|caster sugar|zucker|sucre|sucre en poudre|azúcar|zucchero|açúcar|suiker|سكر',
      ],
      [0.9, 'brown sugar|light brown sugar|dark brown sugar|brauner zucker|sucre roux|cassonade|azúcar moreno|سكر بني'],
      [0.8, 'rice|white rice|reis|riz|arroz|riso|rijst|أرز'],
      [0.4, 'rolled oats|oats|haferflocken|flocons d’avoine|avena|fiocchi d’avena|havermout|شوفان'],
      [0.42, 'cocoa powder|cocoa|kakaopulver|kakao|cacao en poudre|cacao|كاكاو'],
      [1.42, 'honey|honig|miel|miele|mel|honing|عسل'],
    ] as const
  ).flatMap(([density, names]) => names.split('|').map((name): [string, number] => [name, density])),
);

/** Words of liquids. German and Nordic ones also end compounds, such as "Gemüsebrühe". */
const liquidWords = `water milk buttermilk cream half-and-half oil broth stock juice wine beer vinegar syrup rum vodka brandy
  whisky whiskey bourbon sherry port vermouth liqueur coffee espresso tea cider soda lemonade champagne passata
  lait crème eau huile bouillon jus vin bière vinaigre sirop rhum café thé cidre babeurre
  leche agua aceite caldo zumo jugo vino cerveza vinagre jarabe nata suero
  latte acqua olio brodo succo birra aceto panna sciroppo
  leite água óleo azeite suco sumo vinho cerveja natas
  melk karnemelk olie bouillon sap wijn bier azijn room
  mjölk vatten grädde olja buljong saft vin öl mælk vand fløde olie melk vann fløte
  mleko woda olej bulion sok wino śmietanka молоко вода сливки масло бульон сок вино
  حليب ماء لبن زيت مرق عصير خل كريمة قهوة شاي
  水 牛乳 ミルク だし 出汁 酒 油 酢 醤油 生クリーム 牛奶 高汤 果汁 우유 물 육수 식초`;
const liquids = new Set(liquidWords.split(/\s+/));
const compounds =
  /(?:wasser|milch|sahne|rahm|brühe|fond|saft|wein|bier|essig|sirup|öl|kaffee|tee|likör|obers|mjölk|grädde|buljong|bouillon|mælk|melk|fløde|fløte)$/;
/** Words that make a solid of a liquid: cream cheese, milk powder, a stock cube. */
const solids =
  /^(?:cheese|powder|powdered|chocolate|cubes?|beans?|leaf|leaves|bags?|tartar|ice|dried|ground|flakes?|crackers?|biscuits?|pulver|käse|schokolade|würfel|blätter|poudre|fromage|chocolat|glacée?|polvo|queso|polvere|formaggio|مسحوق|بودرة|جبن|جبنة|مثلجات|شوكولاتة)$|(?:pulver|käse|schokolade|würfel)$/;

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu) ?? []).map((word) =>
    word.replace(/^(?:l|d)[’']/, '').replace(/^ال(?=.{2})/, ''),
  );

function isLiquidName(text: string): boolean {
  const words = wordsIn(text);
  if (words.some((word) => solids.test(word)) || /\bdry milk\b/i.test(text)) return false;
  // languages without spaces between words
  const isRunning = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  if (isRunning) return [...liquids].some((word) => /[^\p{ASCII}]/u.test(word) && text.includes(word));
  return words.some((word) => liquids.has(word) || compounds.test(word));
}

const densityOfName = (name: string): number | undefined => densities.get(wordsIn(name).join(' '));

/** @param names of the food: the group's, the author's, or the text of a line without a food */
export function contentsOf(names: (string | false | null | undefined)[], density?: number | null): Contents {
  const known = names.flatMap((name) => (name ? [name] : []));
  return {
    density: density ?? known.map(densityOfName).find((one) => one !== undefined),
    isLiquid: known.some(isLiquidName),
  };
}

const articles = new Set('of de d du des la le les l del di da von vom an af av من'.split(' '));
/** More words than this do not belong to the name of one food. */
const maxWords = 4;
/** The food ends where another one may begin. */
const nextFood =
  /[.,;:()[\]/\n،؛、。]|\s(?:and|or|with|in|into|to|over|until|for|at|und|bis|zu|auf|oder|mit|et|ou|avec|y|o|con|e|och|og|en|i)\s|\sو/u;

/** Contents of an amount in a text: the words behind it or, in languages that put the food first, before it. */
export function contentsInText(text: string, start: number, end: number): Contents {
  const behind = text.slice(end).split(nextFood, 1)[0] ?? '';
  const words = wordsIn(behind).filter((word) => !articles.has(word));
  const isRunning = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*$/u.test(text.slice(0, start));
  const before = isRunning
    ? (text
        .slice(0, start)
        .split(/[\p{P}\p{N}\s]|と/u)
        .findLast(Boolean) ?? '')
    : '';
  return contentsOf([before, words.slice(0, maxWords).join(' ')]);
}
