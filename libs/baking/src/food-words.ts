import { isTapWater } from '#ingredients';

export const lineRoles = ['flour', 'liquid', 'starter', 'none'] as const;

/** Part of a line in a formula: flour is 100 percent, liquid makes the hydration, a starter has both. */
export type LineRole = (typeof lineRoles)[number];

const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu');

const flours = word(
  [
    'flours?|semolina|wholemeal|whole ?wheat|rye meal',
    String.raw`\p{L}*(?:mehl|schrot)e?|hartweizengrieß`,
    'farines?|semoule fine',
    'farin[ae]|semola|manitoba',
    'harinas?|farinhas?',
    String.raw`\p{L}*(?:bloem|meel)|\p{L}*mjöl|\p{L}*mel`,
    'mąk[aię]|мук[аиу]|пшеничная мука|un|ekmeklik un',
    'دقيق|طحين|الدقيق|الطحين',
  ].join('|'),
);
const runningFlours = /(?:強力|薄力|中力|小麦|米|全粒)粉|面粉|麵粉|밀가루/u;
/** Ground nuts, crumbs and foods that only have flour in their names. */
const noFlours = new RegExp(
  [
    String.raw`almonds?|hazelnuts?|walnuts?|pistachios?|coconut|chestnuts?|nut flour|tortillas?|bone meal`,
    String.raw`mandel|hasel|\p{L}*nuss|kokos|panier|semmel|knochen|maronen`,
    String.raw`amandes?|noisettes?|noix|coco|châtaignes?|mandorle|nocciole|cocco|castagne|almendras?|avellanas?|nueces|amêndoas?|rosca`,
    String.raw`paneer|zonnebloem|bloemkool|caramel|karamel|florsocker|миндал|لوز|جوز`,
  ].join('|'),
  'iu',
);

const starters = word(
  [
    'levains?|sourdough(?: starter| culture)?|starters?|poolish|biga|sponge|pre-?ferments?|old dough|tangzhong',
    String.raw`\p{L}*sauer(?:teig)?|anstellgut|\p{L}*vorteig|hefestück|mehlkochstück`,
    'pâte fermentée|levain-chef|levain liquide|levain dur',
    'lievito madre|pasta madre|licoli|lievitino|masa madre|massa mãe|prefermento',
    String.raw`zuurdesem|desem|surdeg|\p{L}*surdeg|surdej|zakwas|закваск\p{L}+|опара`,
  ].join('|'),
);

const liquids = word(
  [
    'milk|buttermilk|whey|beer|ale|cider|juice|wine|coffee|tea|kefir',
    String.raw`\p{L}*milch|molke|bier|\p{L}*saft|wein|kaffee`,
    'lait|babeurre|petit-lait|bière|cidre|jus|vin|café',
    'latte|latticello|birra|succo|vino|leche|suero|cerveza|zumo|jugo|leite|cerveja|suco|sumo',
    String.raw`\p{L}*melk|bier|sap|mjölk|\p{L}*mælk|vann|øl|mleko|maślanka|молоко|кефир|сыворотка|süt`,
    'حليب|الحليب|لبن',
  ].join('|'),
);
const runningLiquids = /水|牛乳|牛奶|우유|물/u;
/** Foods that have a liquid in their names. */
const noLiquids =
  /powder|chocolate|condensed|coconut milk|pulver|schokolade|poudre|chocolat|polvere|cioccolat|polvo|مسحوق|beans?|bohnen?|rice|reis|tea ?spoons?/iu;

/** Guesses the part of a food in a formula from its name. */
export function roleOfFood(name: string): LineRole {
  if (starters.test(name)) return 'starter';
  if ((flours.test(name) || runningFlours.test(name)) && !noFlours.test(name)) return 'flour';
  const isLiquid = isTapWater(name) || liquids.test(name) || runningLiquids.test(name);
  return isLiquid && !noLiquids.test(name) ? 'liquid' : 'none';
}

/** Share of water per flour of usual starters whose composition is not said. */
const usualHydrations: [names: RegExp, hydration: number][] = [
  [word('biga|lievito madre|pasta madre|levain dur|stiff'), 0.5],
  [word('pâte fermentée|old dough|lievitino'), 0.65],
  [word('tangzhong|mehlkochstück'), 5],
];

export const usualHydration = (name: string): number => usualHydrations.find(([names]) => names.test(name))?.[1] ?? 1;

const eggs: [names: RegExp, grams: number][] = [
  [
    word(
      "egg whites?|eiweiß(?:e)?|eiklar|blancs? d[’']œufs?|blancs? d[’']oeufs?|album[ei]|claras?(?: de huevo)?|بياض البيض|بياض بيض",
    ),
    30,
  ],
  [
    word(
      "egg yolks?|yolks?|eigelbe?|eidotter|jaunes? d[’']œufs?|jaunes? d[’']oeufs?|tuorl[oi]|yemas?(?: de huevo)?|gemas?|صفار البيض|صفار بيض",
    ),
    20,
  ],
  [word('eggs?|eie?r?|œufs?|oeufs?|uov[oao]|huevos?|ovos?|eieren|ägg|æg|jaj[koa]+|яйц[ао]|яиц|yumurta|بيض|بيضة'), 50],
];
/** Foods with an egg in their names, and other birds' eggs, which weigh less or more. */
const noEggs = /noodles?|plant|quail|goose|duck|wachtel|gans|nudeln?|nog|chocolate|schoko|caille|quaglia|codorniz/iu;

/** Grams of one egg without its shell, of its white or of its yolk; null for other foods. */
export function gramsOfEgg(name: string): number | null {
  return noEggs.test(name) ? null : (eggs.find(([names]) => names.test(name))?.[1] ?? null);
}

/** In grams per millilitre, for what formulas measure in spoons and jugs. */
const densities: [names: RegExp, density: number][] = [
  [word(String.raw`(?:\p{L}+ )?salt|\p{L}*salz|sel(?: fin)?|sale(?: fino)?|sal|zout|salt|sól|соль|tuz|ملح`), 1.2],
  [
    word(
      String.raw`(?:\p{L}+ )*yeast|\p{L}*hefe|levure(?: sèche)?|lievito(?: secco)?|levadura(?: seca)?|gist|jäst|خميرة`,
    ),
    0.63,
  ],
  [word('baking powder|backpulver|levure chimique|lievito per dolci|polvo de hornear|bakpoeder|bakpulver'), 0.9],
  [word(String.raw`(?:\p{L}+ )*milk|\p{L}*milch|lait|latte|leche|leite|melk|mjölk|حليب`), 1.03],
  [word(String.raw`(?:\p{L}+ )*oil|\p{L}*öl|huile(?: .*)?|olio(?: .*)?|aceite(?: .*)?|azeite|olie|زيت(?: .*)?`), 0.92],
];

/** Density of a food in g/ml; water and other liquids are about 1. */
export function densityOfFood(name: string): number | null {
  const known = densities.find(([names]) => names.test(name))?.[1];
  return known ?? (roleOfFood(name) === 'liquid' ? 1 : null);
}

/** True for yeast, salt and other foods of which tenths of a gram count. */
export const isWeighedFinely = (name: string): boolean =>
  densities.slice(0, 3).some(([names]) => names.test(name)) ||
  word('bicarbonate|baking soda|natron|malt|gelatin[ea]?|agar|pectin|vitamin c|ascorbic acid').test(name);
