import { unitDimension, unitFacts } from '#ingredients';
import type { ShoppingItem } from '../shopping-queries.ts';

/** Two items of one food, one of them a weight and the other a volume. */
export interface WeighedPair {
  weight: ShoppingItem;
  volume: ShoppingItem;
  /** About what the volume weighs, in the unit of the weight. */
  quantity: number;
}

/** Grams are rounded to what kitchen scales show well. */
const step = 5;

const dimensionOf = ({ unit }: ShoppingItem) => unitDimension(unit?.standard ?? '');
const factorOf = ({ unit }: ShoppingItem) => unitFacts.get(unit?.standard ?? '')?.factor ?? 0;

function weighVolume(volume: ShoppingItem, weight: ShoppingItem): number {
  const grams = volume.quantity * factorOf(volume) * (volume.density ?? 0);
  const rounded = grams > step ? Math.round(grams / step) * step : grams;
  return Math.round((100 * rounded) / factorOf(weight)) / 100;
}

/** The name of a food that the group does not have stands in the note. */
const foodOf = ({ foodId, note }: ShoppingItem) => foodId ?? note.trim().toLowerCase();

/** Finds the first food that stands on a list as a weight and as a volume whose weight is known. */
export function findWeighedPair(items: readonly ShoppingItem[]): WeighedPair | undefined {
  const open = items.filter((item) => !item.checked && !item.apart && foodOf(item) && item.quantity > 0);
  for (const volume of open) {
    if (!volume.density || dimensionOf(volume) !== 'volume' || !factorOf(volume)) continue;
    const weight = open.find((item) => foodOf(item) === foodOf(volume) && dimensionOf(item) === 'mass');
    if (weight && factorOf(weight)) return { weight, volume, quantity: weighVolume(volume, weight) };
  }
  return undefined;
}
