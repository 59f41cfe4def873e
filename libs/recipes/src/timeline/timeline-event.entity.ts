import { Column, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import type { Answer } from '#contract';
import { householdIdOf } from '#groups';
import { instant, Listed } from '#persistence';
import { RecipeChild } from '../recipe-child.entity.ts';

type Wire = Answer<'TimelineEvent'>;

/** The words that existing clients know. */
const HAS_IMAGE = 'has image';
export const NO_IMAGE = 'does not have image';

@Entity('timeline_events')
@Unique('timeline_events_entry_key', ['groupId', 'entryUuid'])
@Index(['groupId', 'timestamp'])
@Index(['recipeId', 'timestamp'])
export class TimelineEvent extends RecipeChild {
  @Listed()
  @Column({ type: 'text' })
  eventType!: Wire['eventType'];

  /** Empty where it follows from the other columns; then each reader gets it in their language. */
  @Listed()
  @Column({ type: 'text', default: '' })
  subject!: string;

  @Listed()
  @Column({ type: 'text', default: '' })
  eventMessage!: string;

  /** A new value with each picture, null without one. */
  @Column({ type: 'text', nullable: true })
  imageKey!: string | null;

  @Listed()
  @Column(instant)
  timestamp!: Date;

  @Listed()
  @Column({ default: false })
  made!: boolean;

  @Column({ type: 'text', nullable: true })
  meal!: Wire['meal'];

  @Listed()
  @Column({ type: 'double precision', nullable: true })
  servings!: number | null;

  @Listed()
  @Column({ type: 'text', nullable: true })
  verdict!: Wire['verdict'];

  /** What the recipe said before of when it was made last, for the case that this event is deleted. */
  @Column({ ...instant, nullable: true })
  madeBefore!: Date | null;

  /** The entry of the meal plan that it notes, so that none is noted twice. */
  @Column({ type: 'uuid', nullable: true })
  entryUuid!: string | null;

  /** It can be taken back until it is pruned. */
  @DeleteDateColumn({ ...instant, select: false })
  deletedAt!: Date | null;

  /** Of events that are shown. */
  messageHtml = '';

  get image(): string {
    return this.imageKey ? HAS_IMAGE : NO_IMAGE;
  }

  get householdId() {
    return householdIdOf(this.groupId);
  }
}
