import { Injectable } from '@nestjs/common';
import { addDays, dateIn, momentIn } from '#contract/plain-dates';
import { GroupPreferences } from '#groups';
import { defineJob } from '#jobs';
import { Context } from '#persistence';
import { Clock, NotFound } from '#platform';
import { PlannedMealsService } from '#recipes';
import { Mealplan } from './mealplan.entity.ts';

/** Runs every hour, because days end at different hours in the time zones of the groups. */
export const recordCookedMeals = defineJob<object>('planning.note-cooked-meals', { schedule: '11 * * * *' });

/** Number of past days that are recorded; older meals are left out if the server was down for longer. */
const MAX_DAYS_BACK = 2;

type Entry = Mealplan & { recipeId: string; plannerId: string };

const isCookable = (entry: Mealplan): entry is Entry => entry.recipeId !== null && entry.plannerId !== null;

/** Records planned meals of past days as cooked on the timeline. */
@Injectable()
export class CookedMealsService {
  constructor(
    private readonly meals: PlannedMealsService,
    private readonly clock: Clock,
  ) {}

  /** Idempotent, also in several processes at once. */
  async recordAll(context: Context, signal?: AbortSignal): Promise<void> {
    for (const preferences of await context.unscopedRepository(GroupPreferences).select().getMany()) {
      signal?.throwIfAborted();
      await this.recordGroup(context, preferences);
    }
  }

  private async recordGroup(context: Context, preferences: GroupPreferences): Promise<void> {
    const today = dateIn(preferences.timeZone, this.clock.now());
    const entries = await entriesBetween(context, preferences, addDays(today, -MAX_DAYS_BACK), addDays(today, -1));
    const [first] = entries;
    if (!first) return;
    const unrecorded = await this.meals.filterUnrecorded(
      plannerContext(context, first),
      entries.map(({ uuid }) => uuid),
    );
    for (const entry of entries) if (unrecorded.has(entry.uuid)) await this.recordEntry(context, preferences, entry);
  }

  private async recordEntry(context: Context, { timeZone, mealTimes }: GroupPreferences, entry: Entry): Promise<void> {
    const { uuid, recipeId, plannerId, entryType, servings, date } = entry;
    const day: [Date, Date] = [momentIn(timeZone, date, '00:00'), momentIn(timeZone, addDays(date, 1), '00:00')];
    const meal = {
      entryUuid: uuid,
      recipeId,
      userId: plannerId,
      meal: entryType,
      servings,
      timestamp: momentIn(timeZone, date, mealTimes[entryType]),
      day,
    };
    await this.meals.record(plannerContext(context, entry), meal).catch((error: unknown) => {
      // the recipe was deleted meanwhile
      if (!(error instanceof NotFound)) throw error;
    });
  }
}

/** Returns the entries of recipes to be cooked on these days, without leftovers and without entries of deleted users. */
async function entriesBetween(
  context: Context,
  preferences: GroupPreferences,
  first: string,
  last: string,
): Promise<Entry[]> {
  const entries = Context.inGroup(preferences.groupId, context.manager)
    .repository(Mealplan)
    .select()
    .andWhere('row.date BETWEEN :first AND :last', { first, last })
    .andWhere('row.recipe_id IS NOT NULL AND row.planner_id IS NOT NULL AND row.leftovers_of IS NULL');
  return (await entries.orderBy('row.id').getMany()).filter(isCookable);
}

/** Returns a context that acts on behalf of the user who planned the entry. */
const plannerContext = (
  { manager, locale }: Context,
  { groupId, plannerId }: Pick<Entry, 'groupId' | 'plannerId'>,
): Context => Context.inGroup(groupId, manager, { locale, userId: plannerId });
