import { isUnitName, withoutEmptyDecimals } from '#ingredients';
import { kilojoulesPerKilocalorie } from '#contract/energy';
import { isWebAddress } from '#contract/web-address';
import { durationRange, readDuration, type RecipeDuration } from '../duration.ts';
import { cleanText, markupLines } from '../page/text.ts';
import type { NamedLine, Nutrition, ReadRecipe, RecipeLine, SourceFields } from '../recipe.ts';
import { cleanIngredient, startsWithAmount } from '../ingredient-lines.ts';
import { firstNumber, servingsIn } from '../yield.ts';
import { picturesIn } from './images.ts';
import { readInstructions } from './instructions.ts';
import { isPlaceholder, isPlaceholderName, refersElsewhere } from './placeholders.ts';
import { asArray, isObject, type Json, type JsonObject } from './json.ts';

/** Maps a schema.org Recipe of any markup to fields; omits empty ones. */
export function schemaRecipe(node: JsonObject): SourceFields {
  const yields = yieldTexts(node.recipeYield ?? node.yield ?? node.recipeServings ?? node.servings);
  const recipeYield = chooseYield(yields);
  const cookTime = duration(node.cookTime);
  return omitEmpty({
    name: writtenName(firstText(node.name ?? node.headline ?? node.title ?? node.fn)),
    description: firstText(node.description ?? node.summary),
    images: picturesIn(node.image ?? node.images ?? node.photo ?? node.thumbnailUrl ?? node.thumbnail),
    recipeYield,
    servings: servingsAmong(yields) ?? servingsIn(recipeYield),
    prepTime: duration(node.prepTime),
    cookTime,
    performTime: duration(node.performTime) ?? cookTime,
    totalTime: duration(node.totalTime ?? node.duration),
    ingredients: writtenIngredients(
      readIngredients(node.recipeIngredient ?? node.recipeIngredients ?? node.ingredients ?? node.ingredient),
    ),
    instructions: writtenSteps(
      readInstructions(node.recipeInstructions ?? node.instructions ?? node.step ?? node.steps ?? node.guide),
    ),
    notes: readNotes(node.recipeNotes),
    // drops "contentId: 4c5bfd14" and the like, which is meant for programs
    keywords: commaList(node.keywords).filter((keyword) => !/^[\w-]+:\s/.test(keyword)),
    categories: commaList(node.recipeCategory),
    cuisines: commaList(node.recipeCuisine),
    tools: names(node.tool ?? node.tools),
    author: readAuthor(node.author ?? node.creator),
    nutrition: readNutrition(node.nutrition),
    language: languageOf(node.inLanguage),
    url: addressOf(node.url) || addressOf(node.mainEntityOfPage),
    // microdata may lack the item of the rating
    rating: readRating(node.aggregateRating ?? (node.ratingValue ? node : undefined)),
    video: readVideo(node.video),
  });
}

function writtenName(name: string): string {
  return isPlaceholderName(name) ? '' : name;
}

/** Returns no ingredients if a plugin has prefilled them or they are only numbers. */
function writtenIngredients(lines: RecipeLine[]): RecipeLine[] {
  return lines.every(({ text }) => isPlaceholder(text)) ? [] : lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Returns no steps if they are prefilled or only say where the steps are. */
function writtenSteps(lines: NamedLine[]): NamedLine[] {
  return lines.every(({ text }) => isPlaceholder(text) || refersElsewhere(text)) ? [] : lines;
}

/** Drops empty values, so that they do not hide values of another source. */
export function omitEmpty(fields: SourceFields): SourceFields {
  const known = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(known) as SourceFields;
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return !value.length;
  return typeof value === 'object' && !Object.keys(value).length;
}

function firstText(value: Json | undefined): string {
  for (const item of asArray(value)) {
    if (typeof item === 'string' && item.trim()) return cleanText(item);
    if (typeof item === 'number') return String(item);
    if (isObject(item)) {
      const inner: string = firstText(item['@value'] ?? item.name ?? item.text ?? item['#text']);
      if (inner) return inner;
    }
  }
  return '';
}

function duration(value: Json | undefined): RecipeDuration | null {
  for (const item of asArray(value)) {
    const read = isObject(item) ? durationOf(item) : readDuration(item);
    if (read) return read;
  }
  return null;
}

/** Units of time of UN/CEFACT Recommendation 20. */
const timeUnits = new Map([
  ['SEC', 'seconds'],
  ['MIN', 'minutes'],
  ['HUR', 'hours'],
  ['DAY', 'days'],
]);

/** Reads a Duration or QuantitativeValue, which may be a range. */
function durationOf(item: JsonObject): RecipeDuration | null {
  const unit = timeUnits.get(firstText(item.unitCode)) ?? firstText(item.unitText);
  const withUnit = (value: Json | undefined) =>
    duration(unit && firstText(value) ? `${firstText(value)} ${unit}` : value);
  const [least, most] = [withUnit(item.minValue), withUnit(item.maxValue)];
  if (least && most) return durationRange(least, most) ?? most;
  return most ?? least ?? withUnit(item.value ?? item['@value'] ?? item['#text'] ?? item.name);
}

function yieldTexts(value: Json | undefined): string[] {
  return asArray(value)
    .map(yieldText)
    .filter((text) => text && firstNumber(text) !== 0);
}

/** Prefers the text with a unit if there are several: "4", "4 servings". */
function chooseYield(texts: string[]): string {
  return texts.find((text) => /\d/.test(text) && /\p{L}/u.test(text)) ?? texts.at(-1) ?? '';
}

/** Returns the bare number beside a text of another number: 8 of "8", "1 9-inch tart". */
function servingsAmong(texts: string[]): number | null {
  const bare = texts.length > 1 ? texts.find((text) => /^\d+$/.test(text)) : undefined;
  return bare ? Number(bare) : null;
}

function yieldText(item: Json): string {
  if (typeof item === 'number' || typeof item === 'string') return withoutEmptyDecimals(cleanText(String(item)));
  if (!isObject(item)) return '';
  return [amountOf(item), item.unitText ?? unitOfCode(item.unitCode)]
    .map((part) => firstText(part))
    .filter(Boolean)
    .join(' ');
}

function readIngredients(value: Json | undefined): RecipeLine[] {
  const [first, ...others] = asArray(value);
  if (typeof first === 'string' && !others.length) return wholeList(first).map((text) => ({ text }));
  return asArray(value).flatMap(ingredientLines);
}

/** Splits a list in one text by lines, or by commas if each part begins with an amount. */
function wholeList(text: string): string[] {
  const lines = markupLines(text).map(cleanIngredient).filter(Boolean);
  if (lines.length > 1) return lines;
  const splitParts = lines.flatMap((line) => line.split(/[,;]\s+/));
  return splitParts.every(startsWithAmount) ? splitParts : lines;
}

/** The values of `{"0": …, "1": …}`, which some programs write instead of a list. */
function numberedValues(item: JsonObject): Json[] | undefined {
  const entries = Object.entries(item);
  return entries.length && entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, value]) => value) : undefined;
}

function ingredientLines(item: Json): RecipeLine[] {
  if (typeof item === 'string') return ingredientTexts(item).map((text) => ({ text }));
  if (typeof item === 'number') return [{ text: String(item) }];
  if (Array.isArray(item)) return item.flatMap(ingredientLines);
  if (!isObject(item)) return [];
  const group = item.itemListElement ?? item.ingredients ?? numberedValues(item);
  if (Array.isArray(group)) return withTitle(firstText(item.name ?? item.title), group.flatMap(ingredientLines));
  const text = firstText(item.text ?? item.originalText ?? item['@value'] ?? item['#text']) || ingredientParts(item);
  return text ? [{ text }] : [];
}

function withTitle(title: string, [first, ...others]: RecipeLine[]): RecipeLine[] {
  return first ? [title ? { title, ...first } : first, ...others] : [];
}

/** Splits a text into ingredients if most of its lines begin with an amount; else the line breaks are layout. */
function ingredientTexts(text: string): string[] {
  const lines = markupLines(text).map(cleanIngredient).filter(Boolean);
  const amounts = lines.filter(startsWithAmount).length;
  return lines.length > 2 && amounts * 2 >= lines.length && !lines.every((line) => line.length < 12)
    ? lines
    : [lines.join(' ')].filter(Boolean);
}

/** Returns the value, or the range, of a PropertyValue or QuantitativeValue. */
function amountOf({ value, minValue, maxValue }: JsonObject): Json {
  const [least, most] = [firstText(minValue), firstText(maxValue)];
  return value ?? (least && most && least !== most ? `${least}-${most}` : least || most || null);
}

/** Units of UN/CEFACT Recommendation 20, which schema.org uses as `unitCode`. */
const codedUnits = new Map(
  Object.entries({
    MGM: 'mg',
    GRM: 'g',
    KGM: 'kg',
    ONZ: 'oz',
    LBR: 'lb',
    MLT: 'ml',
    CLT: 'cl',
    DLT: 'dl',
    LTR: 'l',
    OZA: 'fl oz',
    OZI: 'fl oz',
    PTL: 'pint',
    PTI: 'pint',
    QTL: 'quart',
    QTI: 'quart',
    GLL: 'gallon',
    GLI: 'gallon',
    G21: 'cup',
    G24: 'tbsp',
    G25: 'tsp',
    DZN: 'dozen',
    CMT: 'cm',
    INH: 'inch',
  }),
);

function unitOfCode(code: Json | undefined): string | null {
  if (typeof code !== 'string') return null;
  return codedUnits.get(code.trim().toUpperCase()) ?? (isUnitName(code) ? code.trim() : null);
}

/** The amount and the unit of a PropertyValue or QuantitativeValue. */
const measureOf = (item: JsonObject): Json[] => [
  amountOf(item),
  item.unitText ?? item.unit ?? unitOfCode(item.unitCode) ?? null,
];

function ingredientParts(item: JsonObject): string {
  const amount = [item.quantity ?? item.amount ?? item.requiredQuantity ?? item.value].find(isObject);
  const parts = [
    ...(amount
      ? measureOf(amount)
      : [item.quantity ?? item.amount ?? item.requiredQuantity ?? amountOf(item), ...measureOf(item).slice(1)]),
    item.name ?? item.ingredient ?? item.title,
  ];
  return parts
    .map((part) => firstText(part))
    .filter(Boolean)
    .join(' ');
}

function commaList(value: Json | undefined): string[] {
  return unique(asArray(value).flatMap((item) => (typeof item === 'string' ? parts(item, /[,;]/) : [firstText(item)])));
}

function names(value: Json | undefined): string[] {
  return unique(asArray(value).flatMap((item) => (typeof item === 'string' ? parts(item, /,/) : [firstText(item)])));
}

/** Decodes entities before splitting, because they end with a semicolon. */
function parts(text: string, separator: RegExp): string[] {
  return cleanText(text)
    .split(separator)
    .map((part) => part.replace(/^[\s>»›#•-]+/, '').trim());
}

export function unique(texts: string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) if (text && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text);
  return [...seen.values()];
}

function readAuthor(value: Json | undefined): string {
  const people = asArray(value)
    .map((person) => firstText(person))
    .filter((name) => name && !isWebAddress(name));
  return unique(people).join(', ');
}

const nutritionKeys = [
  'calories',
  'fatContent',
  'proteinContent',
  'carbohydrateContent',
  'fiberContent',
  'sodiumContent',
  'sugarContent',
] as const;

/** Returns numbers in kcal, grams, and milligrams of sodium. */
function readNutrition(value: Json | undefined): Nutrition {
  const facts = asArray(value).find(isObject);
  if (!facts) return {};
  const known = nutritionKeys.map((key) => [key, nutritionNumber(nutrientText(facts[key]), key)] as const);
  return Object.fromEntries(known.filter(([, number]) => number));
}

/** Codes of UN/CEFACT Recommendation 20 that only nutrients have. */
const nutrientUnits = new Map([
  ['KJO', 'kJ'],
  ['K51', 'kcal'],
  ['E14', 'kcal'],
]);

/** Returns the text of a nutrient, or the value and the unit of a Mass or Energy. */
function nutrientText(value: Json | undefined): string {
  const [item] = asArray(value).filter(isObject);
  if (!item || item.value === undefined) return firstText(value);
  const [amount, unit] = measureOf(item).map((part) => firstText(part));
  return [amount, unit || nutrientUnits.get(firstText(item.unitCode))].filter(Boolean).join(' ');
}

const calories = 'k?cal|ккал|кал|千卡|大卡|キロカロリー';
const joules = '(kilo|mega|k|m|к|м|千)(?:j|дж|焦)';
const statedCalories = new RegExp(String.raw`(\d[\d.,]*)\s*(?:${calories})`, 'i');
const statedJoules = new RegExp(String.raw`(\d[\d.,]*)\s*${joules}`, 'i');

/** Returns kilocalories, computed from kilojoules if the text states no others: "1500 kJ", "1.500 kJ / 358 kcal". */
function kilocalories(text: string): string {
  const stated = statedCalories.exec(text)?.[1];
  if (stated) return plainNumber(stated);
  const [, energy = '', unit = ''] = statedJoules.exec(text) ?? [];
  const number = Number(plainNumber(energy)) * (/^[mм]/i.test(unit) ? 1000 : 1);
  return number ? String(Math.round(number / kilojoulesPerKilocalorie)) : '';
}

/** Reads "1.500" and "1,500" as thousands, because energy has no three decimals. */
function plainNumber(text: string): string {
  return text
    .replace(/[.,](?=\d{3}(?!\d))/, '')
    .replace(',', '.')
    .replace(/\.$/, '');
}

function nutritionNumber(text: string, key: string): string {
  if (key === 'calories' && (statedCalories.test(text) || statedJoules.test(text))) return kilocalories(text);
  const isMilligrams = /\d\s*(?:mg|мг|毫克)/i.test(text);
  const written = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  // milligrams have no three decimals
  const number = isMilligrams && written ? plainNumber(written) : written?.replace(',', '.');
  if (!number) return '';
  if (isMilligrams && key !== 'calories' && key !== 'sodiumContent') return String(Number(number) / 1000);
  const inGrams = key === 'sodiumContent' && /g/i.test(text) && !/m/i.test(text);
  if (!inGrams) return number;
  const milligrams = Math.round(Number(number) * 1e6) / 1000;
  return Number.isInteger(milligrams) ? milligrams.toFixed(1) : String(milligrams);
}

/** Reads Tureen's extension for notes, which schema.org lacks. */
function readNotes(value: Json | undefined): RecipeLine[] {
  return asArray(value).flatMap((note) => {
    const text = isObject(note) && typeof note.text === 'string' ? note.text.trim() : '';
    return isObject(note) && text ? [{ title: firstText(note.name), text }] : [];
  });
}

function languageOf(value: Json | undefined): string {
  const [first] = asArray(value);
  const written = isObject(first) ? firstText(first.alternateName ?? first.name) : firstText(first);
  return /^[a-z]{2,3}(?:[-_]\w{2,8})*$/i.test(written) ? written.replaceAll('_', '-') : '';
}

function addressOf(value: Json | undefined): string {
  for (const item of asArray(value)) {
    if (typeof item === 'string' && /^(?:https?:)?\/\//.test(item.trim())) return item.trim();
    if (isObject(item)) return addressOf(item['@id'] ?? item.url);
  }
  return '';
}

function readRating(value: Json | undefined): ReadRecipe['rating'] {
  const rating = asArray(value).find(isObject);
  const score = rating && firstNumber(firstText(rating.ratingValue));
  if (!rating || !score) return null;
  const best = firstNumber(firstText(rating.bestRating)) ?? 5;
  const count = firstNumber(firstText(rating.ratingCount ?? rating.reviewCount));
  return { value: Math.round((best > 0 ? (score / best) * 5 : score) * 100) / 100, count };
}

function readVideo(value: Json | undefined): string {
  for (const item of asArray(value)) {
    if (typeof item === 'string') return item;
    if (isObject(item)) return addressOf(item.contentUrl) || addressOf(item.embedUrl) || addressOf(item.url);
  }
  return '';
}
