import type { ParsedIngredient } from '../parsed.ts';

export interface ExpectedLine {
  text: string;
  language?: string;
  amounts: string[];
  units: string[];
  foods: string[];
  note: string;
}

const alternatives = (cell: string): string[] => cell.split('~').map((each) => each.trim());

/** Reads `line | amount | unit | food | note`; a heading like [de] says the language of the lines below it. */
export function readExpectedLines(file: string): ExpectedLine[] {
  let language: string | undefined;
  const lines: ExpectedLine[] = [];
  for (const row of file.split('\n')) {
    if (!row || row.startsWith('#')) continue;
    if (row.startsWith('[')) {
      language = row.slice(1, -1);
      continue;
    }
    const [text, amount, unit, food, note] = row.split('|').map((cell) => cell.trim());
    lines.push({
      text: text!,
      language,
      amounts: alternatives(amount!),
      units: alternatives(unit!),
      foods: alternatives(food!).map(words),
      note: note!,
    });
  }
  return lines;
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}%/-]+/gu)
    ?.join(' ') ?? '';

function isAmount(expected: string, { quantity, quantityMax, unit }: ParsedIngredient): boolean {
  const [low, high] = expected.split('-').map(Number);
  // the API takes a unit without a number as one
  if (expected === '1' && quantity === null && unit) return true;
  if (!expected) return quantity === null;
  const near = (value: number | null, aim: number | undefined): boolean =>
    aim === undefined ? value === null : value !== null && Math.abs(value - aim) < 0.001;
  return near(quantity, low) && near(quantityMax, high);
}

/** The words of the expected note without the optional ones all stand in the note, or the optional ones as well. */
function isNote(expected: string, note: string): boolean {
  const required = words(expected.replaceAll(/\[[^\]]*\]/g, ''));
  const present = new Set(words(note).split(' '));
  return required.split(' ').every((word) => !word || present.has(word));
}

/** Remarks and further amounts of the line: both are shown beside the food. */
const keptRemarks = (text: string, { note, amounts }: ParsedIngredient): string =>
  [note, ...amounts.map(({ span }) => text.slice(...span))].join(' ');

export function compareLine(
  line: ExpectedLine,
  parsed: ParsedIngredient,
): { whole: boolean; amount: boolean; unit: boolean; food: boolean; note: boolean } {
  const amount = line.amounts.some((each) => isAmount(each, parsed));
  const unitNames = new Set(
    [parsed.unit?.id ?? '', parsed.unit?.text.toLowerCase() ?? ''].slice(0, parsed.unit ? 2 : 1),
  );
  const unit = line.units.some((each) => unitNames.has(each.replaceAll(' ', '_')) || unitNames.has(each));
  const food = line.foods.includes(words(parsed.food));
  return { whole: amount && unit && food, amount, unit, food, note: isNote(line.note, keptRemarks(line.text, parsed)) };
}
