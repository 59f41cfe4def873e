import { Injectable } from '@nestjs/common';
import type { QueryParams, ResponseSchema } from '#contract';
import { mustGet } from '#contract/objects';
import type { Context } from '#persistence';
import { type Avoidance, avoidanceOf, eatsAll, type Fit, fitOfRecipes, loadHousehold } from '#recipes';
import { presentAt } from './meal-eaters.ts';
import { MealplansService } from './mealplans.service.ts';

type MealplanFit = ResponseSchema<'MealplanFit'>;

/** Says who can eat what is planned. */
@Injectable()
export class MealFitsService {
  constructor(private readonly entries: MealplansService) {}

  async list(
    context: Context,
    { start_date: first, end_date: last }: QueryParams<'listMealplanFits'>,
  ): Promise<MealplanFit[]> {
    const household = await loadHousehold(context);
    const meals = (await this.entries.listBetween(context, first, last)).flatMap(({ uuid, recipeId, eaters }) =>
      recipeId ? [{ uuid, recipeId, present: presentAt(household, eaters).map(withAvoidance) }] : [],
    );
    const recipeIds = [...new Set(meals.map(({ recipeId }) => recipeId))];
    const fits = new Map<string, Map<string, Fit>>();
    for (const { key, avoidance } of meals.flatMap(({ present }) => present))
      if (!fits.has(key) && !eatsAll(avoidance)) fits.set(key, await fitOfRecipes(context, recipeIds, avoidance));
    return meals.map(({ uuid, recipeId, present }) => {
      const eaters = present.map(({ key, avoidance, personId, name }) => {
        const fit = eatsAll(avoidance) ? 'fine' : (mustGet(fits, key).get(recipeId) ?? 'unknown');
        return { personId, name, fit } as const;
      });
      return { uuid, eaters, fit: joinFits(eaters.map(({ fit }) => fit)) };
    });
  }
}

function withAvoidance<P extends ReturnType<typeof presentAt>[number]>(
  present: P,
): P & { avoidance: Avoidance; key: string } {
  const avoidance = avoidanceOf([present.eater]);
  return { ...present, avoidance, key: JSON.stringify(avoidance) };
}

const joinFits = (fits: Fit[]): Fit =>
  fits.includes('unsuitable') ? 'unsuitable' : fits.includes('unknown') ? 'unknown' : 'fine';
