/** One typed word of a search. */
export interface SearchTerm {
  word: string;
  /** LIKE patterns of the singular and plural; a trailing "%" also matches the beginning of a compound. */
  forms: string[];
  /** True for a word such as "with", which alone says nothing about a recipe: it ranks results but finds none. */
  isFiller: boolean;
}

export interface ParsedSearch {
  /** All words as they were typed, folded, with a space between them. */
  text: string;
  /** Texts in double quotes, all of which must occur. */
  phrases: string[];
  /** Words of which one must occur that is no filler; if all are fillers, all must. Results are ranked by how many do. */
  terms: SearchTerm[];
}

/** Limit of phrases and of words, because each one is compared with all words of a group. */
const MAX_TERMS = 8;

/** Words without a meaning of their own in recipes, as folded by foldSearch. */
const FILLERS = new Set(
  `and the with for from recipe recipes und mit der die das den dem ein eine einem einer fur aus vom zum zur rezept rezepte
  les des une aux avec pour dans sur recette recettes con los las del para por una receta recetas gli della alla ricetta
  com dos das uma receita och med till recept het een voor met van oppskrift opskrift przepis рецепт для или من مع على في وصفة`.split(
    /\s+/,
  ),
);

/** Latin letters that Unicode does not decompose. */
const LATIN: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** Removes case and, in Latin script, diacritics. Other scripts keep their marks, which distinguish words. */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LATIN.get(letter) ?? letter);

/** Splits a text into folded words of letters and digits. */
export const searchWords = (text: string): string[] =>
  foldSearch(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** Endings of singular and plural in the languages of Europe, each with the other one and whether compounds match as well. */
const ENDINGS: readonly (readonly [ending: RegExp, other: string, matchesCompounds?: true])[] = [
  [/([^s])s$/, '$1', true],
  [/(o|x|z|s|ch|sh)es$/, '$1', true],
  [/ies$/, 'y', true],
  [/ves$/, 'f', true],
  [/x$/, '', true],
  [/(el|er|e)n$/, '$1', true],
  ...(
    [
      ['ves', 'fe'],
      ['en', ''],
      ['e', ''],
      ['er', ''],
      ['ar', ''],
      ['or', ''],
      ['ir', ''],
      ['es', ''],
      ['oes', 'ao'],
      ['aes', 'ao'],
      ['i', 'o'],
      ['i', 'e'],
      ['i', ''],
      ['e', 'a'],
      ['y', ''],
      ['y', 'a'],
      ['f', 'ves'],
      ['fe', 'ves'],
      ['', 's'],
      ['', 'es'],
      ['', 'n'],
      ['', 'en'],
      ['', 'e'],
      ['', 'er'],
      ['', 'x'],
      ['o', 'i'],
      ['a', 'e'],
      ['e', 'i'],
      ['ao', 'oes'],
      ['ler', ''],
      ['lar', ''],
    ] as const
  ).map(([ending, other]) => [new RegExp(`${ending}$`), other] as const),
  [/([^aeiou])y$/, '$1ies'],
];

/** Shortest stem that also matches the beginning of a compound ("Zwiebelkuchen"), so that "eggs" finds no "eggplant". */
const MIN_COMPOUND_STEM = 4;

function wordForms(word: string): string[] {
  const forms = ENDINGS.flatMap(([ending, other, matchesCompounds]) => {
    if (!ending.test(word)) return [];
    const form = word.replace(ending, other);
    if (form.length < 2 || form === word) return [];
    return matchesCompounds && form.length >= MIN_COMPOUND_STEM ? `${form}%` : form;
  });
  return [...new Set(forms)];
}

/** Latin words of one or two letters are mostly the beginning of a word that is still being typed. */
const isFiller = (word: string): boolean => FILLERS.has(word) || /^[a-z]{1,2}$/.test(word);

/** Splits typed text into phrases and words. */
export function parseSearch(typed: string): ParsedSearch {
  const phrases = [...typed.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => phrase).slice(0, MAX_TERMS);
  const words = [...new Set(searchWords(typed.replace(/"[^"]+"/g, ' ')))].slice(0, MAX_TERMS);
  const terms = words.map((word) => ({ word, forms: wordForms(word), isFiller: isFiller(word) }));
  return {
    text: searchWords(typed).join(' '),
    phrases: phrases.filter((phrase) => searchWords(phrase).length > 0),
    terms,
  };
}

/** Share of a filler in the rank: all fillers together count less than one other word. */
export const FILLER_WEIGHT = 0.1;

/** Number of typing errors that a word of this length may have. */
const slipsFor = (word: string): number => (word.length < 6 ? 1 : 2);

function isMisspelled(word: string, typed: string): boolean {
  const slips = slipsFor(typed);
  if (Math.abs(word.length - typed.length) > 2) return false;
  const distance = levenshtein(word, typed);
  const sorted = (text: string) => [...text].sort().join('');
  return distance <= slips || (distance <= 2 && sorted(word) === sorted(typed));
}

function levenshtein(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A text as words, for searching on the device. */
export interface SearchDocument {
  /** Words, the most important first, such as those of the name. */
  words: string[];
  /** Number of words at the beginning that belong to the name. */
  nameWords: number;
}

/**
 * Ranks documents as the server's search does: names that begin with the text, then names with all words, then the most words.
 *
 * @param documents by name, which is the order of equal names
 * @returns the indexes of the documents that match, the best first
 */
export function rankDocuments(documents: readonly SearchDocument[], { text, phrases, terms }: ParsedSearch): number[] {
  if (!phrases.length && !terms.length) return [];
  const vocabulary = new Set(documents.flatMap(({ words }) => words));
  const wanted = terms.map((term) => ({ ...matcherOf(term, vocabulary), isFiller: term.isFiller }));
  const isEnough = (found: typeof wanted) =>
    found.some((term) => !term.isFiller) || (found.length === wanted.length && found.length > 0);
  const quoted = phrases.map((phrase) => searchWords(phrase));
  const telling = wanted.some((term) => !term.isFiller) ? wanted.filter((term) => !term.isFiller) : wanted;
  const ranked = documents.flatMap(({ words, nameWords }, index) => {
    if (!quoted.every((phrase) => containsPhrase(words, phrase))) return [];
    const found = wanted.filter((term) => term.isIn(words));
    if (!phrases.length && !isEnough(found)) return [];
    const name = words.slice(0, nameWords);
    const weight = (of: typeof found) => of.reduce((sum, term) => sum + (term.isFiller ? FILLER_WEIGHT : 1), 0);
    const inName = found.filter((term) => term.isIn(name));
    const isNamed = quoted.every((phrase) => containsPhrase(name, phrase)) && telling.every((term) => term.isIn(name));
    if (isNamed) return [{ index, tier: name.join(' ').startsWith(text) ? 2 : 1, found: 0, share: 0 }];
    return [{ index, tier: 0, found: weight(found), share: weight(inName) + weight(inName) / (nameWords || 1) }];
  });
  return ranked.sort((a, b) => b.tier - a.tier || b.found - a.found || b.share - a.share).map(({ index }) => index);
}

function matcherOf({ word, forms }: SearchTerm, vocabulary: ReadonlySet<string>) {
  const exact = new Set(forms);
  const stems = forms.flatMap((form) => (form.endsWith('%') ? form.slice(0, -1) : []));
  const isShort = /^[a-z0-9]{1,2}$/.test(word);
  const isKnown = (other: string) =>
    (isShort ? other.startsWith(word) : other.includes(word)) ||
    exact.has(other) ||
    stems.some((stem) => other.startsWith(stem));
  const cuts = [word, ...forms.map((form) => form.replace('%', ''))].flatMap((whole) =>
    Array.from({ length: Math.max(0, whole.length - 1) }, (_, at) => [whole.slice(0, at + 1), whole.slice(at + 1)]),
  );
  const pairs = cuts.filter((pair) => pair.every((part) => vocabulary.has(part)));
  const known = new Set([...vocabulary].filter(isKnown));
  if (!known.size && !pairs.length && word.length >= 4)
    for (const other of vocabulary) if (isMisspelled(other, word)) known.add(other);
  return {
    isIn: (words: readonly string[]) =>
      words.some((other) => known.has(other)) || pairs.some((pair) => containsPhrase(words, pair)),
  };
}

const containsPhrase = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word));
