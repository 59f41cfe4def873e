import { posix } from 'node:path';
import type { Folder } from '../files/folder.ts';
import { BadArchive, Budget } from '../files/limits.ts';
import { SourceFile } from '../files/source-file.ts';
import { openZip } from '../files/walk.ts';
import { isMealieDatabase } from '../readers/mealie/mealie-backup.ts';
import { readMealieServer } from './read-server.ts';
import type { MealieServer } from './mealie-server.types.ts';

const DATABASE = 'database.json';

const databaseIn = ({ paths }: Folder): string | undefined =>
  paths
    .filter((path) => posix.basename(path) === DATABASE)
    .toSorted((a, b) => a.length - b.length)
    .at(0);

/** True if the file names of a zip look like a backup of Mealie. */
export async function mayBeMealieBackup(path: string): Promise<boolean> {
  try {
    const { folder, close } = await openZip(path, new Budget());
    close();
    return databaseIn(folder) !== undefined;
  } catch {
    return false;
  }
}

export interface OpenedServer {
  server: MealieServer;
  /** True if the backup has a picture of the recipe. */
  hasPicture: (recipeId: string) => boolean;
  /** Reads a file below the folder `data`; null if missing. */
  read: Folder['read'];
  close: () => void;
}

/** Opens a backup of Mealie. Throws BadArchive for other files. */
export async function openMealieBackup(path: string): Promise<OpenedServer> {
  const { folder, close } = await openZip(path, new Budget());
  try {
    const found = databaseIn(folder);
    const bytes = found && (await folder.read(found));
    const database = bytes && new SourceFile(found, bytes, folder).json;
    if (!found || !isMealieDatabase(database)) throw new BadArchive('backups.notReadable');
    const data = posix.join(posix.dirname(found), 'data');
    const pictured = new Set(
      folder.paths.flatMap((one) => /\/recipes\/([^/]+)\/images\/original\.\w+$/.exec(`/${one}`)?.[1] ?? []),
    );
    return {
      server: readMealieServer(database),
      hasPicture: (recipeId) => pictured.has(recipeId),
      read: (one) => folder.read(posix.join(data, one)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
