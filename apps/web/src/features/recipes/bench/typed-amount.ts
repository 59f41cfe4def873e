import { weightOf } from '#baking';
import { amountPattern, convertUnit, parseQuantity, toAscii, unitDimension, unitIdOf } from '#ingredients';
import type { Ingredient } from '../../../shared/recipes/recipe-query.ts';
import { contentsOf } from '../../../shared/units-and-scaling/contents.ts';
import { amountOf, nameOf } from './formula-lines.ts';

interface Languages {
  /** Languages in which units are looked up: the reader's, the recipe's. */
  languages: readonly string[];
}

const typed = new RegExp(String.raw`^\s*(${amountPattern})\s*(\p{L}[\p{L}.]*)?`, 'u');

/** An amount as people type it: “4 eggs”, “1,2 kg flour”. The unit is undefined for other words. */
export function parseTyped(
  text: string,
  { languages }: Languages,
): { value: number; unit?: string; word?: string } | undefined {
  const [, number = '', word] = typed.exec(toAscii(text)) ?? [];
  const value = parseQuantity(number);
  if (!value) return undefined;
  const unit = word && languages.map((language) => unitIdOf(word, language)).find((id) => id !== null);
  return unit ? { value, unit } : { value, word };
}

/** Weight in grams of what was typed; numbers alone are grams. */
export function gramsTyped(text: string, languages: Languages): number | undefined {
  const amount = parseTyped(text, languages);
  return amount && !amount.word ? (convertUnit(amount.value, amount.unit ?? 'gram', 'gram') ?? undefined) : undefined;
}

/** Scale at which a line has the typed amount; undefined if the amount cannot be converted to that of the line. */
export function scaleOfLine(line: Ingredient, text: string, languages: Languages): number | undefined {
  const amount = parseTyped(text, languages);
  const own = amountOf(line, languages.languages.at(-1) ?? 'en');
  const base = own.quantity || own.quantityMax;
  if (!amount || !base) return undefined;
  // “4 eggs” is no amount of flour in grams
  const isOther = amount.word && !line.display.toLowerCase().includes(amount.word.toLowerCase());
  if (isOther && own.unit !== null) return undefined;
  if (!amount.unit || amount.unit === own.unit) return amount.value / base;
  const inUnit = own.unit && convertUnit(amount.value, amount.unit, own.unit);
  if (inUnit) return inUnit / base;
  const isPiece = amount.unit === 'piece' && (own.unit === null || unitDimension(own.unit) === 'count');
  if (isPiece) return amount.value / base;
  const name = nameOf(line);
  const { density } = contentsOf([line.food?.name, line.words?.food, !line.food && line.note], line.food?.density);
  const [has, needs] = [
    weightOf({ quantity: amount.value, quantityMax: null, unit: amount.unit }, name, density),
    weightOf(own, name, density),
  ].map(({ grams }) => grams?.low);
  return has && needs ? has / needs : undefined;
}
