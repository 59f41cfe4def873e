import { isUnitName, standardUnitOf } from '#ingredients';
import type { RecipeLine } from '../recipe.ts';
import { isMeasuredFood } from '../visible/ingredients/ingredient-rows.ts';
import type { ChosenList } from './choose-lists.ts';
import { splitWords } from './text-similarity.ts';

const price = /[€£$¥₽₺]\s?\d|\d\s?(?:[€£¥₽₺]|(?:eur|usd|gbp|chf|kr|zł|kč|ft|lei|грн|руб)\b)|:\s?\d+[.,]\d\d(?!\d)/iu;
const minPriceShare = 0.5;

/** True if most lines state a price: a menu, a shop, or the news. */
export function areOffers(lines: RecipeLine[]): boolean {
  return lines.filter(({ text }) => price.test(text)).length >= Math.max(2, lines.length * minPriceShare);
}

/** Letters that two forms of a food's name share. */
const stemLength = 4;
const minMentioned = 0.15;
/** Share of the ingredients that steps mention if the list has neither a heading nor units. */
const minMentionedUnmeasured = 0.34;
/** Steps that mention all ingredients at once. */
const mentionsAll =
  /\b(?:all|everything|ingredients|alles?|zutaten|tous|tout|ingrédients|todo|ingredientes|tutto|tutti|ingredienti|alle|ingrediënten|allt|alla|ingredienser|alt|wszystk\w+|składniki)\b|все|інгредієнти|ингредиенты/iu;

/** True if the steps hardly mention any of the ingredients: the numbers of a job, a review or a craft are no foods. */
export function areUnrelated(ingredients: RecipeLine[], steps: RecipeLine[], share = minMentioned): boolean {
  const stem = (word: string) => word.slice(0, stemLength);
  const mentioned = new Set(steps.flatMap(({ text }) => splitWords(text)).map(stem));
  const named = ingredients.map(({ text }) =>
    splitWords(text).filter((word) => word.length >= stemLength && !/\d/.test(word)),
  );
  const known = named.filter((words) => words.length > 0);
  // scripts without spaces are not split into words
  const isDense = ingredients.some(({ text }) => /[\u0e00-\u0eff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text));
  if (isDense || known.length < 3) return false;
  return known.filter((words) => words.some((word) => mentioned.has(stem(word)))).length < known.length * share;
}

/**
 * True if a list of the page belongs to another recipe: a heading with another name stands over it, and the steps do not mention its foods.
 */
export function isOfOtherRecipe(
  { ingredients, steps }: { ingredients: RecipeLine[]; steps: RecipeLine[] },
  heading: string | undefined,
  name: string,
): boolean {
  const words = new Set(splitWords(name));
  const isOther = !!heading && !splitWords(heading).some((word) => words.has(word));
  return isOther && areUnrelated(ingredients, steps);
}

/** Titles of conversions, tests of equipment, vacancies and packing lists, whose numbers look like ingredients. */
const otherSubjects =
  /\b(?:conversions?|converter|converting|umrechn\w+|umwandeln|équivalences?|conversiones|equivalencias|conversione|omrekenen|substitutes?|packing list|packliste|wanted|vacancy|we(?:'|’)re hiring|now hiring|stellenangebot|gesucht|vacature|offre d['’]emploi)\b|\b(?:tested|reviewed|review|im test|getestet|im vergleich|au banc d['’]essai)\s*$|\(m\/w\/d\)/iu;
/** "Cups to grams", "Tassen in Gramm". */
const unitToUnit = /^(\p{L}+)\s(?:to|in|en|naar|till|til|na|w|a|into|auf|zu)\s(\p{L}+)$/iu;

/** True if a title says that the page is about something else than a dish. */
export function namesOtherSubject(title: string): boolean {
  const [, from = '', to = ''] = unitToUnit.exec(title.trim()) ?? [];
  return otherSubjects.test(title) || (isUnitName(from) && isUnitName(to));
}

/** Spoons and cups, which only food is measured in. */
const kitchenMeasures = /^(?:teaspoon|tablespoon|cup|pinch)$/;

/** True for "Cabbage – 300 g". */
function endsWithMeasure(text: string): boolean {
  const unit = /[\d½¼¾⅓⅔]\s?(\p{L}{1,12})\.?$/u.exec(text)?.[1];
  return !!unit && isUnitName(unit);
}

/** Things of the laundry, the house and the garden, which nobody eats. */
const inedibles = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'bleach|borax|washing soda|soda crystals|washing[- ]up liquid|dish(?:washing)? (?:soap|liquid|detergent)|castile soap|soap flakes|laundry soap|detergent|rubbing alcohol|isopropyl alcohol|potting (?:soil|mix)|topsoil|compost|perlite|vermiculite|fertili[sz]ers?|tea tree oil',
    'spülmittel|waschsoda|kernseife|schmierseife|seifenflocken|waschmittel|blumenerde|pflanzerde|gartenerde|anzuchterde|kompost|dünger|brennspiritus|teebaumöl',
    'savon (?:noir|de marseille)|paillettes de savon|cristaux de soude|liquide vaisselle|eau de javel|percarbonate(?: de soude)?|lessive|terreau|engrais',
    'lejía|jabón|detergente|lavavajillas|tierra (?:para|de) macetas|sustrato|fertilizante|abono|água sanitária|sabão|sabonete|adubo|terra vegetal|lleixiu|sabó|adob',
    'sapone|detersivo|candeggina|percarbonato|terriccio|concime',
    'afwasmiddel|bleekmiddel|groene zeep|potgrond|meststof|diskmedel|såpa|såpflingor|blomjord|planteringsjord|gödsel|opvaskemiddel|brun sæbe|pottemuld|gødning|oppvaskmiddel|grønnsåpe|plantejord|gjødsel|tiskiaine|mäntysuopa|multaa',
    'płynu? do (?:mycia )?naczyń|szare(?:go)? mydło|szarego mydła|wybielacz|ziemi[aię] (?:do|kwiatow)\\p{L}*|nawóz|nawozu|mýdl[oa]|zemin[ay]|hnojiv[oa]|mosószóda|virágföld|leylak sabunu|arap sabunu|bulaşık deterjanı|çamaşır suyu|gübre|îngrășământ',
    'мыл[оа]|средств[оа] для мытья|отбеливател[ья]|грунта?|удобрени[ея]|мил[оа]|добрив[оа]|відбілювача?|σαπούνι|χλωρίνη|λίπασμα|φυτόχωμα',
  ].join('|')})(?!\p{L})`,
  'iu',
);
const minInedible = 2;

interface Signs {
  isProduct: boolean;
  isShoppingList: boolean;
  /** True if the heading of the ingredients announces materials, as those of a craft do. */
  areMaterials: boolean;
  /** Title and main headings of the page. */
  titles: string[];
}

/** True if two signs say that lists of a page without recipe data are no recipe. */
export function isFalseRecipe(
  ingredients: ChosenList,
  steps: ChosenList | null,
  { isProduct, isShoppingList, areMaterials, titles }: Signs,
): boolean {
  const isAnnounced = [ingredients, steps].every((list) => list?.announced);
  if (areOffers(ingredients.lines)) return true;
  if (ingredients.lines.filter(({ text }) => inedibles.test(text)).length >= minInedible) return true;
  if (isShoppingList && !steps) return true;
  if (!isAnnounced && (isProduct || titles.some(namesOtherSubject))) return true;
  const hasSpoons = ingredients.lines.some(({ text }) =>
    text.split(/\s/, 4).some((word) => kitchenMeasures.test(standardUnitOf(word) ?? '')),
  );
  if (areMaterials && !isAnnounced && !hasSpoons) return true;
  const areMeasured =
    ingredients.lines.filter(({ text }) => isMeasuredFood(text) || endsWithMeasure(text)).length * 2 >=
    ingredients.lines.length;
  if (!steps || isAnnounced || areMeasured || steps.lines.some(({ text }) => mentionsAll.test(text))) return false;
  return areUnrelated(ingredients.lines, steps.lines, ingredients.announced ? minMentioned : minMentionedUnmeasured);
}
