import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';

/**
 * A restoration of the server and how far it is. `switched` is written in the transaction that puts the new tables in place; from then on it is only
 * finished, never undone.
 */
@ServerOnly()
@Entity('restorations')
export class Restoration {
  @PrimaryColumn('text')
  id: string;

  /** Name of the backup. */
  @Column('text')
  file: string;

  @Column('text', { default: 'begun' })
  state: 'begun' | 'switched' | 'done';

  /** What did not fit, a line each. */
  @Column('text', { array: true, default: [] })
  report: string[];

  @CreateDateColumn(instant)
  createdAt: Date;
}
