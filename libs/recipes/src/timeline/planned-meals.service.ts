import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { lockRecipe } from '../recipes/recipe-loader.ts';
import { recordMade } from './last-made.ts';
import { TimelineEvent } from './timeline-event.entity.ts';
import { recordTimelineEvent } from './timeline.service.ts';

export interface PlannedMeal {
  /** The entry of the plan. */
  entryUuid: string;
  recipeId: string;
  userId: string;
  meal: NonNullable<TimelineEvent['meal']>;
  servings: number | null;
  /** When it was eaten. */
  timestamp: Date;
  /** The first and the last moment of that day, where the group lives. */
  day: [Date, Date];
}

/** Puts meals of the plan that are over on the timeline. */
@Injectable()
export class PlannedMealsService {
  /** Those of these entries that were not noted yet. */
  async filterUnrecorded(context: Context, entryUuids: string[]): Promise<Set<string>> {
    const noted = await context
      .rows(TimelineEvent)
      .select()
      .withDeleted()
      .andWhere('row.entry_uuid = ANY(:entryUuids)', { entryUuids })
      .getMany();
    const known = new Set(noted.map(({ entryUuid }) => entryUuid));
    return new Set(entryUuids.filter((uuid) => !known.has(uuid)));
  }

  /** Once for each entry, whoever asks again; and not where somebody has said of that day that they made it. */
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
      recordTimelineEvent(tx, 'created', await tx.rows(TimelineEvent).create(columns));
    });
  }
}

async function isRecordedByMember(context: Context, recipeId: string, [first, last]: [Date, Date]): Promise<boolean> {
  return context
    .rows(TimelineEvent)
    .select()
    .andWhere(`row.recipe_id = :recipeId AND row.made AND row.event_type = 'comment'`, { recipeId })
    .andWhere('row.timestamp BETWEEN :first AND :last', { first, last })
    .getExists();
}
