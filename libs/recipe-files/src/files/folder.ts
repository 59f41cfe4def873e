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

/** Resolves a reference in the file `from`: relative to that file, from the root, or by file name anywhere. */
export function resolveReference(folder: Folder, from: string, reference: string): string | undefined {
  const clean = lower(cleanPath(decodePath(reference)));
  if (!clean) return undefined;
  const relative = lower(cleanPath(posix.join(posix.dirname(from), clean)));
  const index = buildIndex(folder);
  return index.byPath.get(relative) ?? index.byPath.get(clean) ?? index.byName.get(posix.basename(clean));
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
  byName: Map<string, string>;
}
const indexes = new WeakMap<Folder, Index>();

function buildIndex(folder: Folder): Index {
  const cached = indexes.get(folder);
  if (cached) return cached;
  const byPath = new Map(folder.paths.map((path) => [lower(path), path]));
  const byName = new Map(folder.paths.map((path) => [lower(posix.basename(path)), path]));
  indexes.set(folder, { byPath, byName });
  return { byPath, byName };
}

/** Returns the first file in the same folder whose name matches. */
export const findSibling = (folder: Folder, from: string, name: RegExp): string | undefined => {
  const directory = posix.dirname(from);
  return folder.paths.find((path) => posix.dirname(path) === directory && name.test(posix.basename(path)));
};
