import { plainName } from '#ingredients';
import type { FoodBase } from './food-base.ts';

interface Meaning {
  food: string;
  /** Only there the name means this. */
  region: string | null;
  /** False for a synonym. */
  isMain: boolean;
}

/** An ending and what takes its place: "ies" becomes "y". */
type Ending = [ending: string, replacement: string];

const MIN_STEM = 3;
/** Words whose stems are kept, since the same ones come again and again. */
const MAX_KEPT = 5_000;

/** The names of the foods in one language, found without regard to case, accents, hyphens and number. */
export class NameIndex {
  private readonly meanings = new Map<string, Meaning[]>();
  /** Words that do not change which food it is: "fresh", "chopped". */
  private readonly ignored: Set<string>;
  /** Last words that say nothing alone: "quinoa flour" is no wheat flour. */
  private readonly unsafe: Set<string>;
  /** Ends of compound words that do not change which food it is: "-würfel". */
  readonly cuts: string[];
  /** Words and signs between two foods: "and", "or", a slash. */
  readonly joints: RegExp;
  /** The first word of what belongs to the food but is not it: "with garlic". */
  readonly behind: RegExp;
  private readonly endings: Ending[];
  private readonly stems = new Map<string, string[]>();
  private readonly ignoredWords = new Map<string, boolean>();
  readonly maxWords: number;

  constructor(
    base: FoodBase,
    readonly language: string,
  ) {
    this.endings = base.wordsIn(language, 'endings').map((pair) => {
      const [ending = '', replacement = ''] = plainName(pair).split('>');
      return [ending, replacement];
    });
    const setOf = (use: string) =>
      new Set(base.wordsIn(language, use).flatMap((word) => this.storedKeys(wordsOf(word))));
    this.ignored = setOf('ignored');
    this.unsafe = setOf('unsafe');
    const joints = ['&', ...base.wordsIn(language, 'joints').map(plainName)].join('|');
    this.joints = new RegExp(`\\s(?:${joints})\\s|[/+,;]`);
    const behind = base.wordsIn(language, 'behind').map(plainName).join('|');
    this.behind = new RegExp(`(?<=\\S)\\s(?:${behind || '(?!)'})\\.?\\s.*$`, 's');
    this.cuts = base.wordsIn(language, 'cuts').map(plainName);
    for (const { food, name, plural, others } of base.namesIn(language)) {
      this.add(name, { food, region: null, isMain: true });
      if (plural) this.add(plural, { food, region: null, isMain: true });
      for (const other of others) this.add(other.name, { food, region: other.region, isMain: false });
    }
    this.maxWords = Math.max(1, ...[...this.meanings.keys()].map((key) => key.split(' ').length));
  }

  private add(name: string, meaning: Meaning): void {
    for (const key of this.storedKeys(wordsOf(name))) {
      const known = this.meanings.get(key) ?? [];
      if (!known.some(({ food, region }) => food === meaning.food && region === meaning.region))
        this.meanings.set(key, [...known, meaning]);
    }
  }

  /** A name is kept as it stands and without the endings of its words. */
  private storedKeys(words: string[]): string[] {
    return [...new Set([words.join(' '), words.map((word) => this.stemsOf(word)[0] ?? word).join(' ')])];
  }

  /** All that the words may be without their endings; as they stand first. */
  private *keysOf(words: string[]): Generator<string> {
    yield words.join(' ');
    const stems = words.map((word) => this.stemsOf(word));
    const shortened = words.map((word, at) => stems[at]![0] ?? word);
    yield shortened.join(' ');
    const last = words.length - 1;
    for (const stem of stems[last] ?? []) {
      yield [...words.slice(0, last), stem].join(' ');
      yield [...shortened.slice(0, last), stem].join(' ');
    }
    if (last > 0) for (const stem of stems[0]!) yield [stem, ...words.slice(1)].join(' ');
  }

  /** The word without endings of number or case, the longest ending first. */
  private stemsOf(word: string): string[] {
    return keep(this.stems, word, () =>
      this.endings
        .filter(
          ([ending, replacement]) =>
            word.endsWith(ending) && word.length - ending.length + replacement.length >= MIN_STEM,
        )
        .map(([ending, replacement]) => word.slice(0, word.length - ending.length) + replacement),
    );
  }

  /** The food of that name, in a region if the name differs by region. */
  find(words: string[], region: string | null): { food: string; isCertain: boolean } | null {
    const meanings = this.meaningsOf(words);
    if (!meanings) return null;
    const best =
      meanings.find((meaning) => region && meaning.region === region) ??
      meanings.find((meaning) => !meaning.region && meaning.isMain) ??
      meanings.find((meaning) => !meaning.region) ??
      meanings[0]!;
    const isCertain = meanings.length === 1 || (region !== null && best.region === region);
    return { food: best.food, isCertain };
  }

  private meaningsOf(words: string[]): Meaning[] | undefined {
    for (const key of this.keysOf(words)) {
      const meanings = this.meanings.get(key);
      if (meanings) return meanings;
    }
    return undefined;
  }

  isIgnored(word: string): boolean {
    return keep(this.ignoredWords, word, () => this.hasAny(this.ignored, [word]) || /^[\d.,/%½¼¾]+$/.test(word));
  }

  isUnsafe(words: string[]): boolean {
    return this.hasAny(this.unsafe, words);
  }

  private hasAny(set: Set<string>, words: string[]): boolean {
    for (const key of this.keysOf(words)) if (set.has(key)) return true;
    return false;
  }

  names(): string[] {
    return [...this.meanings.keys()];
  }
}

function keep<T>(kept: Map<string, T>, word: string, make: () => T): T {
  let value = kept.get(word);
  if (value === undefined) {
    if (kept.size >= MAX_KEPT) kept.clear();
    value = make();
    kept.set(word, value);
  }
  return value;
}

/** The words of a name: in lower case, without accents; hyphens and brackets separate. */
export const wordsOf = (text: string): string[] =>
  plainName(text)
    .replace(/['’`´](?=s\b)/g, '')
    .replace(/(?<=\p{L})['’`´](?=\s|$)/gu, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean);
