import { factsOfSteps, type StepFacts } from '#ingredients';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { withZone } from '#contract/dates';
import { mustGet } from '#contract/objects';
import { deleteIntoTrash } from '#groups';
import { User } from '#identity';
import { assertVersion, type Context, compiledQuery, joinTableOf, listPage, type Page } from '#persistence';
import { Clock, NotFound, PreconditionFailed, Storage, translate } from '#platform';
import { updatedAssets, removedFiles } from '../assets/asset-list.ts';
import { rewriteAssetLinks } from '../assets/rewrite-asset-links.ts';
import { filterBySource } from '../clean-up/filter-by-source.ts';
import { CommentsService } from '../comments/comments.service.ts';
import { CookbooksService } from '../cookbooks/cookbooks.service.ts';
import { saveVersion } from '../history/save-version.ts';
import { remainingReview, storeReview } from '../imports/import-review.ts';
import { RatingsService } from '../ratings/ratings.service.ts';
import { recordCreated } from '../timeline/record-created.ts';
import { copyLinesAndSteps } from './recipe-copy.ts';
import {
  filterByFavorites,
  filterByOrganizers,
  filterByPersons,
  recipeAttributes,
  type RecipeQuery,
  selectListColumns,
} from './recipe-list-query.ts';
import { compileSearch, searchRecipes } from './recipe-search.ts';
import {
  attachOrganizersAndRating,
  attachIngredients,
  loadRecipe,
  loadWithoutHtml,
  lockRecipe,
} from './recipe-loader.ts';
import { reserveName, recipeSlug, rename } from './recipe-names.ts';
import { assertMayEdit, defaultSettings, mergeSettings } from './recipe-settings.ts';
import { minuteColumns } from './recipe-times.ts';
import { type RecipeChanges, RecipeWriter } from './recipe-writer.ts';
import { Recipe } from './recipe.entity.ts';
import { assertRenderable } from './rich-text.ts';

export type NewRecipe = RecipeChanges & { name: string };
interface WriteOptions {
  /** True if the content was read by the import, so that its new foods are worth a look. */
  isImport?: boolean;
}
type Columns = Partial<Pick<Recipe, 'assets' | 'dateAdded' | 'id' | 'image' | 'isOcrRecipe' | 'review'>>;

const recipesByIds = compiledQuery((context: Context, ids: string[]) =>
  context.repository(Recipe).select('r').andWhere('r.id = ANY(:ids)', { ids }),
);
const summariesByIds = compiledQuery((context: Context, ids: string[]) =>
  selectListColumns(context).andWhere('r.id = ANY(:ids)', { ids }),
);

@Injectable()
export class RecipesService {
  constructor(
    private readonly writer: RecipeWriter,
    private readonly ratings: RatingsService,
    private readonly cookbooks: CookbooksService,
    private readonly comments: CommentsService,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async list(context: Context, { cookbook, ...query }: RecipeQuery): Promise<Page<Recipe>> {
    // the filter of the cookbook replaces the filter of the query
    const filter = cookbook ? await this.cookbooks.filterOf(context, cookbook) : query;
    const builder = selectListColumns(context);
    filterByOrganizers(context, builder, filter);
    await filterByPersons(context, builder, query);
    await filterByFavorites(context, builder, query.favoriteOf);
    if (query.sourceUrl !== undefined) await filterBySource(context, builder, query.sourceUrl);
    const words = await compileSearch(context, query.search);
    const search = words ? searchRecipes(words) : undefined;
    const page = await listPage(builder, query, { filter: () => recipeAttributes(context), search });
    await attachOrganizersAndRating(context, page.items);
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

  async count(context: Context, ownerId?: string): Promise<number> {
    const recipes = context.repository(Recipe).select('r');
    return (ownerId ? recipes.andWhere('r.owner_id = :ownerId', { ownerId }) : recipes).getCount();
  }

  /** Lists recipes without any category or tag, by name. */
  async listWithout(context: Context, kind: 'recipeCategory' | 'tags'): Promise<Recipe[]> {
    const { table, own } = joinTableOf(context, Recipe, kind);
    const recipes = await context
      .repository(Recipe)
      .select('r')
      .andWhere(`NOT EXISTS (SELECT 1 FROM ${table} l WHERE l.${own} = r.id)`)
      .orderBy('fold(r.name)')
      .getMany();
    await attachOrganizersAndRating(context, recipes);
    return recipes;
  }

  /** Loads recipes without long columns; ids that the group does not have are omitted. */
  async summaries(context: Context, ids: string[]): Promise<Recipe[]> {
    if (!ids.length) return [];
    const recipes = await summariesByIds(context, ids).getMany();
    await attachOrganizersAndRating(context, recipes);
    return recipes;
  }

  /** Loads a recipe with its comments. */
  async get(context: Context, slug: string): Promise<Recipe> {
    const recipe = await loadRecipe(context, slug);
    if (recipe.hasComments) recipe.comments = await this.comments.listOf(context, recipe);
    return recipe;
  }

  /** Reads the facts of a recipe's steps, those that a person mended before those of the text. */
  async stepFacts(context: Context, slug: string): Promise<(StepFacts & { stepId: string })[]> {
    const { recipeInstructions: steps } = await loadWithoutHtml(context, slug);
    return factsOfSteps(steps).map((facts, index) => ({ ...facts, stepId: steps[index]?.id ?? '' }));
  }

  /** Loads recipes with their ingredients, in the order of the ids; throws 404 if one is missing. */
  async withIngredients(context: Context, ids: string[]): Promise<Recipe[]> {
    const recipes = await recipesByIds(context, ids).getMany();
    await attachIngredients(context, recipes);
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    return ids.map((id) => {
      const recipe = byId.get(id);
      if (!recipe) throw new NotFound('recipes.notFound');
      return recipe;
    });
  }

  /** True if no recipe of the group has this name. */
  async isNameFree({ manager }: Context, groupId: string, name: string): Promise<boolean> {
    return !(await manager.existsBy(Recipe, { groupId, slug: recipeSlug(name) }));
  }

  /** Creates a recipe; adds a number to a name that is taken. */
  async create(
    context: Context,
    changes: NewRecipe,
    columns: Columns = {},
    { isImport = false }: WriteOptions = {},
  ): Promise<Recipe> {
    await assertRenderable(changes);
    return context.transaction(async (tx) => {
      const { rating: _, ...fields } = changes;
      const recipe = await tx.repository(Recipe).create({
        ...(fields as Partial<Recipe>),
        ...lastMadeColumns(fields.lastMade),
        ...minuteColumns(fields),
        ...columns,
        ...(await reserveName(tx, changes.name)),
        ...(await this.writer.resolveOrganizers(tx, changes)),
        settings: { ...(await defaultSettings(tx)), ...changes.settings },
        ownerId: tx.userId,
        // ignores assets of requests, because files can only be uploaded to an existing recipe
        assets: columns.assets ?? [],
      });
      await this.writer.write(tx, recipe, changes, { isNew: true, isImport });
      await recordCreated(tx, recipe);
      recordRecipeEvent(tx, 'created', recipe);
      return recipe;
    });
  }

  /** Creates a recipe with only a name, or with a sample ingredient and step. */
  async createByName(context: Context, name: string, isSample: boolean): Promise<Recipe> {
    const say = (key: string) => translate(context.locale, key);
    const sample = {
      recipeIngredient: [{ note: say('recipes.sampleIngredient') }],
      recipeInstructions: [{ text: say('recipes.sampleStep') }],
    };
    return this.create(context, { name, ...(isSample && sample) });
  }

  /** Keeps absent fields. Throws 412 if If-Match names an older version, 409 if the new name is taken. */
  async update(context: Context, slug: string, changes: RecipeChanges, options: WriteOptions = {}): Promise<Recipe> {
    await assertRenderable(changes);
    return context.transaction(async (tx) => {
      const recipe = await this.lock(tx, slug);
      assertMayEdit(tx, recipe, changes);
      const { review, hasHistory } = recipe;
      const before = review || !hasHistory ? await loadWithoutHtml(tx, recipe.id) : undefined;
      await this.apply(tx, recipe, changes, options);
      const after = await loadRecipe(tx, recipe.id);
      await saveVersion(tx, after, hasHistory ? undefined : before);
      if (review && before) await storeReview(tx, recipe.id, remainingReview(review, before, after));
      return after;
    });
  }

  /** Changes all recipes or none. They are locked in one order, so that two such requests do not wait for each other. */
  async updateSeveral(context: Context, changes: (RecipeChanges & { id: string })[]): Promise<Recipe[]> {
    return context.transaction(async (tx) => {
      const updated = new Map<string, Recipe>();
      for (const { id, ...fields } of changes.toSorted((a, b) => a.id.localeCompare(b.id)))
        updated.set(id, await this.update(tx, id, fields));
      return changes.map(({ id }) => mustGet(updated, id));
    });
  }

  /** Moves a recipe to the trash; its pictures stay until it is purged. */
  async delete(context: Context, slug: string): Promise<Recipe> {
    return context.transaction(async (tx) => {
      const { id } = await this.lock(tx, slug);
      const recipe = await loadRecipe(tx, id);
      assertMayEdit(tx, recipe);
      await this.deleteAll(tx, [recipe]);
      return recipe;
    });
  }

  /** Moves locked recipes to the trash; the caller must have checked the permission. */
  async deleteAll(context: Context, recipes: Recipe[]): Promise<void> {
    if (!recipes.length) return;
    await deleteIntoTrash(context, { entity: Recipe, kind: 'recipe', rows: recipes }, async () => {
      await context.manager.delete(Recipe, { id: In(recipes.map(({ id }) => id)) });
    });
    for (const recipe of recipes) recordRecipeEvent(context, 'deleted', recipe);
  }

  /** Copies a recipe with its picture, under new ids and with the caller as the owner. */
  async duplicate(context: Context, slug: string, name?: string | null): Promise<Recipe> {
    return this.copy(context, await this.get(context, slug), name);
  }

  /** Stores a loaded recipe, whose columns, lines and steps may have been changed, as another one. */
  async copy(context: Context, source: Recipe, name?: string | null): Promise<Recipe> {
    const copy = await context.transaction(async (tx) => {
      const id = randomUUID();
      const ownFiles = rewriteAssetLinks(source.id, id);
      const recipe = await tx.repository(Recipe).copy(source, {
        id,
        description: ownFiles(source.description),
        notes: source.notes.map((note) => ({ ...note, text: ownFiles(note.text) })),
        ...(await reserveName(tx, name?.trim() || source.name)),
        ownerId: tx.userId,
        settings: { ...source.settings, locked: false },
        // facts of the original only
        dateAdded: undefined,
        dateUpdated: undefined,
        lastMade: null,
        lastMadeAsSent: null,
        rating: null,
      });
      await copyLinesAndSteps(tx, source, recipe);
      recordRecipeEvent(tx, 'created', recipe);
      return recipe;
    });
    for (const folder of ['images', 'assets'])
      await this.storage.copy(`recipes/${source.id}/${folder}`, `recipes/${copy.id}/${folder}`);
    return this.get(context, copy.id);
  }

  /** Works on recipes that are locked against edits as well. */
  async setLastMade(context: Context, slug: string, lastMade: string | null): Promise<Recipe> {
    return context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, slug);
      recordRecipeEvent(tx, 'updated', await tx.repository(Recipe).write(recipe, lastMadeColumns(lastMade)));
      return this.get(tx, recipe.id);
    });
  }

  /** Throws 412 with the current recipe if If-Match names another version. */
  private async lock(context: Context, slug: string): Promise<Recipe> {
    const recipe = await lockRecipe(context, slug);
    try {
      assertVersion(recipe, context.origin.ifMatch);
      return recipe;
    } catch (error) {
      if (error instanceof PreconditionFailed) error.current = await this.currentWithEditor(context, recipe);
      throw error;
    }
  }

  private async currentWithEditor(context: Context, { id, editorId }: Recipe): Promise<Recipe> {
    const current = await loadRecipe(context, id);
    const editor = editorId ? await context.manager.findOneBy(User, { id: editorId }) : null;
    return Object.assign(current, { updatedBy: editor && (editor.fullName || editor.username) });
  }

  private async apply(
    context: Context,
    recipe: Recipe,
    changes: RecipeChanges,
    { isImport = false }: WriteOptions = {},
  ): Promise<void> {
    const { rating, ...fields } = changes;
    const assets = updatedAssets(recipe.assets, fields.assets);
    const removed = removedFiles(recipe.assets, assets);
    const written = await context.repository(Recipe).write(recipe, {
      ...(fields as Partial<Recipe>),
      ...lastMadeColumns(fields.lastMade),
      ...minuteColumns(fields),
      ...(await rename(context, recipe, fields.name)),
      ...(await this.writer.resolveOrganizers(context, fields)),
      settings: mergeSettings(context, recipe, fields.settings),
      assets,
      dateUpdated: this.clock.now(),
      editorId: context.userId,
    });
    for (const file of removed)
      await context.afterCommit(() => this.storage.remove(`recipes/${recipe.id}/assets/${file}`));
    if (rating !== undefined) await this.ratings.set(context, { userId: context.userId, recipe, rating });
    await this.writer.write(context, written, fields, { isImport });
    recordRecipeEvent(context, 'updated', written);
  }
}

/** Stores a time without a zone as sent, so that it reads back unchanged. */
function lastMadeColumns(lastMade: string | null | undefined): Partial<Recipe> {
  if (lastMade === undefined) return {};
  const isExact = !lastMade || new Date(withZone(lastMade)).toISOString() === lastMade;
  return { lastMade, lastMadeAsSent: isExact || /(?:Z|[+-]\d{2}:\d{2})$/i.test(lastMade) ? null : lastMade };
}

export function recordRecipeEvent(context: Context, what: string, { id, version, slug, name }: Recipe): void {
  context.record({ type: `recipe.${what}`, data: { id, version, slug, name } });
}
