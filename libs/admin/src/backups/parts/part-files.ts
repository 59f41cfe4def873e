import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '#platform/private-folder';
import { type ArchiveReader, damagedBackup, addToHash } from '../archive/archive-reader.ts';
import { MEDIA_PREFIX } from '../archive/manifest.ts';

/** Extracts the files of single recipes and users from a backup. */
export class PartFiles {
  constructor(
    private readonly root: string,
    /** Temporary folder. */
    private readonly folder: string,
  ) {}

  /** Extracts the files below these folders, such as `recipes/<id>`. Throws `backups.damaged` if a file differs from the manifest. */
  async unpack(archive: ArchiveReader, folders: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    if (!folders.size) return;
    const expected = await archive.files();
    for await (const { name, read } of archive.entries()) {
      if (!name.startsWith(MEDIA_PREFIX)) continue;
      const key = name.slice(MEDIA_PREFIX.length);
      if (!folders.has(key.split('/', 2).join('/'))) continue;
      signal.throwIfAborted();
      const file = expected.get(key);
      if (!file) throw damagedBackup();
      const hash = createHash('sha256');
      const path = join(this.folder, key);
      await makePrivateFolder(dirname(path));
      await pipeline(addToHash(await read(), hash), createWriteStream(path, { mode: 0o600 }));
      if (hash.digest('hex') !== file.sha256) throw damagedBackup();
    }
  }

  /** Copies the files of one folder to their place, over existing ones. Can be repeated. */
  async put(from: string, to: string, without: readonly string[] = []): Promise<void> {
    const excluded = without.map((name) => join(this.folder, from, name));
    await cp(join(this.folder, from), join(this.root, to), {
      recursive: true,
      force: true,
      filter: (path) => !excluded.includes(path),
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
