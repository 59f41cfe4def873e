import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { lstat, mkdir, open, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { type Report, ReportsService } from '#groups';
import { defineJob, RetryLater } from '#jobs';
import { type Context, isOutage } from '#persistence';
import {
  BadRequest,
  Clock,
  detectFileKind,
  Environment,
  errorCode,
  isPdf,
  NotFound,
  PICTURE,
  Problem,
  Storage,
  translate,
  UPLOADS,
} from '#platform';
import { RecipePhotosService } from '#recipes';
import { MigrationsService } from '../migrations.service.ts';

/** A file as it was when it was found. */
export interface FolderFile {
  id: string;
  name: string;
  size: number;
  /** Time of the last change by the clock of the file system, in milliseconds. */
  modifiedMs: number;
  /** Time by the clock of the worker, in milliseconds. */
  seenAt: number;
}
/** Worker deaths are hardly ever caused by this job, which leaves the reading to others. */
export const importFolderFile = defineJob<FolderFile>('migrations.import-file', { concurrency: 4, kills: 20 });

/** Time without a change after which a file is complete. */
const SETTLE_MS = 10_000;
const POLL_MS = 1_000;
const MEGABYTE = 1024 * 1024;
/** Folders within IMPORT_FOLDER. */
export const CLAIMED = 'working';
const OUTCOMES = { success: 'done', failure: 'failed' } as const;
/** File beside a claimed one, with the id of the report of its import. */
export const REPORT = '.report';
/** Letters of a name that is made longer; file systems allow 255 bytes. */
const MAX_NAME = 70;

const unlessMissing = async <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });

/**
 * Imports one file of IMPORT_FOLDER: claims it by moving it to a folder of its own, hands a copy to the usual imports, and moves it to
 * `done` or `failed` when they have ended. Each run of the job goes on where the last one stopped.
 */
@Injectable()
export class FolderImportService {
  constructor(
    private readonly environment: Environment,
    private readonly migrations: MigrationsService,
    private readonly photos: RecipePhotosService,
    private readonly reports: ReportsService,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Throws `RetryLater` while the file may still be written, and until its import has ended. */
  async run(context: Context, file: FolderFile): Promise<void> {
    const { IMPORT_FOLDER: folder } = this.environment;
    if (!folder || !(await this.claim(folder, file))) return;
    try {
      const report = (await this.findReport(context, folder, file)) ?? (await this.start(context, folder, file));
      if (report.status === 'in-progress') throw new RetryLater(POLL_MS);
      const reasons = report.entries.filter(({ exception }) => exception);
      const text = reasons.map(({ message, exception }) => `${message}: ${exception}\n`).join('');
      await this.finish(folder, file, report.status === 'failure' ? 'failure' : 'success', text);
    } catch (error) {
      if (!(error instanceof Problem) || isOutage(error)) throw error;
      await this.finish(folder, file, 'failure', `${translate(context.locale, error.key, error.params)}\n`);
    }
  }

  /** Moves a claimed file to `failed`. */
  async fail(file: FolderFile, reason: string): Promise<void> {
    const { IMPORT_FOLDER: folder } = this.environment;
    if (folder) await this.finish(folder, file, 'failure', `${reason}\n`);
  }

  /** Returns false if another job has the file, or if it was changed since; the next scan then finds it again. */
  private async claim(folder: string, file: FolderFile): Promise<boolean> {
    const claimed = pathOfClaimed(folder, file);
    if (await unlessMissing(lstat(claimed))) {
      // the scan takes a file whose folder has not been touched for a while for one without a job
      const now = this.clock.now();
      await unlessMissing(utimes(dirname(claimed), now, now));
      return true;
    }
    const waitedMs = this.clock.now().getTime() - file.seenAt;
    if (waitedMs < SETTLE_MS) throw new RetryLater(Math.min(SETTLE_MS, SETTLE_MS - waitedMs));
    const path = join(folder, file.name);
    const stats = await unlessMissing(lstat(path));
    if (!stats || stats.size !== file.size || stats.mtimeMs !== file.modifiedMs) return this.release(folder, file);
    await this.makeFolder(folder, CLAIMED);
    await mkdir(dirname(claimed), { recursive: true });
    const isMine = await unlessMissing(rename(path, claimed).then(() => true));
    return isMine ?? this.release(folder, file);
  }

  private async release(folder: string, file: FolderFile): Promise<false> {
    await rm(dirname(pathOfClaimed(folder, file)), { recursive: true, force: true });
    return false;
  }

  private async findReport(context: Context, folder: string, file: FolderFile): Promise<Report | undefined> {
    const id = await unlessMissing(readFile(pathOfReport(folder, file), 'utf8'));
    if (!id) return undefined;
    return this.reports.get(context, id).catch((error: unknown) => {
      // the process ended before the import was committed
      if (error instanceof NotFound) return undefined;
      throw error;
    });
  }

  private async start(context: Context, folder: string, file: FolderFile): Promise<Report> {
    const path = await this.copyToUploads(pathOfClaimed(folder, file));
    try {
      const isPicture = await isPictureOrPdf(path);
      const id = await context.transaction(async (tx) => {
        // a job that was taken for lost can run beside the one that replaces it
        await tx.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`import-file:${file.id}`]);
        const started = await this.findReport(tx, folder, file);
        if (started) return started.id;
        const { reportId } = isPicture
          ? await this.photos.start(tx, [path], true)
          : { reportId: (await this.migrations.start(tx, { archive: { path, originalname: file.name } })).id };
        await rm(pathOfReport(folder, file), { force: true });
        await writeOnce(pathOfReport(folder, file), reportId);
        return reportId;
      });
      return await this.reports.get(context, id);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Throws 400 for links and devices, and 413 for files that are larger than an upload may be. */
  private async copyToUploads(path: string): Promise<string> {
    const megabytes = this.environment.MAX_UPLOAD_MB;
    const tooLarge = new Problem(413, 'errors.tooLarge', { megabytes });
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
    // a link to a secret file of the server must not be followed
    if (!(await lstat(path)).isFile()) throw new BadRequest('migrations.unreadable');
    const source = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const key = `${UPLOADS}/${randomUUID()}`;
    try {
      if ((await source.stat()).size > megabytes * MEGABYTE) throw tooLarge;
      await this.storage.write(key, '');
      let length = 0;
      const limit = new Transform({
        transform: (chunk: Buffer, _encoding, done) =>
          (length += chunk.length) > megabytes * MEGABYTE ? done(tooLarge) : done(null, chunk),
      });
      await pipeline(Readable.from(source.readableWebStream()), limit, createWriteStream(this.storage.path(key)));
      return this.storage.path(key);
    } catch (error) {
      await this.storage.remove(key);
      throw error;
    } finally {
      await source.close();
    }
  }

  private async finish(
    folder: string,
    file: FolderFile,
    outcome: keyof typeof OUTCOMES,
    reason: string,
  ): Promise<void> {
    const claimed = pathOfClaimed(folder, file);
    const mark = file.id.slice(0, 8);
    if (await unlessMissing(lstat(claimed))) {
      const target = await this.makeFolder(folder, OUTCOMES[outcome]);
      if (reason) await writeOnce(join(target, `${file.name.slice(0, MAX_NAME)}.${mark}.txt`), reason);
      const isTaken = await unlessMissing(lstat(join(target, file.name)));
      await rename(claimed, join(target, isTaken ? `${mark}-${file.name.slice(-MAX_NAME)}` : file.name));
    }
    await this.release(folder, file);
  }

  /** Throws if a link is in the place of the folder, which could lead anywhere. */
  private async makeFolder(folder: string, name: string): Promise<string> {
    const path = join(folder, name);
    await mkdir(path, { recursive: true });
    if (!(await lstat(path)).isDirectory()) throw new Error(`${path} is not a folder`);
    return path;
  }
}

async function isPictureOrPdf(path: string): Promise<boolean> {
  if (await isPdf(path)) return true;
  // files that recipes cannot have as attachments may be those of other programs
  const kind = await detectFileKind(path, '').catch((error: unknown) => {
    if (!(error instanceof BadRequest)) throw error;
  });
  return kind === PICTURE;
}

/** Never follows a link. Keeps the file that an earlier run of the job wrote. */
const writeOnce = async (path: string, text: string): Promise<void> =>
  writeFile(path, text, { flag: 'wx' }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
const pathOfClaimed = (folder: string, { id, name }: FolderFile) => join(folder, CLAIMED, id, name);
const pathOfReport = (folder: string, { id }: FolderFile) => join(folder, CLAIMED, id, REPORT);
