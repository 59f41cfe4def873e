/** The first letters of the first and the last word; "Leek soup (2)" is "LS". */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const lettered = words.filter((word) => /^\p{L}/u.test(word));
  const from = lettered.length ? lettered : words;
  const chosen = from.length > 1 ? [from[0]!, from.at(-1)!] : from;
  return chosen.map((word) => [...word][0]!.toLocaleUpperCase()).join('');
}
