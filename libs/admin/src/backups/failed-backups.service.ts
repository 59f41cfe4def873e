import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { DAY_MS } from '#contract/durations';
import { fallbackLocale } from '#locales';
import { Clock, Log, prettySize } from '#platform';
import type { BackupKind } from './archive/manifest.ts';
import { BackupAlerts, type Reason } from './backup-alerts.ts';
import { FailedBackup } from './failed-backup.entity.ts';
import { type Backup, BackupStore, NO_NOTES } from './store/backup-store.ts';

/** Days after which a failure is no longer listed. */
const KEPT_DAYS = 30;

/** Records backups that could not be made and alerts the administrators. */
@Injectable()
export class FailedBackupsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly alerts: BackupAlerts,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly store: BackupStore,
  ) {}

  /** Records a failure, unless the archive exists and its notes have the reason. */
  async record(name: string, kind: BackupKind, reasonIn: Reason): Promise<void> {
    if (await this.store.exists(name)) return;
    const row = { name, kind, reason: reasonIn(fallbackLocale), failedAt: this.clock.now() };
    this.log.error('A backup could not be made', undefined, { name, reason: row.reason });
    await this.database.manager.upsert(FailedBackup, row, ['name']);
    await this.alerts.send(name, reasonIn);
  }

  async list(): Promise<Backup[]> {
    const rows = await this.database.manager.find(FailedBackup, { order: { failedAt: 'DESC' } });
    return rows.map(({ name, kind, reason, failedAt }) => ({
      ...NO_NOTES,
      ...{ name, kind, reason, state: 'bad', date: failedAt, provedAt: null },
      ...{ bytes: 0, size: prettySize(0), encrypted: false },
    }));
  }

  /** Returns true if there was such a failure. */
  async remove(name: string): Promise<boolean> {
    return Boolean((await this.database.manager.delete(FailedBackup, { name })).affected);
  }

  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.database.manager.delete(FailedBackup, { failedAt: LessThan(before) });
  }
}
