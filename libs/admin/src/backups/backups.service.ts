import { createReadStream } from 'node:fs';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Input } from '#contract';
import { Downloads } from '#identity';
import { Jobs, type ServerTask } from '#jobs';
import { assertVersion, type Context, migrations } from '#persistence';
import { BadRequest, Clock, Invalid, Storage, translate } from '#platform';
import { freeBytes } from '../checks.service.ts';
import { ArchiveReader } from './archive-reader.ts';
import { makeBackup, proveBackup, restoreBackup } from './backup-jobs.ts';
import { BackupSettings } from './backup-settings.entity.ts';
import { BackupStore } from './backup-store.ts';
import { BackupWork } from './backup-work.ts';
import { rowsOf } from './manifest.ts';
import { toKeep } from './retention.ts';

const SETTINGS = 1;
const MOST_BEFORE = 3;

/** What administrators do with backups. */
@Injectable()
export class BackupsService implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly downloads: Downloads,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly store: BackupStore,
    private readonly work: BackupWork,
  ) {}

  onModuleInit(): void {
    this.downloads.offer('backup', async (name) => {
      const { bytes } = await this.store.get(name);
      return { name, size: bytes, open: () => createReadStream(this.store.path(name)) };
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.work.finishBegun();
  }

  async list() {
    return { imports: await this.store.list(), templates: [] };
  }

  async create(context: Context): Promise<ServerTask> {
    return this.jobs.enqueueTask(context, makeBackup, { name: this.store.newName(), kind: 'manual' });
  }

  /** @param path of the file as it came */
  async upload(context: Context, path: string): Promise<ServerTask> {
    await ArchiveReader.open(path).catch((error: unknown) => {
      if (error instanceof BadRequest) throw new Invalid({ archive: [error.key] });
      throw error;
    });
    const name = this.store.newName();
    await this.storage.take(path, this.store.key(name));
    await this.store.note(name, { kind: 'uploaded', createdAt: this.clock.now().toISOString() });
    return this.jobs.enqueueTask(context, proveBackup, { name });
  }

  async download(context: Context, name: string): Promise<{ fileToken: string }> {
    await this.store.get(name);
    return this.downloads.issue(context, 'backup', name);
  }

  async delete(name: string): Promise<void> {
    await this.store.remove(name);
  }

  /** What it holds, and what speaks against restoring it. */
  async examine({ locale }: Context, name: string) {
    const { bytes } = await this.store.get(name);
    const { manifest } = await ArchiveReader.open(this.store.path(name));
    const { createdAt, version, files, tables, rowBytes } = manifest;
    const known = new Set(migrations.map((migration) => migration.name));
    const needed = files.bytes * 1.1 + rowBytes * 3 + bytes;
    const problem = (reason: 'newerVersion' | 'noSpace', isFatal: boolean) => [
      { name: reason, isFatal, message: translate(locale, `backups.${reason}`) },
    ];
    return {
      name,
      createdAt: new Date(createdAt),
      version,
      schemaVersion: manifest.migrations.at(-1) ?? '',
      rows: rowsOf(manifest),
      files: files.count,
      bytes: files.bytes + rowBytes,
      tables: tables.map((table) => ({ name: table.name, rows: table.rows })),
      problems: [
        ...(manifest.migrations.some((migration) => !known.has(migration)) ? problem('newerVersion', false) : []),
        ...((await freeBytes(this.storage.root)) < needed ? problem('noSpace', true) : []),
      ],
    };
  }

  async prove(context: Context, name: string): Promise<ServerTask> {
    await this.store.get(name);
    return this.jobs.enqueueTask(context, proveBackup, { name });
  }

  /** Throws 400 for what cannot be restored at all, before anything is touched. */
  async restore(context: Context, name: string): Promise<ServerTask> {
    const { problems } = await this.examine(context, name);
    const fatal = problems.find(({ isFatal }) => isFatal);
    if (fatal) throw new BadRequest(`backups.${fatal.name}`);
    const id = this.clock.now().getTime().toString(36);
    return this.jobs.enqueueTask(context, restoreBackup, { name, id });
  }

  async settings({ manager }: Context): Promise<BackupSettings> {
    await manager.createQueryBuilder().insert().into(BackupSettings).values({ id: SETTINGS }).orIgnore().execute();
    return manager.findOneByOrFail(BackupSettings, { id: SETTINGS });
  }

  async changeSettings(context: Context, changes: Input<'BackupSettingsChanges'>): Promise<BackupSettings> {
    return context.transaction(async (inner) => {
      await this.settings(inner);
      const rows = inner.allRows(BackupSettings);
      const row = await rows.lock(SETTINGS);
      assertVersion(row, context.origin.ifMatch);
      return rows.write(row, changes);
    });
  }

  /** Begins the backup of the day when its hour has come, and removes those that are not kept any more. */
  async daily(context: Context): Promise<void> {
    await this.prune(await this.settings(context));
    await context.transaction(async (inner) => {
      const rows = inner.allRows(BackupSettings);
      const row = await rows.lock(SETTINGS);
      const now = this.clock.now();
      const today = now.toISOString().slice(0, 10);
      if (!row.enabled || now.getUTCHours() < row.hour || row.lastDay === today) return;
      await rows.write(row, { lastDay: today });
      await this.jobs.enqueueTask(inner, makeBackup, { name: this.store.newName(), kind: 'scheduled' });
    });
  }

  private async prune(settings: BackupSettings): Promise<void> {
    const all = await this.store.list();
    const scheduled = all.filter(({ kind }) => kind === 'scheduled');
    const kept = toKeep(scheduled, settings);
    const before = all.filter(({ kind }) => kind === 'beforeRestore' || kind === 'beforeMigration').slice(MOST_BEFORE);
    for (const backup of [...scheduled.filter((one) => !kept.has(one)), ...before])
      await this.store.remove(backup.name);
  }
}
