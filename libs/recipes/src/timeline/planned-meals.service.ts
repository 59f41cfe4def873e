import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { lockRecipe } from '../recipes/recipe-loader.ts';
import { recordMade } from './last-made.ts';
import { TimelineEvent } from './timeline-event.entity.ts';
import { recordTimelineEvent } from './timeline.service.ts';

export interface PlannedMeal {
  /** Id of the meal plan entry. */
  entryUuid: string;
  recipeId: string;
  userId: string;
  meal: NonNullable<TimelineEvent['meal']>;
  servings: number | null;
  /** Time of the meal. */
  timestamp: Date;
  /** First and last moment of the day in the time zone of the group. */
  day: [Date, Date];
}

/** Adds past meal plan entries to the timeline. */
@Injectable()
export class PlannedMealsService {
  /** Returns the entries without an event. */
  async filterUnrecorded(context: Context, entryUuids: string[]): Promise<Set<string>> {
    const noted = await context
      .repository(TimelineEvent)
      .select()
      .withDeleted()
      .andWhere('row.entry_uuid = ANY(:entryUuids)', { entryUuids })
      .getMany();
    const known = new Set(noted.map(({ entryUuid }) => entryUuid));
    return new Set(entryUuids.filter((uuid) => !known.has(uuid)));
  }

  /** Idempotent per meal plan entry. Does nothing if a member already recorded that day that the recipe was made. */
  async record(context: Context, { day, ...meal }: PlannedMeal): Promise<void> {
    await context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, meal.recipeId);
      if (
        !(await this.filterUnrecorded(tx, [meal.entryUuid])).size ||
        (await isRecordedByMember(tx, meal.recipeId, day))
      )
        return;
      const madeBefore = await recordMade(tx, recipe, meal.timestamp);
      const columns = { ...meal, eventType: 'info', made: true, madeBefore } as const;
      recordTimelineEvent(tx, 'created', await tx.repository(TimelineEvent).create(columns));
    });
  }
}

async function isRecordedByMember(context: Context, recipeId: string, [first, last]: [Date, Date]): Promise<boolean> {
  return context
    .repository(TimelineEvent)
    .select()
    .andWhere(`row.recipe_id = :recipeId AND row.made AND row.event_type = 'comment'`, { recipeId })
    .andWhere('row.timestamp BETWEEN :first AND :last', { first, last })
    .getExists();
}
