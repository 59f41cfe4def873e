import { Column, Entity, Index, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { Group } from './group.entity.ts';
import { BaseEntity } from '#persistence';
import { ReportEntry } from './report-entry.entity.ts';

export type ReportCategory = 'backup' | 'restore' | 'migration' | 'bulk_import';
export type ReportStatus = 'in-progress' | 'success' | 'failure' | 'partial';

/** What a long job did, entry by entry. */
@Entity('reports')
export class Report extends BaseEntity {
  @Column({ type: 'uuid' })
  @Index()
  groupId!: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group!: Relation<Group>;

  @Column({ type: 'text' })
  category!: ReportCategory;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: 'in-progress' })
  status!: ReportStatus;

  @OneToMany(() => ReportEntry, (entry) => entry.report)
  entries!: Relation<ReportEntry>[];

  get timestamp() {
    return this.createdAt;
  }
}
