import type { Swap } from '#food';
import { containers, convertUnit, storedQuantity, type LineWords } from '#ingredients';

type Quantities = { quantity: number | null; quantityMax: number | null };

/** The parts of a line that a swap changes; `unit` is a standard unit, null for pieces. */
export interface SwappableLine extends Quantities {
  unitId: string | null;
  note: string;
  words: LineWords | null;
  unit: string | null;
}

export interface SwappedLine extends Quantities {
  /** A food of the food tables. */
  food: string;
  /** True if the line keeps the unit of the line before; else the spoon is named. */
  spoon: 'tablespoon' | 'teaspoon' | null;
  note: string;
}

/** The lines that take the place of a line. The note stays with the first of them. */
export function swapLine(line: SwappableLine, { parts }: Swap): SwappedLine[] {
  return parts.map((part, index) => ({
    food: part.food,
    spoon: part.unit === 'same' ? null : part.unit,
    quantity: amountOf(part, line, line.quantity),
    quantityMax: line.quantityMax && amountOf(part, line, line.quantityMax),
    note: index === 0 ? line.note : '',
  }));
}

/** The amount of a part for an amount of the line; null if nobody can tell how many pieces or cups it is. */
function amountOf(
  { amount, unit }: Swap['parts'][number],
  line: SwappableLine,
  quantity: number | null,
): number | null {
  const times = unit === 'same' ? quantity : timesOf(line, quantity);
  return times && storedQuantity(times * amount);
}

/** Spoons are for each piece, or for each cup of what is measured. */
function timesOf({ unit }: SwappableLine, quantity: number | null): number | null {
  if (!quantity || !unit || unit === 'piece') return quantity;
  return containers.has(unit) ? null : convertUnit(quantity, unit, 'cup');
}
