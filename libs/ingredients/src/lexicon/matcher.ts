/** A word of the lexicon found in a text. */
export interface Match<T> {
  value: T;
  start: number;
  end: number;
}

/** Finds the longest word of a list at one position of a text. */
export interface Matcher<T> {
  at(text: string, position: number): Match<T> | null;
}

export interface MatcherOptions {
  /** True if words have no spaces between them. */
  dense: boolean;
  /** Allows units without their dots and spaces, and with the plural in brackets or after a slash. */
  units: boolean;
}

/** Characters that may follow a word. */
type Border = 'anything' | 'letter' | 'no Latin letter' | 'no letter' | 'no letter or apostrophe';

/** Node of a trie of letters; a joint is a dot or a space inside a word. */
interface Node<T> {
  next: Map<string, Node<T>>;
  joint?: Node<T>;
  words: { value: T; border: Border }[];
}

const newNode = <T>(): Node<T> => ({ next: new Map(), words: [] });

/** Plural mark of a word: "Zwiebel(n)", "pincée(s)", "Scheibe/n". */
const markedPlural = String.raw`(?:\((?:s|n|e|en|es|x|i|er|nen|r)\)|\/(?:s|n|e|en|es|er))`;
/** Matches the plural mark at the end of a whole name. */
export const pluralAtEnd = new RegExp(String.raw`${markedPlural}\.?$`, 'i');
const plural = new RegExp(String.raw`${markedPlural}(?!\p{L})`, 'iuy');
const letter = /\p{L}/uy;
const letterOrMark = /[\p{L}\p{M}]/uy;
const joints = /[.\s]/;

/** Creates a matcher that ignores case. If a word has two values, the last one counts. */
export function matcher<T>(words: Map<string, T>, { dense, units }: MatcherOptions): Matcher<T> {
  const root = newNode<T>();
  for (const [word, value] of words) add(root, word.replace(/\+$/, ''), { value, border: borderOf(word, dense) });

  function longest(node: Node<T>, text: string, position: number): { value: T; end: number } | null {
    const child = node.next.get(fold(text[position] ?? ''));
    const further = child ? longest(child, text, position + 1) : null;
    const behind = node.joint ? longestBehindJoint(node.joint, text, position) : null;
    const deeper = behind && behind.end > (further?.end ?? 0) ? behind : further;
    return deeper ?? wordAt(node, text, position);
  }

  function longestBehindJoint(node: Node<T>, text: string, position: number) {
    let end = position;
    while (joints.test(text[end] ?? '')) end++;
    return end > position || units ? longest(node, text, end) : null;
  }

  function wordAt({ words: endings }: Node<T>, text: string, position: number) {
    if (!endings.length) return null;
    plural.lastIndex = position;
    const ends = units && plural.test(text) ? [plural.lastIndex, position] : [position];
    for (const end of ends.flatMap((at) => (text[at] === '.' ? [at + 1, at] : [at]))) {
      const word = endings.findLast(({ border }) => isBorder(border, text, end));
      if (word) return { value: word.value, end };
    }
    return null;
  }

  return {
    at(text, position) {
      const word = longest(root, text, position);
      return word && { ...word, start: position };
    },
  };
}

function add<T>(root: Node<T>, word: string, end: Node<T>['words'][number]): void {
  let node = root;
  for (const part of word.split(/[.\s]+/).filter(Boolean)) {
    if (node !== root) node = node.joint ??= newNode();
    for (const character of part) {
      const key = fold(character);
      const next = node.next.get(key) ?? newNode<T>();
      node.next.set(key, next);
      node = next;
    }
  }
  node.words.push(end);
}

/** Characters whose lower case is not the letter that words are written with. */
const folded = new Map([
  ['ς', 'σ'],
  ['İ', 'i'],
]);

/** Folds a character for comparison. */
const fold = (character: string) => folded.get(character) ?? character.toLowerCase();

function borderOf(word: string, dense: boolean): Border {
  if (/['’-]$/.test(word)) return 'anything';
  if (word.endsWith('+')) return 'letter';
  if (dense) return /[^\u0000-\u024f]/.test(word) ? 'anything' : 'no Latin letter';
  // a single letter before an apostrophe is an elided article, not a unit
  return word.length === 1 ? 'no letter or apostrophe' : 'no letter';
}

function isBorder(border: Border, text: string, end: number): boolean {
  const next = text[end] ?? '';
  letter.lastIndex = letterOrMark.lastIndex = end;
  switch (border) {
    case 'anything':
      return true;
    case 'letter':
      return letter.test(text);
    case 'no Latin letter':
      return !/[a-z]/i.test(next);
    case 'no letter':
      return !letterOrMark.test(text);
    case 'no letter or apostrophe':
      return !letterOrMark.test(text) && !/['’]/.test(next);
  }
}
