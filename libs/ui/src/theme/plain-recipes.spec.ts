import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsSystem } from '../root/parts-root.tsx';
import { definesRecipes, plainRecipe, staticStyles, system, type Recipe } from './static-styles.ts';

const library = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: library })
  .filter((file) => !file.includes('.spec.'))
  .map((file) => join(library, file))
  .filter((file) => definesRecipes.test(readFileSync(file, 'utf8')));
const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, object>>));
const recipes = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Recipe'))),
);
const known = new Set(JSON.stringify(staticStyles).match(/--t-[\w-]+/g));

/** Serializes the styles that a system generates, in which later declarations win. */
const stylesBy = ({ cva, sva }: Pick<typeof system, 'cva' | 'sva'>, recipe: Recipe) =>
  JSON.stringify(recipe.slots ? sva(recipe as Parameters<typeof sva>[0])() : cva(recipe)(), undefined, 1);

describe.each(Object.entries(recipes))('%s in plain CSS', (_name, recipe) => {
  it('is styled by the system of the app as the whole Chakra would style it', () => {
    expect(stylesBy(partsSystem, plainRecipe(recipe as Recipe))).toBe(stylesBy(system, recipe as Recipe));
  });

  it('names no variable that the style sheet has not', () => {
    const named = JSON.stringify(plainRecipe(recipe as Recipe)).match(/--t-[\w-]+/g) ?? [];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('refuses what it would not make plain', () => {
  expect(() => plainRecipe({ base: {}, variants: {} } as Recipe)).toThrow('variants');
});
