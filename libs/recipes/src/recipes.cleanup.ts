import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { Clock, Storage } from '#platform';
import { RecipeComment } from './comments/recipe-comment.entity.ts';
import { purgeSoftDeleted } from './soft-delete.ts';
import { TimelineEvent } from './timeline/timeline-event.entity.ts';
import { timelineFolder } from './timeline/timeline.service.ts';

const DAY_MS = 24 * 3600 * 1000;

/** What is tidied up every night beside pictures of recipes. */
@Injectable()
export class RecipesCleanup {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** What was removed a day ago cannot be taken back any more; pictures of such events go with them. */
  async prune(context: Context): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await purgeSoftDeleted(context, RecipeComment, before);
    for (const event of await purgeSoftDeleted(context, TimelineEvent, before))
      await this.storage.remove(timelineFolder(event));
  }
}
