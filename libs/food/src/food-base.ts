import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Allergens of the EU and the USA, and contents that diets ask about. Wheat is a cereal with gluten. */
export const SUBSTANCES = [
  ...['wheat', 'gluten', 'crustaceans', 'egg', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard'],
  ...['sesame', 'sulphites', 'lupin', 'molluscs'],
  ...['meat', 'pork', 'gelatin', 'rennet', 'honey', 'alcohol'],
] as const;
export type Substance = (typeof SUBSTANCES)[number];

/** Values per 100 g: kcal; grams; milligrams of sodium. Carbohydrate is without water, protein, fat and ash, so it holds the fibre. */
export const NUTRIENTS = ['kcal', 'protein', 'fat', 'saturated', 'carbohydrate', 'sugar', 'fibre', 'sodium'] as const;
export type Nutrients = Partial<Record<(typeof NUTRIENTS)[number], number>>;

export interface Food {
  /** The American name in kebab case. */
  id: string;
  /** Foods that it is a kind of, nearest first. */
  kinds: string[];
}

export interface FoodName {
  food: string;
  name: string;
  /** Null where the language forms it by its rules, or uses the name for several as well. */
  plural: string | null;
  others: { name: string; region: string | null }[];
}

/** Keys of the texts that say what a swap changes. */
export const SWAP_NOTES = [
  ...(['binds', 'boil', 'cooked', 'firm', 'ground', 'label', 'moist', 'notCreamed'] as const),
  ...(['notWhipped', 'otherTime', 'salted', 'stand', 'thickens', 'thinner'] as const),
];

export interface SwapPart {
  food: string;
  amount: number;
  /** "same" is a share of the amount of the line; spoons are for each piece of the food. */
  unit: 'same' | 'tablespoon' | 'teaspoon';
}

/** Foods that can be taken instead of another one. */
export interface Swap {
  parts: SwapPart[];
  /** Null if nothing differs. */
  note: (typeof SWAP_NOTES)[number] | null;
}

export interface FoodProperties {
  aisle: string | null;
  /** Null where this is not known, which is not the same as nothing. */
  contains: Substance[] | null;
  /** Depends on the maker or the recipe. */
  mayContain: Substance[];
}

/** Number of the rules by which lines are linked and their contents read. Raise it with them, so that stored links and facts are renewed. */
const RULES = '2';

/** The foods that Tureen knows, read from the tables in `food/`. */
export class FoodBase {
  private readonly foods: Map<string, Food>;
  private readonly properties: Map<string, Partial<FoodProperties>>;
  private nutrients: Map<string, { source: string; nutrients: Nutrients }> | null = null;
  private measures: Map<string, { grams: number; source: string }> | null = null;
  private swaps: Map<string, Swap[]> | null = null;
  private readonly mainNames = new Map<string, Map<string, string>>();
  private subkindContents: Map<string, Substance[]> | null = null;
  private hash: string | null = null;

  /** @param folder with `foods.tsv` */
  constructor(private readonly folder: string) {
    this.foods = new Map(this.rows('foods.tsv').map(([id = '', kinds = '']) => [id, { id, kinds: namesIn(kinds) }]));
    this.properties = new Map(this.rows('properties.tsv').map(propertiesOfRow));
  }

  /** Differs when a table or the rules differ, so that links which were made with others are found. */
  get version(): string {
    this.hash ??= hashOf(this.folder);
    return this.hash;
  }

  all(): Food[] {
    return [...this.foods.values()];
  }

  has(id: string): boolean {
    return this.foods.has(id);
  }

  /** Foods that one is a kind of, nearest first: cheddar is a hard cheese, which is a cheese. */
  kindsOf(id: string): string[] {
    const found = new Set<string>();
    let next = this.foods.get(id)?.kinds ?? [];
    while (next.length) {
      const fresh = next.filter((kind) => !found.has(kind));
      for (const kind of fresh) found.add(kind);
      next = fresh.flatMap((kind) => this.foods.get(kind)?.kinds ?? []);
    }
    return [...found];
  }

  /**
   * Each property as stated of the food, or else of the nearest kind that has it. A food may also contain what its own kinds do:
   * nobody knows which of them is meant.
   */
  propertiesOf(id: string): FoodProperties {
    const stated = [id, ...this.kindsOf(id)].map((each) => this.properties.get(each));
    const contents = stated.find((each) => each?.contains ?? each?.mayContain?.length);
    const contains = contents?.contains ?? null;
    const possible = new Set([...(contents?.mayContain ?? []), ...this.contentsOfSubkinds(id)]);
    return {
      aisle: stated.find((each) => each?.aisle)?.aisle ?? null,
      contains,
      mayContain: [...possible].filter((substance) => !contains?.includes(substance)),
    };
  }

  /** Contents that are stated of foods which are a kind of this one. */
  private contentsOfSubkinds(id: string): Substance[] {
    if (!this.subkindContents) {
      this.subkindContents = new Map();
      for (const [food, { contains }] of this.properties)
        for (const kind of contains?.length ? this.kindsOf(food) : [])
          this.subkindContents.set(kind, [...(this.subkindContents.get(kind) ?? []), ...(contains ?? [])]);
    }
    return this.subkindContents.get(id) ?? [];
  }

  /** Values per 100 g of the food, or else of the nearest kind that has them. */
  nutrientsOf(id: string): { food: string; source: string; nutrients: Nutrients } | null {
    this.nutrients ??= new Map(this.rows('nutrition.tsv').map(nutrientsOfRow));
    for (const food of [id, ...this.kindsOf(id)]) {
      const known = this.nutrients.get(food);
      if (known) return { food, ...known };
    }
    return null;
  }

  /** Foods that can be taken instead of this one, by itself and not as a kind of another. */
  swapsOf(id: string): Swap[] {
    this.swaps ??= Map.groupBy(this.rows('swaps.tsv'), ([food = '']) => food)
      .entries()
      .reduce((all, [food, rows]) => all.set(food, rows.map(swapOfRow)), new Map<string, Swap[]>());
    return this.swaps.get(id) ?? [];
  }

  /**
   * Grams of one measure of the food, or else of the nearest kind that has it.
   *
   * @param measure a standard unit that only counts, a size, `piece`, or `ml`
   */
  measureOf(id: string, measure: string): { grams: number; source: string } | null {
    this.measures ??= new Map(
      this.rows('measures.tsv').map(([food, name, grams, source = '']) => [
        `${food} ${name}`,
        { grams: Number(grams), source },
      ]),
    );
    for (const food of [id, ...this.kindsOf(id)]) {
      const known = this.measures.get(`${food} ${measure}`);
      if (known) return known;
    }
    return null;
  }

  /** @param language such as `de`; none are known of a language without a table */
  namesIn(language: string): FoodName[] {
    return this.rows(join('names', `${language}.tsv`)).map(([food = '', name = '', plural = '', others = '']) => ({
      food,
      name,
      plural: plural || null,
      others: namesIn(others).map((text) => {
        const [other = '', region] = text.split('@');
        return { name: other, region: region ?? null };
      }),
    }));
  }

  /** The main name of a food; null if the language has no name for it. */
  nameOf(food: string, language: string): string | null {
    let names = this.mainNames.get(language);
    if (!names) {
      names = new Map(this.namesIn(language).map((row) => [row.food, row.name]));
      this.mainNames.set(language, names);
    }
    return names.get(food) ?? null;
  }

  /** @param use such as `ignored` */
  wordsIn(language: string, use: string): string[] {
    const row = this.rows(join('words', `${language}.tsv`)).find(([name]) => name === use);
    return namesIn(row?.[1] ?? '');
  }

  /** The rows of a table below its head; none if there is no such file. */
  private rows(file: string): string[][] {
    let text: string;
    try {
      text = readFileSync(join(this.folder, file), 'utf8');
    } catch {
      return [];
    }
    const [, ...lines] = text.split('\n');
    return lines.filter(Boolean).map((line) => line.split('\t'));
  }
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const isSubstance = (name: string): name is Substance => (SUBSTANCES as readonly string[]).includes(name);

function propertiesOfRow([id = '', aisle = '', contains = '', mayContain = '']: string[]): [
  string,
  Partial<FoodProperties>,
] {
  return [
    id,
    {
      ...(aisle && { aisle }),
      ...(contains && { contains: namesIn(contains).filter(isSubstance) }),
      mayContain: namesIn(mayContain).filter(isSubstance),
    },
  ];
}

function hashOf(folder: string): string {
  const hash = createHash('sha256').update(RULES);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsv'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

function swapOfRow([, replacement = '', note = '']: string[]): Swap {
  const parts = replacement.split(' + ').map((part): SwapPart => {
    const [amount, unit, food = ''] = part.split(' ');
    return { amount: Number(amount), unit: unit === 'tablespoon' || unit === 'teaspoon' ? unit : 'same', food };
  });
  return { parts, note: SWAP_NOTES.find((known) => known === note) ?? null };
}

function nutrientsOfRow([id = '', source = '', ...values]: string[]): [
  string,
  { source: string; nutrients: Nutrients },
] {
  const nutrients: Nutrients = {};
  for (const [at, name] of NUTRIENTS.entries()) if (values[at]) nutrients[name] = Number(values[at]);
  return [id, { source, nutrients }];
}
