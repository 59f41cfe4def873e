import { keysOf } from '#contract/objects';
import type { TrashService } from '#groups';
import { type Context, joinTableOf } from '#persistence';
import type { RecipeCleanUpService } from '../clean-up/recipe-clean-up.service.ts';
import { refreshSearch } from '../recipes/recipe-writer.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipesService } from '../recipes/recipes.service.ts';
import { applyCorrection } from './apply-correction.ts';
import type { BulkAction, BulkChange, BulkPayload } from './bulk-action.entity.ts';
import { fixAmounts, restoreFields } from './fix-amounts.ts';
import { type LineParsers, type ReparsedLine, restoreLines, reparseLines } from './reparse-lines.ts';

/** Change of one recipe. Recipes that an action leaves unchanged have none. */
type RecipeChange = Pick<BulkChange, 'recipeId'> & Partial<Pick<BulkChange, 'added' | 'before' | 'fields' | 'lines'>>;

/** Applies and reverts one kind of action. The recipes are locked, and the caller may edit all of them. */
export interface BulkActionHandler {
  apply(context: Context, recipes: Recipe[], payload: BulkPayload): Promise<RecipeChange[]>;
  revert(context: Context, changes: BulkChange[], payload: BulkPayload): Promise<void>;
}

export function bulkActionHandlers(
  recipes: RecipesService,
  trash: TrashService,
  readers: LineParsers,
  cleanUp: RecipeCleanUpService,
): Record<BulkAction['kind'], BulkActionHandler> {
  return {
    categorize: addOrganizers('recipeCategory'),
    tag: addOrganizers('tags'),
    settings: changeSettings,
    delete: {
      async apply(context, rows) {
        await recipes.deleteAll(context, rows);
        return rows.map(({ id }) => ({ recipeId: id }));
      },
      async revert(context, changes) {
        const ids = await trash.filterTrashed(
          context,
          changes.map(({ recipeId }) => recipeId),
        );
        if (ids.length) await trash.restore(context, ids);
      },
    },
    mend: {
      async apply(context, rows, { amounts = [] }) {
        const mended = await fixAmounts(context, cleanUp, rows, amounts);
        await touch(context, [...mended.keys()]);
        return [...mended].map(([recipeId, changes]) => ({ recipeId, ...changes }));
      },
      async revert(context, changes) {
        const ids = changes.map(({ recipeId }) => recipeId);
        const rows = await context.repository(Recipe).select('r').andWhere('r.id = ANY(:ids)', { ids }).getMany();
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const { recipeId, lines, fields } of changes) {
          await restoreLines(context, recipeId, lines);
          const recipe = byId.get(recipeId);
          if (recipe) await restoreFields(context, recipe, fields);
        }
        await touch(context, ids);
      },
    },
    reread: changeLines((context, rows) => reparseLines(context, readers, rows)),
    correct: changeLines((context, rows, { line = '' }) => applyCorrection(context, readers, rows, line)),
  };
}

/** Changes ingredient lines; reverting keeps those that were changed again. */
const changeLines = (
  change: (context: Context, recipes: Recipe[], payload: BulkPayload) => Promise<Map<string, ReparsedLine[]>>,
): BulkActionHandler => ({
  async apply(context, recipes, payload) {
    const changed = await change(context, recipes, payload);
    await touch(context, [...changed.keys()]);
    return [...changed].map(([recipeId, lines]) => ({ recipeId, lines }));
  },
  async revert(context, changes) {
    for (const { recipeId, lines } of changes) await restoreLines(context, recipeId, lines);
    await touch(
      context,
      changes.map(({ recipeId }) => recipeId),
    );
  },
});

const addOrganizers = (kind: 'recipeCategory' | 'tags'): BulkActionHandler => ({
  async apply(context, recipes, { organizers = [] }) {
    const { table, own, other } = joinTableOf(context, Recipe, kind);
    const ids = recipes.map(({ id }) => id);
    const links = await context.manager.query<{ recipe: string; organizer: string }[]>(
      `INSERT INTO ${table} (${own}, ${other}) SELECT r, o FROM unnest($1::uuid[]) r CROSS JOIN unnest($2::uuid[]) o
       ON CONFLICT DO NOTHING RETURNING ${own} AS recipe, ${other} AS organizer`,
      [ids, organizers],
    );
    const byRecipe = Map.groupBy(links, ({ recipe }) => recipe);
    await touch(context, [...byRecipe.keys()]);
    return [...byRecipe].map(([recipeId, added]) => ({ recipeId, added: added.map(({ organizer }) => organizer) }));
  },
  async revert(context, changes) {
    const { table, own, other } = joinTableOf(context, Recipe, kind);
    await context.manager.query(
      `DELETE FROM ${table} l USING jsonb_to_recordset($1) c(recipe uuid, added jsonb)
       WHERE l.${own} = c.recipe AND c.added ? l.${other}::text`,
      [JSON.stringify(changes.map(({ recipeId, added }) => ({ recipe: recipeId, added })))],
    );
    await touch(
      context,
      changes.map(({ recipeId }) => recipeId),
    );
  },
});

const changeSettings: BulkActionHandler = {
  async apply(context, recipes, { settings: newSettings = {} }) {
    const keys = keysOf(newSettings);
    const differing = recipes.filter((recipe) => keys.some((key) => recipe.settings[key] !== newSettings[key]));
    const sql = 'UPDATE recipes SET settings = settings || $2 WHERE id = ANY($1)';
    const ids = differing.map(({ id }) => id);
    await context.manager.query(sql, [ids, JSON.stringify(newSettings)]);
    await touch(context, ids);
    return differing.map(({ id, settings: oldSettings }) => ({
      recipeId: id,
      before: Object.fromEntries(
        keys.filter((key) => oldSettings[key] !== newSettings[key]).map((key) => [key, oldSettings[key]]),
      ),
    }));
  },
  /** Keeps settings that were changed after the action. */
  async revert(context, changes, { settings: newSettings = {} }) {
    await context.manager.query(
      `UPDATE recipes r SET settings = r.settings || coalesce((
         SELECT jsonb_object_agg(b.key, b.value) FROM jsonb_each(c.before) b WHERE r.settings -> b.key = $2::jsonb -> b.key), '{}')
       FROM jsonb_to_recordset($1) c(recipe uuid, before jsonb) WHERE r.id = c.recipe`,
      [
        JSON.stringify(changes.map(({ recipeId, before }) => ({ recipe: recipeId, before }))),
        JSON.stringify(newSettings),
      ],
    );
    await touch(
      context,
      changes.map(({ recipeId }) => recipeId),
    );
  },
};

/** Raises the version, so that open editors of these recipes detect the change. */
async function touch(context: Context, ids: string[]): Promise<void> {
  if (!ids.length) return;
  await context.manager.query(
    `UPDATE recipes SET version = version + 1, update_at = now(), date_updated = now(), editor_id = $2 WHERE id = ANY($1)`,
    [ids, context.userId],
  );
  await refreshSearch(context, ids);
}
