import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountErasureService } from '#identity';
import { RetryLater } from '#jobs';
import { connectionStringOf, migrations, tablesWithLocalRows, serverOnlyTables } from '#persistence';
import { Clock, Environment, Log, Problem, Storage, storageProblem, translate } from '#platform';
import type { ArchiveReader } from './archive/archive-reader.ts';
import { BackupAlerts, type Reason } from './backup-alerts.ts';
import { BackupCopies } from './store/backup-copies.ts';
import { withBackupLock } from './store/backup-lock.ts';
import { BackupOpener } from './store/backup-opener.ts';
import { BackupStore } from './store/backup-store.ts';
import type { BackupKind } from './archive/manifest.ts';
import { ServerImportsService } from './mealie-import/server-imports.service.ts';
import { RestoredFiles } from './restore/restored-files.ts';
import { Restoration } from './restore/restoration.entity.ts';
import { dropAbandonedSchemas, StagingSchema } from './restore/staging-schema.ts';
import { assertFree, unpackedBytes } from './store/space.ts';
import { switchOver } from './restore/switch-over.ts';
import { writeBackup } from './write-backup.ts';
import type { JobProgress } from './progress.ts';

const BUSY_MS = 3_000;

/** Creates, verifies and restores backups; one at a time on the whole server. */
@Injectable()
export class BackupRunner {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly alerts: BackupAlerts,
    private readonly clock: Clock,
    private readonly copies: BackupCopies,
    private readonly environment: Environment,
    private readonly log: Log,
    private readonly serverImports: ServerImportsService,
    private readonly opener: BackupOpener,
    private readonly storage: Storage,
    private readonly store: BackupStore,
    private readonly erasure: AccountErasureService,
  ) {}

  async make(name: string, kind: BackupKind, watch: JobProgress): Promise<void> {
    await this.withLock(async () => {
      const { signal, progress } = watch;
      await this.write(name, kind, { signal, progress: (part) => progress(part / 2) });
      await watch.log(name);
      await this.verifyLocked(name, { ...watch, progress: (part) => progress(0.5 + part / 2) });
      await this.copies.copy(name, watch);
    });
  }

  /** Copies a backup back from the second destination and verifies it. */
  async fetch(name: string, watch: JobProgress): Promise<void> {
    await this.withLock(async () => {
      await this.copies.fetch(name, watch.signal);
      await this.verifyLocked(name, watch);
    });
  }

  async copy(name: string, watch: JobProgress): Promise<void> {
    await this.withLock(() => this.copies.copy(name, watch));
  }

  /**
   * Verifies a backup by restoring it beside the running server and comparing; a backup of another program is examined. The result is
   * stored in the backup's notes.
   */
  async verify(name: string, watch: JobProgress): Promise<void> {
    await this.withLock(() => this.verifyLocked(name, watch));
  }

  /** Can be repeated after the process was killed: starts over or, after the switch to the restored data, finishes. */
  async restore(name: string, id: string, watch: JobProgress): Promise<void> {
    await this.withLock(async () => {
      const restoration = await this.restoration(id);
      if (restoration?.state === 'done') return;
      const { archive, close } = await this.opener.open(name, watch.signal);
      try {
        await assertFree(this.storage.root, unpackedBytes(archive.manifest));
        await this.database.manager.upsert(Restoration, { id, file: name, state: 'begun' }, ['id']);
        await this.backUpPresent(id, watch);
        await this.unpackAndSwitch(archive, { id, file: name }, watch);
      } finally {
        await close();
      }
      const erased = await this.finish(id);
      if (erased) await watch.log(translate(watch.context.locale, 'backups.erasedAgain', { count: erased }));
    });
  }

  /** Finishes a restoration whose process was killed after the switch. Called at start-up before requests are accepted. */
  async finishInterrupted(): Promise<void> {
    if (!(await this.switched()).length) return;
    await withBackupLock(this.url, () => this.finishSwitched());
  }

  /** Runs the work under the backup lock; retries the job later if the lock is taken. */
  async withLock(work: () => Promise<void>): Promise<void> {
    const outcome = await withBackupLock(this.url, async () => {
      await this.finishSwitched();
      await dropAbandonedSchemas(this.url);
      await RestoredFiles.removeAbandoned(this.storage.root);
      await this.store.makeFolder();
      await this.store.removePartial();
      // the disk's failure is told at once, because a backup is needed most when it fails
      await work().catch((error: unknown) => {
        throw storageProblem(error) ?? error;
      });
    });
    if (!outcome) throw new RetryLater(BUSY_MS);
  }

  private get url(): string {
    return connectionStringOf(this.database);
  }

  private async write(name: string, kind: BackupKind, watch: Pick<JobProgress, 'signal' | 'progress'>): Promise<void> {
    const source = {
      databaseUrl: this.url,
      root: this.storage.root,
      version: this.environment.APP_VERSION,
      passphrase: name.endsWith('.age') ? this.environment.BACKUP_PASSPHRASE : undefined,
      without: serverOnlyTables(this.database),
    };
    await this.store.makeFolder();
    const manifest = await writeBackup(source, this.store.path(name), kind, watch);
    await this.store.noteManifest(name, manifest);
  }

  private async verifyLocked(name: string, watch: JobProgress): Promise<void> {
    const { locale } = watch.context;
    const isGone = async () => !(await this.store.exists(name));
    const logGone = () => watch.log(translate(locale, 'backups.deletedBeforeCheck'));
    if (await isGone()) return logGone();
    if (await this.serverImports.isOther(name)) return this.serverImports.examine(name, watch);
    const wrong = await this.testRestore(name, watch).catch((error: unknown): Reason => {
      watch.signal.throwIfAborted();
      if (error instanceof Problem) return (language) => translate(language, error.key, error.params);
      this.log.error('A backup could not be restored', error, { name });
      return (language) => translate(language, 'backups.failed');
    });
    if (wrong && (await isGone())) return logGone();
    const provedAt = this.clock.now().toISOString();
    const reason = wrong && wrong(locale);
    await this.store.note(name, { state: wrong ? 'bad' : 'good', reason, provedAt });
    await watch.log(reason ?? translate(locale, 'backups.good'));
    if (wrong) await this.alerts.send(name, wrong);
  }

  /** @returns the reason if the backup is bad, otherwise null */
  private async testRestore(name: string, watch: JobProgress): Promise<Reason | null> {
    const { archive, close } = await this.opener.open(name, watch.signal);
    return this.compare(name, archive, watch).finally(close);
  }

  private async compare(
    name: string,
    archive: ArchiveReader,
    { signal, progress }: JobProgress,
  ): Promise<Reason | null> {
    const { manifest } = archive;
    const { kind } = await this.store.get(name);
    await this.store.noteManifest(name, manifest, kind === 'uploaded' ? 'uploaded' : manifest.kind);
    await assertFree(this.storage.root, unpackedBytes(manifest));
    const id = `${this.clock.now().getTime()}`;
    const files = new RestoredFiles(this.storage.root, id);
    const scratch = await StagingSchema.create(this.database, id, manifest);
    try {
      await scratch.load(archive, signal);
      await progress(0.5);
      await files.unpack(archive, { signal, progress: (part) => progress(0.5 + part / 2) });
      if (!scratch.report.isClean) return () => scratch.report.lines.slice(0, 3).join('; ');
      const isOfThisVersion = sameNames(manifest.migrations);
      const what = isOfThisVersion ? await scratch.difference(manifest) : null;
      return what === null ? null : (language) => translate(language, 'backups.differs', { what });
    } finally {
      await scratch.drop();
      await files.remove();
    }
  }

  /** Backs up the present data before a restoration, so that it can be undone. Returns the name of that backup. */
  async backUpPresent(id: string, watch: JobProgress): Promise<string> {
    const { BACKUP_PASSPHRASE: passphrase } = this.environment;
    const name = `tureen_before_${id}.zip${passphrase ? '.age' : ''}`;
    const isThere = await this.store.get(name).then(
      () => true,
      () => false,
    );
    if (isThere) return name;
    await this.write(name, 'beforeRestore', {
      signal: watch.signal,
      progress: (part) => watch.progress(part * 0.2),
    });
    await watch.log(name);
    return name;
  }

  private async unpackAndSwitch(
    archive: ArchiveReader,
    row: { id: string; file: string },
    watch: JobProgress,
  ): Promise<void> {
    const files = new RestoredFiles(this.storage.root, row.id);
    await files.unpack(archive, { signal: watch.signal, progress: (part) => watch.progress(0.2 + part * 0.3) });
    const scratch = await StagingSchema.create(this.database, row.id, archive.manifest);
    try {
      await scratch.load(archive, watch.signal);
      await watch.progress(0.9);
      for (const line of scratch.report.lines) await watch.log(line);
      watch.signal.throwIfAborted();
      const { lines } = scratch.report;
      const tables = {
        serverTables: serverOnlyTables(this.database),
        mergedTables: tablesWithLocalRows(this.database),
      };
      await switchOver(scratch, row.id, tables, async (client) => {
        await client.query("UPDATE public.restorations SET state = 'switched', report = $2 WHERE id = $1", [
          row.id,
          lines,
        ]);
        await this.erasure.lockRestored((sql) => client.query(sql));
      });
    } catch (error) {
      await scratch.drop();
      await files.remove();
      throw error;
    }
    await scratch.close();
  }

  private async finishSwitched(): Promise<void> {
    for (const { id } of await this.switched()) await this.finish(id);
  }

  /** Puts the files in place after the database has been switched. Returns the number of accounts that were deleted again. */
  private async finish(id: string): Promise<number> {
    await new RestoredFiles(this.storage.root, id).putInPlace();
    const erased = await this.erasure.eraseRestored();
    await this.database.manager.update(Restoration, id, { state: 'done' });
    await dropAbandonedSchemas(this.url);
    this.log.log('The server was restored from a backup', { restoration: id, accountsDeletedAgain: erased });
    return erased;
  }

  private async switched(): Promise<Restoration[]> {
    return this.database.manager.findBy(Restoration, { state: 'switched' });
  }

  private async restoration(id: string): Promise<Restoration | null> {
    return this.database.manager.findOneBy(Restoration, { id });
  }
}

const sameNames = (names: string[]): boolean =>
  names.length === migrations.length && migrations.every(({ name }) => names.includes(name));
