import { toAscii } from '#ingredients';

/** Splits "2 kg flo" into the amount and the search text "flo". */
export function splitSearchText(text: string): { amount: string; search: string } {
  const match = /^\s*(?:[\d\p{No}][\d\p{No}.,/\s–-]*(?:\p{L}{1,5}\.?\s+(?=\S))?)?/u.exec(toAscii(text));
  const amount = text.slice(0, match?.[0].length);
  return { amount, search: text.slice(amount.length).trim() };
}
