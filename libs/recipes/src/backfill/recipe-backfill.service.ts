import { NIL_UUID } from '#contract/formats';
import { Injectable } from '@nestjs/common';
import { zip } from '#contract/objects';
import { defineJob } from '#jobs';
import { fallbackLocale } from '#locales';
import { IngredientParserService, type ParsedLine } from '#parsing';
import { Context } from '#persistence';
import { minuteColumns, TIMES } from '../recipes/recipe-times.ts';

/** Completes recipes that were stored before lines had parsed wording and times had minutes. */
export const backfillRecipes = defineJob<object>('recipes.read-older', { schedule: '*/10 * * * *' });

interface UnreadRecipe extends Record<(typeof TIMES)[number], string | null> {
  id: string;
  groupId: string;
}
interface UnreadLine {
  position: number;
  originalText: string;
  quantity: number | null;
  quantityMax: number | null;
  note: string;
}

const BATCH_SIZE = 50;

@Injectable()
export class RecipeBackfillService {
  constructor(private readonly parser: IngredientParserService) {}

  /** Processes recipes in batches until none is left or the signal is aborted. */
  async backfill(context: Context, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const columns =
        'id, group_id AS "groupId", total_time AS "totalTime", prep_time AS "prepTime", cook_time AS "cookTime", perform_time AS "performTime"';
      const recipes = await context.manager.query<UnreadRecipe[]>(
        `SELECT ${columns} FROM recipes WHERE NOT is_read ORDER BY id LIMIT ${BATCH_SIZE}`,
      );
      if (!recipes.length) return;
      for (const recipe of recipes) await this.backfillRecipe(context, recipe);
    }
  }

  private async backfillRecipe({ manager }: Context, recipe: UnreadRecipe): Promise<void> {
    const lines = await manager.query<UnreadLine[]>(
      `SELECT position, original_text AS "originalText", quantity, quantity_max AS "quantityMax", note FROM recipe_ingredients
       WHERE recipe_id = $1 AND words IS NULL AND original_text <> '' ORDER BY position`,
      [recipe.id],
    );
    const parsed = await this.parser.parseAll(
      contextOf(recipe, manager),
      lines.map(({ originalText }) => originalText),
    );
    const minutes = minuteColumns(recipe);
    await manager.transaction(async (tx) => {
      for (const [line, reading] of zip(lines, parsed)) {
        if (!isUnchanged(line, reading)) continue;
        const sql =
          'UPDATE recipe_ingredients SET words = $3 WHERE recipe_id = $1 AND position = $2 AND original_text = $4';
        await tx.query(sql, [recipe.id, line.position, reading.ingredient.words, line.originalText]);
      }
      await tx.query(
        `UPDATE recipes SET is_read = true, total_time_minutes = $2, prep_time_minutes = $3, cook_time_minutes = $4,
           perform_time_minutes = $5 WHERE id = $1`,
        [recipe.id, ...TIMES.map((time) => minutes[`${time}Minutes`] ?? null)],
      );
    });
  }
}

/** True if parsing the original text still gives the stored amounts; a line that was edited keeps its own values. */
function isUnchanged({ quantity, quantityMax, note }: UnreadLine, { ingredient, confidence }: ParsedLine): boolean {
  const isCorrected = confidence.average === 1 && confidence.comment === 1 && confidence.unit === 1;
  return (
    !isCorrected &&
    quantity === ingredient.quantity &&
    quantityMax === ingredient.quantityMax &&
    note === ingredient.note
  );
}

const contextOf = ({ groupId }: UnreadRecipe, manager: Context['manager']) =>
  Context.of(
    {
      userId: NIL_UUID,
      groupId,
      username: '',
      admin: false,
      canInvite: false,
      canManage: false,
      canOrganize: false,
      locale: fallbackLocale,
    },
    manager,
  );
