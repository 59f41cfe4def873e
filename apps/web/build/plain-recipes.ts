import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { definesRecipes, plainRecipe, type Recipe } from '../../../libs/ui/src/theme/static-styles.ts';

/**
 * Compiles style recipes to plain CSS, so that the app needs no tables of tokens and shorthands. Recipe files export
 * nothing else: each is run and replaced by its exports.
 */
export function plainRecipes(): Plugin {
  return {
    name: 'tureen:plain-recipes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/libs\/ui\/src\//, code: definesRecipes },
      async handler(_code, id) {
        // the query avoids the module cache in development
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
