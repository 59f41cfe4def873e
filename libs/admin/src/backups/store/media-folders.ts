import { opendir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of DATA_DIR that contain users' files. Backups contain these and no others, whoever made them. */
const MEDIA_FOLDERS = ['exports', 'migrations', 'recipes', 'users'];
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** True for the key of a file that backups may contain. No such key leads out of its folder. */
export function isMediaKey(key: string): boolean {
  const [folder = '', ...names] = key.split('/');
  return MEDIA_FOLDERS.includes(folder) && names.length > 0 && names.every((name) => KEY.test(name));
}

/** Returns the existing folders of DATA_DIR that contain users' files. */
export async function mediaFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const present = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
  return MEDIA_FOLDERS.filter((name) => present.has(name));
}

/** Yields the keys of all files below a folder of DATA_DIR, without incomplete ones, which begin with a dot. */
export async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await opendir(join(root, folder));
  } catch {
    return;
  }
  for await (const entry of entries) {
    if (!KEY.test(entry.name)) continue;
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, key);
    else if (entry.isFile()) yield key;
  }
}
