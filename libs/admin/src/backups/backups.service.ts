import { createReadStream } from 'node:fs';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { Downloads } from '#identity';
import { Jobs, type ServerTask } from '#jobs';
import { assertVersion, type Context } from '#persistence';
import { BadRequest, Clock, Environment, ValidationFailed, Log, NotFound, Storage, translate } from '#platform';
import { mayBeMealieBackup } from '#recipe-files';
import { freeBytes } from '../checks.service.ts';
import { ArchiveReader } from './archive/archive-reader.ts';
import { BackupCopies } from './store/backup-copies.ts';
import { copyBackup, fetchBackup, makeBackup, proveBackup, readOtherServer, restoreBackup } from './backup-jobs.ts';
import { BackupSettings } from './backup-settings.entity.ts';
import { BackupStore } from './store/backup-store.ts';
import { FailedBackupsService } from './failed-backups.service.ts';
import { BackupRunner } from './backup-runner.ts';
import { isEncrypted, canDecrypt } from './archive/encryption.ts';
import { type Manifest, countRows } from './archive/manifest.ts';
import { selectBackupsToKeep } from './store/retention.ts';
import { unpackedBytes } from './store/space.ts';

const SETTINGS = 1;
const MAX_BEFORE = 3;

/** Backup operations of administrators. */
@Injectable()
export class BackupsService implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly copies: BackupCopies,
    private readonly downloads: Downloads,
    private readonly environment: Environment,
    private readonly failures: FailedBackupsService,
    private readonly jobs: Jobs,
    private readonly log: Log,
    private readonly storage: Storage,
    private readonly store: BackupStore,
    private readonly runner: BackupRunner,
  ) {}

  onModuleInit(): void {
    this.downloads.offer('backup', async (name) => {
      const { bytes } = await this.store.get(name);
      return { name, size: bytes, open: () => createReadStream(this.store.path(name)) };
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.runner.finishInterrupted();
  }

  async list() {
    const [failed, stored] = [await this.failures.list(), await this.store.list()];
    const imports = [...failed, ...stored].sort((a, b) => b.date.getTime() - a.date.getTime());
    return { imports, templates: [], place: this.copies.place?.title ?? null };
  }

  async listCopies() {
    const localNames = new Set((await this.store.list()).map(({ name }) => name));
    return (await this.copies.list()).map((copy) => ({ ...copy, isHere: localNames.has(copy.name) }));
  }

  /** Throws 404. */
  async fetchCopy(context: Context, name: string): Promise<ServerTask> {
    if (!(await this.copies.list()).some((copy) => copy.name === name)) throw new NotFound();
    return this.jobs.enqueueTask(context, fetchBackup, { name });
  }

  /** Throws 400 without a second destination. */
  async copy(context: Context, name: string): Promise<ServerTask> {
    await this.store.get(name);
    if (!this.copies.place) throw new BadRequest('backups.noPlace');
    return this.jobs.enqueueTask(context, copyBackup, { name });
  }

  async deleteCopy(name: string): Promise<void> {
    await this.copies.remove(name);
  }

  /** Stores the passphrase of an encrypted backup. Throws 422 if it is wrong. */
  async unlock(name: string, passphrase: string): Promise<void> {
    const { encrypted } = await this.store.get(name);
    if (!encrypted || !(await canDecrypt(this.store.path(name), passphrase))) throw wrongPassphrase();
    await this.store.savePassphrase(name, passphrase);
  }

  async create(context: Context): Promise<ServerTask> {
    return this.jobs.enqueueTask(context, makeBackup, { name: this.store.newName(), kind: 'manual' });
  }

  /** @param path path of the uploaded file */
  async upload(context: Context, path: string, passphrase?: string): Promise<ServerTask> {
    const isClosed = await isEncrypted(path);
    const opening = passphrase || this.environment.BACKUP_PASSPHRASE;
    if (isClosed && !(opening && (await canDecrypt(path, opening)))) throw wrongPassphrase();
    if (!isClosed && (await mayBeMealieBackup(path))) return this.keepOther(context, path);
    if (!isClosed) await assertBackup(context, path);
    const name = this.store.newName({ isEncrypted: isClosed });
    await this.storage.take(path, this.store.key(name));
    if (isClosed && passphrase) await this.store.savePassphrase(name, passphrase);
    await this.store.note(name, { kind: 'uploaded', createdAt: this.clock.now().toISOString() });
    return this.jobs.enqueueTask(context, proveBackup, { name });
  }

  private async keepOther(context: Context, path: string): Promise<ServerTask> {
    const name = this.store.newName({ isEncrypted: false });
    await this.storage.take(path, this.store.key(name));
    await this.store.note(name, { kind: 'otherProgram', createdAt: this.clock.now().toISOString() });
    return this.jobs.enqueueTask(context, readOtherServer, { name });
  }

  async download(context: Context, name: string): Promise<{ fileToken: string }> {
    await this.store.get(name);
    return this.downloads.issue(context, 'backup', name);
  }

  async delete(name: string): Promise<void> {
    if (!(await this.failures.remove(name))) await this.store.remove(name);
  }

  /** Returns the content of a backup and the problems of restoring it. */
  async examine({ locale }: Context, name: string) {
    const { bytes, encrypted } = await this.store.get(name);
    const manifest = await this.manifestOf(name);
    const { createdAt, version, files, tables, rowBytes } = manifest;
    // includes space for backing up the present data and for the decrypted archive
    const needed = unpackedBytes(manifest) + bytes * (encrypted ? 2 : 1);
    const hasSpace = (await freeBytes(this.storage.root)) >= needed;
    return {
      name,
      createdAt: new Date(createdAt),
      version,
      schemaVersion: manifest.migrations.at(-1) ?? '',
      rows: countRows(manifest),
      files: files.count,
      bytes: files.bytes + rowBytes,
      tables: tables.map((table) => ({ name: table.name, rows: table.rows })),
      problems: hasSpace
        ? []
        : [{ name: 'noSpace' as const, isFatal: true, message: translate(locale, 'backups.noSpace') }],
    };
  }

  /** Throws 400 if the backup cannot be opened. The manifest of an encrypted backup was noted when it was created or verified. */
  private async manifestOf(name: string): Promise<Manifest> {
    const { encrypted, manifest, kind } = await this.store.get(name);
    if (kind === 'otherProgram') throw new BadRequest('backups.otherProgram');
    if (!encrypted) return (await ArchiveReader.open(this.store.path(name))).manifest;
    if (!(await this.store.passphraseOf(name))) throw new BadRequest('backups.passphraseNeeded');
    if (!manifest) throw new BadRequest('backups.proveFirst');
    return manifest;
  }

  async prove(context: Context, name: string): Promise<ServerTask> {
    const { kind } = await this.store.get(name);
    return this.jobs.enqueueTask(context, kind === 'otherProgram' ? readOtherServer : proveBackup, { name });
  }

  /** Throws 400 before anything is changed if the backup cannot be restored. */
  async assertRestorable(context: Context, name: string): Promise<void> {
    const { encrypted, manifest } = await this.store.get(name);
    // the restoration itself examines an encrypted backup that was not checked before
    if (encrypted && !manifest && (await this.store.passphraseOf(name))) return;
    const { problems } = await this.examine(context, name);
    const fatal = problems.find(({ isFatal }) => isFatal);
    if (fatal) throw new BadRequest(`backups.${fatal.name}`);
  }

  async restore(context: Context, name: string): Promise<ServerTask> {
    await this.assertRestorable(context, name);
    const id = this.clock.now().getTime().toString(36);
    return this.jobs.enqueueTask(context, restoreBackup, { name, id });
  }

  async settings({ manager }: Context): Promise<BackupSettings> {
    await manager.createQueryBuilder().insert().into(BackupSettings).values({ id: SETTINGS }).orIgnore().execute();
    return manager.findOneByOrFail(BackupSettings, { id: SETTINGS });
  }

  async changeSettings(context: Context, changes: RequestSchema<'BackupSettingsChanges'>): Promise<BackupSettings> {
    return context.transaction(async (tx) => {
      await this.settings(tx);
      const rows = tx.unscopedRepository(BackupSettings);
      const row = await rows.lock(SETTINGS);
      assertVersion(row, context.origin.ifMatch);
      return rows.write(row, changes);
    });
  }

  /** Starts the daily backup when it is due and removes backups that retention no longer keeps. */
  async daily(context: Context): Promise<void> {
    await this.prune(await this.settings(context));
    await this.failures.prune();
    await context.transaction(async (tx) => {
      const rows = tx.unscopedRepository(BackupSettings);
      const row = await rows.lock(SETTINGS);
      const now = this.clock.now();
      const today = now.toISOString().slice(0, 10);
      if (!row.enabled || now.getUTCHours() < row.hour || row.lastDay === today) return;
      await rows.write(row, { lastDay: today });
      await this.jobs.enqueueTask(tx, makeBackup, {
        name: this.store.newName({ isDaily: true }),
        kind: 'scheduled',
      });
    });
  }

  private async prune(settings: BackupSettings): Promise<void> {
    const all = await this.store.list();
    const scheduled = all.filter(({ kind }) => kind === 'scheduled');
    const toKeep = selectBackupsToKeep(scheduled, settings);
    const before = all.filter(({ kind }) => kind === 'beforeRestore' || kind === 'beforeMigration').slice(MAX_BEFORE);
    for (const backup of [...scheduled.filter((one) => !toKeep.has(one)), ...before])
      await this.store.remove(backup.name);
    await this.copies.prune(settings).catch((error: unknown) => this.log.warn('Old copies stay', { err: error }));
  }
}

const wrongPassphrase = () => new ValidationFailed({ passphrase: ['backups.wrongPassphrase'] });

async function assertBackup({ locale }: Context, path: string): Promise<void> {
  await ArchiveReader.open(path).catch((error: unknown) => {
    if (error instanceof BadRequest)
      throw new ValidationFailed({ archive: [translate(locale, error.key, error.params)] });
    throw error;
  });
}
