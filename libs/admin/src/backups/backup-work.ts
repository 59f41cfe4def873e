import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { User } from '#identity';
import { type JobContext, Jobs, Postponed } from '#jobs';
import { connectionStringOf, Context, migrations, tablesOfServer } from '#persistence';
import { Clock, Environment, Log, Problem, Storage, translate } from '#platform';
import { ArchiveReader } from './archive-reader.ts';
import { backupAlertMail } from './backup-jobs.ts';
import { whileAlone } from './backup-lock.ts';
import { BackupStore } from './backup-store.ts';
import type { BackupKind, Manifest } from './manifest.ts';
import { RestoredFiles } from './restored-files.ts';
import { Restoration } from './restoration.entity.ts';
import { dropLeftSchemas, Scratch } from './scratch.ts';
import { switchOver } from './switch-over.ts';
import { writeBackup } from './write-backup.ts';

const BUSY_MS = 3_000;

type Watch = Pick<JobContext, 'signal' | 'progress' | 'log' | 'context'>;

/** Makes, proves and restores backups: one at a time on the whole server. */
@Injectable()
export class BackupWork {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly jobs: Jobs,
    private readonly log: Log,
    private readonly storage: Storage,
    private readonly store: BackupStore,
  ) {}

  async make(name: string, kind: BackupKind, watch: Watch): Promise<void> {
    await this.alone(async () => {
      const { signal, progress } = watch;
      await this.write(name, kind, { signal, progress: (part) => progress(part / 2) });
      await watch.log(name);
      await this.proveAlone(name, { ...watch, progress: (part) => progress(0.5 + part / 2) });
    });
  }

  /** Restores it beside the running product, and compares. What comes of it stands in the notes of the backup. */
  async prove(name: string, watch: Watch): Promise<void> {
    await this.alone(() => this.proveAlone(name, watch));
  }

  /** Doing it again after the process was killed begins anew or, once the server has been switched over, finishes. */
  async restore(name: string, id: string, watch: Watch): Promise<void> {
    await this.alone(async () => {
      const restoration = await this.restoration(id);
      if (restoration?.state === 'done') return;
      const archive = await ArchiveReader.open(this.store.path(name));
      await this.assertSpace(archive.manifest);
      await this.database.manager.upsert(Restoration, { id, file: name, state: 'begun' }, ['id']);
      await this.keepPresent(id, watch);
      await this.unpackAndSwitch(archive, { id, file: name }, watch);
      await this.finish(id);
    });
  }

  /** Finishes a restoration that was switched over when its process was killed. Called when a process starts, before it takes requests. */
  async finishBegun(): Promise<void> {
    if (!(await this.switched()).length) return;
    await whileAlone(this.url, () => this.finishSwitched());
  }

  private async alone(work: () => Promise<void>): Promise<void> {
    const ran = await whileAlone(this.url, async () => {
      await this.finishSwitched();
      await dropLeftSchemas(this.url);
      await RestoredFiles.removeLeft(this.storage.root);
      await this.store.makeFolder();
      await this.store.removePartial();
      await work();
    });
    if (!ran) throw new Postponed(BUSY_MS);
  }

  private get url(): string {
    return connectionStringOf(this.database);
  }

  private async write(name: string, kind: BackupKind, watch: Pick<Watch, 'signal' | 'progress'>): Promise<void> {
    const source = {
      databaseUrl: this.url,
      root: this.storage.root,
      version: this.environment.APP_VERSION,
      without: tablesOfServer(this.database),
    };
    await this.store.makeFolder();
    const manifest = await writeBackup(source, this.store.path(name), kind, watch);
    await this.store.noteManifest(name, manifest);
  }

  private async proveAlone(name: string, watch: Watch): Promise<void> {
    const reason = await this.rehearse(name, watch).catch((error: unknown) => {
      watch.signal.throwIfAborted();
      if (error instanceof Problem) return translate(watch.context.locale, error.key, error.params);
      this.log.error('A backup could not be restored', error, { name });
      return translate(watch.context.locale, 'backups.failed');
    });
    const provedAt = this.clock.now().toISOString();
    await this.store.note(name, { state: reason === null ? 'good' : 'bad', reason, provedAt });
    await watch.log(reason ?? translate(watch.context.locale, 'backups.good'));
    if (reason !== null) await this.alert(name, reason);
  }

  /** @returns what is wrong with it; null where nothing is */
  private async rehearse(name: string, { signal, progress, context }: Watch): Promise<string | null> {
    const archive = await ArchiveReader.open(this.store.path(name));
    const { manifest } = archive;
    const { kind } = await this.store.get(name);
    await this.store.noteManifest(name, manifest, kind === 'uploaded' ? 'uploaded' : manifest.kind);
    await this.assertSpace(manifest);
    const id = `${this.clock.now().getTime()}`;
    const files = new RestoredFiles(this.storage.root, id);
    const scratch = await Scratch.create(this.database, id, manifest);
    try {
      await scratch.load(archive, signal);
      await progress(0.5);
      await files.unpack(archive, { signal, progress: (part) => progress(0.5 + part / 2) });
      if (!scratch.report.isClean) return scratch.report.lines.slice(0, 3).join('; ');
      const isOfThisVersion = sameNames(manifest.migrations);
      const difference = isOfThisVersion ? await scratch.difference(manifest) : null;
      return difference && translate(context.locale, 'backups.differs', { what: difference });
    } finally {
      await scratch.drop();
      await files.remove();
    }
  }

  /** What is there now, so that a restoration can be taken back by another one. */
  private async keepPresent(id: string, watch: Watch): Promise<void> {
    const name = `tureen_before_${id}.zip`;
    const isThere = await this.store.get(name).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await this.write(name, 'beforeRestore', {
      signal: watch.signal,
      progress: (part) => watch.progress(part * 0.2),
    });
    await watch.log(name);
  }

  private async unpackAndSwitch(
    archive: ArchiveReader,
    row: { id: string; file: string },
    watch: Watch,
  ): Promise<void> {
    const files = new RestoredFiles(this.storage.root, row.id);
    await files.unpack(archive, { signal: watch.signal, progress: (part) => watch.progress(0.2 + part * 0.3) });
    const scratch = await Scratch.create(this.database, row.id, archive.manifest);
    try {
      await scratch.load(archive, watch.signal);
      await watch.progress(0.9);
      for (const line of scratch.report.lines) await watch.log(line);
      watch.signal.throwIfAborted();
      const { lines } = scratch.report;
      await switchOver(scratch, row.id, tablesOfServer(this.database), async (client) => {
        await client.query("UPDATE public.restorations SET state = 'switched', report = $2 WHERE id = $1", [
          row.id,
          lines,
        ]);
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

  /** The rows are those of the backup already; now the files. */
  private async finish(id: string): Promise<void> {
    await new RestoredFiles(this.storage.root, id).putInPlace();
    await this.database.manager.update(Restoration, id, { state: 'done' });
    await dropLeftSchemas(this.url);
    this.log.log('The server was restored from a backup', { restoration: id });
  }

  private async switched(): Promise<Restoration[]> {
    return this.database.manager.findBy(Restoration, { state: 'switched' });
  }

  private async restoration(id: string): Promise<Restoration | null> {
    return this.database.manager.findOneBy(Restoration, { id });
  }

  /** Unpacked files and rows take as much again, for a while. */
  private async assertSpace({ files, rowBytes }: Manifest): Promise<void> {
    const { bavail, bsize } = await statfs(this.storage.root);
    if (bavail * bsize < files.bytes * 1.1 + rowBytes * 3) throw new Problem(507, 'backups.noSpace');
  }

  /** Tells every administrator by mail. */
  private async alert(name: string, reason: string): Promise<void> {
    const context = new Context({ locale: 'en-US' }, this.database.manager);
    const administrators = await context.allRows(User).select().where('row.admin').getMany();
    await context.transaction(async (inner) => {
      inner.record({ type: 'backup.failed', data: { name, reason } });
      for (const { email } of administrators)
        await this.jobs.enqueue(inner, backupAlertMail, { to: email, locale: inner.locale, name, reason });
    });
  }
}

const sameNames = (names: string[]): boolean =>
  names.length === migrations.length && migrations.every(({ name }) => names.includes(name));
