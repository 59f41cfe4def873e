import { Column, Entity, ManyToOne, Unique } from 'typeorm';
import { BaseEntity, Filterable } from '#persistence';

@Entity('report_entries')
@Unique(['reportId', 'item'])
export class ReportEntry extends BaseEntity {
  @Column({ type: 'uuid' })
  reportId: string;

  // named by its table, because the file of the report imports this one
  @ManyToOne('reports', 'entries', { onDelete: 'CASCADE' })
  report: { id: string };

  /** Number of the item, so that a repeated job does not report it twice. */
  @Filterable()
  @Column({ type: 'int' })
  item: number;

  @Filterable()
  @Column()
  success: boolean;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'text', default: '' })
  exception: string;

  /** Slug of the created recipe. */
  @Column({ type: 'text', nullable: true })
  slug: string | null;

  get timestamp() {
    return this.createdAt;
  }
}
