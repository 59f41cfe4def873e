import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { NotFound } from '#platform';
import { BACKUP_NAME, type BackupDestination, type StoredCopy } from './destination.ts';

/** A folder on another disk or a mounted network share. */
export class FolderDestination implements BackupDestination {
  constructor(private readonly folder: string) {}

  get title(): string {
    return this.folder;
  }

  async list(): Promise<StoredCopy[]> {
    const names = (await readdir(this.folder).catch(missing)) ?? [];
    const copies = names
      .filter((name) => BACKUP_NAME.test(name))
      .map(async (name) => {
        const info = await stat(join(this.folder, name)).catch(missing);
        return info ? [{ name, bytes: info.size, date: new Date(info.mtimeMs) }] : [];
      });
    return (await Promise.all(copies)).flat();
  }

  /** Copies under a temporary name, so that no incomplete file is visible. */
  async put(name: string, path: string, signal: AbortSignal): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const partial = join(this.folder, `.${name}.partial`);
    try {
      await pipeline(createReadStream(path), createWriteStream(partial, { mode: 0o600 }), { signal });
      const handle = await open(partial, 'r');
      await handle.sync().finally(() => handle.close());
      await rename(partial, join(this.folder, name));
    } finally {
      await rm(partial, { force: true });
    }
  }

  async fetch(name: string, path: string, signal: AbortSignal): Promise<void> {
    try {
      await pipeline(createReadStream(join(this.folder, name)), createWriteStream(path, { mode: 0o600 }), { signal });
    } catch (error) {
      missing(error as NodeJS.ErrnoException);
      throw new NotFound();
    }
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
