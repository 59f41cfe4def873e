import type { Wire } from '#client';
import { amountText, foodText, isUnread, type Line, unitText } from '../draft/draft.ts';
import { quantityProblem, quantityText } from '../../../../shared/units-and-scaling/quantity-text.ts';

type Parts = Wire<'ParsedParts'>;

/** @returns the text of a line to parse: an unparsed line, or words typed into the amount field */
export function textToRead(line: Line): string | undefined {
  if (isUnread(line)) return line.note;
  const amount = amountText(line);
  return quantityProblem(amount) === 'notAnAmount' ? amount : undefined;
}

/** Fills a line with its parsed parts, unless its text has changed meanwhile. */
export function withParts(line: Line, text: string, parts: Parts): Line {
  if (textToRead(line) !== text) return line;
  return isUnread(line) ? fromText(line, parts) : fromAmount(line, text, parts);
}

function fromText(line: Line, { quantity, quantityMax, unit, food, note, words }: Parts): Line {
  if (!food && quantity === null) return line;
  const originalText = line.originalText ?? line.note;
  return { ...line, amount: undefined, quantity, quantityMax, unit, food, note, words, originalText };
}

/** Distributes "3 bananas, ripe" from the amount field over the empty fields in the words that were typed; "abc" beside a food stays there. */
function fromAmount(line: Line, text: string, parts: Parts): Line {
  const { quantity, quantityMax, unit, food, note, words } = parts;
  const [ownUnit, ownFood] = [unitText(line), foodText(line)];
  if (!quantityText(parts) && ownFood) return line;
  const read = { ...line, amount: undefined, quantity, quantityMax };
  if (!ownUnit && !ownFood && !line.note)
    return { ...read, unit, food, note, words, originalText: line.originalText ?? text };
  const own = line.words ?? null;
  const chosen = {
    line: null,
    amount: words?.amount ?? null,
    unit: (ownUnit ? own?.unit : words?.unit) ?? null,
    food: (ownFood ? own?.food : words?.food) ?? null,
  };
  return {
    ...read,
    unit: ownUnit ? line.unit : unit,
    food: ownFood ? line.food : food,
    note: [ownFood && (words?.food ?? food?.name), note, line.note].filter(Boolean).join(', '),
    words: chosen,
  };
}

/** Makes words in the amount field the text of a line that cannot be parsed now. */
export function asText(line: Line): Line {
  const { unit, food, note } = line;
  const amount = amountText(line);
  return textToRead(line) !== amount || unit || food || note ? line : { ...line, amount: '', note: amount };
}
