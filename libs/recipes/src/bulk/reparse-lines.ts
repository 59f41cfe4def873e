import { mustGet } from '#contract/objects';
import type { FoodsService, UnitsService } from '#organizers';
import type { IngredientParserService } from '#parsing';
import type { Context } from '#persistence';
import { linkLater } from '../foods/link-lines.ts';
import { type ParsedParts, reparse, findUnparsedLines } from '../clean-up/unparsed-lines.ts';
import type { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

/** Columns of an ingredient line that parsing writes. */
export interface LineParts {
  referenceId: string;
  quantity: number | null;
  quantityMax: number | null;
  unitId: string | null;
  foodId: string | null;
  note: string;
  words: object | null;
}

/** A line before and after it was parsed again. */
export interface ReparsedLine {
  was: LineParts;
  is: LineParts;
}

export interface LineParsers {
  parser: IngredientParserService;
  foods: FoodsService;
  units: UnitsService;
}

/** Parses the lines that had not been understood again and returns the changed ones by recipe id. */
export async function reparseLines(
  context: Context,
  parsers: LineParsers,
  recipes: Recipe[],
): Promise<Map<string, ReparsedLine[]>> {
  const found = await findUnparsedLines(context, { ids: recipes.map(({ id }) => id) });
  const reread = new Map<string, ReparsedLine[]>();
  for (const { recipe, unparsed } of found) {
    const before = new Map(unparsed.map((line) => [line.referenceId, line]));
    const readings = [...(await reparse(context, parsers.parser, unparsed))].map(
      ([referenceId, reading]) => [mustGet(before, referenceId), reading] as const,
    );
    if (readings.length) reread.set(recipe.id, await storeReadings(context, parsers, recipe.id, readings));
  }
  return reread;
}

/** Writes readings to the lines of a recipe, creates their foods and units, and returns the changes. */
export async function storeReadings(
  context: Context,
  { foods, units }: Pick<LineParsers, 'foods' | 'units'>,
  recipeId: string,
  readings: (readonly [line: RecipeIngredient, reading: ParsedParts])[],
): Promise<ReparsedLine[]> {
  const parts = readings.map(([, reading]) => reading);
  const linked = {
    foods: await foods.resolve(
      context,
      parts.map(({ food }) => food),
      () => 'food',
      { isNew: true },
    ),
    units: await units.resolve(
      context,
      parts.map(({ unit }) => unit),
      () => 'unit',
    ),
  };
  const changed = readings.map(([line, reading], index): ReparsedLine => {
    const { referenceId, quantity, quantityMax, unitId, foodId, note, words } = line;
    return {
      was: { referenceId, quantity, quantityMax, unitId, foodId, note, words },
      is: {
        referenceId,
        quantity: reading.quantity ?? null,
        quantityMax: reading.quantityMax ?? null,
        unitId: linked.units[index]?.id ?? null,
        foodId: linked.foods[index]?.id ?? null,
        note: reading.note ?? '',
        words: reading.words ?? null,
      },
    };
  });
  await writeLines(
    context,
    recipeId,
    changed.map(({ was, is }) => ({ from: was, to: is })),
  );
  return changed;
}

/** Restores the previous lines, except those that were changed again. */
export async function restoreLines(context: Context, recipeId: string, lines: ReparsedLine[]): Promise<void> {
  await writeLines(
    context,
    recipeId,
    lines.map(({ was, is }) => ({ from: is, to: was })),
  );
}

/** Updates lines that still have the values of `from`. */
export async function writeLines(
  context: Context,
  recipeId: string,
  changes: { from: LineParts; to: LineParts }[],
): Promise<void> {
  const columns = 'quantity float8, "quantityMax" float8, "unitId" uuid, "foodId" uuid, note text, words jsonb';
  await context.manager.query(
    `UPDATE recipe_ingredients i SET quantity = t.quantity, quantity_max = t."quantityMax", unit_id = t."unitId",
       food_id = t."foodId", note = t.note, words = t.words, original_text = coalesce(i.original_text, f.note)
     FROM jsonb_to_recordset($2) c("from" jsonb, "to" jsonb),
       jsonb_to_record(c."from") f("referenceId" uuid, ${columns}), jsonb_to_record(c."to") t(${columns})
     WHERE i.recipe_id = $1 AND i.reference_id = f."referenceId" AND i.note = f.note
       AND (i.quantity, i.quantity_max, i.unit_id, i.food_id) IS NOT DISTINCT FROM (f.quantity, f."quantityMax", f."unitId", f."foodId")`,
    [recipeId, JSON.stringify(changes)],
  );
  await linkLater(context, [recipeId]);
}
