import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { definesRecipes, plainRecipe, type Recipe } from '../../../libs/ui/src/theme/static-styles.ts';

/**
 * Recipes are written with tokens and shorthands; the app gets them in plain CSS and needs the tables of neither. They stand in
 * files that have nothing else: each is run, and what it exports takes its place.
 */
export function plainRecipes(): Plugin {
  return {
    name: 'tureen:plain-recipes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/libs\/ui\/src\//, code: definesRecipes },
      async handler(_code, id) {
        // in development, as it is after the last change
        const exported = (await import(`${pathToFileURL(id).href}?${Date.now()}`)) as Record<string, unknown>;
        const lines = Object.entries(exported).map(([name, value]) => {
          const plain = JSON.stringify(name.endsWith('Recipe') ? plainRecipe(value as Recipe) : value);
          if (!plain) throw new Error(`${name} belongs in another file than recipes: ${id}`);
          return `export const ${name} = ${plain};`;
        });
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}
