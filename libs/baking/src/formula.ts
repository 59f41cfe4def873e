import { convertUnit, unitDimension } from '#ingredients';
import { densityOfFood, gramsOfEgg, type LineRole, roleOfFood, usualHydration } from './food-words.ts';

export interface Grams {
  low: number;
  high: number;
}

/** Shares of flour and of liquid in a starter or a linked recipe. */
export interface Composition {
  flour: number;
  liquid: number;
}

/** An ingredient as a formula needs it. */
export interface FormulaLine {
  id: string;
  /** Title of the section that the line is in; empty before the first. */
  section: string;
  name: string;
  /** Null if the weight is not known. */
  grams: Grams | null;
  /** True if the weight comes from a volume or a number of pieces. */
  isApproximate: boolean;
  role: LineRole;
  /** True for amounts that do not grow with the recipe, which are no part of the dough. */
  isFixed: boolean;
  /** Known shares of a starter or a linked recipe. */
  composition?: Composition | undefined;
}

export interface LineAmount {
  quantity: number | null;
  quantityMax: number | null;
  /** Standard unit; null for pieces. */
  unit: string | null;
}

/** The weight of an amount: exact for weights, from the density for volumes, usual for eggs; null for others. */
export function weightOf(
  { quantity, quantityMax, unit }: LineAmount,
  name: string,
  density?: number | null,
): Pick<FormulaLine, 'grams' | 'isApproximate'> {
  const factor = gramsOfUnit(unit, name, density);
  const low = quantity || quantityMax;
  if (!low || !factor) return { grams: null, isApproximate: false };
  return {
    grams: { low: low * factor, high: (quantityMax ?? low) * factor },
    isApproximate: unitDimension(unit ?? '') !== 'mass',
  };
}

function gramsOfUnit(unit: string | null, name: string, density?: number | null): number | null {
  const dimension = unitDimension(unit ?? '');
  if (dimension === 'mass') return convertUnit(1, unit ?? '', 'gram');
  const isPiece = unit === null || unit === 'piece';
  if (dimension !== 'volume') return isPiece ? gramsOfEgg(name) : null;
  const gramsOfMilliliter = density ?? densityOfFood(name);
  const milliliters = convertUnit(1, unit ?? '', 'milliliter');
  return gramsOfMilliliter && milliliters && gramsOfMilliliter * milliliters;
}

export interface FormulaRow {
  line: FormulaLine;
  /** Percent of the flour; null if the weight is not known. */
  percent: Grams | null;
}

export interface Formula {
  rows: FormulaRow[];
  /** Grams of what is 100 percent: flour or, without flour, the heaviest line. */
  base: number;
  hasFlour: boolean;
  /** Percent of liquid per flour; null without flour. */
  hydration: number | null;
  /** Percent of the flour that is in starters and linked recipes. */
  prefermented: number;
  /** Grams of all lines that have a weight. */
  total: number;
  /** Number of lines whose weight is not known. */
  unknown: number;
}

/** Sections of a recipe that have lines; those that make a starter of another section come last. */
export function sectionsOf(lines: readonly FormulaLine[]): string[] {
  const sections = [...new Set(lines.map(({ section }) => section))];
  const flourOf = (section: string) => sum(lines.filter((line) => line.section === section && line.role === 'flour'));
  const doughs = sections.filter((section) => !isStarterSection(section, lines));
  return [
    ...doughs.toSorted((a, b) => flourOf(b) - flourOf(a)),
    ...sections.filter((section) => !doughs.includes(section)),
  ];
}

/** True for a section such as “Levain”, which a line of another section uses. */
function isStarterSection(section: string, lines: readonly FormulaLine[]): boolean {
  const isUsed = lines.some((line) => line.section !== section && line.role === 'starter');
  return section !== '' && isUsed && roleOfFood(section) === 'starter';
}

/**
 * Baker's percentages of a section: every weight in percent of the flour.
 * @param countsStarters counts flour and liquid of starters and linked recipes as well
 */
export function formulaOf(
  lines: readonly FormulaLine[],
  { section, countsStarters }: { section: string; countsStarters: boolean },
): Formula {
  const own = lines.filter((line) => line.section === section && !line.isFixed);
  const parts = countsStarters ? own.map((line) => partsOf(line, lines)) : [];
  const inParts = (kind: keyof Composition) => parts.reduce((total, part) => total + part[kind], 0);
  const flour = sum(own.filter(({ role }) => role === 'flour')) + inParts('flour');
  const liquid = sum(own.filter(({ role }) => role === 'liquid')) + inParts('liquid');
  const base = flour || Math.max(0, ...own.map(({ grams }) => grams?.low ?? 0));
  const percent = (value: number) => (value / base) * 100;
  return {
    rows: own.map((line) => ({
      line,
      percent: line.grams && base ? { low: percent(line.grams.low), high: percent(line.grams.high) } : null,
    })),
    base,
    hasFlour: flour > 0,
    hydration: flour ? percent(liquid) : null,
    prefermented: base ? percent(inParts('flour')) : 0,
    total: sum(own),
    unknown: own.filter(({ grams }) => !grams).length,
  };
}

const sum = (lines: readonly FormulaLine[]): number => lines.reduce((total, { grams }) => total + (grams?.low ?? 0), 0);

/** Grams of flour and liquid in a starter or a linked recipe. */
function partsOf(line: FormulaLine, lines: readonly FormulaLine[]): Composition {
  const isPart = line.role === 'starter' || line.composition;
  const { flour, liquid } = (isPart && compositionOf(line, lines)) || { flour: 0, liquid: 0 };
  const grams = line.grams?.low ?? 0;
  return { flour: flour * grams, liquid: liquid * grams };
}

/** Shares of a starter: as given, else by the section that makes it, else as usual for its name. */
export function compositionOf(line: FormulaLine, lines: readonly FormulaLine[]): Composition {
  if (line.composition) return line.composition;
  const section = sectionsOf(lines).find((one) => one !== line.section && isStarterSection(one, lines));
  const made = section === undefined ? undefined : mixedIn(lines.filter((one) => one.section === section));
  return made ?? ofHydration(usualHydration(line.name));
}

export const ofHydration = (hydration: number): Composition => ({
  flour: 1 / (1 + hydration),
  liquid: hydration / (1 + hydration),
});

/** Shares of flour and liquid in a mixture, starters in it included; undefined without weights. */
export function mixedIn(lines: readonly FormulaLine[]): Composition | undefined {
  const total = sum(lines);
  if (!total) return undefined;
  const shares = lines.map((line): Composition => {
    const grams = line.grams?.low ?? 0;
    if (line.role === 'flour') return { flour: grams, liquid: 0 };
    if (line.role === 'liquid') return { flour: 0, liquid: grams };
    const { flour, liquid } =
      line.composition ?? (line.role === 'starter' ? ofHydration(usualHydration(line.name)) : { flour: 0, liquid: 0 });
    return { flour: flour * grams, liquid: liquid * grams };
  });
  return {
    flour: shares.reduce((all, { flour }) => all + flour, 0) / total,
    liquid: shares.reduce((all, { liquid }) => all + liquid, 0) / total,
  };
}

/** Scale at which a formula gives a weight of dough, of which a share is lost. */
export function scaleForTotal(grams: number, { total }: Pick<Formula, 'total'>, loss = 0): number | undefined {
  return total > 0 && loss < 1 ? grams / (1 - loss) / total : undefined;
}

/** Rounds grams as scales show them: whole from 10 g, tenths below, hundredths for less than 1 g of yeast or salt. */
export function roundWeighed(grams: number, isFine = false): number {
  const step = isFine ? (grams >= 100 ? 1 : grams >= 1 ? 0.1 : 0.01) : grams >= 10 ? 1 : 0.1;
  return Math.round(Math.round((grams / step) * 1e6) / 1e6) * step;
}

export interface MixerBatches {
  count: number;
  /** Grams of all batches but the last. */
  each: number;
  last: number;
}

/** Splits a dough into batches that a mixer takes, equal but for the last, which can be smaller. */
export function mixerBatches(total: number, capacity: number): MixerBatches {
  const count = Math.max(1, Math.ceil(total / capacity - 1e-9));
  const step = total >= 10_000 ? 100 : 10;
  const each = count === 1 ? total : Math.min(capacity, Math.ceil(total / count / step) * step);
  return { count, each, last: total - each * (count - 1) };
}

/** Whole eggs and the grams of the part of another: “5 eggs and 43 g”. */
export function eggsAndGrams(quantity: number, gramsOfOne: number): { whole: number; grams: number } {
  const rounded = Math.round(quantity * 1000) / 1000;
  const whole = Math.floor(rounded);
  return { whole, grams: Math.round((rounded - whole) * gramsOfOne) };
}
