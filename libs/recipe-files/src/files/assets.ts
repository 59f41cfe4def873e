import { posix } from 'node:path';
import type { ImportedAsset } from '../imported-recipe.ts';
import type { SourceFile } from './source-file.ts';

const MAX_ITEMS = 200;

/** File names that a picture of this name can have. */
export const withPictureEndings = (name: string): string[] =>
  ['webp', 'jpg', 'jpeg', 'png'].map((ending) => `${name}.${ending}`);

/** Loads the files that a recipe file refers to by relative paths. */
export async function loadAssets(
  file: SourceFile,
  named: { name: string; icon?: string; path: string }[],
): Promise<ImportedAsset[]> {
  const assets: ImportedAsset[] = [];
  for (const { path, ...asset } of named.slice(0, MAX_ITEMS)) {
    const bytes = await file.readReferenced(path);
    if (bytes) assets.push({ ...asset, bytes, fileName: posix.basename(path) });
  }
  return assets;
}
