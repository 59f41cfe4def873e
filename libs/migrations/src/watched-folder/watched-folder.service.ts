import { randomUUID } from 'node:crypto';
import { access, constants, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { languagesOf, User } from '#identity';
import { defineJob, Jobs } from '#jobs';
import { Context } from '#persistence';
import { Clock, Environment, errorCode, Log } from '#platform';
import { CLAIMED, type FolderFile, importFolderFile, REPORT } from './folder-import.service.ts';

/** Looks for new files, if IMPORT_FOLDER is set. */
export const scanImportFolder = defineJob<object>('migrations.scan-folder', { schedule: '* * * * *', attempts: 1 });

/** Number of files of one run; the others wait for the next one. */
const MAX_FILES = 100;
/** Jobs touch the folder of their file every few seconds; a worker that restarts takes less time than this. */
const ABANDONED_MS = 10 * 60_000;

/** Finds files in IMPORT_FOLDER. One job a file imports them, which may be requested several times. */
@Injectable()
export class WatchedFolderService {
  constructor(
    private readonly environment: Environment,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async scan(server: Context): Promise<void> {
    const { manager } = server;
    const { IMPORT_FOLDER: folder, IMPORT_FOLDER_USER: name = '' } = this.environment;
    if (!folder) return;
    const names = await this.namesIn(folder);
    const abandoned = await this.findAbandoned(folder);
    if (!names.length && !abandoned.length) return;
    const user = await findUser(manager, name);
    if (!user)
      return this.log.warn('IMPORT_FOLDER_USER names nobody, so files are waiting', {
        files: names.length + abandoned.length,
      });
    const locale = (await languagesOf(server, [user.id])).get(user.id);
    const context = Context.inGroup(user.groupId, manager, { userId: user.id, ...(locale && { locale }) });
    const seenAt = this.clock.now().getTime();
    const files = names.map(async (name) => {
      const stats = await lstat(join(folder, name)).catch(() => undefined);
      return stats && { payload: { id: randomUUID(), name, size: stats.size, modifiedMs: stats.mtimeMs, seenAt } };
    });
    const found = (await Promise.all(files)).filter((file) => file !== undefined);
    await this.jobs.enqueueAll(context, importFolderFile, [...found, ...abandoned.map((payload) => ({ payload }))]);
  }

  /** Returns claimed files whose job has not run for a while, for example because the queue was lost or a backup restored. */
  private async findAbandoned(folder: string): Promise<FolderFile[]> {
    const now = this.clock.now().getTime();
    const claimed = join(folder, CLAIMED);
    const ids = await readdir(claimed).catch(() => []);
    const found = ids.slice(0, MAX_FILES).map(async (id): Promise<FolderFile[]> => {
      const own = join(claimed, id);
      const stats = await lstat(own);
      if (!stats.isDirectory() || now - stats.mtimeMs < ABANDONED_MS) return [];
      const [name] = (await readdir(own)).filter((one) => one !== REPORT);
      if (name === undefined) return [];
      const { size, mtimeMs } = await lstat(join(own, name));
      return [{ id, name, size, modifiedMs: mtimeMs, seenAt: 0 }];
    });
    // files can be finished meanwhile
    const settled = await Promise.allSettled(found);
    return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  }

  /** Returns the names of files; folders, and files that programs hide while they write them, are left alone. */
  private async namesIn(folder: string): Promise<string[]> {
    try {
      await access(folder, constants.R_OK | constants.W_OK);
      const entries = await readdir(folder, { withFileTypes: true });
      const files = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'));
      return files.slice(0, MAX_FILES).map((file) => file.name);
    } catch (error) {
      this.log.warn('IMPORT_FOLDER cannot be read or changed', { folder, code: errorCode(error) });
      return [];
    }
  }
}

/** Finds an account by username or e-mail address, in any case; locked ones count as missing. */
const findUser = async (manager: Context['manager'], name: string): Promise<User | null> =>
  manager
    .createQueryBuilder(User, 'u')
    .where('u.locked_at IS NULL AND (lower(u.username) = lower(:name) OR u.email = lower(:name))', { name })
    .getOne();
