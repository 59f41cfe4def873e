import { posix } from 'node:path';

/** The files of an archive by path, or a single uploaded file. */
export interface Folder {
  readonly paths: readonly string[];
  /** Returns null if the file does not exist. */
  read(path: string): Promise<Buffer | null>;
}

/** Normalizes a path for comparison; such paths are never opened on disk. */
export const cleanPath = (path: string): string =>
  posix.normalize(path.replaceAll('\\', '/')).replace(/^(?:\.?\.?\/)+/, '');

const lower = (path: string) => path.toLowerCase();

/**
 * Resolves a reference in the file `from`: relative to that file, from the root, or by its file name if a single file has that name.
 * A file that lies with another recipe belongs to that recipe.
 */
export function resolveReference(folder: Folder, from: string, reference: string): string | undefined {
  const clean = lower(cleanPath(decodePath(reference)));
  if (!clean || clean.endsWith('/')) return undefined;
  const index = buildIndex(folder);
  const relative = index.byPath.get(resolveRelative(from, clean));
  if (relative !== undefined) return relative;
  const other = index.byPath.get(clean) ?? index.byName.get(posix.basename(clean));
  return other && !liesWithOthers(index, from, other) ? other : undefined;
}

/** Finds one of the names in the folder of `from`. A folder with several files of its kind is shared, so nothing in it can be guessed. */
export function findBeside(folder: Folder, from: string, names: readonly string[]): string | undefined {
  const { folders } = buildIndex(folder);
  const kind = lower(posix.extname(from));
  let sameKind = 0;
  for (const path of folders.get(posix.dirname(from)) ?? [])
    if (lower(posix.extname(path)) === kind && ++sameKind > 1) return undefined;
  return findNamed(folder, from, names);
}

/** Returns the first of these names in the folder of a file. */
export function findNamed(folder: Folder, from: string, names: readonly string[]): string | undefined {
  const { byPath } = buildIndex(folder);
  return names.flatMap((name) => byPath.get(resolveRelative(from, name)) ?? [])[0];
}

const resolveRelative = (from: string, reference: string) =>
  lower(cleanPath(posix.join(posix.dirname(from), reference)));

const MEDIA = /\.(?:webp|jpe?g|png|gif|avif|hei[cf]|bmp|tiff?|pdf|mp4|mov)$/i;

/** True if a folder between the media file and the common parent of both files has a file that can be a recipe. */
function liesWithOthers({ folders }: Index, from: string, path: string): boolean {
  if (!MEDIA.test(path)) return false;
  for (let at = posix.dirname(path); at !== '.' && !`${from}/`.startsWith(`${at}/`); at = posix.dirname(at))
    if (folders.get(at)?.some((each) => !MEDIA.test(each))) return true;
  return false;
}

/** Decodes a path of an address; returns other texts unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Index {
  byPath: Map<string, string>;
  /** Paths by file name; undefined for a name that several files have. */
  byName: Map<string, string | undefined>;
  /** Paths by folder. */
  folders: Map<string, string[]>;
}
const indexes = new WeakMap<Folder, Index>();

function buildIndex(folder: Folder): Index {
  const cached = indexes.get(folder);
  if (cached) return cached;
  const byPath = new Map(folder.paths.map((path) => [lower(path), path]));
  const byName: Index['byName'] = new Map();
  for (const path of folder.paths) {
    const name = lower(posix.basename(path));
    byName.set(name, byName.has(name) ? undefined : path);
  }
  const folders = Map.groupBy(folder.paths, (path) => posix.dirname(path));
  const index = { byPath, byName, folders };
  indexes.set(folder, index);
  return index;
}
