import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '#platform/private-folder';
import { type ArchiveReader, damagedBackup, addToHash } from '../archive/archive-reader.ts';
import { MEDIA_PREFIX } from '../archive/manifest.ts';
import { mediaFolders } from '../store/media-folders.ts';

const FOLDER = 'restored';

/** Moves the files of one restoration into DATA_DIR. */
export class RestoredFiles {
  private readonly folder: string;
  /** Complete files that are not yet in use. */
  private readonly fresh: string;
  /** Files that were in use before. */
  private readonly former: string;

  constructor(
    private readonly root: string,
    id: string,
  ) {
    this.folder = join(root, FOLDER, id);
    this.fresh = join(this.folder, 'new');
    this.former = join(this.folder, 'old');
  }

  /** Extracts all files. Throws `backups.damaged` if one is missing or differs from the manifest. */
  async unpack(
    archive: ArchiveReader,
    { signal, progress }: { signal: AbortSignal; progress: (fraction: number) => Promise<void> },
  ): Promise<void> {
    await makePrivateFolder(this.fresh);
    const expected = await archive.files();
    const total = expected.size;
    for await (const { name, read } of archive.entries()) {
      if (!name.startsWith(MEDIA_PREFIX)) continue;
      signal.throwIfAborted();
      const key = name.slice(MEDIA_PREFIX.length);
      const file = expected.get(key);
      if (!file) throw damagedBackup();
      expected.delete(key);
      const hash = createHash('sha256');
      const path = join(this.fresh, key);
      await makePrivateFolder(dirname(path));
      await pipeline(addToHash(await read(), hash), createWriteStream(path, { flags: 'w', mode: 0o600 }));
      if (hash.digest('hex') !== file.sha256) throw damagedBackup();
      if (expected.size % 100 === 0) await progress(1 - expected.size / Math.max(1, total));
    }
    if (expected.size) throw damagedBackup();
    await syncAll(this.fresh);
  }

  /**
   * Moves the former files out of DATA_DIR and the new ones in. Can be repeated after an interruption: new files are moved only when all
   * former ones are out, and the folder is renamed when all new ones are in.
   */
  async putInPlace(): Promise<void> {
    if (!(await exists(this.folder))) return;
    const mark = join(this.folder, 'emptied');
    if (!(await exists(mark))) {
      for (const name of await mediaFolders(this.root)) await moveInto(join(this.root, name), join(this.former, name));
      await (await open(mark, 'w')).close();
    }
    for (const name of await mediaFolders(this.fresh)) await moveInto(join(this.fresh, name), join(this.root, name));
    const over = `${this.folder}.over`;
    await rename(this.folder, over);
    await rm(over, { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Removes folders that killed processes left. */
  static async removeAbandoned(root: string): Promise<void> {
    await rm(join(root, FOLDER), { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Moves the content of a folder instead of the folder, because it may be a mount point. */
async function moveInto(from: string, to: string): Promise<void> {
  await makePrivateFolder(to);
  for (const name of await namesIn(from)) await move(join(from, name), join(to, name));
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // the target was written meanwhile; the moved file replaces it
    if (['ENOTEMPTY', 'EEXIST'].includes(code)) await rm(to, { recursive: true, force: true });
    else if (code !== 'EXDEV') throw error;
    if (code === 'EXDEV') {
      await cp(from, to, { recursive: true, force: true });
      await rm(from, { recursive: true, force: true });
    } else await rename(from, to);
  }
}

/** Flushes the directory entries of all files to the disk. */
async function syncAll(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncAll(join(folder, entry.name));
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
