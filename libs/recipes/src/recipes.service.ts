import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { GroupPreferences } from '#groups';
import { Events } from '#jobs';
import { listPage } from '#persistence';
import { type Actor, assertVersion, Clock, Conflict, Forbidden, Storage } from '#platform';
import { copyOf } from './duplicate.ts';
import { afterChanges, storeReview } from './import-review.ts';
import { RatingsService } from './ratings.service.ts';
import { filterByOrganizers, recipeListSpec, type RecipeQuery, searchQuery, searchRecipes } from './recipe-list.ts';
import { addDetails, findRecipe, loadRecipe, selectRecipes } from './recipe-loader.ts';
import { freeName, recipeSlug } from './recipe-names.ts';
import { type RecipeChanges, RecipeWriter } from './recipe-writer.ts';
import { Recipe, type RecipeSettings } from './recipe.entity.ts';

type Columns = Partial<Pick<Recipe, 'id' | 'image' | 'review'>>;

@Injectable()
export class RecipesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly writer: RecipeWriter,
    private readonly ratings: RatingsService,
    private readonly events: Events,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, query: RecipeQuery) {
    const builder = selectRecipes(this.database.manager, actor);
    filterByOrganizers(builder, query);
    const words = await searchQuery(this.database.manager, actor, query.search);
    const spec = words === null ? recipeListSpec : { ...recipeListSpec, search: searchRecipes(words) };
    const page = await listPage(builder, query, spec);
    await addDetails(this.database.manager, actor, page.items);
    return page;
  }

  async listByCategories(actor: Actor, categories: string[]): Promise<Recipe[]> {
    const query = {
      categories,
      requireAllCategories: true,
      orderBy: 'name',
      orderDirection: 'asc' as const,
      perPage: -1,
    };
    return (await this.list(actor, query)).items;
  }

  async get(actor: Actor, slug: string): Promise<Recipe> {
    return loadRecipe(this.database.manager, actor, slug);
  }

  async isNameFree(actor: Actor, name: string): Promise<boolean> {
    return !(await selectRecipes(this.database.manager, actor)
      .andWhere('r.slug = :slug', { slug: recipeSlug(name) })
      .getExists());
  }

  /** Under a name of its own: a taken one gets a number. */
  async create(actor: Actor, changes: RecipeChanges & { name: string }, columns: Columns = {}): Promise<Recipe> {
    return this.database.transaction((manager) => this.createIn(manager, actor, changes, columns));
  }

  async createIn(
    manager: EntityManager,
    actor: Actor,
    changes: RecipeChanges & { name: string },
    columns: Columns = {},
  ) {
    const { name, slug } = await freeName(manager, actor.groupId, changes.name);
    const settings = { ...(await this.defaultSettings(manager, actor)), ...changes.settings };
    const recipe = manager.create(Recipe, {
      ...scalars(changes),
      ...columns,
      name,
      slug,
      settings,
      groupId: actor.groupId,
      ownerId: actor.userId,
    });
    await manager.insert(Recipe, recipe);
    await this.writer.writeNew(manager, actor, recipe, changes);
    await this.record(manager, actor, 'recipe.created', recipe);
    return recipe;
  }

  /** Absent fields stay; 412 where `ifMatch` names an older version; 409 where the new name is taken. */
  async update(actor: Actor, slug: string, changes: RecipeChanges, ifMatch?: string): Promise<Recipe> {
    return this.database.transaction(async (manager) => {
      const recipe = await findRecipe(manager, actor, slug, true);
      assertVersion(recipe.updateAt, ifMatch);
      assertMayEdit(actor, recipe, changes);
      const { review } = recipe;
      const before = review && (await loadRecipe(manager, actor, recipe.id));
      await this.apply(manager, actor, recipe, changes);
      const after = await loadRecipe(manager, actor, recipe.id);
      if (before) await storeReview(manager, recipe.id, afterChanges(review, before, after));
      return after;
    });
  }

  async delete(actor: Actor, slug: string): Promise<Recipe> {
    const recipe = await this.database.transaction(async (manager) => {
      const { id } = await findRecipe(manager, actor, slug, true);
      const found = await loadRecipe(manager, actor, id);
      assertMayEdit(actor, found);
      await manager.delete(Recipe, found.id);
      await this.record(manager, actor, 'recipe.deleted', found);
      return found;
    });
    await this.storage.remove(`recipes/${recipe.id}`);
    return recipe;
  }

  /** The copy belongs to the caller; it has the picture and new ids throughout. */
  async duplicate(actor: Actor, slug: string, name?: string | null): Promise<Recipe> {
    const source = await this.get(actor, slug);
    const { changes, columns } = copyOf(source, name);
    const copy = await this.create(actor, changes, columns);
    if (source.image) await this.storage.copy(`recipes/${source.id}/images`, `recipes/${copy.id}/images`);
    return this.get(actor, copy.id);
  }

  /** Works on locked recipes as well. */
  async setLastMade(actor: Actor, slug: string, lastMade: Date): Promise<Recipe> {
    const { id } = await findRecipe(this.database.manager, actor, slug);
    await this.database.manager.update(Recipe, id, { lastMade });
    return this.get(actor, id);
  }

  private async apply(manager: EntityManager, actor: Actor, recipe: Recipe, changes: RecipeChanges) {
    const { rating, ...rest } = changes;
    const renamed = await rename(manager, recipe, rest.name);
    const settings = mergeSettings(actor, recipe, rest.settings);
    await manager.update(Recipe, recipe.id, { ...scalars(rest), ...renamed, settings, dateUpdated: this.clock.now() });
    if (rating !== undefined) await this.ratings.set(manager, actor.userId, recipe.id, { rating });
    await this.writer.write(manager, actor, recipe, rest);
    await this.record(manager, actor, 'recipe.updated', { ...recipe, ...renamed });
  }

  private async record(
    manager: EntityManager,
    { groupId, userId }: Actor,
    type: string,
    { id, slug, name }: Pick<Recipe, 'id' | 'slug' | 'name'>,
  ) {
    await this.events.record(manager, { type, groupId, userId, data: { recipeId: id, slug, name } });
  }

  private async defaultSettings(manager: EntityManager, { groupId }: Actor): Promise<RecipeSettings> {
    const preferences = await manager.findOneByOrFail(GroupPreferences, { groupId });
    return {
      public: preferences.recipePublic,
      showNutrition: preferences.recipeShowNutrition,
      showAssets: preferences.recipeShowAssets,
      landscapeView: preferences.recipeLandscapeView,
      disableComments: preferences.recipeDisableComments,
      disableAmount: preferences.recipeDisableAmount,
      locked: false,
    };
  }
}

/** What is a column of the recipe itself. */
function scalars(changes: RecipeChanges) {
  const {
    recipeCategory: _,
    tags: __,
    tools: ___,
    recipeIngredient: ____,
    recipeInstructions: _____,
    rating: ______,
    ...columns
  } = changes;
  return columns as Partial<Recipe>;
}

/** A locked recipe is its owner's; an administrator may unlock it. */
export function assertMayEdit(actor: Actor, { settings, ownerId }: Recipe, changes?: RecipeChanges): void {
  if (!settings.locked || ownerId === actor.userId) return;
  if (actor.admin && changes?.settings?.locked === false) return;
  throw new Forbidden('recipes.locked');
}

/** Only the owner or an administrator locks and unlocks. */
function mergeSettings(actor: Actor, recipe: Recipe, changes: RecipeChanges['settings'] = {}): RecipeSettings {
  const merged = { ...recipe.settings, ...changes };
  const mayLock = actor.admin || recipe.ownerId === actor.userId;
  return mayLock ? merged : { ...merged, locked: recipe.settings.locked };
}

async function rename(manager: EntityManager, recipe: Recipe, name: string | undefined) {
  const trimmed = name?.trim();
  // a name without a letter has another slug each time
  if (trimmed === undefined || trimmed === recipe.name) return {};
  const slug = recipeSlug(trimmed);
  if (slug === recipe.slug) return { name: trimmed, slug };
  const wanted = await freeName(manager, recipe.groupId, trimmed);
  if (wanted.name !== trimmed) throw new Conflict('recipes.nameTaken', {}, { errors: { name: ['recipes.nameTaken'] } });
  return wanted;
}
