import { Column, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { instant, Filterable } from '#persistence';
import { RecipeChild } from '../recipe-child.entity.ts';

type Wire = ResponseSchema<'TimelineEvent'>;

/** Values of `image` in Mealie's API. */
const HAS_IMAGE = 'has image';
export const NO_IMAGE = 'does not have image';

@Entity('timeline_events')
@Unique('timeline_events_entry_key', ['groupId', 'entryUuid'])
@Index(['groupId', 'timestamp'])
@Index(['recipeId', 'timestamp'])
export class TimelineEvent extends RecipeChild {
  @Filterable()
  @Column({ type: 'text' })
  eventType: Wire['eventType'];

  /** Empty if the subject is generated from the other columns, in the language of the reader. */
  @Filterable()
  @Column({ type: 'text', default: '' })
  subject: string;

  @Filterable()
  @Column({ type: 'text', default: '' })
  eventMessage: string;

  /** Random key that changes with each picture; null without one. */
  @Column({ type: 'text', nullable: true })
  imageKey: string | null;

  @Filterable()
  @Column(instant)
  timestamp: Date;

  @Filterable()
  @Column({ default: false })
  made: boolean;

  @Column({ type: 'text', nullable: true })
  meal: Wire['meal'];

  @Filterable()
  @Column({ type: 'double precision', nullable: true })
  servings: number | null;

  @Filterable()
  @Column({ type: 'text', nullable: true })
  verdict: Wire['verdict'];

  /** `lastMade` of the recipe before this event, to restore it if the event is deleted. */
  @Column({ ...instant, nullable: true })
  madeBefore: Date | null;

  /** Meal plan entry of the event; unique, so that no entry is recorded twice. */
  @Column({ type: 'uuid', nullable: true })
  entryUuid: string | null;

  /** A deleted event can be restored until it is purged. */
  @DeleteDateColumn({ ...instant, select: false })
  deletedAt: Date | null;

  /** Set by completeEvents; not a column. */
  messageHtml = '';

  get image(): string {
    return this.imageKey ? HAS_IMAGE : NO_IMAGE;
  }
}
