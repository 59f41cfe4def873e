import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { cp, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Environment } from './environment.ts';
import { errorCode } from './errors/error-code.ts';
import { defineProcessTask, runInProcess } from './processes/process-pool.ts';
import type { Sizes, task as countSizes } from './sizes.worker-task.ts';
import { makePrivateFolder } from './private-folder.ts';

const countSizesTask = defineProcessTask<typeof countSizes>(import.meta.url, 'sizes.worker-task', {
  seconds: 300,
  lane: 'own',
});

/** Folder of uploaded files until their request is answered. */
export const UPLOADS = 'uploads';

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;

/** Name that `write` gives to an incomplete file. */
const TEMPORARY = /^\.[\da-f-]{36}\.tmp$/;
const PRUNED_AT_ONCE = 500;

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(errorCode(error));

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Files under DATA_DIR by key (`recipes/<id>/images/original.webp`). Keys consist of ids and names of the product, never of user input;
 * others throw. A file is written completely, including to disk, or not at all.
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
        // the folder was removed at the same moment
        if (attempt === 3 || !isMissing(error)) throw error;
      }
    }
  }

  private async writeOnce(key: string, content: Uint8Array | string): Promise<void> {
    const path = this.path(key);
    const folder = dirname(path);
    const temporary = join(folder, `.${randomUUID()}.tmp`);
    await makePrivateFolder(folder);
    try {
      const handle = await open(temporary, 'wx', 0o600);
      await handle
        .writeFile(content)
        .then(() => handle.sync())
        .finally(() => handle.close());
      await rename(temporary, path);
      // Windows cannot open folders and preserves the order of renames itself.
      if (process.platform !== 'win32') await syncFolder(folder);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** Moves an uploaded file into the storage. */
  async take(path: string, key: string): Promise<void> {
    const target = this.path(key);
    await makePrivateFolder(dirname(target));
    const handle = await open(path, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(path, target);
    if (process.platform !== 'win32') await syncFolder(dirname(target));
  }

  async read(key: string): Promise<Buffer | null> {
    return unlessMissing(readFile(this.path(key)));
  }

  /** @param part first and last byte; the whole file by default */
  stream(key: string, part?: { start: number; end: number }): ReadStream {
    return createReadStream(this.path(key), part);
  }

  /** Returns size in bytes and time of the last change; null if the file does not exist. */
  async info(key: string): Promise<{ size: number; modified: Date } | null> {
    const stats = await unlessMissing(stat(this.path(key)));
    return stats?.isFile() ? { size: stats.size, modified: stats.mtime } : null;
  }

  /** Returns the size in bytes of a file that must exist. */
  async size(key: string): Promise<number> {
    return (await stat(this.path(key))).size;
  }

  /** Returns the names in a folder; empty if it does not exist. */
  async list(folder: string): Promise<string[]> {
    const names = (await unlessMissing(readdir(this.path(folder)))) ?? [];
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  /** Removes a file, or a folder recursively. */
  async remove(key: string): Promise<void> {
    // retries, because another process may be writing into the folder
    await rm(this.path(key), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }

  async copy(from: string, to: string): Promise<void> {
    await unlessMissing(cp(this.path(from), this.path(to), { recursive: true }));
  }

  /**
   * Removes old entries of a folder that no row refers to, and incomplete files that killed processes left. Younger entries stay,
   * because their rows may not have been written yet.
   *
   * @param findReferenced returns those of the names that a row refers to; without it, all old entries are removed
   */
  async prune(folder: string, before: Date, findReferenced?: (names: string[]) => Promise<Set<string>>): Promise<void> {
    const names = await this.list(folder);
    for (let at = 0; at < names.length; at += PRUNED_AT_ONCE) {
      const batch = names.slice(at, at + PRUNED_AT_ONCE);
      const referenced = await findReferenced?.(batch);
      for (const name of batch)
        if (!referenced?.has(name) && (await isOlder(this.path(`${folder}/${name}`), before)))
          await this.remove(`${folder}/${name}`);
    }
    const entries = await unlessMissing(readdir(this.path(folder), { withFileTypes: true, recursive: true }));
    for (const { name, parentPath } of entries ?? []) {
      const path = join(parentPath, name);
      if (TEMPORARY.test(name) && (await isOlder(path, before))) await rm(path, { force: true });
    }
  }

  /** Returns the total bytes of each entry in a folder, or of the named ones; without a folder, in the data folder. */
  async sizes(folder?: string, names?: string[]): Promise<Map<string, number>> {
    const { sizes } = await runInProcess(countSizesTask, {
      folder: folder === undefined ? this.root : this.path(folder),
      names,
    });
    return sizes;
  }

  /**
   * Searches the data folder for paths and counts the bytes of each matched folder.
   *
   * @param patterns patterns of paths below the data folder; paths of folders end with a slash
   * @param names names in the data folder; all by default
   */
  async search(patterns: RegExp[], names?: string[]): Promise<Sizes> {
    return runInProcess(countSizesTask, { folder: this.root, names, patterns });
  }

  /** Returns the free bytes of the disk. */
  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }
}

/** True if the file exists and has not been changed since. */
async function isOlder(path: string, before: Date): Promise<boolean> {
  const stats = await unlessMissing(stat(path));
  return stats !== null && stats.mtime < before;
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | null> {
  return result.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
