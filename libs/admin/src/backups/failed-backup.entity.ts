import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';
import type { BackupKind } from './archive/manifest.ts';

/** A backup that could not be made. It is listed with the backups, although there is no file. */
@ServerOnly()
@Entity('failed_backups')
export class FailedBackup {
  /** Name of the file that was to be written. */
  @PrimaryColumn('text')
  name: string;

  @Column('text')
  kind: BackupKind;

  /** The reason in the default language. */
  @Column('text')
  reason: string;

  @Column(instant)
  failedAt: Date;
}
