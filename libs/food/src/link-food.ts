import { BRACKETS, FoodSearch, type FoodLink } from './food-search.ts';
import { NameIndex, wordsOf } from './name-index.ts';
import type { FoodBase, Substance } from './food-base.ts';

export interface LinkOptions {
  /** Words beside the food, such as "gluten-free", that may say that the food is another one. */
  note?: string;
  /** Languages in which to look, the likeliest first, such as `de`. */
  languages: string[];
  /** Country in which names may mean something else, such as `GB`. */
  region?: string | null;
}

/** Longer texts name no food, and searching them is slow. */
const MAX_LENGTH = 200;
/** Finds out which foods of the base a text names: "2 large sprigs of basil" is basil. */
export class FoodLinker {
  private readonly indexes = new Map<string, NameIndex>();

  constructor(private readonly base: FoodBase) {}

  /**
   * @param text the food of an ingredient line, without amount and unit
   * @returns the foods that it names: several for "salt and pepper", none if in doubt
   */
  link(text: string, { languages, region = null, note = '' }: LinkOptions): FoodLink[] {
    if (text.length > MAX_LENGTH) return [];
    const indexes = languages.map((language) => this.indexOf(language));
    const absentIn = (words: string) => indexes.flatMap((index) => index.absentIn(words));
    const beside = [note.slice(0, MAX_LENGTH), ...bracketsIn(text)];
    const inNote = new Set(beside.flatMap((words) => indexes.flatMap((index) => index.absentInNote(words))));
    const inText = new Set([...inNote, ...absentIn(text.replace(BRACKETS, ' '))]);
    for (const index of indexes) {
      const search = new FoodSearch(index, region);
      const whole = search.whole(text, note);
      const links = whole
        ? [whole].filter(({ food }) => this.lacks(food, inNote))
        : search.links(text).filter(({ food }) => this.lacks(food, inText));
      if (links.length) return links;
    }
    return [];
  }

  /** The most things that a text names in one of the languages, whether their foods are known or not. */
  countParts(text: string, { languages, region = null }: Omit<LinkOptions, 'note'>): number {
    return Math.max(...languages.map((language) => new FoodSearch(this.indexOf(language), region).countParts(text)));
  }

  /** The foods that a note names; null if it says something that is not understood, such as a brand. */
  foodsOfNote(note: string, { languages, region = null }: Omit<LinkOptions, 'note'>): string[] | null {
    if (note.length > MAX_LENGTH) return null;
    for (const language of languages) {
      const foods = new FoodSearch(this.indexOf(language), region).foodsAmongIgnored(note);
      if (foods) return foods;
    }
    return null;
  }

  /** True if the text is these foods and words that change nothing about what they contain, such as "large". */
  isQualifiedName(text: string, foods: string[], { languages, region = null }: Omit<LinkOptions, 'note'>): boolean {
    if (text.length > MAX_LENGTH) return false;
    return languages.some((language) => {
      const named = new FoodSearch(this.indexOf(language), region).qualifiedFoods(text);
      return named !== null && named.length === foods.length && named.every((food) => foods.includes(food));
    });
  }

  /** The food that has this name, in singular or plural; null if the text says more than that. */
  findByName(text: string, { languages, region = null }: Omit<LinkOptions, 'note'>): string | null {
    if (text.length > MAX_LENGTH) return null;
    for (const language of languages) {
      const found = this.indexOf(language).find(wordsOf(text), region);
      if (found) return found.food;
    }
    return null;
  }

  /** Vegan cheese is not the cheese that contains milk. Where contents are not known, nobody can tell. */
  private lacks(food: string, absent: ReadonlySet<Substance>): boolean {
    if (!absent.size) return true;
    const { contains } = this.base.propertiesOf(food);
    return contains !== null && !contains.some((substance) => absent.has(substance));
  }

  private indexOf(language: string): NameIndex {
    let index = this.indexes.get(language);
    if (!index) {
      index = new NameIndex(this.base, language);
      this.indexes.set(language, index);
    }
    return index;
  }
}

const bracketsIn = (text: string) => text.match(BRACKETS) ?? [];
