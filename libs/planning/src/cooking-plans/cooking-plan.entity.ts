import { Column, Entity, Unique } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned } from '#groups';

type Plan = ResponseSchema<'CookingPlan'>;

/** How the dishes of a day are cooked together. */
@Entity('cooking_plans')
@Unique('cooking_plans_date_key', ['groupId', 'date'])
export class CookingPlan extends GroupOwned {
  /** `yyyy-MM-dd`. */
  @Column({ type: 'date' })
  date: string;

  /** `HH:MM`, in the group's time zone. */
  @Column({ type: 'text' })
  serveAt: string;

  @Column({ type: 'int' })
  cooks: number;

  @Column({ type: 'jsonb' })
  ovens: Plan['ovens'];

  /** Number of pans that the hob has room for. */
  @Column({ type: 'int', default: 4 })
  hobs: number;

  @Column({ type: 'boolean' })
  dayBefore: boolean;

  @Column({ type: 'jsonb' })
  courses: Plan['courses'];

  /** Parts of steps that have started. */
  @Column({ type: 'jsonb' })
  progress: Plan['progress'];
}
