import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { User } from '#identity';
import { Jobs } from '#jobs';
import { completeCurrentOnConflict, type Context, type ListQuery, type Page, missingRow } from '#persistence';
import { Clock, Conflict, Forbidden, Images, type PictureSource, Storage } from '#platform';
import { newImageKey } from '../images/recipe-images.service.ts';
import { lockRecipe } from '../recipes/recipe-loader.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { assertTextsRenderable } from '../recipes/rich-text.ts';
import { requestTextPictures } from '../recipes/text-pictures-job.ts';
import { restoreSoftDeleted } from '../soft-delete.ts';
import { undoMade, recordMade } from './last-made.ts';
import { NO_IMAGE, TimelineEvent } from './timeline-event.entity.ts';
import { completeEvents, timelineAttributes } from './complete-events.ts';

type NewEvent = RequestSchema<'TimelineEventCreate'>;
type EventChanges = RequestSchema<'TimelineEventChanges'>;

/** Folder inside the recipe's folder, so that it is deleted and restored with the recipe. */
export const timelineFolder = ({ recipeId, id }: Pick<TimelineEvent, 'recipeId' | 'id'>) =>
  `recipes/${recipeId}/timeline/${id}`;

/** Timeline of recipes. Events with `made` keep `lastMade` of the recipe up to date. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly images: Images,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  async list(context: Context, query: ListQuery): Promise<Page<TimelineEvent>> {
    const page = await context.repository(TimelineEvent).page(query, {
      filter: () => timelineAttributes,
      search: ['row.subject', 'row.event_message'],
    });
    return { ...page, items: await completeEvents(context, page.items) };
  }

  /** Lists the users who have events, by name. */
  async listAuthors(context: Context): Promise<User[]> {
    const ids = context.repository(TimelineEvent).select('e').select('e.user_id');
    const people = context.repository(User).select('u').andWhere(`u.id IN (${ids.getQuery()})`, ids.getParameters());
    return people.orderBy('fold(u.full_name)').addOrderBy('u.id').getMany();
  }

  async get(context: Context, id: string): Promise<TimelineEvent> {
    return completeEvent(context, await context.repository(TimelineEvent).get(id));
  }

  /** If the caller already sent this id, returns the existing event and restores it if it was deleted. */
  async create(context: Context, { recipeId, image: _, ...fields }: NewEvent): Promise<TimelineEvent> {
    await assertMessage(fields.eventMessage);
    return context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, recipeId);
      const known = fields.id ? await findIncludingDeleted(tx, fields.id) : null;
      if (known) {
        if (known.userId !== tx.userId || known.recipeId !== recipe.id) throw new Conflict();
        return this.restoreLocked(tx, recipe, known.id);
      }
      const timestamp = fields.timestamp ?? this.clock.now();
      const columns = { ...columnsOf(fields), recipeId: recipe.id, userId: tx.userId, timestamp };
      const madeBefore = fields.made ? await recordMade(tx, recipe, timestamp) : null;
      const event = await tx.repository(TimelineEvent).create({ ...columns, madeBefore });
      recordTimelineEvent(tx, 'created', event);
      await requestTextPictures(tx, this.jobs, recipe.id, [event.eventMessage]);
      return completeEvent(tx, event);
    });
  }

  async update(context: Context, id: string, { image, ...changes }: EventChanges): Promise<TimelineEvent> {
    await assertMessage(changes.eventMessage);
    const event = await context.transaction(async (tx) => {
      const { recipe, event: before } = await this.lockOwn(tx, id);
      const columns = { ...columnsOf(changes), ...(image === NO_IMAGE && { imageKey: null }) };
      const was = Object.assign(new TimelineEvent(), before);
      const after = await completeConflict(tx, () => tx.repository(TimelineEvent).patch(id, columns));
      if (was.made && (!after.made || +after.timestamp !== +was.timestamp)) await undoMade(tx, recipe, was);
      if (after.made && !(was.made && +after.timestamp === +was.timestamp))
        await recordMade(tx, recipe, after.timestamp);
      recordTimelineEvent(tx, 'updated', after);
      await requestTextPictures(tx, this.jobs, recipe.id, [changes.eventMessage]);
      return completeEvent(tx, after);
    });
    if (image === NO_IMAGE) await context.afterCommit(() => this.storage.remove(timelineFolder(event)));
    return event;
  }

  /** Soft-deletes an event and returns it. */
  async delete(context: Context, id: string): Promise<TimelineEvent> {
    return context.transaction(async (tx) => {
      const { recipe, event } = await this.lockOwn(tx, id);
      if (event.made) await undoMade(tx, recipe, event);
      const columns = { deletedAt: this.clock.now() };
      const removed = await completeConflict(tx, () => tx.repository(TimelineEvent).patch(id, columns));
      recordTimelineEvent(tx, 'deleted', removed);
      return completeEvent(tx, removed);
    });
  }

  async restore(context: Context, id: string): Promise<TimelineEvent> {
    return context.transaction(async (tx) => {
      const event = await findIncludingDeleted(tx, id);
      if (!event) throw missingRow('timeline_events');
      return this.restoreLocked(tx, await lockRecipe(tx, event.recipeId), id);
    });
  }

  /** Throws 400 if the bytes are not a readable picture. */
  async setImage(context: Context, id: string, picture: PictureSource): Promise<{ image: string }> {
    const found = await context.repository(TimelineEvent).get(id);
    assertMayChange(context, found);
    await this.images.writeVariants(timelineFolder(found), picture);
    return context.transaction(async (tx) => {
      const event = await tx.repository(TimelineEvent).patch(id, { imageKey: newImageKey() });
      recordTimelineEvent(tx, 'updated', event);
      return { image: event.image };
    });
  }

  private async restoreLocked(context: Context, recipe: Recipe, id: string): Promise<TimelineEvent> {
    const { row, wasDeleted } = await restoreSoftDeleted(context, TimelineEvent, id, (one) =>
      assertMayChange(context, one),
    );
    if (wasDeleted && row.made) await recordMade(context, recipe, row.timestamp);
    if (wasDeleted) recordTimelineEvent(context, 'created', row);
    return completeEvent(context, row);
  }

  /** Always locks the recipe before its events, so that two changes cannot deadlock. */
  private async lockOwn(context: Context, id: string): Promise<{ recipe: Recipe; event: TimelineEvent }> {
    const { recipeId } = await context.repository(TimelineEvent).get(id);
    const recipe = await lockRecipe(context, recipeId);
    const event = await context.repository(TimelineEvent).lock(id);
    assertMayChange(context, event);
    return { recipe, event };
  }
}

/** Throws 403 unless the caller is the author or an administrator. */
function assertMayChange({ caller }: Context, { userId }: TimelineEvent): void {
  if (userId !== caller.userId && !caller.admin) throw new Forbidden('timeline.notYours');
}

const findIncludingDeleted = async (context: Context, id: string): Promise<TimelineEvent | null> =>
  context.repository(TimelineEvent).select().withDeleted().andWhere('row.id = :id', { id }).getOne();

/** Stores a missing message as empty text. */
const columnsOf = <T extends EventChanges>({ eventMessage, ...columns }: T) => ({
  ...columns,
  ...(eventMessage !== undefined && { eventMessage: eventMessage?.trim() ?? '' }),
});

async function assertMessage(message: string | null | undefined): Promise<void> {
  if (message) await assertTextsRenderable(new Map([['eventMessage', message]]));
}

/** Completes the current event that a 412 response contains. */
const completeConflict = <R>(context: Context, work: () => Promise<R>): Promise<R> =>
  completeCurrentOnConflict(TimelineEvent, (event) => completeEvent(context, event), work);

async function completeEvent(context: Context, event: TimelineEvent): Promise<TimelineEvent> {
  await completeEvents(context, [event]);
  return event;
}

export function recordTimelineEvent(context: Context, what: string, { id, version, recipeId }: TimelineEvent): void {
  context.record({ type: `timeline.${what}`, data: { id, version, recipeId } });
}
