import { rename, rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Log, NotFound, Problem, translate } from '#platform';
import { BackupAlerts, type Reason } from '../backup-alerts.ts';
import { BackupStore } from './backup-store.ts';
import { BACKUP_NAME, type BackupDestination, type StoredCopy } from '../destinations/destination.ts';
import { SecondDestination } from '../destinations/second-destination.ts';
import { type Retention, selectBackupsToKeep } from './retention.ts';
import type { JobProgress } from '../progress.ts';

const DAILY = /^tureen_daily_(\d{4})\.(\d\d)\.(\d\d)\.(\d\d)\.(\d\d)\.(\d\d)_/;

/** Copies of backups at the second destination. */
@Injectable()
export class BackupCopies {
  constructor(
    private readonly alerts: BackupAlerts,
    private readonly log: Log,
    private readonly second: SecondDestination,
    private readonly store: BackupStore,
  ) {}

  get place(): BackupDestination | null {
    return this.second.place;
  }

  /** Returns the copies, newest first; empty without a second destination. Throws 503 if the destination does not answer. */
  async list(): Promise<StoredCopy[]> {
    const copies = await this.atDestination(async (place) => place.list());
    return (copies ?? []).toSorted((a, b) => b.date.getTime() - a.date.getTime());
  }

  /** Copies a backup. A failure does not change the backup's state, but administrators are alerted. */
  async copy(name: string, { signal, log, context: { locale } }: JobProgress): Promise<void> {
    const { place } = this;
    if (!place) return;
    try {
      await place.put(name, this.store.path(name), signal);
      await this.store.note(name, { copy: 'done', copyReason: null });
      await log(translate(locale, 'backups.copied', { place: place.title }));
    } catch (error) {
      signal.throwIfAborted();
      this.log.error('A backup could not be copied to the second place', error, { name });
      const params = { place: place.title, reason: short(error) };
      const reason: Reason = (language) => translate(language, 'backups.notCopied', params);
      await this.store.note(name, { copy: 'failed', copyReason: reason(locale) });
      await log(reason(locale));
      await this.alerts.send(name, reason);
    }
  }

  /** Copies a backup back to this machine. Throws 404. */
  async fetch(name: string, signal: AbortSignal): Promise<void> {
    if (!BACKUP_NAME.test(name)) throw new NotFound();
    await this.store.makeFolder();
    const path = this.store.path(name);
    const partial = `${path}.fetched`;
    try {
      await this.atDestination(async (place) => place.fetch(name, partial, signal));
      await rename(partial, path);
    } finally {
      await rm(partial, { force: true });
    }
    await this.store.note(name, { copy: 'done', copyReason: null });
  }

  async remove(name: string): Promise<void> {
    if (!BACKUP_NAME.test(name)) throw new NotFound();
    await this.atDestination(async (place) => place.remove(name));
    await this.markCopyDeleted(name);
  }

  /** Removes daily copies that retention no longer keeps. */
  async prune(retention: Retention): Promise<void> {
    const daily = (await this.list()).flatMap((copy) => {
      const [, year, month, day, hour, minute, second] = (DAILY.exec(copy.name) ?? []).map(Number);
      if (year === undefined) return [];
      return [{ ...copy, state: 'good', date: new Date(Date.UTC(year, month! - 1, day, hour, minute, second)) }];
    });
    const toKeep = selectBackupsToKeep(daily, retention);
    for (const copy of daily.filter((one) => !toKeep.has(one))) {
      await this.place?.remove(copy.name);
      await this.markCopyDeleted(copy.name);
    }
  }

  /** Notes at the local backup, if there is one, that its copy is gone. */
  private async markCopyDeleted(name: string): Promise<void> {
    const local = await this.store.get(name).catch(() => null);
    if (local?.copy === 'done') await this.store.note(name, { copy: 'none' });
  }

  private async atDestination<T>(work: (place: BackupDestination) => Promise<T>): Promise<T | undefined> {
    if (!this.place) return undefined;
    try {
      return await work(this.place);
    } catch (error) {
      if (error instanceof Problem) throw error;
      this.log.warn('The second place for backups does not answer', { err: error });
      throw new Problem(503, 'backups.placeSilent', { place: this.place.title });
    }
  }
}

const short = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);
