import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import { ServerOnly } from '#persistence';

/** Backup time and retention; a single row. */
@ServerOnly()
@Entity('backup_settings')
export class BackupSettings {
  @PrimaryColumn('int')
  id: number;

  @Column({ default: true })
  enabled: boolean;

  /** Hour of the day in UTC. */
  @Column('smallint', { default: 2 })
  hour: number;

  @Column('smallint', { default: 7 })
  keepDaily: number;

  @Column('smallint', { default: 4 })
  keepWeekly: number;

  @Column('smallint', { default: 6 })
  keepMonthly: number;

  /** The last day on which a daily backup was started, as 2026-11-22. */
  @Column('text', { default: '' })
  lastDay: string;

  @VersionColumn({ default: 1 })
  version: number;
}
