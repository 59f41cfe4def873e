import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { plainRecipe, type Recipe } from '../../../libs/ui/src/theme/static-styles.ts';

const recipes = /\/libs\/ui\/src\/[\w/-]+(-recipe|theme\/recipes\/[\w-]+)\.ts$/;

/** Recipes are written with tokens and shorthands; the app gets them in plain CSS and needs neither table. */
export function plainRecipes(): Plugin {
  return {
    name: 'tureen:plain-recipes',
    enforce: 'pre',
    transform: {
      filter: { id: recipes },
      async handler(_code, id) {
        const exported = (await import(pathToFileURL(id).href)) as Record<string, object | string>;
        const lines = Object.entries(exported).map(([name, value]) => {
          const plain = name.endsWith('Recipe') ? plainRecipe(value as Recipe) : value;
          return `export const ${name} = ${JSON.stringify(plain)};`;
        });
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}
