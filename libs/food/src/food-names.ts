import { plainName } from '#ingredients';
import type { FoodBase } from './food-base.ts';

export interface NamedFood {
  food: string;
  name: string;
  /** The nearest kind that has a name; null if there is none. */
  kind: string | null;
}

interface SearchableName {
  food: string;
  plain: string;
}

/** Finds foods by any part of their names, and names them in the first language that has a name. */
export class FoodNames {
  private readonly searchable = new Map<string, SearchableName[]>();

  constructor(private readonly base: FoodBase) {}

  /** The name of a food in the first language that has one, or else its English id as words. */
  nameOf(food: string, languages: string[]): string {
    return this.knownNameOf(food, languages) ?? food.replaceAll('-', ' ');
  }

  describe(food: string, languages: string[]): NamedFood {
    const kinds = this.base.kindsOf(food).map((kind) => this.knownNameOf(kind, languages));
    return { food, name: this.nameOf(food, languages), kind: kinds.find((name) => name !== null) ?? null };
  }

  /** @returns foods with such a name: exact names first, then names that begin so, then all others; shorter names first */
  search(text: string, languages: string[], limit: number): NamedFood[] {
    const wanted = plainName(text).trim();
    if (!wanted) return [];
    const found = languages.flatMap((language) =>
      this.namesIn(language).flatMap(({ food, plain }) => {
        const rank = rankOf(plain, wanted);
        return rank === null ? [] : [{ food, rank, length: plain.length }];
      }),
    );
    const sorted = found.sort((a, b) => a.rank - b.rank || a.length - b.length);
    return [...new Set(sorted.map(({ food }) => food))].slice(0, limit).map((food) => this.describe(food, languages));
  }

  private knownNameOf(food: string, languages: string[]): string | null {
    for (const language of languages) {
      const name = this.base.nameOf(food, language);
      if (name) return name;
    }
    return null;
  }

  private namesIn(language: string): SearchableName[] {
    let names = this.searchable.get(language);
    if (!names) {
      names = this.base.namesIn(language).flatMap(({ food, name, plural, others }) =>
        [name, ...(plural ? [plural] : []), ...others.map((other) => other.name)].map((each) => ({
          food,
          plain: plainName(each),
        })),
      );
      this.searchable.set(language, names);
    }
    return names;
  }
}

function rankOf(name: string, wanted: string): number | null {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : null;
}
