import type { Wire } from '#client';
import { amountText, isUnread, type Line } from '../draft/draft.ts';
import { quantityProblem, quantityText } from './quantity-text.ts';

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
  return isUnread(line) ? fromText(line, parts) : fromAmount(line, parts);
}

function fromText(line: Line, { quantity, quantityMax, unit, food, note, words }: Parts): Line {
  if (!food && quantity === null) return line;
  const originalText = line.originalText ?? line.note;
  return { ...line, amount: undefined, quantity, quantityMax, unit, food, note, words, originalText };
}

/** Distributes "3 bananas, ripe" from the amount field over the fields; "abc" beside a food stays there. */
function fromAmount(line: Line, parts: Parts): Line {
  const { quantity, quantityMax, unit, food, note } = parts;
  if (!quantityText(parts) && line.food) return line;
  return {
    ...line,
    amount: undefined,
    quantity,
    quantityMax,
    unit: line.unit ?? unit,
    food: line.food ?? food,
    note: [line.food && food?.name, note, line.note].filter(Boolean).join(', '),
  };
}

/** Makes words in the amount field the text of a line that cannot be parsed now. */
export function asText(line: Line): Line {
  const { unit, food, note } = line;
  const amount = amountText(line);
  return textToRead(line) !== amount || unit || food || note ? line : { ...line, amount: '', note: amount };
}
