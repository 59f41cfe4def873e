import { opendir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What lies in DATA_DIR and is not what people keep there: everything else is in a backup. */
const NO_MEDIA = new Set(['postgres', 'backups', 'docker-validation', 'logs', 'mail', 'restored', 'uploads']);

/** The folders of DATA_DIR that hold what people keep: pictures, files. */
export async function mediaFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NO_MEDIA.has(entry.name.split('.')[0]!))
    .map(({ name }) => name)
    .sort();
}

/** Keys of all files below a folder of DATA_DIR; what is being written is left out. */
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
