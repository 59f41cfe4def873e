import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ArchiveReader, damaged, hashed } from './archive-reader.ts';
import { MEDIA } from './manifest.ts';
import { mediaFolders } from './media-folders.ts';

const FOLDER = 'restored';
/** What a key of a file in a backup may look like: no way leads out of the folder. */
const KEY = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)+[A-Za-z0-9][A-Za-z0-9._-]*$/;
export const isFileKey = (key: string): boolean => KEY.test(key);

/** The files of one restoration, on their way into DATA_DIR. */
export class RestoredFiles {
  private readonly folder: string;
  /** Complete files, not yet in use. */
  private readonly fresh: string;
  /** What was in use before. */
  private readonly former: string;

  constructor(
    private readonly root: string,
    id: string,
  ) {
    this.folder = join(root, FOLDER, id);
    this.fresh = join(this.folder, 'new');
    this.former = join(this.folder, 'old');
  }

  /** Unpacks all of them. Throws `backups.damaged` where one is not what it was, or is missing. */
  async unpack(
    archive: ArchiveReader,
    { signal, progress }: { signal: AbortSignal; progress: (fraction: number) => Promise<void> },
  ): Promise<void> {
    await mkdir(this.fresh, { recursive: true });
    const expected = await archive.files();
    const total = expected.size;
    for await (const { name, read } of archive.entries()) {
      if (!name.startsWith(MEDIA)) continue;
      signal.throwIfAborted();
      const key = name.slice(MEDIA.length);
      const file = expected.get(key);
      if (!file || !isFileKey(key)) throw damaged();
      expected.delete(key);
      const hash = createHash('sha256');
      const path = join(this.fresh, key);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(hashed(await read(), hash), createWriteStream(path, { flags: 'w', mode: 0o644 }));
      if (hash.digest('hex') !== file.sha256) throw damaged();
      if (expected.size % 100 === 0) await progress(1 - expected.size / Math.max(1, total));
    }
    if (expected.size) throw damaged();
    await syncAll(this.fresh);
  }

  /**
   * Takes what was in use out of DATA_DIR and puts the new files there. Doing it again finishes what a killed process has begun: nothing new is
   * put in before all of the old is out, and the folder has another name once all of the new is in.
   */
  async putInPlace(): Promise<void> {
    if (!(await exists(this.folder))) return;
    const mark = join(this.folder, 'emptied');
    if (!(await exists(mark))) {
      for (const name of await mediaFolders(this.root)) await moveInto(join(this.root, name), join(this.former, name));
      await (await open(mark, 'w')).close();
    }
    for (const name of await namesIn(this.fresh)) await moveInto(join(this.fresh, name), join(this.root, name));
    const over = `${this.folder}.over`;
    await rename(this.folder, over);
    await rm(over, { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Removes what killed processes have left. */
  static async removeLeft(root: string): Promise<void> {
    await rm(join(root, FOLDER), { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Moves all that is in a folder, which may be the place where a disk is mounted. */
async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await namesIn(from)) await move(join(from, name), join(to, name));
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // somebody has written there already: what is moved wins
    if (['ENOTEMPTY', 'EEXIST'].includes(code)) await rm(to, { recursive: true, force: true });
    else if (code !== 'EXDEV') throw error;
    if (code === 'EXDEV') {
      await cp(from, to, { recursive: true, force: true });
      await rm(from, { recursive: true, force: true });
    } else await rename(from, to);
  }
}

/** The names of all files are on disk. */
async function syncAll(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncAll(join(folder, entry.name));
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
