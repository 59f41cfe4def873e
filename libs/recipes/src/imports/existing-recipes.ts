import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { pageAddress } from '../clean-up/canonical-address.ts';
import { attachIngredients } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';

/** Choice for a recipe that the group has already. */
export type WhenExisting = RequestSchema<'WhenExisting'>;

export interface ExistingRecipe {
  id: string;
  slug: string;
}

/** Thrown instead of importing a recipe that the group has already. */
export class AlreadyExists extends Error {
  override readonly name = 'AlreadyExists';

  constructor(readonly slug: string) {
    super('The group has this recipe already.');
  }
}

interface Source {
  /** Addresses that the recipe is known by. */
  urls: (string | null | undefined)[];
  name: string;
  lines: readonly string[];
}

/** Limits the comparison, which runs on the main thread, to the beginning of very long recipes. */
const MAX_COMPARED = 100_000;

/** A text without case and punctuation. */
export const comparableText = (text: string): string =>
  text
    .slice(0, MAX_COMPARED)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The texts of ingredient lines, for comparing recipes. */
export function comparableLines(lines: readonly string[]): string {
  let left = MAX_COMPARED;
  return lines
    .map((line) => {
      const compared = line.slice(0, left);
      left -= compared.length;
      return comparableText(compared);
    })
    .join('|');
}

/** The name without the number of a copy, "Pie (1)". */
const nameKey = (name: string): string => comparableText(name.replace(/\s*\(\d+\)\s*$/, ''));

/** Recipes of a group by address and name, for recognizing one that is imported again. */
export class ExistingRecipes {
  private constructor(
    private readonly byAddress: ReadonlyMap<string, ExistingRecipe>,
    private readonly byName: ReadonlyMap<string, ExistingRecipe[]>,
  ) {}

  /** @param except ids of recipes that are no reason to skip another one */
  static async load(context: Context, except: ReadonlySet<string> = new Set()): Promise<ExistingRecipes> {
    const rows = await context
      .repository(Recipe)
      .select('r')
      .select(['r.id AS id', 'r.slug AS slug', 'r.name AS name', 'r.org_url AS url'])
      .orderBy('r.created_at', 'DESC')
      .getRawMany<ExistingRecipe & { name: string; url: string | null }>();
    const recipes = rows.filter(({ id }) => !except.has(id));
    const addresses = recipes.flatMap(({ url, ...recipe }) => {
      const address = pageAddress(url);
      return address ? [[address, recipe] as const] : [];
    });
    // the oldest recipe of an address comes last and stays
    return new ExistingRecipes(
      new Map(addresses),
      Map.groupBy(recipes.reverse(), ({ name }) => nameKey(name)),
    );
  }

  /** Finds the recipe of one of these addresses. */
  findByAddress(urls: Source['urls']): ExistingRecipe | undefined {
    return urls.map((url) => this.byAddress.get(pageAddress(url) ?? '')).find(Boolean);
  }

  /** Finds the recipe with one of the addresses, otherwise with the same name and ingredient lines. */
  async find(context: Context, { urls, name, lines }: Source): Promise<ExistingRecipe | undefined> {
    const found = this.findByAddress(urls);
    const wanted = comparableLines(lines.filter((line) => line.trim()));
    const named = this.byName.get(nameKey(name)) ?? [];
    if (found || !wanted || !named.length) return found;
    const recipes = await context
      .repository(Recipe)
      .select('r')
      .andWhere('r.id = ANY(:ids)', { ids: named.map(({ id }) => id) })
      .orderBy('r.created_at')
      .getMany();
    await attachIngredients(context, recipes);
    return recipes.find(
      ({ recipeIngredient }) =>
        comparableLines(recipeIngredient.flatMap(({ originalText, display }) => originalText || display || [])) ===
        wanted,
    );
  }
}
