import { Injectable } from '@nestjs/common';
import { mustGet } from '#contract/objects';
import { addDays, dateIn, momentIn } from '#contract/plain-dates';
import { GroupPreferences } from '#groups';
import { defineJob } from '#jobs';
import { Context } from '#persistence';
import { Clock, NotFound } from '#platform';
import { PlannedMealsService } from '#recipes';
import { Mealplan } from './mealplan.entity.ts';

/** Every hour, since days end at different hours in the time zones of the groups. */
export const recordCookedMeals = defineJob<object>('planning.note-cooked-meals', { schedule: '11 * * * *' });

/** How many days back are looked at; those of a server that stood still for longer are left out. */
const MAX_DAYS_BACK = 2;

type Entry = Mealplan & { recipeId: string; plannerId: string };

/** Records planned meals of past days as cooked on the timeline. */
@Injectable()
export class CookedMealsService {
  constructor(
    private readonly meals: PlannedMealsService,
    private readonly clock: Clock,
  ) {}

  /** May run again, and in several processes at once: no entry is noted twice. */
  async recordAll(context: Context, signal?: AbortSignal): Promise<void> {
    for (const preferences of await context.unscopedRepository(GroupPreferences).select().getMany()) {
      signal?.throwIfAborted();
      await this.recordGroup(context, preferences);
    }
  }

  private async recordGroup(context: Context, preferences: GroupPreferences): Promise<void> {
    const today = dateIn(preferences.timeZone, this.clock.now());
    const entries = await entriesBetween(context, preferences, addDays(today, -MAX_DAYS_BACK), addDays(today, -1));
    if (!entries.length) return;
    const unnoted = await this.meals.filterUnrecorded(
      plannerContext(context, entries[0]!),
      entries.map(({ uuid }) => uuid),
    );
    for (const entry of entries) if (unnoted.has(entry.uuid)) await this.recordEntry(context, preferences, entry);
  }

  private async recordEntry(context: Context, { timeZone, mealTimes }: GroupPreferences, entry: Entry): Promise<void> {
    const { uuid, recipeId, plannerId, entryType, servings, date } = entry;
    const times = new Map(Object.entries(mealTimes));
    const meal = {
      entryUuid: uuid,
      recipeId,
      userId: plannerId,
      meal: entryType,
      servings,
      timestamp: momentIn(timeZone, date, mustGet(times, entryType)),
      day: [momentIn(timeZone, date, '00:00'), momentIn(timeZone, addDays(date, 1), '00:00')] as [Date, Date],
    };
    await this.meals.record(plannerContext(context, entry), meal).catch((error: unknown) => {
      // somebody has just deleted the recipe
      if (!(error instanceof NotFound)) throw error;
    });
  }
}

/** Recipes that were to be cooked on these days: what is only warmed up is not, and who planned it is still there. */
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
  return (await entries.orderBy('row.id').getMany()) as Entry[];
}

/** On behalf of whoever planned it. */
const plannerContext = (
  { manager, locale }: Context,
  { groupId, plannerId }: Pick<Entry, 'groupId' | 'plannerId'>,
): Context => Context.inGroup(groupId, manager, { locale, userId: plannerId });
