import { Injectable } from '@nestjs/common';
import { mustGet } from '#contract/objects';
import { trashedIds } from '#groups';
import { findExisting, loadExisting, recipeKey, recordOrigin } from '#migrations';
import { type Context, derivedId, isOutage } from '#persistence';
import { Log, Problem, Storage, translate } from '#platform';
import { type MealieRecipe, normalizeUuid } from '#recipe-files';
import {
  type ExistingRecipes,
  type ImportItem,
  Recipe,
  RecipeFileImportsService,
  type RelatedData,
  RelatedDataService,
} from '#recipes';
import { eventPicture } from './read-server.worker-task.ts';
import type { ImportedGroup } from './imported-group.ts';

interface Source {
  /** Folder of the extracted recipes and pictures. */
  folder: string;
  /** Id of this import, used like the id of a migration. */
  id: string;
}

/** Imports recipes, each in one transaction with its comments, ratings and timeline. */
@Injectable()
export class RecipeImport {
  constructor(
    private readonly fileImports: RecipeFileImportsService,
    private readonly log: Log,
    private readonly storage: Storage,
    private readonly surroundings: RelatedDataService,
  ) {}

  async importAll(all: readonly ImportedGroup[], source: Source, onDone: () => Promise<void>): Promise<void> {
    const places = new Map(
      all.flatMap((imported) => imported.group.recipes.map((recipe) => [recipe.id, { imported, recipe }] as const)),
    );
    const seen = new Set<string>();
    const existing = new Map<ImportedGroup, ExistingRecipes>();
    for (const imported of all) existing.set(imported, await loadExisting(imported.context, source.id));
    for await (const item of this.fileImports.items(`${source.folder}/recipes`)) {
      const place = item.recipe && places.get(normalizeUuid(item.recipe.sourceId));
      if (!place) continue;
      const { imported, recipe } = place;
      imported.watch.signal.throwIfAborted();
      seen.add(recipe.id);
      try {
        await this.bringOne(imported, item, { ...source, recipe, existing: mustGet(existing, imported) });
      } catch (error) {
        if (isOutage(error)) throw error;
        this.noteFailure(imported, recipe, error);
      }
      await onDone();
    }
    for (const { imported, recipe } of places.values())
      if (!seen.has(recipe.id)) this.noteFailure(imported, recipe, null);
  }

  private async bringOne(
    imported: ImportedGroup,
    item: ImportItem,
    {
      folder,
      id: migrationId,
      recipe,
      existing: recipes,
    }: Source & { recipe: MealieRecipe; existing: ExistingRecipes },
  ): Promise<void> {
    const context = imported.as(recipe.userId);
    const key = recipeKey(item);
    const relatedData = await this.relatedDataOf(imported, recipe, folder);
    const existing = await findExisting(context, recipes, item);
    if (existing) {
      imported.ids.set(recipe.id, existing.id);
      imported.tally.countExisting('recipes');
      await this.surroundings.addToExisting(context, existing.id, relatedData);
      return;
    }
    // a rating of the whole group becomes the owner's rating; ratings of users are imported separately
    const own = { ...item, recipe: { ...item.recipe!, rating: recipe.rating === null ? null : item.recipe!.rating } };
    // derived from the import's id, so that an aborted import leaves no files under another id
    const id = derivedId(recipe.id, migrationId);
    if ((await trashedIds(context, [id])).length) return imported.tally.countExisting('recipes');
    await this.fileImports.create(context, `${folder}/recipes`, own, {
      id,
      find: ({ sourceId = '' }) => imported.ids.get(normalizeUuid(sourceId)),
      onCreated: async (tx: Context, created: Recipe) => {
        if (!(await recordOrigin(tx, { recipeId: created.id, migrationId, key })))
          throw new Error('The same recipe was brought at the same moment.');
        if (!imported.people.has(recipe.userId)) await tx.repository(Recipe).write(created, { ownerId: null });
        await this.surroundings.addToNew(tx, created, relatedData);
        imported.ids.set(recipe.id, created.id);
      },
    });
    const { tally } = imported;
    tally.countImported('recipes');
    if (item.picture) tally.countImported('pictures');
    tally.countImported('comments', relatedData.comments.length);
    tally.countImported('events', relatedData.events.length);
    tally.countImported('favorites', relatedData.opinions.filter(({ isFavorite }) => isFavorite).length);
    tally.countFailed('comments', recipe.comments.length - relatedData.comments.length);
  }

  /** Leaves out comments, ratings and events of users without an account here. */
  private async relatedDataOf(imported: ImportedGroup, recipe: MealieRecipe, folder: string): Promise<RelatedData> {
    const { people, context } = imported;
    const own = (kind: string, id: string) => derivedId(`${kind} ${id}`, context.groupId);
    const by = <T extends { userId: string }>(list: readonly T[]) =>
      list.flatMap((one) => {
        const userId = people.get(one.userId);
        return userId ? [{ ...one, userId }] : [];
      });
    const events: RelatedData['events'] = [];
    // creating the recipe here already records an event
    for (const { message, ...event } of by(recipe.events).filter(({ eventType }) => eventType !== 'system')) {
      const key = `${folder}/${eventPicture(event.id)}`;
      const picture = (await this.storage.info(key)) ? this.storage.path(key) : null;
      events.push({ ...event, id: own('event', event.id), eventMessage: message, picture });
    }
    const { createdAt, updatedAt, lastMade, isLocked } = recipe;
    return {
      ...{ createdAt, updatedAt, lastMade, isLocked, events },
      opinions: by(recipe.opinions),
      comments: by(recipe.comments).map((comment) => ({ ...comment, id: own('comment', comment.id) })),
    };
  }

  private noteFailure({ tally, watch }: ImportedGroup, { name }: MealieRecipe, error: unknown): void {
    const { locale } = watch.context;
    watch.signal.throwIfAborted();
    if (error && !(error instanceof Problem)) this.log.error('A recipe of another server could not be kept', error);
    tally.countFailed('recipes');
    const reason = error instanceof Problem ? translate(locale, error.key, error.params) : null;
    tally.note(`${name}: ${reason ?? translate(locale, 'moving.unreadable')}`);
  }
}
