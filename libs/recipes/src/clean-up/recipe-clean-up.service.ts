import { Injectable } from '@nestjs/common';
import type { Answer } from '#contract';
import { CleanUpService, Food, UnitsService } from '#organizers';
import { IngredientParserService } from '#parsing';
import { type Context, tableOf } from '#persistence';
import { defineHeavyTask, runHeavy } from '#platform';
import { Recipe } from '../recipes/recipe.entity.ts';
import {
  type Doubt,
  type DoubtfulAmount,
  doubtsIn,
  MOST_MINUTES,
  MOST_PIECES,
  MOST_SERVINGS,
  mostOf,
} from './doubtful-amounts.ts';
import { sameRecipes } from './same-recipes.ts';
import type { task as similarIngredients } from './similar-ingredients.task.ts';
import { readAgain, type ReadLine, unreadLines } from './unread-lines.ts';

type UnreadLine = Answer<'UnreadLine'>;
type DuplicateReason = ReturnType<typeof sameRecipes>[number]['reason'];

const similarity = defineHeavyTask<typeof similarIngredients>(import.meta.url, 'similar-ingredients.task', {
  seconds: 20,
});
const MOST_SETS = 200;
const MOST_LINES = 200;
const MOST_DOUBTFUL = 500;

/** What may be wrong in the recipes of a group: it is only shown here, and nothing is changed. */
@Injectable()
export class RecipeCleanUpService {
  constructor(
    private readonly parser: IngredientParserService,
    private readonly units: UnitsService,
    private readonly cleanUp: CleanUpService,
  ) {}

  /**
   * Recipes that are probably the same: where they come from, their names, their ingredients, their pictures.
   *
   * @param among only sets with one of these
   */
  async duplicates(context: Context, among?: Set<string>): Promise<{ reason: DuplicateReason; rows: Recipe[] }[]> {
    if (among && !among.size) return [];
    const recipes = await context
      .rows(Recipe)
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
    const alike = await runHeavy(
      similarity,
      recipes.map(({ id }) => ({ id, ingredients: aboutOf.get(id) ?? [], picture: pictureOf.get(id) ?? null })),
    );
    const compared = recipes.map(({ id, name, orgURL }) => ({ id, name, url: orgURL }));
    const all = sameRecipes(compared, alike, await this.cleanUp.apart(context, 'recipe'));
    const sets = all.filter(({ ids }) => !among || ids.some((id) => among.has(id)));
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    return sets.slice(0, MOST_SETS).map(({ reason, ids }) => ({ reason, rows: ids.map((id) => byId.get(id)!) }));
  }

  /** Lines that were not understood, with what they would be read as today. */
  async unreadLines(context: Context): Promise<UnreadLine[]> {
    const recipes = await unreadLines(context, { most: MOST_LINES });
    const lines: UnreadLine[] = [];
    for (const { recipe, unread } of recipes) {
      const readings = await readAgain(context, this.parser, unread);
      for (const { referenceId, note: text } of unread) {
        const { id: recipeId, name: recipeName, slug: recipeSlug } = recipe;
        const reading = readings.get(referenceId);
        lines.push({ recipeId, recipeName, recipeSlug, referenceId, text, reading: reading ? shown(reading) : null });
      }
    }
    return lines;
  }

  /** Amounts, servings and times that can hardly be meant. */
  async doubtfulAmounts(context: Context): Promise<DoubtfulAmount[]> {
    return (await this.doubts(context)).map(({ shown }) => shown).slice(0, MOST_DOUBTFUL);
  }

  /**
   * The same with what makes the offers come true.
   *
   * @param ids of these recipes only
   */
  async doubts(context: Context, ids?: string[]): Promise<Doubt[]> {
    const units = await this.units.all(context);
    const most = units.map(({ standard }) => mostOf(standard));
    const limit = `coalesce((SELECT m FROM unnest(:units::uuid[], :most::float8[]) limits(u, m) WHERE u = l.unit_id), ${MOST_PIECES})`;
    const minutes = 'greatest(r.total_time_minutes, r.prep_time_minutes, r.perform_time_minutes)';
    const select = context
      .rows(Recipe)
      .select('r')
      .leftJoinAndSelect('r.recipeIngredient', 'l', `greatest(l.quantity, l.quantity_max) > ${limit}`, {
        units: units.map(({ id }) => id),
        most,
      })
      .leftJoinAndSelect('l.unit', 'u')
      .leftJoinAndSelect('l.food', 'f')
      .andWhere(`l.position IS NOT NULL OR r.recipe_servings > ${MOST_SERVINGS} OR ${minutes} > ${MOST_MINUTES}`);
    if (ids) select.andWhere('r.id = ANY(:ids)', { ids });
    const recipes = await select.orderBy('fold(r.name)').addOrderBy('r.id').addOrderBy('l.position').getMany();
    return recipes.flatMap((recipe) => doubtsIn(recipe, units, context.locale));
  }
}

const shown = ({ quantity, unit, food, note }: ReadLine) => ({
  quantity: quantity ?? null,
  unit: unit?.name ?? null,
  food: food?.name ?? '',
  note: note ?? '',
});
