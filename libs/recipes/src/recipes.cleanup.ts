import { Injectable } from '@nestjs/common';
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
  }
}
