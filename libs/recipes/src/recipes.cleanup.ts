import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { FORMATS } from '#contract/formats';
import { mergedIds, trashedIds } from '#groups';
import type { Context } from '#persistence';
import { Clock, Storage } from '#platform';
import { RecipeComment } from './comments/recipe-comment.entity.ts';
import { purgeSoftDeleted } from './soft-delete.ts';
import { TimelineEvent } from './timeline/timeline-event.entity.ts';
import { timelineFolder } from './timeline/timeline.service.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Nightly cleanup of soft-deleted rows. */
@Injectable()
export class RecipesCleanup {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Purges comments and events that were deleted more than a day ago, with the pictures of the events. */
  async prune(context: Context): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await purgeSoftDeleted(context, RecipeComment, before);
    for (const event of await purgeSoftDeleted(context, TimelineEvent, before))
      await this.storage.remove(timelineFolder(event));
    await this.pruneTimelinePictures(context, before);
  }

  /** Deletes pictures of events that no longer exist; recipes in the trash or in a merge keep theirs. */
  private async pruneTimelinePictures({ manager }: Context, before: Date): Promise<void> {
    const recipes = (await this.storage.list('recipes')).filter((name) => FORMATS.uuid.test(name));
    const restorable = new Set([
      ...(await trashedIds({ manager }, recipes)),
      ...(await mergedIds({ manager }, recipes)),
    ]);
    for (const recipe of recipes)
      if (!restorable.has(recipe))
        await this.storage.prune(`recipes/${recipe}/timeline`, before, async (names) => {
          const ids = names.filter((name) => FORMATS.uuid.test(name));
          const events = await manager.find(TimelineEvent, { where: { id: In(ids) }, withDeleted: true });
          return new Set(events.map(({ id }) => id));
        });
  }
}
