import { Injectable } from '@nestjs/common';
import { Merge, ResourceMerged } from '#groups';
import {
  rowsAddedTo,
  type Context,
  DomainEvents,
  joinTableOf,
  type MergedRow,
  mergeRows,
  type Row,
  captureChanges,
} from '#persistence';
import { Conflict, Storage } from '#platform';
import { rewriteAssetLinks } from '../assets/rewrite-asset-links.ts';
import { saveVersion } from '../history/save-version.ts';
import { updateAverageRatings } from '../ratings/ratings.service.ts';
import { copyLinesAndSteps } from '../recipes/recipe-copy.ts';
import { linkLines } from '../foods/link-lines.ts';
import { loadWithoutHtml, lockRecipe, ORGANIZERS } from '../recipes/recipe-loader.ts';
import { assertMayEdit } from '../recipes/recipe-settings.ts';
import { isContainedIn } from '../recipes/recipe-writer.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { recordRecipeEvent } from '../recipes/recipes.service.ts';
import { missingFields } from './missing-fields.ts';

/** Columns whose rows are deleted with the merged recipe instead of being moved to the remaining one. */
const OWN_COLUMNS = [
  'recipe_ingredients.recipe_id',
  'recipe_instructions.recipe_id',
  'recipe_versions.recipe_id',
  'recipe_pictures.recipe_id',
  'recipe_sources.recipe_id',
  'recipe_line_foods.recipe_id',
  // libs/migrations moves these rows when it receives ResourceMerged
  'migrated_recipes.recipe_id',
];

/** Merges duplicates so that the merge can be undone. */
@Injectable()
export class RecipeMergesService {
  constructor(
    private readonly storage: Storage,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Merges recipes into one, which takes over their comments, ratings, favorites, planned meals and links. Throws 403 if one of them is
   * locked, 409 if one is a sub-recipe of another.
   *
   * @param fillIn copies fields that the remaining recipe lacks from the others
   */
  async mergeAll(context: Context, fromIds: string[], toId: string, fillIn = false): Promise<Merge[]> {
    return context.transaction(async (tx) => {
      const others = [...new Set(fromIds)].filter((id) => id !== toId);
      // locks in the order of the ids, so that two merges cannot deadlock
      for (const id of [...others, toId].toSorted()) assertMayEdit(tx, await lockRecipe(tx, id));
      const merges: Merge[] = [];
      for (const id of others) merges.push(await this.mergeOne(tx, id, toId, fillIn));
      if (merges.length) recordRecipeEvent(tx, 'updated', await loadWithoutHtml(tx, toId));
      return merges;
    });
  }

  private async mergeOne(context: Context, fromId: string, toId: string, fillIn: boolean): Promise<Merge> {
    const { manager } = context;
    const [from, to] = [await loadWithoutHtml(context, fromId), await loadWithoutHtml(context, toId)];
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      if (await isContainedIn(manager, one.id, other.id)) throw new Conflict('recipes.partOfItself');
    let merged!: MergedRow;
    const stayed = await captureChanges(manager, { table: 'recipes', values: [toId] }, async () => {
      const ratings = await this.joinRatings(context, fromId, toId);
      const pair = { table: 'recipes', from: fromId, to: toId, own: ownColumnsFor(context, fillIn) };
      const event = new ResourceMerged(Recipe, to, from);
      merged = await mergeRows(manager, pair, async () => {
        await this.events.publish(context, event);
        await manager.delete(Recipe, { id: fromId });
      });
      merged.removal.changed.push(ratings, ...event.changed);
      if (fillIn) merged.added.push(...(await this.fill(context, from, to)));
      await updateAverageRatings(context, [toId]);
      await linkLines(context, [toId]);
    });
    merged.removal.changed.push(stayed);
    const after = await loadWithoutHtml(context, toId);
    await saveVersion(context, after, to);
    await this.storage.copy(`recipes/${fromId}/timeline`, `recipes/${toId}/timeline`);
    recordRecipeEvent(context, 'deleted', from);
    const named = { fromId, fromName: from.name, toId, toName: to.name };
    const { username: mergedBy, userId: mergedById } = context.caller;
    return context.repository(Merge).create({ kind: 'recipe', ...named, mergedBy, mergedById, merged });
  }

  /** Joins the two rows of users who rated both recipes: the remaining row takes over missing values. */
  private async joinRatings({ manager }: Context, fromId: string, toId: string) {
    return captureChanges(manager, { table: 'recipe_ratings', column: 'recipe_id', values: [toId] }, async () => {
      await manager.query(
        `UPDATE recipe_ratings t SET rating = coalesce(t.rating, f.rating), is_favorite = t.is_favorite OR f.is_favorite
         FROM recipe_ratings f WHERE f.recipe_id = $1 AND t.recipe_id = $2 AND f.user_id = t.user_id`,
        [fromId, toId],
      );
    });
  }

  /** Copies missing fields, lines and steps; returns the added rows. */
  private async fill(context: Context, from: Recipe, to: Recipe): Promise<{ table: string; rows: Row[] }[]> {
    const fields = missingFields(from, to);
    const ownFiles = rewriteAssetLinks(from.id, to.id);
    if (fields.description) fields.description = ownFiles(fields.description);
    if (fields.notes) fields.notes = fields.notes.map((note) => ({ ...note, text: ownFiles(note.text) }));
    await context.repository(Recipe).write(to, { ...fields, editorId: context.userId });
    if (fields.image) await this.storage.copy(`recipes/${from.id}/images`, `recipes/${to.id}/images`);
    if (fields.assets) await this.storage.copy(`recipes/${from.id}/assets`, `recipes/${to.id}/assets`);
    const lines = to.recipeIngredient.length ? [] : from.recipeIngredient;
    const steps = to.recipeInstructions.length ? [] : from.recipeInstructions;
    await copyLinesAndSteps(
      context,
      Object.assign(new Recipe(), from, { recipeIngredient: lines, recipeInstructions: steps }),
      to,
    );
    const [ofLines, ofSteps] = [
      lines.length ? await rowsAddedTo(context.manager, 'recipe_ingredients', 'recipe_id', to.id) : [],
      steps.length ? await rowsAddedTo(context.manager, 'recipe_instructions', 'recipe_id', to.id) : [],
    ];
    return [...ofLines, ...ofSteps];
  }
}

function ownColumnsFor(context: Context, fillIn: boolean): ReadonlySet<string> {
  const links = ORGANIZERS.map((kind) => joinTableOf(context, Recipe, kind)).map(({ table, own }) => `${table}.${own}`);
  return new Set(fillIn ? OWN_COLUMNS : [...OWN_COLUMNS, ...links]);
}
