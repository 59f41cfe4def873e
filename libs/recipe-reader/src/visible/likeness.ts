import { toAscii } from '#ingredients';
import { cjkCharacter } from '../page/text.ts';
import { statesNutrient } from './lexicon.ts';

const leadingAmount =
  /^(?:[(~≈±]|about |approx\.? |ca\.? |c\. |circa |etwa |environ |env\. |cirka )?\s*(?:\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/iu;
export const amountWithUnit =
  /(?:\d|[½⅓⅔¼¾⅛])\s?(?:g|gr|kg|mg|ml|dl|cl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|el|tl|ts|ss|ek|tk|msk|tsk|spsk|krm|kk|rkl|c\. à s|càs|cs|cc|個|本|枚|大さじ|小さじ|カップ|cc|г|мл|ст|ч|шт|ug|csapat|dkg|evőkanál|łyżk\p{L}*|szklan\p{L}*|lžíc\p{L}*|lžič\p{L}*)(?!\p{L})/iu;
/** Measures behind a number in Chinese, Japanese and Korean. */
const denseUnits =
  '毫克|千克|公斤|公克|克|斤|两|兩|毫升|公升|升|杯|大勺|小勺|汤勺|勺|大匙|小匙|汤匙|湯匙|茶匙|匙|个|個|颗|顆|片|根|只|隻|块|塊|瓣|把|条|條|粒|包|袋|盒|罐|朵|株|张|張|本|枚|束|丁|缶|パック|合|かけ|그램|킬로|리터|컵|큰술|작은술|스푼|숟가락|개|장|쪽|줌|꼬집|모|대|알|팩|봉지|마리|뿌리|g|kg|ml|l|cc';
/** Amounts behind the food in these languages: "塩 小さじ1/2", "醤油少々", "面粉250克", "계란 2개". */
const denseAmount = new RegExp(
  String.raw`(?:大さじ|小さじ|カップ|大匙|小匙)\s?[\d½一二三四]|(?:少々|適量|適宜|少许|适量|少許|약간|적당량)[)）]?$|` +
    String.raw`(?:[\d½¼¾⅓⅔]|[一二两兩三四五六七八九十半]\s?)\s?(?:${denseUnits})(?:\s?[（(][^（）()]*[)）])?$`,
);
const smallAmount =
  /^(?:a|an|one|two|three|four|half|pinch|dash|handful|few|some|juice|zest|een|eine?n?|etwas|prise|un|une|uno|una|quelques|snufje|scheutje|lite|nypa|litt|en|et|q\.?b\.?|sal|salt|pepper|salz|zout|olive oil|olijfolie)(?!\p{L})/iu;

/** Amounts behind the food: "Leeks 2", "Rice 200 g", "Carrots: 3 pcs." */
const trailingAmount = /[\p{L}\p{M}][\s:,]+(?:\d{1,4}(?:[.,/]\d+)?|[½⅓⅔¼¾])\s?[\p{L}\p{M}]{0,12}\.?(?:\(s\))?$/u;
const trailingTime =
  /\d\s?(?:h|std|min|sec|sek|uur|t|timmar|stund|hour|heure|hora|or[ae]|minut|minuut|perc|godz|мин|час|хв)\p{L}*\.?$/iu;
export const bullet =
  /^(?:[|•▢▪◦●☐□✓✔*·‣►▸▶]\s*|[-–—]\s+|[\u{1f300}-\u{1faff}✅☑➡](?:[\u{1f3fb}-\u{1f3ff}]|\uFE0F|\u200D)*\s*)+/u;

/** Lazily computed likeness of a line to an ingredient and to a step. */
export class Likeness {
  private readonly line: string;
  private cachedIngredients?: number;
  private cachedSteps?: number;

  constructor(line: string) {
    this.line = toAscii(line);
  }

  get ingredients(): number {
    return (this.cachedIngredients ??= ingredientLikeness(this.line));
  }

  get steps(): number {
    return (this.cachedSteps ??= stepLikeness(this.line));
  }
}

/** Rates how much a line reads like an ingredient, from -1 to 1, in any language: numbers raise it, sentences lower it. */
export function ingredientLikeness(line: string): number {
  const text = line.replace(bullet, '');
  if (text.length > 220) return -1;
  if (/[。！？]/.test(text) || /^\d{1,2}[.)]\s+\p{L}/u.test(text)) return -0.6;
  const sentences = /[.!?]/.test(text) ? sentenceCount(text) : 0;
  if (sentences > 1 || (sentences && text.length > 90)) return -0.6;
  const amount = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(text) ? amountLikeness(text) : null;
  if (amount !== null) return amount;
  if (text.length < 80 && (cjkCharacter.test(text) ? denseAmount : smallAmount).test(text)) return 0.5;
  return text.length < 45 ? 0.15 : text.length < 90 ? 0 : -0.3;
}

/** Counts sentences outside brackets. */
function sentenceCount(text: string): number {
  const said = text.includes('(') ? text.replace(/\([^()]*\)/g, '') : text;
  return said.match(/\p{Ll}{2}[.!?](?:\s+\p{Lu}|$)/gu)?.length ?? 0;
}

function amountLikeness(text: string): number | null {
  if (statesNutrient(text)) return -0.3;
  if (leadingAmount.test(text)) return timeOrCount.test(text) ? -0.2 : text.length < 130 ? 1 : 0.4;
  if (amountWithUnit.test(text) || (cjkCharacter.test(text) && denseAmount.test(text))) return 0.7;
  return text.length < 60 && trailingAmount.test(text) && !trailingTime.test(text) ? 0.6 : null;
}

/** Numbers that are not amounts: "10 mins", "4 servings", "250 kcal", "1x 2x 3x", "5 from 20 votes". */
const timeOrCount =
  /^[\d\s.,:½¼¾/x-]+\s*(?:$|(?:mins?|minutes?|hours?|hrs?|minuten|min\.?|std\.?|stunden?|h|uur|x|servings?|portion\w*|personen|persone|personnes|people|personas|kcal|cal|calories|kj|votes?|ratings?|reviews?|comments?|stars?|steps?|%)(?!\p{L}))/iu;

/** Facts with a label: "Zubereiten 30 min", "Level: easy". */
const labelledTime =
  /^\p{L}[\p{L} ]*[:\s]\s*\d+\s?(?:h|hrs?|hours?|min|mins|minutes?|minuten|std)?\.?$|^\p{L}+:\s[^.!]+$/iu;

/** Rates how much a line reads like a step, from -1 to 1. */
export function stepLikeness(line: string): number {
  const text = line.replace(bullet, '');
  const words = countWords(text);
  const ends = /[.!?…)。！？।۔]["”']?$/.test(text);
  if (cjkCharacter.test(text)) return text.length >= 8 ? 0.8 : ends && text.length > minDenseSentence ? 0.4 : -0.2;
  if (unspacedScript.test(text)) return text.length >= minUnspacedStep ? 0.8 : -0.2;
  if (words < 3 || (words < 6 && labelledTime.test(text))) return shortSentence.test(text) ? 0 : -0.4;
  if (words >= 12) return ends ? 1 : 0.6;
  return ends ? 0.6 : words >= 6 ? 0.2 : 0;
}

/** Chinese sentences with fewer characters are labels. */
const minDenseSentence = 3;
/** Thai, Lao, Burmese and Khmer, which have no spaces between words. */
const unspacedScript = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const minUnspacedStep = 18;
/** A short step: "Serve warm.", "Bake 20 minutes." */
export const shortSentence = /^[\p{Lu}\p{Lo}][^:：]*[\p{L}\p{M}\d)][.。।]$/u;

/** Expects single spaces between words; counts up to 12. */
function countWords(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at >= 0 && count < 12; at = text.indexOf(' ', at + 1)) count++;
  return count;
}
