import { Column, Entity, OneToMany } from 'typeorm';
import { GroupOwned } from './group-owned.entity.ts';
import { ReportEntry } from './report-entry.entity.ts';

export type ReportCategory = 'backup' | 'restore' | 'migration' | 'bulk_import' | 'bulk_act' | 'photos';
export type ReportStatus = 'in-progress' | 'success' | 'failure' | 'partial';

/** Result of a long job with one entry per item. */
@Entity('reports')
export class Report extends GroupOwned {
  @Column({ type: 'text' })
  category: ReportCategory;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: 'in-progress' })
  status: ReportStatus;

  @OneToMany(() => ReportEntry, (entry) => entry.report)
  entries: ReportEntry[];

  /** Number of entries that say a success; only of a report that is read by its id. */
  goodEntries: number;

  badEntries: number;

  get timestamp() {
    return this.createdAt;
  }
}
