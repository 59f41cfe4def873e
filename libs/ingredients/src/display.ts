import { scaleQuantity } from './fraction.ts';
import { formatQuantity, type QuantityParts } from './quantity.ts';

/** What the display needs of a unit; the wire's unit object fits. */
export interface DisplayUnit {
  name: string;
  pluralName?: string | null;
  abbreviation?: string | null;
  pluralAbbreviation?: string | null;
  useAbbreviation?: boolean;
  fraction?: boolean;
}

export interface DisplayFood {
  name: string;
  pluralName?: string | null;
}

/** What the display needs of an ingredient; the wire's ingredient object fits. */
export interface DisplayIngredient {
  quantity?: number | null;
  /** The upper end of a range. */
  quantityMax?: number | null;
  unit?: DisplayUnit | string | null;
  food?: DisplayFood | string | null;
  note?: string | null;
  disableAmount?: boolean;
  isFood?: boolean;
}

/** The line in parts, so that a page can mark each of them; `text` is the whole line. Absent parts are empty texts. */
export interface IngredientDisplay {
  text: string;
  quantity: QuantityParts | null;
  /** The upper end of a range. */
  quantityMax: QuantityParts | null;
  unit: string;
  food: string;
  note: string;
}

type Parts = Omit<IngredientDisplay, 'text'>;

/** Renders an ingredient for people; `scale` multiplies its quantity, both ends of a range. */
export function displayIngredient(ingredient: DisplayIngredient, scale = 1): IngredientDisplay {
  const parts = amountsShown(ingredient) ? foodParts(ingredient, scale) : noteParts(ingredient, scale);
  const words = [displayQuantity(parts), parts.unit, parts.food, parts.note];
  return { text: words.filter(Boolean).join(' '), ...parts };
}

/** "2", "2–3", "1 ¹/₂–2". */
export function displayQuantity({ quantity, quantityMax }: Pick<Parts, 'quantity' | 'quantityMax'>): string {
  return [quantity, quantityMax].flatMap((end) => end?.text ?? []).join('–');
}

function amountsShown({ disableAmount, isFood }: DisplayIngredient): boolean {
  return !disableAmount && isFood !== false;
}

function foodParts(ingredient: DisplayIngredient, scale: number): Parts {
  const unit = typeof ingredient.unit === 'string' ? { name: ingredient.unit } : ingredient.unit;
  const food = typeof ingredient.food === 'string' ? { name: ingredient.food } : ingredient.food;
  const amount = shownAmount(ingredient, scale, !!unit && unit.fraction !== false);
  const many = amount.largest > 1;
  return {
    quantity: amount.quantity,
    quantityMax: amount.quantityMax,
    unit: amount.quantity && unit ? unitName(unit, many) : '',
    food: food ? (many && food.pluralName) || food.name : '',
    note: ingredient.note ?? '',
  };
}

/** Without amounts the note holds the whole line, and 1 is only the default of a quantity that nobody gave. */
function noteParts(ingredient: DisplayIngredient, scale: number): Parts {
  const isDefault = ingredient.quantity === 1 && !ingredient.quantityMax;
  const { quantity, quantityMax } = shownAmount(isDefault ? {} : ingredient, scale, false);
  return { quantity, quantityMax, unit: '', food: '', note: ingredient.note ?? '' };
}

/** The ends of a range, unless they are so close that they are written alike; a range may begin at nothing ("0–2 eggs"). */
function shownAmount({ quantity, quantityMax }: DisplayIngredient, scale: number, allowFraction: boolean) {
  const [low, high] = [quantity, quantityMax].map((end) => (end ? scaleQuantity(end, scale) : 0)) as [number, number];
  const [first, second] = [low, high].map((end) => formatQuantity(end, allowFraction)) as [
    QuantityParts,
    QuantityParts,
  ];
  return {
    largest: Math.max(low, high),
    quantity: low || high ? first : null,
    quantityMax: high > low && second.text !== first.text ? second : null,
  };
}

function unitName(unit: DisplayUnit, many: boolean): string {
  if (unit.useAbbreviation && unit.abbreviation) return (many && unit.pluralAbbreviation) || unit.abbreviation;
  return (many && unit.pluralName) || unit.name;
}
