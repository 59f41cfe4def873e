import { Column, Entity, Index, ManyToOne, type Relation, Unique } from 'typeorm';
import { GroupOwned } from '#groups';
import { instant } from '#persistence';
import { Recipe } from '#recipes';

/** A kitchen timer, which all devices of the group show. Browsers generate the uuid. */
@Entity('timers')
@Unique('timers_uuid_key', ['groupId', 'uuid'])
export class Timer extends GroupOwned {
  @Column({ type: 'uuid' })
  uuid: string;

  @Column({ type: 'uuid', nullable: true })
  @Index()
  recipeId: string | null;

  @ManyToOne(() => Recipe, { onDelete: 'SET NULL' })
  recipe: Relation<Recipe> | null;

  /** Name of the dish. */
  @Column({ type: 'text' })
  name: string;

  /** Words of the step, such as "20 to 25 minutes". */
  @Column({ type: 'text' })
  label: string;

  /** Number of the step, from 1. */
  @Column({ type: 'int', nullable: true })
  step: number | null;

  @Column({ type: 'int' })
  seconds: number;

  /** Upper end of a range. */
  @Column({ type: 'int', nullable: true })
  secondsMax: number | null;

  /** Null while paused. */
  @Column({ ...instant, nullable: true })
  endsAt: Date | null;

  /** Seconds that were left at the last change. */
  @Column({ type: 'int' })
  left: number;
}
