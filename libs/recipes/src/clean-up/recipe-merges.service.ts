import { Injectable } from '@nestjs/common';
import { Merge, ResourceMerged } from '#groups';
import {
  addedTo,
  type Context,
  DomainEvents,
  linksOf,
  type MergedRow,
  mergeRows,
  type Row,
  rememberChanges,
} from '#persistence';
import { Conflict, Storage } from '#platform';
import { rewriteAssetLinks } from '../assets/rewrite-asset-links.ts';
import { saveVersions } from '../history/save-version.ts';
import { updateAverageRating } from '../ratings/ratings.service.ts';
import { copyLinesAndSteps } from '../recipes/recipe-copy.ts';
import { refreshSearch } from '../recipes/refresh-search.ts';
import { loadRecipe, lockRecipe, ORGANIZERS } from '../recipes/recipe-loader.ts';
import { assertMayEdit } from '../recipes/recipe-settings.ts';
import { isContainedIn } from '../recipes/recipe-writer.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { recordRecipeEvent } from '../recipes/recipes.service.ts';
import { missingFields } from './missing-fields.ts';

/** What a recipe is made of goes with it; what people did with it stays. */
const OWN_COLUMNS = [
  'recipe_ingredients.recipe_id',
  'recipe_instructions.recipe_id',
  'recipe_versions.recipe_id',
  'recipe_pictures.recipe_id',
  // whoever keeps these moves them, on the event
  'migrated_recipes.recipe_id',
];

/** Two recipes that are the same become one, and two again. */
@Injectable()
export class RecipeMergesService {
  constructor(
    private readonly storage: Storage,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Comments, ratings, hearts, planned meals and links of the others are those of the one that stays from then on. Throws 403 where
   * one of them is locked, 409 where one is made for another.
   *
   * @param fillIn what the one that stays lacks is taken over from the others
   */
  async mergeAll(context: Context, fromIds: string[], toId: string, fillIn = false): Promise<Merge[]> {
    return context.transaction(async (tx) => {
      const others = [...new Set(fromIds)].filter((id) => id !== toId);
      // in the order of their ids, so that two merges cannot wait for each other
      for (const id of [...others, toId].toSorted()) assertMayEdit(tx, await lockRecipe(tx, id));
      const merges: Merge[] = [];
      for (const id of others) merges.push(await this.mergeOne(tx, id, toId, fillIn));
      if (merges.length) recordRecipeEvent(tx, 'updated', await loadRecipe(tx, toId));
      return merges;
    });
  }

  private async mergeOne(context: Context, fromId: string, toId: string, fillIn: boolean): Promise<Merge> {
    const { manager } = context;
    const [from, to] = [await loadRecipe(context, fromId), await loadRecipe(context, toId)];
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      if (await isContainedIn(manager, one.id, other.id)) throw new Conflict('recipes.partOfItself');
    let merged!: MergedRow;
    const stayed = await rememberChanges(manager, { table: 'recipes', values: [toId] }, async () => {
      const ratings = await this.joinRatings(context, fromId, toId);
      const pair = { table: 'recipes', from: fromId, to: toId, own: ownColumnsFor(context, fillIn) };
      const event = new ResourceMerged(Recipe, to, from);
      merged = await mergeRows(manager, pair, async () => {
        await this.events.publish(context, event);
        await manager.delete(Recipe, { id: fromId });
      });
      merged.removal.changed.push(ratings, ...event.changed);
      if (fillIn) merged.added.push(...(await this.fill(context, from, to)));
      await updateAverageRating(context, toId);
      await refreshSearch(context, [toId]);
    });
    merged.removal.changed.push(stayed);
    const after = await loadRecipe(context, toId);
    await saveVersions(context, [to, after]);
    await this.storage.copy(`recipes/${fromId}/timeline`, `recipes/${toId}/timeline`);
    recordRecipeEvent(context, 'deleted', from);
    const named = { fromId, fromName: from.name, toId, toName: to.name };
    return context.rows(Merge).create({ kind: 'recipe', ...named, mergedBy: context.caller.username, merged });
  }

  /** Of somebody who has rated both, the row of the recipe that stays takes over what only the other one says. */
  private async joinRatings({ manager }: Context, fromId: string, toId: string) {
    return rememberChanges(manager, { table: 'recipe_ratings', column: 'recipe_id', values: [toId] }, async () => {
      await manager.query(
        `UPDATE recipe_ratings t SET rating = coalesce(t.rating, f.rating), is_favorite = t.is_favorite OR f.is_favorite
         FROM recipe_ratings f WHERE f.recipe_id = $1 AND t.recipe_id = $2 AND f.user_id = t.user_id`,
        [fromId, toId],
      );
    });
  }

  /** Answers the rows that it adds. */
  private async fill(context: Context, from: Recipe, to: Recipe): Promise<{ table: string; rows: Row[] }[]> {
    const fields = missingFields(from, to);
    const ownFiles = rewriteAssetLinks(from.id, to.id);
    if (fields.description) fields.description = ownFiles(fields.description);
    if (fields.notes) fields.notes = fields.notes.map((note) => ({ ...note, text: ownFiles(note.text) }));
    await context.rows(Recipe).write(to, { ...fields, editorId: context.userId });
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
      lines.length ? await addedTo(context.manager, 'recipe_ingredients', 'recipe_id', to.id) : [],
      steps.length ? await addedTo(context.manager, 'recipe_instructions', 'recipe_id', to.id) : [],
    ];
    return [...ofLines, ...ofSteps];
  }
}

function ownColumnsFor(context: Context, fillIn: boolean): ReadonlySet<string> {
  const links = ORGANIZERS.map((kind) => linksOf(context, Recipe, kind)).map(({ table, own }) => `${table}.${own}`);
  return new Set(fillIn ? OWN_COLUMNS : [...OWN_COLUMNS, ...links]);
}
