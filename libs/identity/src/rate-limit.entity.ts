import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Attempts of one caller at one thing within the current window. */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'int' })
  count!: number;

  @Column({ type: 'timestamptz' })
  resetsAt!: Date;
}
