import { plainName } from '#ingredients';
import type { FoodBase, Substance } from './food-base.ts';

/** A word of digits and fractions alone: an amount, never part of a name. */
const NUMBER_WORD = /^[\d.,/%½¼¾]+$/;

interface Meaning {
  food: string;
  /** The region in which the name has this meaning, such as `GB`; null everywhere. */
  region: string | null;
  /** False for a synonym. */
  isMain: boolean;
}

interface StoredMeaning extends Meaning {
  /** False if the words are only the stem of the name. */
  isWholeName: boolean;
}

/** An ending and what takes its place: "ies" becomes "y". */
type Ending = [ending: string, replacement: string];

/** A beginning and the ending that takes its place: "saft von *" is a "*saft". */
interface Phrase {
  start: string[];
  ending: string;
}

const COLOURS = ['white', 'red', 'green', 'yellow', 'black', 'brown'];
export const isColour = (word: string) => COLOURS.includes(word);

/** Substances that a food lacks, by the use of the words that say so. */
const ABSENT: Record<string, Substance[]> = {
  'without gluten': ['gluten', 'wheat'],
  'without milk': ['milk'],
  'without egg': ['egg'],
  'without nuts': ['nuts', 'peanuts'],
  'without alcohol': ['alcohol'],
  'without meat': ['meat', 'pork', 'fish', 'crustaceans', 'molluscs', 'gelatin'],
};
const WITHOUT_ANIMALS: Substance[] = [...ABSENT['without meat']!, 'milk', 'egg', 'honey', 'rennet'];

/** Languages in which an adjective stands before or behind its noun. */
const WITH_FREE_ORDER = new Set(['bg', 'cs', 'hr', 'it', 'lt', 'lv', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk']);

const MIN_STEM = 3;
/** Words whose stems are kept, since the same ones come again and again. */
const MAX_KEPT = 5_000;

/** The names of the foods in one language, found without regard to case, accents, hyphens and number. */
export class NameIndex {
  private readonly meanings = new Map<string, StoredMeaning[]>();
  /** Words that do not change which food it is: "fresh", "chopped". */
  private readonly ignored: Set<string>;
  /** Ignored words that do not change what the food contains either: "large", but not "crispy". */
  private readonly qualifiers: Set<string>;
  /** Words of notes that say what to do with a food: "to taste", "for serving". */
  private readonly instructions: Set<string>;
  private readonly conditions: Set<string>;
  /** Last words that say nothing alone: "quinoa flour" is no wheat flour. */
  private readonly unsafe: Set<string>;
  /** Words of what is bought apart, such as "frozen"; all that do not change the food where a language has none. */
  private readonly variants: Set<string>;
  /** Names that stay what they are whatever stands before them: a lemon vinaigrette is a vinaigrette. */
  private readonly general: Set<string>;
  /** Ends of compound words that do not change which food it is: "-würfel". */
  readonly cuts: string[];
  /** Words and signs between two foods: "and", "or", a slash. */
  readonly joints: RegExp;
  /** The first word of what belongs to the food but is not it: "with garlic". */
  readonly behind: RegExp;
  /** Words for "and" that are written as one with the next word: the "ו" of "מלח ופלפל". */
  private readonly prefixedJoints: RegExp | null;
  /** Words that are part of a name or known themselves, and therefore begin with no joint. */
  private readonly knownWords = new Set<string>();
  /** Beginnings that a name has as its ending: "saft von *" is a "*saft". */
  readonly phrases: Phrase[];
  private readonly endings: Ending[];
  /** Small words that names have or not: the "de" of "huile de sésame". */
  private readonly particles: Set<string>;
  private readonly colours: Map<string, string[]>;
  private readonly absent: { phrase: RegExp; substances: Substance[] }[];
  /** Names whose words stand in another order, by their sorted words. */
  private readonly unordered = new Map<string, StoredMeaning[]>();
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
    this.particles = new Set(base.wordsIn(language, 'particles').map(plainName));
    this.phrases = base.wordsIn(language, 'phrases').map((pair) => {
      const [start = '', ending = ''] = plainName(pair).split('>');
      return { start: wordsOf(start), ending };
    });
    this.absent = [...Object.entries(ABSENT), ['without animals', WITHOUT_ANIMALS] as const].flatMap(
      ([use, substances]) =>
        base.wordsIn(language, use).map((phrase) => ({ phrase: phraseExpression(phrase), substances })),
    );
    const setOf = (use: string) =>
      new Set(base.wordsIn(language, use).flatMap((word) => this.storedKeys(wordsOf(word))));
    this.ignored = setOf('ignored');
    this.qualifiers = setOf('qualifiers');
    this.instructions = setOf('instructions');
    this.conditions = setOf('conditions');
    this.unsafe = setOf('unsafe');
    const joints = ['&', ...base.wordsIn(language, 'joints').map(plainName)].join('|');
    this.joints = new RegExp(`\\s(?:${joints})\\s|[+,;]|(?<!\\d)/|/(?!\\d)`);
    const prefixed = base.wordsIn(language, 'prefixed joints').map(plainName).join('|');
    this.prefixedJoints = prefixed
      ? new RegExp(`(?<=\\s)(${prefixed})([-־]?)(?=[\\p{L}\\d])([^\\s+,;/]+)`, 'gu')
      : null;
    const behind = base.wordsIn(language, 'behind').map(plainName).join('|');
    this.behind = new RegExp(`(?<=\\S)\\s(?:${behind || '(?!)'})\\.?\\s.*$`, 's');
    this.general = setOf('general');
    const variants = setOf('variants');
    this.variants = variants.size ? variants : this.ignored;
    this.cuts = base.wordsIn(language, 'cuts').map(plainName);
    for (const { food, name, plural, others } of base.namesIn(language)) {
      this.add(name, { food, region: null, isMain: true });
      if (plural) this.add(plural, { food, region: null, isMain: true });
      for (const other of others) this.add(other.name, { food, region: other.region, isMain: false });
    }
    this.colours = new Map(COLOURS.map((colour) => [colour, [...setOf(colour)]]));
    this.maxWords = Math.max(1, ...[...this.meanings.keys()].map((key) => key.split(' ').length));
  }

  private add(name: string, meaning: Meaning): void {
    for (const word of wordsOf(name)) this.knownWords.add(word);
    for (const [at, key] of this.storedKeys(wordsOf(name)).entries())
      this.store(key, { ...meaning, isWholeName: at === 0 });
    if (WITH_FREE_ORDER.has(this.language)) {
      const key = this.sortedKey(wordsOf(name));
      this.unordered.set(key, this.unordered.get(key) ?? [{ ...meaning, isWholeName: false }]);
    }
  }

  private store(key: string, meaning: StoredMeaning): void {
    const known = this.meanings.get(key) ?? [];
    const same = known.find(({ food, region }) => food === meaning.food && region === meaning.region);
    if (same) same.isWholeName ||= meaning.isWholeName;
    else this.meanings.set(key, [...known, meaning]);
  }

  /** Separates "and" from a food or a word beside a food: "מלח ופלפל" becomes "מלח ו פלפל". */
  withoutPrefixedJoints(text: string): string {
    if (!this.prefixedJoints) return text;
    return text.replace(this.prefixedJoints, (whole, joint: string, hyphen: string, rest: string, at: number) => {
      const isKnown = this.knownWords.has(whole) || this.isIgnored(whole);
      const following = wordsOf(rest + text.slice(at + whole.length));
      return !isKnown && (hyphen || this.beginsWithFood(following)) ? `${joint} ${rest}` : whole;
    });
  }

  private beginsWithFood(words: string[]): boolean {
    const start = words.findIndex((word) => !this.isIgnored(word));
    const rest = words.slice(Math.max(start, 0));
    return rest.slice(0, this.maxWords).some((_, at) => this.meaningsOf(rest.slice(0, at + 1)) !== undefined);
  }

  private sortedKey(words: string[]): string {
    return this.withoutParticles(words)
      .map((word) => this.stemsOf(word)[0] ?? word)
      .sort()
      .join(' ');
  }

  private withoutParticles(words: string[]): string[] {
    const rest = words.filter((word) => !this.particles.has(word));
    return rest.length ? rest : words;
  }

  /** The word as it stands and without its endings. */
  formsOf(word: string): string[] {
    return [word, ...this.stemsOf(word)];
  }

  /** English colours that the word names. */
  coloursOf(word: string): string[] {
    return COLOURS.filter((colour) => [...this.keysOf([word])].some((key) => this.colours.get(colour)?.includes(key)));
  }

  /** Substances that a food called so does not contain: wheat and gluten, if it is "gluten-free". */
  absentIn(text: string): Substance[] {
    const plain = ` ${wordsOf(text).join(' ')} `;
    return this.absent.filter(({ phrase }) => phrase.test(plain)).flatMap(({ substances }) => substances);
  }

  /** Keys under which a name is stored: as it stands, and without the endings of its words. */
  private storedKeys(words: string[]): string[] {
    const inner = this.withoutParticles(words);
    const stemmed = (each: string[]) => each.map((word) => this.stemsOf(word)[0] ?? word).join(' ');
    return [...new Set([words.join(' '), stemmed(words), inner.join(' '), stemmed(inner)])];
  }

  /**
   * Substances that a note says are absent. It is read up to an alternative: "butter, or vegan butter" is butter. A wish
   * such as "gluten-free if needed" says nothing.
   */
  absentInNote(note: string): Substance[] {
    const claim = ` ${plainName(note)} `.split(this.joints)[0] ?? '';
    return wordsOf(claim).some((word) => this.hasAny(this.conditions, [word])) ? [] : this.absentIn(claim);
  }

  /** The words without "gluten-free" and the like. */
  withoutAbsences(words: string[]): string[] {
    let plain = ` ${words.join(' ')} `;
    for (const { phrase } of this.absent) plain = plain.replace(phrase, ' ');
    return plain.split(' ').filter(Boolean);
  }

  /** Keys under which the words may be stored: first as they stand, then without their endings. */
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
    const stored = this.meaningsOf(words);
    if (!stored) return null;
    // words as they stand are rather a whole name than the stem of another one: Arabic "flour" is the stem of "tahini"
    const isAsWritten = stored === this.meanings.get(words.join(' '));
    const wholeNames = isAsWritten ? stored.filter(({ isWholeName }) => isWholeName) : [];
    const meanings = wholeNames.length ? wholeNames : stored;
    const best =
      meanings.find((meaning) => region && meaning.region === region) ??
      meanings.find((meaning) => !meaning.region && meaning.isMain) ??
      meanings.find((meaning) => !meaning.region) ??
      meanings[0]!;
    const isCertain = meanings.length === 1 || (region !== null && best.region === region);
    return { food: best.food, isCertain };
  }

  private meaningsOf(words: string[]): StoredMeaning[] | undefined {
    for (const key of this.keysOf(words)) {
      const meanings = this.meanings.get(key);
      if (meanings) return meanings;
    }
    const inner = this.withoutParticles(words);
    if (inner.length < words.length) return this.meaningsOf(inner);
    if (words.length < 2) return undefined;
    return this.meanings.get(words.join('')) ?? this.unordered.get(this.sortedKey(words));
  }

  isIgnored(word: string): boolean {
    return keep(this.ignoredWords, word, () => this.hasAny(this.ignored, [word]) || NUMBER_WORD.test(word));
  }

  isQualifier(word: string): boolean {
    return this.hasAny(this.qualifiers, [word]) || NUMBER_WORD.test(word);
  }

  isInstruction(word: string): boolean {
    return this.hasAny(this.instructions, [word]);
  }

  /** True for "or", "with" and the like. */
  isJoint(word: string): boolean {
    return this.joints.test(` ${word} `) || this.behind.test(`x ${word} x`);
  }

  isParticle(word: string | undefined): boolean {
    return word !== undefined && this.particles.has(word);
  }

  isVariant(word: string): boolean {
    return this.hasAny(this.variants, [word]);
  }

  isGeneral(words: string[]): boolean {
    return this.hasAny(this.general, words);
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
    .replace(/[\u00AD®™]/g, '')
    .replace(/['’`´](?=s\b)/g, '')
    .replace(/(?<=\p{L})['’`´](?=\s|$)/gu, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean);

/** Matches the phrase among words that are separated by spaces; a star stands for the rest of a word. */
const phraseExpression = (phrase: string): RegExp =>
  new RegExp(
    ` ${phrase
      .split('*')
      .map((part) => wordsOf(part).join(' '))
      .join('\\p{L}*')} `,
    'u',
  );
