import { parseQuantity } from '#ingredients';
import { emptyIngredient, type IngredientDraft } from './draft.ts';

const bullet = /^\s*(?:[-–—*•▢☐]\s+|\d+\s*[.):]\s+)/;
const stepNumber = /^\s*(?:(?:step|schritt|étape|الخطوة)\s*)?\d+\s*[.):]\s*/i;

/** A pasted block as the lines it stands for, without bullets and numbers. */
export function splitLines(text: string, prefix: RegExp = bullet): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(prefix, '').trim());
  return lines.filter((line) => line !== '');
}

/** Steps are paragraphs where the block has any, else lines. */
export function splitSteps(text: string): string[] {
  const paragraphs = text.split(/\r?\n\s*\r?\n/);
  if (paragraphs.length === 1) return splitLines(text, stepNumber);
  return paragraphs.map((part) => part.replace(stepNumber, '').trim()).filter((part) => part !== '');
}

const leadingAmount = /^((?:\d+\s+)?\d+\s*[/⁄]\s*\d+|\d+(?:[.,]\d+)?\s*[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞])\s*(.*)$/u;

/** A line such as "250 g flour, sifted" in its fields, as far as its beginning is clear; corrected by whoever pasted it. */
export function readIngredient(line: string, units: { name: string; abbreviation: string }[]): IngredientDraft {
  const draft = { ...emptyIngredient(), originalText: line };
  const [, amount, afterAmount] = leadingAmount.exec(line) ?? [];
  const hasAmount = amount !== undefined && parseQuantity(amount) !== null;
  const rest = hasAmount ? afterAmount! : line;
  const [first = '', ...others] = rest.split(/\s+/);
  const unit = hasAmount ? (units.find((one) => isUnit(first, one))?.name ?? commonUnit(first)) : undefined;
  const words = unit ? others.join(' ') : rest;
  const [food = '', ...remarks] = words.split(/,\s*/);
  return {
    ...draft,
    quantity: hasAmount ? amount.trim() : '',
    unit: unit ?? '',
    food: food.trim(),
    note: remarks.join(', '),
  };
}

const commonUnits =
  /^(?:mg|g|gr|kg|ml|cl|dl|l|oz|lbs?|cups?|tsp|tbsp|pinch|cloves?|cans?|el|tl|prisen?|tassen?|bund|zehen?|dosen?|pkg|stk|c\.à\.[cs]|càc|càs|cs|cc|pincées?|gousses?|tasses?|غ|كغ|مل|ل|كوب|ملعقة|رشة)\.?$/iu;

/** Words that are units in any kitchen, also where the group has not made them its own yet. */
const commonUnit = (word: string): string | undefined => (commonUnits.test(word) ? word.replace(/\.$/, '') : undefined);

function isUnit(word: string, { name, abbreviation }: { name: string; abbreviation: string }): boolean {
  const plain = word.toLowerCase().replace(/\.$/, '');
  const names = [name.toLowerCase(), abbreviation.toLowerCase()].filter(Boolean);
  return names.some((one) => plain === one || plain === `${one}s`);
}

/** A line that came as one text, from which nothing has been read yet. */
export const isUnread = ({ quantity, unit, food, note }: IngredientDraft): boolean =>
  note.trim() !== '' && !quantity && !unit && !food;

export function reread(line: IngredientDraft, units: { name: string; abbreviation: string }[]): IngredientDraft {
  const { quantity, unit, food, note } = readIngredient(line.note, units);
  return { ...line, quantity, unit, food, note, originalText: line.originalText ?? line.note };
}

/** Where the field for the amount holds a whole line, such as "3 ripe bananas", its words go where they belong. */
export function withWordsRead(line: IngredientDraft, units: { name: string; abbreviation: string }[]): IngredientDraft {
  const typed = line.quantity.trim();
  if (!typed || parseQuantity(typed) !== null) return line;
  const { quantity, unit, food, note } = readIngredient(typed, units);
  return {
    ...line,
    quantity,
    unit: line.unit || unit,
    food: line.food || food,
    note: [line.food ? food : '', note, line.note].filter(Boolean).join(', '),
  };
}
