import { Injectable } from '@nestjs/common';
import { assertVersion, type Context, listPage, type Page } from '#persistence';
import { Clock, PreconditionFailed, Storage } from '#platform';
import { CookbooksService } from '../cookbooks/cookbooks.service.ts';
import { afterChanges, storeReview } from '../imports/import-review.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import { copyParts } from './recipe-copy.ts';
import { filterByOrganizers, recipeAttributes, type RecipeQuery, searchQuery, searchRecipes } from './recipe-list.ts';
import { addDetails, loadRecipe, lockRecipe } from './recipe-loader.ts';
import { freeName, isNameFree, recipeSlug, rename } from './recipe-names.ts';
import { assertMayEdit, defaultSettings, mergeSettings } from './recipe-settings.ts';
import { type RecipeChanges, RecipeWriter } from './recipe-writer.ts';
import { Recipe } from './recipe.entity.ts';

export type NewRecipe = RecipeChanges & { name: string };
type Columns = Partial<Pick<Recipe, 'id' | 'image' | 'review'>>;

@Injectable()
export class RecipesService {
  constructor(
    private readonly writer: RecipeWriter,
    private readonly ratings: RatingsService,
    private readonly cookbooks: CookbooksService,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async list(context: Context, { cookbook, ...query }: RecipeQuery): Promise<Page<Recipe>> {
    // a cookbook is a filter itself and replaces the filter of the query
    const filter = cookbook ? await this.cookbooks.filterOf(context, cookbook) : query;
    const builder = context.rows(Recipe).select('r');
    filterByOrganizers(context, builder, filter);
    const words = await searchQuery(context, query.search);
    const search = words === null ? undefined : searchRecipes(words);
    const page = await listPage(builder, query, { filter: recipeAttributes(context), search });
    await addDetails(context, page.items);
    return page;
  }

  async listByCategories(context: Context, categories: string[]): Promise<Recipe[]> {
    const query = {
      categories,
      requireAllCategories: true,
      orderBy: 'name',
      orderDirection: 'asc',
      perPage: -1,
    } as const;
    return (await this.list(context, query)).items;
  }

  async get(context: Context, slug: string): Promise<Recipe> {
    return loadRecipe(context, slug);
  }

  async isNameFree(context: Context, name: string): Promise<boolean> {
    return isNameFree(context, recipeSlug(name));
  }

  /** If the name is taken, a number is added to it. */
  async create(context: Context, changes: NewRecipe, columns: Columns = {}): Promise<Recipe> {
    return context.transaction(async (inner) => {
      const { rating: _, ...fields } = changes;
      const recipe = await inner.rows(Recipe).create({
        ...(fields as Partial<Recipe>),
        ...columns,
        ...(await freeName(inner, changes.name)),
        ...(await this.writer.organizersOf(inner, changes)),
        settings: { ...(await defaultSettings(inner)), ...changes.settings },
        ownerId: inner.userId,
      });
      await this.writer.writeNew(inner, recipe, changes);
      record(inner, 'created', recipe);
      return recipe;
    });
  }

  /** Absent fields stay; 412 where If-Match names an older version; 409 where the new name is taken. */
  async update(context: Context, slug: string, changes: RecipeChanges): Promise<Recipe> {
    return context.transaction(async (inner) => {
      const recipe = await this.lock(inner, slug);
      assertMayEdit(inner, recipe, changes);
      const { review } = recipe;
      const before = review && (await loadRecipe(inner, recipe.id));
      await this.apply(inner, recipe, changes);
      const after = await loadRecipe(inner, recipe.id);
      if (before) await storeReview(inner, recipe.id, afterChanges(review, before, after));
      return after;
    });
  }

  async delete(context: Context, slug: string): Promise<Recipe> {
    const recipe = await context.transaction(async (inner) => {
      const { id } = await this.lock(inner, slug);
      const found = await loadRecipe(inner, id);
      assertMayEdit(inner, found);
      await inner.rows(Recipe).remove(id);
      record(inner, 'deleted', found);
      return found;
    });
    await this.storage.remove(`recipes/${recipe.id}`);
    return recipe;
  }

  /** The copy belongs to the caller; it has the picture and new ids throughout. */
  async duplicate(context: Context, slug: string, name?: string | null): Promise<Recipe> {
    const source = await this.get(context, slug);
    const copy = await context.transaction(async (inner) => {
      const recipe = await inner.rows(Recipe).copy(source, {
        ...(await freeName(inner, name?.trim() || source.name)),
        ownerId: inner.userId,
        settings: { ...source.settings, locked: false },
        notes: source.notes.map(({ title, text }) => ({ title, text })),
        // these are about the original
        dateAdded: undefined,
        dateUpdated: undefined,
        lastMade: null,
        rating: null,
      });
      await copyParts(inner, source, recipe);
      record(inner, 'created', recipe);
      return recipe;
    });
    if (source.image) await this.storage.copy(`recipes/${source.id}/images`, `recipes/${copy.id}/images`);
    return this.get(context, copy.id);
  }

  /** Works on locked recipes as well. */
  async setLastMade(context: Context, slug: string, lastMade: Date): Promise<Recipe> {
    return context.transaction(async (inner) => {
      const recipe = await lockRecipe(inner, slug);
      record(inner, 'updated', await inner.rows(Recipe).write(recipe, { lastMade }));
      return this.get(inner, recipe.id);
    });
  }

  /** Throws 412, with the whole recipe as it is by now, where If-Match names another version. */
  private async lock(context: Context, slug: string): Promise<Recipe> {
    const recipe = await lockRecipe(context, slug);
    try {
      assertVersion(recipe, context.origin.ifMatch);
      return recipe;
    } catch (error) {
      if (error instanceof PreconditionFailed) error.current = await loadRecipe(context, recipe.id);
      throw error;
    }
  }

  private async apply(context: Context, recipe: Recipe, changes: RecipeChanges): Promise<void> {
    const { rating, ...fields } = changes;
    const written = await context.rows(Recipe).write(recipe, {
      ...(fields as Partial<Recipe>),
      ...(await rename(context, recipe, fields.name)),
      ...(await this.writer.organizersOf(context, fields)),
      settings: mergeSettings(context, recipe, fields.settings),
      dateUpdated: this.clock.now(),
    });
    if (rating !== undefined) await this.ratings.set(context, { userId: context.userId, recipe, rating });
    await this.writer.write(context, written, fields);
    record(context, 'updated', written);
  }
}

export function record(context: Context, what: string, { id, version, slug, name }: Recipe): void {
  context.record({ type: `recipe.${what}`, data: { id, version, slug, name } });
}
