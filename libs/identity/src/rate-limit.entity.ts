import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ServerOnly } from '#persistence';

/** Attempts of one caller at one thing within the current window. */
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
