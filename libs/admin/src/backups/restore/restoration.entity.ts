import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';

/**
 * A restoration of the server and its state. `switched` is written in the transaction that swaps the tables; after that, a restoration
 * is only ever finished, not undone.
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

  /** Problems of the restoration, one per line. */
  @Column('text', { array: true, default: [] })
  report: string[];

  @CreateDateColumn(instant)
  createdAt: Date;
}
