import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';

/** Subscribers of events, registered by the running versions of the product when they start. */
@ServerOnly()
@Entity()
export class EventSubscriber {
  /** Stable: it outlives renamed classes and methods. */
  @PrimaryColumn('text')
  name: string;

  /** `recipe.created`, or `recipe.*` for all that begin so. */
  @Column('text', { array: true })
  types: string[];

  @Column({ ...instant, default: () => 'now()' })
  seenAt: Date;
}

export const subscribes = ({ types }: Pick<EventSubscriber, 'types'>, type: string): boolean =>
  types.some((pattern) => (pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern));
