import { opendir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of DATA_DIR that backups leave out. */
const NO_MEDIA = new Set(['postgres', 'backups', 'docker-validation', 'logs', 'mail', 'restored', 'uploads']);

/** Returns the folders of DATA_DIR that contain users' files. */
export async function mediaFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NO_MEDIA.has(entry.name.split('.')[0]!))
    .map(({ name }) => name)
    .sort();
}

/** Yields the keys of all files below a folder of DATA_DIR, without incomplete ones. */
export async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await opendir(join(root, folder));
  } catch {
    return;
  }
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, key);
    else if (entry.isFile()) yield key;
  }
}
