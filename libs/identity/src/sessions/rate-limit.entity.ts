import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ServerOnly } from '#persistence';

/** Number of attempts of one address or account for one action in the current window. */
@ServerOnly()
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'int' })
  count: number;

  @Column({ type: 'timestamptz' })
  resetsAt: Date;
}
