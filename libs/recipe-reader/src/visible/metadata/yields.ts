import { toAsciiDigits } from '#ingredients';
import { startsWithAmount } from '../../ingredient-lines.ts';
import { textOf } from '../../page/text.ts';
import type { Page, PageElement, PageNode } from '../../page/tree.ts';
import type { SourceFields } from '../../recipe.ts';
import { findTimes } from '../../duration.ts';
import { firstNumber, servingsIn, statesMeasure } from '../../yield.ts';
import { beginsWithIngredients, forWords, headingKind } from '../lexicon.ts';
import { timeLabels } from './time-labels.ts';
import { type Line, lineAt } from '../outline/line.ts';

const servingNouns = `servings?|portion/en|portion\\(en\\)|personne\\(s\\)|person\\(en\\)|portions?|people|persons?|pers\\.?|person|personen|portionen|personnes?|parts|convives|persone|porzioni|personas?|porciones|raciones|comensales|pessoas|porções|doses?|dose/s|persoas|racións|
  porcions|persones|racions|porties|personer|portioner|porsjoner|kuverter|porsies|mense|annosta|henkilölle|osób|osoby|porcje|porcji|porce|porcí|osob|porcie|porcií|osôb|adag|fő|főre|személyre|osoba|osobe|
  porcija|porcije|oseb|osebe|porții|persoane|порци\\p{L}*|персон\\p{L}*|человек\\p{L}?|осіб|души|човека|особа|особе|μερίδες|μερίδα|άτομα|ατόμων|kişilik|kişi|porsiyon|porcijas|porcijos|porcijų|personām|
  asmenims|人分|人前|個分|本分|枚分|杯分|皿分|人份|份|인분|أشخاص|حصص|أفراد|מנות|סועדים|נפשות|khẩu phần|người|phần ăn`;
const yieldLabels = `serves|feeds|servings?|serving size(?=[:\\s]*\\d+(?:\\s?[-–]\\s?\\d+)?\\s*$)|number of servings|no\\.? of servings|yields?|makes|portions?|portionen|personen|anzahl portionen|anzahl der portionen|ergibt|ergiebigkeit|personnes|nombre de personnes|
  nombre de parts|nombre de portions|dosi per|dosi|porzioni|persone|numero di porzioni|numero di persone|doses|n\\.?º de doses|número de porciones|número de raciones|número de personas|porciones|raciones|comensales|personas|rinde|rinde para|rende|rende para|dá para|faz|gir|gir ca|ger|ger ca|giver|blir|blir ca|dosis|rendimiento|rendimento|porções|porção|número de porções|aantal personen|
  aantal porties|aantal|porties|antal|antal personer|antal portioner|portioner|porsjoner|antall porsjoner|antall|annoksia|annokset|porcje|porcji|ilość porcji|liczba porcji|liczba osób|ilość osób|porce|počet porcí|počet porcií|počet osob|počet kusů|porcie|adag|adagok|
  porcija|porcije|broj osoba|broj porcija|število porcij|število oseb|porții|număr de porții|număr porții|порции|порций|количество порций|количество персон|число порций|порцій|кількість порцій|порція|брой порции|μερίδες|μερίδων|kaç kişilik|
  porsiyon|kişi sayısı|porcijas|porcijos|porcijų skaičius|分量|份量|份数|份數|人数|人數|분량|인분|عدد الحصص|عدد الأشخاص|عدد الأفراد|عدد الوجبات|الحصص|تكفي|يكفي|מנות|מספר מנות|מספר סועדים|כמות|כמות מנות|khẩu phần|số người|racións|racions|lewer|genoeg vir`;

const words = (list: string) => `(?:${list.replace(/\|\s+/g, '|')})`;
const after = String.raw`(?![\p{L}\p{N}])`;
const about = String.raw`(?:about|approximately|approx\.?|around|roughly|up to|makes|serves|for|para|pour|für|ca\.?|cca\.?|circa|etwa|un[ao]s|env\.|environ|ongeveer|ok\.|około|kb\.|asi|około|около|约|約)\s*`;
/** A number or range, with an optional fraction. */
const number = String.raw`\d+(?:[.,/]\d+)?\s?[½¼¾⅓⅔]?(?:\s?(?:-|–|to|bis|à|a|or|til|till|do|до)\s?\d+)?`;
const value = String.raw`(${number}(?!\d|[.:]\d|\s?%|\s?°)[^|•·;:.]{0,60})`;
const filler = String.raw`[\s:：=|–-]*(?:${about}){0,2}[(\s]*`;

const labelled = new RegExp(
  String.raw`^[^\p{L}\d]*(?:\p{L}+\s)?${words(yieldLabels)}(?:\s?\([^)\d]*\))?${filler}${value}`,
  'iu',
);
/** Labelled yield among other facts on one line. */
const inline = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])${words(yieldLabels)}\s?(?:[:：–]\s?|(?=\d))(?:${about})?${value}`,
  'iu',
);
const label = new RegExp(String.raw`^[^\p{L}\d]*${words(yieldLabels)}[^\p{L}\d]*$`, 'iu');
/** Headers of amount columns. */
const quantities = `amounts?|quantity|quantities|menge|mengen|quantités?|quantità|cantidad|cantidades|quantidade|quantidades|hoeveelheid|hoeveelheden|mängd|mængde|mengde|määrä|ilość|množství|množstvo|mennyiség|količina|cantitate|количество|кількість|ποσότητα|miktar|数量|용량|الكمية|כמות|số lượng`;
const bareWord = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${words(yieldLabels)}|${words(servingNouns)}|${quantities})[^\p{L}\d]*$`,
  'iu',
);
const counted = new RegExp(String.raw`(?<![\d.,/:])(${number}(?:\s\p{L}+)?\s?${words(servingNouns)})${after}`, 'iu');
const servingNoun = new RegExp(String.raw`(?<!\p{L})${words(servingNouns)}${after}`, 'iu');
/** Matches "für 4" in "Zutaten für 4". */
const intended = new RegExp(String.raw`(?<!\p{L})${words(forWords)}\s(?:${about})?${value}`, 'iu');
/** Matches "Ingredients (about 24 buns)", but not "Ingredients (1x)". */
const amongBrackets = new RegExp(String.raw`\((?:${about})?(${number}\s\p{L}[^)]*)\)`, 'iu');
const leadingFor = new RegExp(`^${words(forWords)} (?=\\d)`, 'iu');
const recipeWords = 'recipe|rezept|recette|ricetta|receta|receita|recept|opskrift|oppskrift|przepis|resepti|рецепт';
const recipeWord = new RegExp(String.raw`^${words(recipeWords)}\s$`, 'iu');
const recipeFor = new RegExp(String.raw`^${words(recipeWords)}\s${words(forWords)}\s(?:${about})?\d`, 'iu');
const maxRecipeFor = 70;
/** Yield at the end of a step: "... with the sauce. Serves 4." */
const closing = new RegExp(
  String.raw`[.!)]\s*${words('serves|feeds|makes|yields?|rinde|rende|ergibt|voor|pour|für|para|per|для')}:?\s(?:${about})?(${number}(?:\s\p{L}+){0,2})[.)]*$`,
  'iu',
);
/** Names of elements with the yield, in kebab or camel case. */
const yieldName =
  /(?:^|[-_\s]|(?<=[a-z])(?=[A-Z]))(?:[Ss]ervings?|[Yy]ields?|[Pp]ortions?|[Ss]erves|[Pp]orties|[Pp]ortionen|[Pp]eople|[Pp]ersons?|[Pp]ersonen|[Pp]ersonnes|[Aa]dag|[Pp]orciones|[Pp]orzioni|[Pp]orcje)(?=$|[-_\s]|[A-Z])/;

/** Higher numbers are counts of readers. */
const maxServings = 200;
/** Other facts that may follow on the same line. */
const otherFact =
  /[\s,(](?:course|calories(?=[\s:]*[\d(])|cuisine|author|difficulty|category|level|rating|cost|method|diet|schwierigkeit|autor|küche|difficulté|niveau|dificultad|difficoltà|moeilijkheid|print|adjust|scale|keywords?)(?!\p{L}).*$/isu;
const energyOrTime =
  /^[\d\s.,-]*(?:min|mins|minute\p{L}*|minuten|hours?|hrs?|h|kcal|cal|calories|kj|std|stunden?)(?!\p{L})/iu;
const weight = /^[\d\s.,/-]*(?:g|gr|gram\p{L}*|kg|ml|cl|dl|l|oz|ounces?|cups?|tbsp|tsp)(?!\p{L})/iu;

type Reader = (line: Line, next?: Line, previous?: Line) => string | null;

/** Finds the yield: "Serves 4", "Zutaten für 4 Personen", label and number on two lines, the end of the last step, or an input. */
export function visibleYield(page: Page, lines: Line[]): SourceFields {
  const ascii = lines.map((line) => ({ ...line, text: toAsciiDigits(line.text) }));
  const found = writtenYield(ascii) ?? chosenYield(page, lines);
  return found ? { recipeYield: asWritten(found, lines, ascii), servings: servingsIn(found) } : {};
}

/** Returns the yield with the digits of the page, such as "２人分". */
function asWritten(found: string, lines: Line[], ascii: Line[]): string {
  for (const [index, { text }] of ascii.entries()) {
    const start = text.indexOf(found);
    if (start >= 0) return lineAt(lines, index).text.slice(start, start + found.length);
  }
  return found;
}

function writtenYield(lines: Line[]): string | null {
  const readers: Reader[] = [labelledYield, intendedYield, inlineYield, countedYield, classedYield, closingYield];
  for (const read of readers)
    for (const [i, line] of lines.entries()) {
      const found = line.noise < 2 ? read(line, lines[i + 1], lines[i - 1]) : null;
      if (found) return found;
    }
  return null;
}

/** Returns the value of an input for the number of servings, found by its name or the text around it. */
function chosenYield({ elements }: Page, lines: Line[]): string | null {
  const isNamed = ({ attributes: { name, id, ...others } }: PageElement) =>
    yieldName.test(`${name ?? ''} ${id ?? ''} ${others.class ?? ''}`);
  const near = () =>
    lines.filter(asksForCount).flatMap(({ element }) => elements.slice(element.index, fieldsEnd(element)));
  const field = elements.find((element) => isCount(element) && isNamed(element)) ?? near().find(isWritable);
  if (field?.attributes.value) return field.attributes.value.trim();
  const options = elements.filter(({ tag, attributes }) => tag === 'option' && 'selected' in attributes);
  const named = options.find((option) => isNamed(option) || (option.parent && isNamed(option.parent)));
  const count = named && bareCount.exec(textOf(named))?.[0];
  const chosen = options[0] ? textOf(options[0]) : '';
  return count ?? (statesYield(chosen) ? chosen : null);
}

const bareCount = /^[1-9]\d?(?:\s?[-–]\s?[1-9]\d?)?$/;

function isWritable(element: PageElement): boolean {
  return isCount(element) && /^(?:text|number|tel)$/i.test(element.attributes.type ?? 'text');
}

/** True for "Number of people" and "Ingredients for [ ] people". */
function asksForCount({ text, noise }: Line): boolean {
  return noise < 2 && text.length < 40 && !/\d/.test(text) && (label.test(text) || servingNoun.test(text));
}

/** Maximum elements of a line about the yield. */
const maxElements = 30;

function fieldsEnd({ index, end }: PageElement): number {
  return Math.min(end, index + maxElements);
}

function isCount({ tag, attributes: { value = '' } }: PageElement): boolean {
  return tag === 'input' && /^\s*[1-9]\d?\s*$/.test(value);
}

/** True for "3 uur", false for "3個分". */
function isTime(text: string): boolean {
  return findTimes(text)[0]?.start === 0 && !counted.test(text);
}

/** Returns the other facts of a line: "20 min" of "4 people, 20 min". */
export function removeYield(text: string): string {
  return text.replace(counted, '').replace(/^[\s,]+|[\s,]+$/g, '');
}

function labelledYield(line: Line, next?: Line, previous?: Line): string | null {
  const { text } = line;
  if (text.length > 140) return null;
  const written = labelled.exec(text)?.[1];
  if (written) return plausible(written, text);
  const beside = label.test(text) ? [next, previous].find((other) => other && isCountLine(other, line)) : null;
  return beside ? plausible(beside.text, text) : null;
}

/** True if a short line states only the yield: "Serves 4", "4 people", "Recipe for 12 buns of 80 g". */
export function statesYield(text: string): boolean {
  if (text.length < maxRecipeFor && recipeFor.test(text)) return true;
  if (text.length >= 40) return false;
  const ascii = toAsciiDigits(text);
  const bare = ascii.replace(leadingFor, '').replace(/\s?[:：]$/, '');
  return startsWithAmount(bare) ? counted.exec(bare)?.[0] === bare : labelled.test(ascii);
}

/** True for a label without a value: "Servings", "Amount". */
export function isAmountLabel(text: string): boolean {
  return text.length < 30 && bareWord.test(text);
}

/** True if a line mentions a yield: "1 bag serves 2". */
export function mentionsYield(text: string): boolean {
  return inline.test(text);
}

/** True for a line with only a count. "8 slices" may be an ingredient unless it is the definition of the label. */
function isCountLine({ text, likeness, element }: Line, label: Line): boolean {
  const defined = element.tag === 'dd' && label.element.tag === 'dt' && element.parent === label.element.parent;
  return (
    /^\d{1,3}(?!\d|[.,:]\d)\D{0,20}$/.test(text) &&
    (!/\p{L}/u.test(text) || likeness.ingredients < 0.6 || counted.test(text) || defined)
  );
}

function intendedYield(line: Line, next?: Line): string | null {
  const { text } = line;
  if (text.length > 90) return null;
  const plain = text.replace(/\s\(\p{L}+\)/gu, '');
  const match = intended.exec(plain);
  const added = headingKind(text) === 'ingredients' ? amongBrackets.exec(text)?.[1] : undefined;
  if (added) return plausible(added, text);
  if (!match?.[1]) return null;
  const before = plain.slice(0, match.index);
  const announces = headingKind(before) === 'ingredients' || opensList(line, before, next);
  return announces ? plausible(match[1], plain) : null;
}

/** True for "For 2 tins:" and "Recipe for 2 tins" right above the ingredients, false for "pour 2 cups into a tin". */
function opensList({ text, heading, steps }: Line, before: string, next: Line | undefined): boolean {
  const leads =
    next &&
    (next.heading > 0 ||
      next.kind === 'ingredients' ||
      next.likeness.ingredients >= 0.7 ||
      beginsWithIngredients(next.text));
  if (!leads || steps || text.length > 50 || /[.!]$/.test(text)) return false;
  return before
    ? recipeWord.test(before)
    : (heading > 0 || text.endsWith(':')) && !weight.test(text.replace(/^\D+/, ''));
}

function inlineYield({ text }: Line): string | null {
  const written = text.length <= 140 ? inline.exec(text)?.[1] : null;
  return written ? plausible(written, text) : null;
}

function countedYield({ text, steps, kind }: Line): string | null {
  const isShort = text.length <= 90 || (text.length <= 140 && timeLabels(text).length > 0);
  const found =
    isShort && (!steps || statesYield(text))
      ? counted.exec(kind === 'ingredients' ? text : text.replace(/\s\([^)]*\)/g, ''))?.[1]
      : null;
  return found && !isProse(text, found) ? plausible(found, text) : null;
}

/** Words before a count of people in a sentence about a meal. */
const maxWordsBefore = 3;

/** True for "I served this to 12 people and nobody left." */
function isProse(text: string, found: string): boolean {
  const before = text.slice(0, text.indexOf(found)).trim();
  return /[.!]$/.test(text) && before.split(/\s+/).length > maxWordsBefore && !/[:(|•·]\s*$/.test(before);
}

function classedYield({ text, element }: Line): string | null {
  const names = `${element.attributes.class ?? ''} ${element.parent?.attributes.class ?? ''} ${bareCount.test(text) ? iconNames(element) : ''}`;
  const found = yieldName.test(names) && text.length < 60 ? /^\D{0,20}?(\d{1,3}(?!\d).*)/.exec(text)?.[1] : null;
  return found ? plausible(found, text) : null;
}

/** Maximum elements around a count and its icon. */
const maxBoxes = 3;

/** Names of elements without text around a count, which show icons: "icon-servings". */
function iconNames(element: PageElement): string {
  let box = element;
  for (let i = 0; i < maxBoxes && box.parent && textOf(box.parent) === textOf(element); i++) box = box.parent;
  return emptyElements(box.parent && box === element ? [...box.children, ...box.parent.children] : box.children)
    .map(({ attributes }) => attributes.class ?? '')
    .join(' ');
}

function emptyElements(nodes: PageNode[]): PageElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return textOf(node) ? emptyElements(node.children) : [node];
  });
}

function closingYield({ text }: Line): string | null {
  const written = closing.exec(text)?.[1];
  return written ? plausible(written, text) : null;
}

/** Servings before unrelated text: "4 servings Rate it". */
const servingsAnd = new RegExp(String.raw`^(${number}\s?(?:${words(servingNouns)}))\s(?=\p{Lu}\p{Ll})`, 'u');

/** Returns the yield without the rest of the line; null for implausible values and for "Portion: 100 g" of nutrition facts. */
function plausible(written: string, line: string): string | null {
  const fact = cutAtTimeLabel(written);
  const short = (servingsAnd.exec(fact)?.[1] ?? fact)
    .replace(otherFact, '')
    .trim()
    .replace(/[\s,(/–-]+$/, '');
  const text = short.includes('(') ? short : short.replace(/\).*/, '').trim();
  const count = servingsIn(text) ?? (statesMeasure(text) ? firstNumber(text) : null);
  if (!count || count > maxServings * 5 || energyOrTime.test(text) || isTime(text)) return null;
  if (weight.test(text) && /\bsize|^portion\b|\bper\b/i.test(line)) return null;
  return count > maxServings && !weight.test(text) ? null : text.slice(0, 50);
}

function cutAtTimeLabel(text: string): string {
  const [first] = timeLabels(text);
  return first ? text.slice(0, first.start) : text;
}
