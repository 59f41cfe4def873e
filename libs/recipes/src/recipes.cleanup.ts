import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { DAY_MS } from '#contract/durations';
import { FORMATS } from '#contract/formats';
import { mergedIds, trashedIds } from '#groups';
import type { Context } from '#persistence';
import { Clock, Environment, Storage } from '#platform';
import { RecipeComment } from './comments/recipe-comment.entity.ts';
import { purgeSoftDeleted } from './soft-delete.ts';
import { TimelineEvent } from './timeline/timeline-event.entity.ts';
import { timelineFolder } from './timeline/timeline.service.ts';

/** Nightly cleanup of soft-deleted rows. */
@Injectable()
export class RecipesCleanup {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Purges comments and events that were deleted more than a day ago, with the pictures of the events. */
  async prune(context: Context): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await purgeSoftDeleted(context, RecipeComment, before);
    for (const event of await purgeSoftDeleted(context, TimelineEvent, before))
      await this.storage.remove(timelineFolder(event));
    await this.pruneTimelinePictures(context, before);
    await context.manager.query("DELETE FROM bulk_acts WHERE created_at < now() - interval '1 year'");
    await this.pruneVersions(context);
  }

  /** Deletes the oldest versions of each recipe beyond VERSIONS_KEEP. */
  private async pruneVersions({ manager }: Context): Promise<void> {
    const { VERSIONS_KEEP } = this.environment;
    if (!VERSIONS_KEEP) return;
    await manager.query(
      `DELETE FROM recipe_versions WHERE id IN (SELECT id FROM (
         SELECT id, row_number() OVER (PARTITION BY recipe_id ORDER BY number DESC) AS place FROM recipe_versions) v
         WHERE place > $1)`,
      [VERSIONS_KEEP],
    );
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
