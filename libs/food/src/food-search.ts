import { isLexiconWord, plainName } from '#ingredients';
import { isColour, wordsOf, type NameIndex } from './name-index.ts';

export interface FoodLink {
  food: string;
  /** Probability that the words mean this food; 1 if they are a name of what is bought as this food. */
  confidence: number;
}

/** Below it, a link would be wrong too often. */
const MIN_CONFIDENCE = 0.7;
/** Below it, one link in fourteen of the blind lines is wrong or says less than the line; above it, one in eighty. */
const SURE = 0.9;

/** A doubtful link is offered, and used once a member has confirmed it. */
export const isDoubtful = ({ confidence }: Pick<FoodLink, 'confidence'>): boolean => confidence < SURE;

/** The confidence that a link loses for each reason of doubt. */
const DOUBT = {
  /** Frozen peas are peas, but nobody buys one for the other. */
  variant: 0.02,
  ignoredWords: 0.03,
  unknownWords: 0.18,
  /** A "mushroom ketchup" may be no ketchup. */
  otherFood: 0.35,
  wordsBehind: 0.35,
  /** Usually a brand. */
  wordsBehindLongName: 0.25,
  ambiguous: 0.1,
  compound: 0.2,
  cut: 0.05,
};
/** Longer notes say what to do with the food. */
const MAX_NAME_NOTE = 3;
const MIN_COMPOUND_HEAD = 4;
const MIN_COMPOUND_REST = 2;

/** Languages that put what a food is before what it is made of: "huile d’olive". */
const HEAD_FIRST = new Set(['ar', 'ca', 'es', 'fr', 'gl', 'he', 'it', 'pt', 'ro', 'vi']);
/** Languages that join words: "Kirschtomaten". */
const WITH_COMPOUNDS = new Set(['af', 'da', 'de', 'fi', 'hu', 'nl', 'no', 'sv']);
/** Languages that put no spaces between words. */
const WITHOUT_SPACES = new Set(['ja', 'th', 'zh']);

export const BRACKETS = /\([^)]*\)|\[[^\]]*\]/g;

/** A word that stands for the beginning of a longer one: "Raps- oder Sonnenblumenöl". */
const cutWord = /\p{L}-\s*$/u;
const MIN_SHARED_ENDING = 2;

/** Looks for the foods of a text in one language. */
export class FoodSearch {
  private readonly isHeadFirst: boolean;

  constructor(
    private readonly index: NameIndex,
    private readonly region: string | null,
  ) {
    this.isHeadFirst = HEAD_FIRST.has(index.language);
  }

  /** The food whose name the text is, with its note if that is part of the name: "lemons" with "juice of". */
  whole(text: string, note: string): FoodLink | null {
    if (WITHOUT_SPACES.has(this.index.language)) return null;
    const words = wordsOf(withoutBrackets(text));
    const beside = wordsOf(note);
    if (!beside.length || beside.length > MAX_NAME_NOTE) return this.exact(words);
    const both = [...beside, ...words];
    return this.exact(both) ?? this.rephrased(both) ?? this.exact(words);
  }

  /** Number of things that a text names: what stands behind "with" and in brackets counts as well. */
  countParts(text: string): number {
    const plain = this.index.withoutPrefixedJoints(plainName(text));
    const brackets = (plain.match(BRACKETS) ?? []).filter((text) => this.foodsAmongIgnored(text)?.length !== 0);
    const beside = brackets.length + (this.index.behind.test(plain) ? 1 : 0);
    const parts = plain
      .replace(BRACKETS, ' ')
      .replace(this.index.behind, '')
      .split(this.index.joints)
      .filter((part) => wordsOf(part).some((word) => !this.index.isQualifier(word)));
    return parts.length + beside;
  }

  /** The foods that a text names among words that say nothing of foods; null if another word stands among them. */
  foodsAmongIgnored(text: string): string[] | null {
    return this.foodsAmong(text, (word) => this.index.isIgnored(word) || this.index.isInstruction(word));
  }

  /** The foods that a text names among words that do not change what they contain; null if it says more. */
  qualifiedFoods(text: string): string[] | null {
    return this.foodsAmong(text, (word) => this.index.isQualifier(word));
  }

  private foodsAmong(text: string, saysNothing: (word: string) => boolean): string[] | null {
    if (WITHOUT_SPACES.has(this.index.language)) return wordsOf(text).length ? null : [];
    const words = wordsOf(this.index.withoutPrefixedJoints(plainName(text)));
    const foods: string[] = [];
    for (let at = 0; at < words.length;) {
      let length = Math.min(this.index.maxWords, words.length - at);
      let food: string | null = null;
      for (; length > 0; length--) {
        food = this.index.find(words.slice(at, at + length), this.region)?.food ?? null;
        if (food) break;
      }
      const word = words[at]!;
      if (food) foods.push(food);
      else if (!saysNothing(word) && !this.index.isParticle(word) && !this.index.isJoint(word)) return null;
      at += Math.max(1, length);
    }
    return foods;
  }

  links(text: string): FoodLink[] {
    const plain = withoutBrackets(text);
    if (WITHOUT_SPACES.has(this.index.language)) return this.accepted([this.withinText(plain)]);
    const texts = this.index.withoutPrefixedJoints(plain).replace(this.index.behind, '').split(this.index.joints);
    const parts = texts
      .map((part) => ({ words: wordsOf(part), isCut: cutWord.test(part) }))
      .filter(({ words }) => words.length);
    const last = parts.at(-1)?.words ?? [];
    if (parts.length < 2) return this.accepted([this.best(last)]);
    const isChoice = plain.split(/\s+/).some((word) => isLexiconWord('or', word, this.index.language));
    return this.accepted(
      parts.map(({ words, isCut }) => {
        if (words === last) return this.best(words);
        const shared = isCut ? this.inSharedWord(words, last) : isChoice ? this.withSharedHead(words, last) : null;
        return shared ?? this.bestOfPart(words, last);
      }),
    );
  }

  private accepted(links: (FoodLink | null)[]): FoodLink[] {
    const found = links.filter((link) => link !== null).filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
    return found.filter(({ food }, at) => found.findIndex((other) => other.food === food) === at);
  }

  /** The "red" of "red or green pepper" is a red pepper. */
  private bestOfPart(words: string[], last: string[]): FoodLink | null {
    return this.best(words) ?? this.exact([...words, last.at(-1)!]);
  }

  /** The "olive" of "olive or vegetable oil" is olive oil. */
  private withSharedHead(words: string[], last: string[]): FoodLink | null {
    if (this.isHeadFirst) return null;
    for (let at = 1; at < last.length; at++) {
      const link = this.exact([...words, ...last.slice(at)]);
      if (link) return link;
    }
    return null;
  }

  /** The "Raps-" of "Raps- oder Sonnenblumenöl" is Rapsöl. */
  private inSharedWord(words: string[], last: string[]): FoodLink | null {
    const [first, second] = [words.at(-1)!, last.at(-1)!];
    for (let at = MIN_COMPOUND_REST; at <= second.length - MIN_SHARED_ENDING; at++) {
      const link = this.exact([...words.slice(0, -1), first + second.slice(at)]);
      if (link) return link;
    }
    return null;
  }

  private best(words: string[]): FoodLink | null {
    const rest = this.index.withoutAbsences(words);
    return this.bestOfWords(words) ?? (rest.length < words.length ? this.bestOfWords(rest) : null);
  }

  private bestOfWords(words: string[]): FoodLink | null {
    return (
      this.exact(words) ??
      this.rephrased(words) ??
      this.withinWords(words, 1 - DOUBT.ignoredWords) ??
      this.withoutIgnored(words) ??
      this.withinWords(words, MIN_CONFIDENCE) ??
      this.inCompound(words)
    );
  }

  /** "Saft von 2 Limetten" is "Limettensaft". */
  private rephrased(words: string[]): FoodLink | null {
    for (const { start, ending } of this.index.phrases) {
      const at = words.findIndex((_, from) => start.every((word, offset) => words[from + offset] === word));
      if (at < 0) continue;
      const of = words.slice(at + start.length).filter((word) => !this.index.isIgnored(word));
      const last = of.at(-1);
      if (!last) continue;
      for (const stem of this.index.formsOf(last)) {
        const found = this.index.find([...of.slice(0, -1), ...wordsOf(stem + ending)], this.region);
        if (found) return this.linkOf(found, 1 - DOUBT.cut);
      }
    }
    return null;
  }

  private exact(words: string[]): FoodLink | null {
    const doubt = words.some((word) => this.index.isVariant(word)) ? DOUBT.variant : 0;
    return this.linkOf(this.index.find(words, this.region), 1 - doubt);
  }

  private withoutIgnored(words: string[]): FoodLink | null {
    const rest = words.filter((word) => !this.index.isIgnored(word));
    const link = this.linkOf(this.index.find(rest, this.region), 1 - DOUBT.ignoredWords);
    return link && this.hasOtherColour(link.food, words) ? null : link;
  }

  /** White pepper is not the black one that "pepper" alone means. */
  private hasOtherColour(food: string, words: string[]): boolean {
    const [own] = food.split('-');
    if (!own || !isColour(own)) return false;
    const colours = words.flatMap((word) => this.index.coloursOf(word));
    return colours.length > 0 && !colours.includes(own);
  }

  private linkOf(found: ReturnType<NameIndex['find']>, confidence: number): FoodLink | null {
    return found && { food: found.food, confidence: confidence - (found.isCertain ? 0 : DOUBT.ambiguous) };
  }

  /** The longest name among the words, where what stands beside it leaves it what it is. */
  private withinWords(words: string[], minConfidence: number): FoodLink | null {
    const count = words.length;
    for (let length = Math.min(count, this.index.maxWords); length >= 1; length--)
      for (const start of this.startsOf(count - length)) {
        const name = words.slice(start, start + length);
        if (this.index.isParticle(name[0]) || this.index.isParticle(name.at(-1))) continue;
        const found = this.index.find(name, this.region);
        if (!found) continue;
        const confidence = this.confidenceWithin(found.food, name, words.slice(0, start), words.slice(start + length));
        if (confidence >= minConfidence && !this.hasOtherColour(found.food, words))
          return this.linkOf(found, confidence);
      }
    return null;
  }

  /** Names are looked for from the end of the line where it begins with descriptions, else from its beginning. */
  private startsOf(last: number): number[] {
    const starts = Array.from({ length: last + 1 }, (_, start) => start);
    return this.isHeadFirst ? starts : starts.reverse();
  }

  private confidenceWithin(food: string, name: string[], before: string[], behind: string[]): number {
    const [describing, following] = this.isHeadFirst ? [behind, before] : [before, behind];
    const unknown = describing.filter((word) => !this.index.isIgnored(word));
    const strange = following.filter((word) => !this.index.isIgnored(word));
    if (unknown.length && this.index.isUnsafe(name)) return 0;
    if (strange.some((word) => this.index.isUnsafe([word]))) return 0;
    const isRepeated = this.index.find(strange.length ? following : describing, this.region)?.food === food;
    if (isRepeated) return 1 - DOUBT.ignoredWords;
    const isDoubtful = !this.isHeadFirst && name.length === 1 && !this.index.isGeneral(name);
    const namesOther = isDoubtful && unknown.some((word) => this.namesSome(word));
    return (
      1 -
      DOUBT.ignoredWords -
      (unknown.length ? DOUBT.unknownWords : 0) -
      (namesOther ? DOUBT.otherFood : 0) -
      (strange.length ? this.doubtBehind(name, strange) : 0)
    );
  }

  private doubtBehind(name: string[], strange: string[]): number {
    const isBrand = !this.isHeadFirst && name.length > 1 && strange.length === 1 && !this.namesSome(strange[0]!);
    return isBrand ? DOUBT.wordsBehindLongName : DOUBT.wordsBehind;
  }

  private namesSome(word: string): boolean {
    return this.index.isUnsafe([word]) || this.index.find([word], this.region) !== null;
  }

  /** The end of a joined word: "Fleischtomaten" are tomatoes, "Zwiebelwürfel" are onions. */
  private inCompound(words: string[]): FoodLink | null {
    if (!WITH_COMPOUNDS.has(this.index.language)) return null;
    const rest = words.filter((word) => !this.index.isIgnored(word));
    const word = rest.at(-1);
    if (!word) return null;
    const cut = this.index.cuts.find((end) => word.endsWith(end) && word.length > end.length + MIN_COMPOUND_REST);
    if (cut) {
      const stem = word.slice(0, -cut.length);
      const found = this.index.find([...rest.slice(0, -1), stem], this.region);
      if (found) return this.linkOf(found, 1 - DOUBT.cut);
      const alone = this.index.find([stem], this.region);
      if (alone) return this.linkOf(alone, 1 - DOUBT.cut - DOUBT.unknownWords);
    }
    for (let at = MIN_COMPOUND_REST; at <= word.length - MIN_COMPOUND_HEAD; at++) {
      const head = [word.slice(at)];
      const found = this.index.find(head, this.region);
      if (found && !this.index.isUnsafe(head)) return this.linkOf(found, 1 - DOUBT.compound);
    }
    return null;
  }

  /** The longest name in a text without spaces, the last one if two are as long. */
  private withinText(text: string): FoodLink | null {
    let best = '';
    for (const name of this.index.names())
      if (text.includes(name) && (name.length > best.length || (name.length === best.length && text.endsWith(name))))
        best = name;
    const found = best ? this.index.find([best], this.region) : null;
    return this.linkOf(found, text.trim() === best ? 1 : 1 - DOUBT.unknownWords);
  }
}

const withoutBrackets = (text: string) => plainName(text).replace(BRACKETS, ' ');
