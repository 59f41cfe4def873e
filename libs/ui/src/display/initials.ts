const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const LETTER = /^\p{L}/u;

/** First letters of the first and the last word: "Leek soup (2)" becomes "LS". */
export function initials(name: string): string {
  const words = name.match(WORD) ?? [];
  const lettered = words.filter((word) => LETTER.test(word));
  const from = lettered.length ? lettered : words;
  const chosen = from.length > 1 ? [...from.slice(0, 1), ...from.slice(-1)] : from;
  return chosen.map((word) => [...word].slice(0, 1).join('').toLocaleUpperCase()).join('');
}
