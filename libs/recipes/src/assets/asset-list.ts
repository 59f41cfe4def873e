import type { RecipeChanges } from '../recipes/recipe-writer.ts';
import type { Recipe, RecipeAsset } from '../recipes/recipe.entity.ts';

const ICON = /^mdi-[a-z0-9-]{1,40}$/;

/** Icons by content type, by their names in Material Design Icons, which Mealie's clients expect. */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'mdi-file-image'],
  [/pdf$/, 'mdi-file-pdf-box'],
  [/^audio\//, 'mdi-file-music'],
  [/^video\//, 'mdi-file-video'],
];

export const iconOf = (icon: string | undefined, type: string): string =>
  icon && ICON.test(icon) ? icon : (ICONS.find(([pattern]) => pattern.test(type))?.[1] ?? 'mdi-file');

/** Returns the stored files in the order and with the names of the request; unknown file names are ignored. */
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

/** Returns the names of stored files that the new list lacks. */
export const removedFiles = (stored: readonly RecipeAsset[], kept: readonly RecipeAsset[] = stored): string[] => {
  const names = new Set(kept.map(({ fileName }) => fileName));
  return stored.map(({ fileName }) => fileName).filter((name) => !names.has(name));
};

/**
 * Returns the files that readers outside the group may see. If the recipe hides its list, these are the pictures in its texts. Recipes of
 * a list come without texts and files.
 */
export function assetsForGuests(recipe: Recipe): RecipeAsset[] {
  const { id, settings, assets = [], description = '', recipeInstructions: steps = [], notes = [] } = recipe;
  if (settings.showAssets) return assets;
  const texts = [description, ...[...steps, ...notes].map(({ text }) => text)];
  return assets.filter(({ fileName }) =>
    texts.some((text) => text.includes(`/media/recipes/${id}/assets/${fileName}`)),
  );
}
