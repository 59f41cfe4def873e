import type { Wire } from '#client';
import { isUnread, type IngredientDraft } from './draft.ts';
import { quantityProblem, quantityText } from './quantity-text.ts';

type Parts = Wire<'ParsedParts'>;

/** What of a line is to be read: its text, where it is nothing else, or the words in the field for its amount. */
export function textToRead(line: IngredientDraft): string | undefined {
  if (isUnread(line)) return line.note;
  return quantityProblem(line.quantity) === 'notAnAmount' ? line.quantity : undefined;
}

/** A line with what was read from its text; as it is, if its text is another one by now. */
export function withParts(line: IngredientDraft, text: string, parts: Parts): IngredientDraft {
  if (textToRead(line) !== text) return line;
  return isUnread(line) ? fromText(line, parts) : fromAmount(line, parts);
}

function fromText(line: IngredientDraft, parts: Parts): IngredientDraft {
  if (!parts.food && parts.quantity === null) return line;
  return { ...line, ...fieldsOf(parts), originalText: line.originalText ?? line.note };
}

/** Of "3 bananas, ripe" in the field for the amount the words go where they belong; "abc" beside a food belongs nowhere. */
function fromAmount(line: IngredientDraft, parts: Parts): IngredientDraft {
  const { quantity, unit, newUnit, food, note } = fieldsOf(parts);
  if (!quantity && line.food) return line;
  return {
    ...line,
    quantity,
    ...(line.unit ? {} : { unit, newUnit }),
    food: line.food || food,
    note: [line.food ? food : '', note, line.note].filter(Boolean).join(', '),
  };
}

function fieldsOf(parts: Parts) {
  const { unit, food, note } = parts;
  return {
    quantity: quantityText(parts),
    unit: unit?.name ?? '',
    newUnit: unit && !unit.id ? unit : undefined,
    food: food?.name ?? '',
    note,
  };
}

/** A line that cannot be read now: words in the field for the amount are its text, if it has no other. */
export function asText(line: IngredientDraft): IngredientDraft {
  const { quantity, unit, food, note } = line;
  return textToRead(line) !== quantity || unit || food || note ? line : { ...line, quantity: '', note: quantity };
}
