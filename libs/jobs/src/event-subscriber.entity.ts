import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';

/** Event subscribers, announced by each running version of the product at start-up. */
@ServerOnly()
@Entity()
export class EventSubscriber {
  /** Stable name, independent of class and method names. */
  @PrimaryColumn('text')
  name: string;

  /** `recipe.created`, or `recipe.*` for all types with that prefix. */
  @Column('text', { array: true })
  types: string[];

  @Column({ ...instant, default: () => 'now()' })
  seenAt: Date;
}

export const isSubscribed = ({ types }: Pick<EventSubscriber, 'types'>, type: string): boolean =>
  types.some((pattern) => (pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern));
