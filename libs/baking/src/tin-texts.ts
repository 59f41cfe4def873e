import { convertUnit, findAmounts, type FoundAmount } from '#ingredients';
import type { Tin } from './tins.ts';

/** Vessels whose size stands beside them, in the languages of the product and their neighbours. */
const vessels =
  /(?:tins?|pans?|moulds?|molds?|dish|springform|rings?|cakes?|tarts?|rounds?|quiches?|pizzas?|sheet|torten?|kuchen|tarte|formen?|blech|backring|moules?|plat|plaque|cercle|tourtière|gâteau|stampo|teglia|tortiera|molde|bandeja|tabuleiro|vorm|bakplaat|bakform|plåt|tortownica|blacha|форм[аеуы]|قالب|صينية)(?![\p{L}\p{M}])/iu;

/** Sizes of tins in centimetres; smaller lengths are thicknesses, larger ones tables. */
const [smallest, largest] = [8, 60];
/** Number of characters around a size in which the vessel is named. */
const reach = 30;

interface TextWish {
  language: string;
  /** True for a yield such as “1 round of 24 cm”, in which every size is that of the tin. */
  isYield?: boolean;
}

/** Finds the first tin that a text names with its size. */
export function findTin(text: string, wish: TextWish): Tin | undefined {
  return sizesOfTins(text, wish)[0]?.tin;
}

interface FoundTin {
  amount: FoundAmount;
  tin: Tin;
}

function sizesOfTins(text: string, { language, isYield }: TextWish): FoundTin[] {
  return findAmounts(text, { language }).flatMap((amount) => {
    if (amount.dimension !== 'length' || (amount.quantityMax !== null && !amount.sides)) return [];
    const [start, end] = amount.span;
    const isNear = vessels.test(around(text, start, end));
    const tin = isYield || isNear ? tinOf(amount, text) : undefined;
    return tin ? [{ amount, tin }] : [];
  });
}

/** The text around a size, within its sentence. */
function around(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(/[.;!?\n]\s/)
      .at(-1) ?? '';
  const after = text.slice(end, end + reach).split(/[.;!?\n]\s/)[0] ?? '';
  return `${before} ${after}`;
}

function tinOf({ sides, quantity, unit }: FoundAmount, text: string): Tin | undefined {
  const lengths = (sides ?? [quantity]).map((side) => convertUnit(side, unit.id ?? '', 'centimeter') ?? 0);
  const [first = 0, second, height] = lengths;
  if (first < smallest || first > largest) return undefined;
  if (second === undefined)
    return /square|quadrat|carré|quadrat[ao]|cuadrad|مربع/iu.test(text)
      ? { shape: 'square', side: first }
      : { shape: 'round', diameter: first };
  if (second < smallest) return { shape: 'round', diameter: first, height: second };
  return first === second
    ? { shape: 'square', side: first, height }
    : { shape: 'rectangle', length: Math.max(first, second), width: Math.min(first, second), height };
}

const sidesOf = (tin: Tin): number[] => {
  const sides =
    tin.shape === 'round' ? [tin.diameter] : tin.shape === 'square' ? [tin.side, tin.side] : [tin.length, tin.width];
  return tin.height ? [...sides, tin.height] : sides;
};

/** Tolerance for equal sizes, in centimetres: 9 inches are 23 cm. */
const nearlySame = 0.3;

function isSameTin(one: Tin, other: Tin): boolean {
  const [first, second] = [sidesOf(one), sidesOf(other)].map((sides) => sides.toSorted((a, b) => b - a));
  const isNear = (side: number, index: number) => Math.abs(side - (second?.[index] ?? side)) <= nearlySame;
  return one.shape === other.shape && (first ?? []).every(isNear);
}

/** Replacements for the sizes of a tin in a text, in the units of the text. */
export function textInTin(
  text: string,
  { from, to }: { from: Tin; to: Tin },
  wish: TextWish,
): { start: number; end: number; text: string }[] {
  return sizesOfTins(text, wish).flatMap(({ amount, tin }) => {
    if (!isSameTin(tin, from)) return [];
    const sides = sidesOf({ ...to, height: tin.height && to.height }).map((side) =>
      inUnit(side, amount.unit.id ?? 'centimeter'),
    );
    return [{ start: amount.quantitySpan[0], end: amount.quantitySpan[1], text: sides.join(' × ') }];
  });
}

function inUnit(centimeters: number, unit: string): number {
  const value = convertUnit(centimeters, 'centimeter', unit) ?? centimeters;
  const step = unit === 'inch' ? 0.25 : 0.5;
  return Math.round(value / step) * step;
}
