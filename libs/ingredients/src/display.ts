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
  unit: string;
  food: string;
  note: string;
}

/** Renders an ingredient for people; `scale` multiplies its quantity. */
export function displayIngredient(ingredient: DisplayIngredient, scale = 1): IngredientDisplay {
  const parts = amountsShown(ingredient) ? foodParts(ingredient, scale) : noteParts(ingredient, scale);
  const words = [parts.quantity?.text, parts.unit, parts.food, parts.note];
  return { text: words.filter(Boolean).join(' '), ...parts };
}

function amountsShown({ disableAmount, isFood }: DisplayIngredient): boolean {
  return !disableAmount && isFood !== false;
}

function foodParts(ingredient: DisplayIngredient, scale: number): Omit<IngredientDisplay, 'text'> {
  const unit = typeof ingredient.unit === 'string' ? { name: ingredient.unit } : ingredient.unit;
  const food = typeof ingredient.food === 'string' ? { name: ingredient.food } : ingredient.food;
  const amount = ingredient.quantity ? scaleQuantity(ingredient.quantity, scale) : 0;
  const many = amount > 1;
  return {
    quantity: amount ? formatQuantity(amount, !!unit && unit.fraction !== false) : null,
    unit: amount && unit ? unitName(unit, many) : '',
    food: food ? (many && food.pluralName) || food.name : '',
    note: ingredient.note ?? '',
  };
}

/** Without amounts the note holds the whole line, and 1 is only the default of a quantity that nobody gave. */
function noteParts({ quantity, note }: DisplayIngredient, scale: number): Omit<IngredientDisplay, 'text'> {
  const shown = quantity && quantity !== 1 ? formatQuantity(scaleQuantity(quantity, scale), false) : null;
  return { quantity: shown, unit: '', food: '', note: note ?? '' };
}

function unitName(unit: DisplayUnit, many: boolean): string {
  if (unit.useAbbreviation && unit.abbreviation) return (many && unit.pluralAbbreviation) || unit.abbreviation;
  return (many && unit.pluralName) || unit.name;
}
