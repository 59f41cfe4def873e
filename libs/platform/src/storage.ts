import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Environment } from './environment.ts';
import { defineThreadTask, runInThread } from './threads/thread-pool.ts';
import type { Sizes, task as countSizes } from './sizes.task.ts';

const counting = defineThreadTask<typeof countSizes>(import.meta.url, 'sizes.task', { seconds: 300, isOwn: true });

/** Folder of uploaded files until their request is answered. */
export const UPLOADS = 'uploads';

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;

/** Name that `write` gives to an incomplete file. */
const TEMPORARY = /^\.[\da-f-]{36}\.tmp$/;
const PRUNED_AT_ONCE = 500;

const missing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Files under DATA_DIR by key (`recipes/<id>/images/original.webp`). The parts of a key are ids and names of ours, never
 * what a person typed; anything else throws. A written file is complete and on disk, or not there.
 */
@Injectable()
export class Storage {
  readonly root: string;

  constructor(environment: Environment) {
    this.root = resolve(environment.DATA_DIR);
  }

  path(key: string): string {
    if (!key.split('/').every((part) => namePattern.test(part)))
      throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
    return join(this.root, key);
  }

  async write(key: string, content: Uint8Array | string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.writeOnce(key, content);
      } catch (error) {
        // somebody has removed the folder at the same moment
        if (attempt === 3 || !missing(error)) throw error;
      }
    }
  }

  private async writeOnce(key: string, content: Uint8Array | string): Promise<void> {
    const path = this.path(key);
    const folder = dirname(path);
    const temporary = join(folder, `.${randomUUID()}.tmp`);
    await mkdir(folder, { recursive: true });
    try {
      const handle = await open(temporary, 'wx', 0o644);
      await handle
        .writeFile(content)
        .then(() => handle.sync())
        .finally(() => handle.close());
      await rename(temporary, path);
      // Windows cannot open folders, and keeps the order of renames itself.
      if (process.platform !== 'win32') await syncFolder(folder);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** Makes a file of a request a stored one, without reading it. */
  async take(path: string, key: string): Promise<void> {
    const target = this.path(key);
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(path, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(path, target);
    if (process.platform !== 'win32') await syncFolder(dirname(target));
  }

  async read(key: string): Promise<Buffer | null> {
    return unlessMissing(readFile(this.path(key)));
  }

  /** @param part the first and the last byte; everything without it */
  stream(key: string, part?: { start: number; end: number }): ReadStream {
    return createReadStream(this.path(key), part);
  }

  /** Size in bytes and time of the last change, or null when there is no such file. */
  async info(key: string): Promise<{ size: number; modified: Date } | null> {
    const found = await unlessMissing(stat(this.path(key)));
    return found?.isFile() ? { size: found.size, modified: found.mtime } : null;
  }

  /** Names directly under a folder; none when it does not exist. */
  async list(folder: string): Promise<string[]> {
    const names = (await unlessMissing(readdir(this.path(folder)))) ?? [];
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  /** Removes a file, or a folder and all below it. */
  async remove(key: string): Promise<void> {
    // somebody may be writing into it
    await rm(this.path(key), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }

  async copy(from: string, to: string): Promise<void> {
    await unlessMissing(cp(this.path(from), this.path(to), { recursive: true }));
  }

  /**
   * Removes from a folder what no row names any more, and the parts of files that were being written when a process was killed. Younger
   * entries stay: their rows may not have been written yet.
   *
   * @param named those of these names that a row has; without it, none is kept
   */
  async prune(folder: string, before: Date, named?: (names: string[]) => Promise<Set<string>>): Promise<void> {
    const names = await this.list(folder);
    for (let at = 0; at < names.length; at += PRUNED_AT_ONCE) {
      const some = names.slice(at, at + PRUNED_AT_ONCE);
      const kept = await named?.(some);
      for (const name of some)
        if (!kept?.has(name) && (await isOlder(this.path(`${folder}/${name}`), before)))
          await this.remove(`${folder}/${name}`);
    }
    const entries = await unlessMissing(readdir(this.path(folder), { withFileTypes: true, recursive: true }));
    for (const { name, parentPath } of entries ?? []) {
      const path = join(parentPath, name);
      if (TEMPORARY.test(name) && (await isOlder(path, before))) await rm(path, { force: true });
    }
  }

  /** Bytes of all files under each thing in a folder, or under those that are named; without a folder, in that of all data. */
  async sizes(folder?: string, names?: string[]): Promise<Map<string, number>> {
    const { sizes } = await runInThread(counting, {
      folder: folder === undefined ? this.root : this.path(folder),
      names,
    });
    return sizes;
  }

  /**
   * Searches the data folder for paths and counts the bytes of each matched folder.
   * @param wanted patterns of paths below the data folder; paths of folders end with a slash
   * @param names within it; all if left out
   */
  async search(wanted: RegExp[], names?: string[]): Promise<Sizes> {
    return runInThread(counting, { folder: this.root, names, wanted });
  }

  /** Bytes that are free on the disk. */
  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }
}

/** True if the file exists and has not been changed since. */
async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await unlessMissing(stat(path));
  return found !== null && found.mtime < before;
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (missing(error)) return null;
    throw error;
  });
}
