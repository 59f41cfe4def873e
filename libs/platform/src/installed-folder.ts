import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folder of data that comes with the product. Searches upwards, because it is beside libs/ in the sources and two levels higher
 * for the compiled files.
 *
 * @param file a file in it, such as `locales/locales.json`
 */
export function installedFolder(file: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, file))) {
    if (dirname(folder) === folder) throw new Error(`The file "${file}" is missing from the installation.`);
    folder = dirname(folder);
  }
  return dirname(join(folder, file));
}
