import { posix } from 'node:path';

/** The files of one archive, by their paths in it; a file that came alone is in a folder of its own. */
export interface Folder {
  readonly paths: readonly string[];
  /** Null where there is none. */
  read(path: string): Promise<Buffer | null>;
}

/** Paths are only compared, never opened. */
export const cleanPath = (path: string): string =>
  posix.normalize(path.replaceAll('\\', '/')).replace(/^(?:\.?\.?\/)+/, '');

const lower = (path: string) => path.toLowerCase();

/** The path of a file that another one names: beside it, from the root, or wherever one of this name is. */
export function findBeside(folder: Folder, from: string, wanted: string): string | undefined {
  const clean = lower(cleanPath(decodePath(wanted)));
  if (!clean) return undefined;
  const beside = lower(cleanPath(posix.join(posix.dirname(from), clean)));
  const index = buildIndex(folder);
  return index.byPath.get(beside) ?? index.byPath.get(clean) ?? index.byName.get(posix.basename(clean));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Index {
  byPath: Map<string, string>;
  byName: Map<string, string>;
}
const indexes = new WeakMap<Folder, Index>();

function buildIndex(folder: Folder): Index {
  const known = indexes.get(folder);
  if (known) return known;
  const byPath = new Map(folder.paths.map((path) => [lower(path), path]));
  const byName = new Map(folder.paths.map((path) => [lower(posix.basename(path)), path]));
  indexes.set(folder, { byPath, byName });
  return { byPath, byName };
}

/** The first file of a folder in the archive whose name fits. */
export const findSibling = (folder: Folder, from: string, name: RegExp): string | undefined => {
  const own = posix.dirname(from);
  return folder.paths.find((path) => posix.dirname(path) === own && name.test(posix.basename(path)));
};
