import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { firstOf } from '#contract/objects';
import { addDays } from '#contract/plain-dates';
import { GroupsService } from '#groups';
import type { Context } from '#persistence';
import { ValidationFailed, NotFound } from '#platform';
import { Category, Tag } from '#organizers';
import { loadHousehold, Recipe, RecipesService } from '#recipes';
import type { Mealplan } from '../entries/mealplan.entity.ts';
import { MealplansService } from '../entries/mealplans.service.ts';
import type { MealplanRule } from '../rules/mealplan-rule.entity.ts';
import { MealplanRulesService } from '../rules/mealplan-rules.service.ts';
import type { PlannedRecipe, Rule, Slot } from '../solver/problem.ts';
import { solve } from '../solver/solve.ts';
import { assertPersonsExist } from '../entries/meal-eaters.ts';
import { isOtherCourse } from './other-courses.ts';
import { mealNeeds } from './meal-avoidance.ts';
import { countLeftOut, loadCandidates, MAX_PAUSE_DAYS, NONE_LEFT_OUT } from './load-candidates.ts';

type Wish = RequestSchema<'MealplanWish'>;

/** Chooses recipes by the rules of the group. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly entries: MealplansService,
    private readonly rules: MealplanRulesService,
    private readonly recipes: RecipesService,
    private readonly groups: GroupsService,
  ) {}

  /** Stores nothing. Throws 422 for a kept recipe that the group does not have. */
  async suggest(context: Context, { slots, kept = [], seed = '', includeUnknown = false }: Wish) {
    if (!slots.length) return [];
    for (const [index, { recipeId }] of kept.entries()) {
      if (!(await context.repository(Recipe).find(recipeId)))
        throw new ValidationFailed({ [`kept.${index}.recipeId`]: ['errors.unknownReference'] });
    }
    const choices = await this.choose(context, slots, { kept, seed, includeUnknown });
    const ids = choices.flatMap(({ recipeId }) => recipeId ?? []);
    const recipes = new Map((await this.recipes.summaries(context, ids)).map((recipe) => [recipe.id, recipe]));
    return choices.map(({ slot: { date, entryType }, recipeId, ...why }) => ({
      date,
      entryType,
      ...why,
      recipe: recipeId === null ? null : (recipes.get(recipeId) ?? null),
    }));
  }

  /** Plans a random recipe that is fine for those who eat. Throws 404 if none meets the requirements and exclusions of the meal. */
  async addRandom(
    context: Context,
    { date, entryType = 'dinner', eaters }: RequestSchema<'MealplanRandom'>,
  ): Promise<Mealplan> {
    const slot = { date, entryType };
    const [choice] = await this.choose(context, [{ ...slot, eaters }], { kept: [], seed: randomUUID() });
    const fixed = new Set((await this.rules.all(context)).filter(isFixed).map(({ id }) => id));
    if (!choice?.recipeId || choice.unmet.some((id) => fixed.has(id))) throw new NotFound('mealplans.noRecipe');
    return this.entries.create(context, { ...slot, recipeId: choice.recipeId, eaters: choice.eaters });
  }

  private async choose(
    context: Context,
    meals: Wish['slots'],
    { kept, seed, includeUnknown }: { kept: PlannedRecipe[]; seed: string; includeUnknown?: boolean },
  ) {
    const dates = meals.map(({ date }) => date).sort();
    const entries = await this.entries.listBetween(
      context,
      addDays(firstOf(dates), -MAX_PAUSE_DAYS),
      addDays(firstOf(dates.toReversed()), MAX_PAUSE_DAYS),
    );
    // a dish that is added to a planned meal is for those who eat that meal
    const planned = new Map(
      entries.flatMap((entry) => (entry.eaters ? [[mealKey(entry), entry.eaters] as const] : [])),
    );
    const eaters = meals.map((meal) => meal.eaters ?? planned.get(mealKey(meal)) ?? null);
    const household = await loadHousehold(context);
    for (const [index, meal] of meals.entries()) assertPersonsExist(household, meal.eaters, `slots.${index}.eaters`);
    const { keys, avoidances } = mealNeeds(household, eaters);
    const slots: Slot[] = meals.map(({ date, entryType }, index) => ({ date, entryType, needs: keys[index] }));
    // leftovers are not cooked again
    const cooked = entries.flatMap(({ date, entryType, recipeId, leftoversOf }) =>
      recipeId && !leftoversOf ? { date, entryType, recipeId } : [],
    );
    const { firstDayOfWeek } = await this.groups.preferences(context);
    const rules = [...(await this.rules.all(context)).map(toRule), ...(await rulesOfCourses(context))];
    const wanted = { slots, seed, rules, planned: [...cooked, ...kept] };
    const candidates = await loadCandidates(context, { ...wanted, avoidances, includeUnknown });
    const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    const leftOut = await countLeftOut(context, avoidances, includeUnknown);
    return solve({ ...wanted, firstDayOfWeek, candidates }).map((choice, index) => {
      const { recipeId, slot } = choice;
      const candidate = recipeId === null ? undefined : byId.get(recipeId);
      const fit = slot.needs === undefined ? 'fine' : candidate?.fits.get(slot.needs);
      return {
        ...choice,
        fit: candidate && fit ? fit : null,
        eaters: eaters[index] ?? null,
        leftOut: leftOut.get(slot.needs ?? '') ?? NONE_LEFT_OUT,
      };
    });
  }
}

/** Rules that keep cakes, bread, drinks and sauces from lunch and dinner, as far as names of categories and tags tell them. */
async function rulesOfCourses(context: Context): Promise<Rule[]> {
  const organizers = [
    ...(await context.repository(Category).select().getMany()),
    ...(await context.repository(Tag).select().getMany()),
  ].flatMap(({ id, name }) => (isOtherCourse(name) ? [id] : []));
  if (!organizers.length) return [];
  const shared = { day: 'unset', effect: 'exclude', amount: null, match: 'any', organizers, isImplied: true } as const;
  return (['lunch', 'dinner'] as const).map((entryType) => ({ ...shared, id: entryType, entryType }));
}

/** Entries of the same meal share this key. */
const mealKey = ({ date, entryType }: Pick<Slot, 'date' | 'entryType'>): string => `${date} ${entryType}`;

const isFixed = ({ effect }: MealplanRule): boolean => effect === 'require' || effect === 'exclude';

const toRule = ({ categories, tags, id, day, entryType, effect, amount, match }: MealplanRule): Rule => ({
  id,
  day,
  entryType,
  effect,
  amount,
  match,
  organizers: [...categories, ...tags].map((organizer) => organizer.id),
});
