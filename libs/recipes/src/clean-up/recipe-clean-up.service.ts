import { Injectable } from '@nestjs/common';
import type { ResponseSchema } from '#contract';
import { mustGet } from '#contract/objects';
import { CleanUpService, Food, UnitsService } from '#organizers';
import { IngredientParserService } from '#parsing';
import { type Context, tableOf } from '#persistence';
import { defineProcessTask, runInProcess } from '#platform';
import { Recipe } from '../recipes/recipe.entity.ts';
import {
  type AmountFinding,
  type SuspiciousAmount,
  findSuspiciousAmounts,
  MAX_MINUTES,
  MAX_PIECES,
  MAX_SERVINGS,
  maxPlausibleAmount,
} from './suspicious-amounts.ts';
import { findDuplicateRecipes } from './duplicate-recipes.ts';
import type { task as similarIngredients } from './similar-ingredients.worker-task.ts';
import { reparse, type ParsedParts, findUnparsedLines } from './unparsed-lines.ts';

type UnreadLine = ResponseSchema<'UnreadLine'>;
type DuplicateReason = ReturnType<typeof findDuplicateRecipes>[number]['reason'];

const similarityTask = defineProcessTask<typeof similarIngredients>(
  import.meta.url,
  'similar-ingredients.worker-task',
  {
    seconds: 20,
    lane: 'slow',
  },
);
const MAX_SETS = 200;
const MAX_LINES = 200;
const MAX_SUSPICIOUS = 500;

/** Finds probable mistakes in the recipes of a group; does not change anything. */
@Injectable()
export class RecipeCleanUpService {
  constructor(
    private readonly parser: IngredientParserService,
    private readonly units: UnitsService,
    private readonly cleanUp: CleanUpService,
  ) {}

  /**
   * Finds sets of recipes with the same address, name, ingredients or picture.
   *
   * @param among returns only sets that contain one of these ids
   */
  async findDuplicates(context: Context, among?: Set<string>): Promise<{ reason: DuplicateReason; rows: Recipe[] }[]> {
    if (among && !among.size) return [];
    const recipes = await context
      .repository(Recipe)
      .select('r')
      .select(['r.id', 'r.name', 'r.slug', 'r.image', 'r.orgURL'])
      .orderBy('r.created_at')
      .addOrderBy('r.id')
      .getMany();
    const lines = await context.manager.query<{ id: string; about: string[] }[]>(
      `SELECT i.recipe_id AS id, array_agg(coalesce(f.name, i.words->>'food', i.note)) AS about
       FROM recipe_ingredients i LEFT JOIN ${tableOf(context, Food)} f ON f.id = i.food_id
       WHERE i.recipe_id = ANY($1) GROUP BY 1`,
      [recipes.map(({ id }) => id)],
    );
    const pictures = await context.manager.query<{ id: string; fingerprint: string }[]>(
      `SELECT p.recipe_id AS id, p.fingerprint FROM recipe_pictures p JOIN recipes r ON r.id = p.recipe_id AND r.image = p.image
       WHERE r.id = ANY($1)`,
      [recipes.map(({ id }) => id)],
    );
    const [aboutOf, pictureOf] = [
      new Map(lines.map(({ id, about }) => [id, about])),
      new Map(pictures.map(({ id, fingerprint }) => [id, fingerprint])),
    ];
    const alike = await runInProcess(
      similarityTask,
      recipes.map(({ id }) => ({ id, ingredients: aboutOf.get(id) ?? [], picture: pictureOf.get(id) ?? null })),
    );
    const compared = recipes.map(({ id, name, orgURL }) => ({ id, name, url: orgURL }));
    const all = findDuplicateRecipes(compared, alike, await this.cleanUp.listNotDuplicates(context, 'recipe'));
    const sets = all.filter(({ ids }) => !among || ids.some((id) => among.has(id)));
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    return sets.slice(0, MAX_SETS).map(({ reason, ids }) => ({ reason, rows: ids.map((id) => mustGet(byId, id)) }));
  }

  /** Lists lines that were not understood, with the result of parsing them now. */
  async listUnparsedLines(context: Context): Promise<UnreadLine[]> {
    const recipes = await findUnparsedLines(context, { maxLines: MAX_LINES });
    const lines: UnreadLine[] = [];
    for (const { recipe, unparsed } of recipes) {
      const readings = await reparse(context, this.parser, unparsed);
      for (const { referenceId, note: text } of unparsed) {
        const { id: recipeId, name: recipeName, slug: recipeSlug } = recipe;
        const reading = readings.get(referenceId);
        lines.push({
          recipeId,
          recipeName,
          recipeSlug,
          referenceId,
          text,
          reading: reading ? describeReading(reading) : null,
        });
      }
    }
    return lines;
  }

  /** Lists implausible amounts, servings and times. */
  async listSuspiciousAmounts(context: Context): Promise<SuspiciousAmount[]> {
    return (await this.findSuspiciousAmounts(context)).map(({ amount }) => amount).slice(0, MAX_SUSPICIOUS);
  }

  /**
   * Finds implausible amounts with the changes that apply their suggestions.
   *
   * @param ids searches only these recipes
   */
  async findSuspiciousAmounts(context: Context, ids?: string[]): Promise<AmountFinding[]> {
    const units = await this.units.all(context);
    const limits = Object.fromEntries(units.map(({ id, standard }) => [id, maxPlausibleAmount(standard)]));
    const limit = `coalesce((:limits::jsonb->>l.unit_id::text)::float8, ${MAX_PIECES})`;
    const minutes = 'greatest(r.total_time_minutes, r.prep_time_minutes, r.perform_time_minutes)';
    const select = context
      .repository(Recipe)
      .select('r')
      .leftJoinAndSelect('r.recipeIngredient', 'l', `greatest(l.quantity, l.quantity_max) > ${limit}`, {
        limits: JSON.stringify(limits),
      })
      .leftJoinAndSelect('l.unit', 'u')
      .leftJoinAndSelect('l.food', 'f')
      .andWhere(`l.position IS NOT NULL OR r.recipe_servings > ${MAX_SERVINGS} OR ${minutes} > ${MAX_MINUTES}`);
    if (ids) select.andWhere('r.id = ANY(:ids)', { ids });
    const recipes = await select.orderBy('fold(r.name)').addOrderBy('r.id').addOrderBy('l.position').getMany();
    return recipes.flatMap((recipe) => findSuspiciousAmounts(recipe, units, context.locale));
  }
}

const describeReading = ({ quantity, unit, food, note }: ParsedParts) => ({
  quantity: quantity ?? null,
  unit: unit?.name ?? null,
  food: food?.name ?? '',
  note: note ?? '',
});
