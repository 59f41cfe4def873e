import type { RecipeChanges } from '../recipes/recipe-writer.ts';
import type { RecipeAsset } from '../recipes/recipe.entity.ts';

const ICON = /^mdi-[a-z0-9-]{1,40}$/;

/** The words for icons that existing clients know. */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'mdi-file-image'],
  [/pdf$/, 'mdi-file-pdf-box'],
  [/^audio\//, 'mdi-file-music'],
  [/^video\//, 'mdi-file-video'],
];

export const iconOf = (icon: string | undefined, type: string): string =>
  icon && ICON.test(icon) ? icon : (ICONS.find(([pattern]) => pattern.test(type))?.[1] ?? 'mdi-file');

/** The stored files with the names and in the order that were sent; those that the recipe does not have are left out. */
export function updatedAssets(
  stored: readonly RecipeAsset[],
  sent: RecipeChanges['assets'],
): RecipeAsset[] | undefined {
  if (!sent) return undefined;
  const byName = new Map(stored.map((asset) => [asset.fileName, asset]));
  const kept = new Map<string, RecipeAsset>();
  for (const { fileName, name, icon } of sent) {
    const asset = byName.get(fileName ?? '');
    if (asset)
      kept.set(asset.fileName, {
        ...asset,
        name: name?.trim() || asset.name,
        icon: iconOf(icon ?? asset.icon, asset.type),
      });
  }
  return [...kept.values()];
}

/** The names of the files that a list has no more. */
export const removedFiles = (stored: readonly RecipeAsset[], kept: readonly RecipeAsset[] = stored): string[] => {
  const names = new Set(kept.map(({ fileName }) => fileName));
  return stored.map(({ fileName }) => fileName).filter((name) => !names.has(name));
};
