import { toAscii } from '#ingredients';

/** Splits "2 kg flo" into the amount and the search text "flo". */
export function searchPart(text: string): { before: string; search: string } {
  const match = /^\s*(?:[\d\p{No}][\d\p{No}.,/\s–-]*(?:\p{L}{1,5}\.?\s+(?=\S))?)?/u.exec(toAscii(text));
  const before = text.slice(0, match?.[0].length);
  return { before, search: text.slice(before.length).trim() };
}
