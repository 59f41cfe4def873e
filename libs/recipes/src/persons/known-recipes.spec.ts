import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBSTANCES } from '#food';
import { parseIngredient } from '#ingredients/parser';
import { foodLanguages, foodLinker } from '#organizers';
import { contentsOfLine, type LineContents } from '../foods/recipe-allergens.ts';
import type { RecipeLink } from '../foods/recipe-line-food.entity.ts';
import { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { fitOf } from './person-fit.ts';
import { type Allergen, type Diet, Person } from './person.entity.ts';

/** Letters by which the labels of the recipes name allergens; "?" behind one says that brands or recipes differ. */
const LETTERS: Record<string, Allergen> = {
  ...({ G: 'gluten', C: 'crustaceans', E: 'egg', F: 'fish', P: 'peanuts', S: 'soybeans', M: 'milk' } as const),
  ...({ N: 'nuts', L: 'celery', T: 'mustard', Z: 'sesame', U: 'sulphites', K: 'lupin', O: 'molluscs' } as const),
};
const DIETS = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  pescetarian: 'pescetarian',
  pork: 'withoutPork',
  alcohol: 'withoutAlcohol',
} as const;
/** Share of harmless recipes of which nothing certain can be said. */
const MAX_UNKNOWN = 0.22;
const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const RECIPE = /^([^=]+) = ((?:[A-Z]\??)*)((?: ?[a-z]+)*) ?: (.+)$/;

interface KnownRecipe {
  name: string;
  lines: string[];
  /** Needs for which the recipe must not be shown as fine. */
  dangers: Set<Allergen | Diet>;
}

function readRecipes(language: string): KnownRecipe[] {
  const text = readFileSync(join(import.meta.dirname, 'known-recipes', `${language}.txt`), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [, name = '', letters = '', diets = '', lines = ''] = RECIPE.exec(row) ?? [];
      const allergens = [...letters.replaceAll('?', '')].map((letter) => LETTERS[letter]!);
      const named = diets.trim().split(' ').filter(Boolean) as (keyof typeof DIETS)[];
      return { name, lines: lines.split('; '), dangers: new Set([...allergens, ...named.map((one) => DIETS[one])]) };
    });
}

function readLine(text: string, language: string): LineContents {
  const { food, note } = parseIngredient(text, { language });
  const options = foodLanguages(language, 'en-US');
  const links = foodLinker.link(food, { ...options, note }).map((guess): RecipeLink => ({
    ...{ recipeId: '', referenceId: text, kinds: [], words: food },
    ...{ ...guess, state: 'guess' },
  }));
  const line = Object.assign(new RecipeIngredient(), {
    referenceId: text,
    note,
    words: { food },
    foodId: null,
    quantity: null,
  });
  return contentsOfLine(line, links, language, 'en-US');
}

const person = (needs: Partial<Person>): Person =>
  Object.assign(
    new Person(),
    { id: '', name: '', allergies: [], intolerances: [], diets: [], dislikes: [], knownDislikes: [] },
    needs,
  );
const ALLERGENS = SUBSTANCES.filter((substance) =>
  Object.values(LETTERS).includes(substance as Allergen),
) as Allergen[];
const NEEDS: [need: Allergen | Diet, person: Person][] = [
  ...ALLERGENS.map((allergen): [Allergen, Person] => [allergen, person({ allergies: [allergen] })]),
  ...Object.values(DIETS).map((diet): [Diet, Person] => [diet, person({ diets: [diet] })]),
];

it.each(LANGUAGES)('shows none of 50 known recipes as fine for somebody who must not eat it: %s', (language) => {
  const wrong: string[] = [];
  const harmless = { fine: 0, unsuitable: 0, unknown: 0 };
  for (const { name, lines, dangers } of readRecipes(language)) {
    const contents = lines.map((line) => readLine(line, language));
    for (const [need, who] of NEEDS) {
      const { fit } = fitOf(who, contents);
      if (!dangers.has(need)) harmless[fit]++;
      else if (fit === 'fine') wrong.push(`${name}: ${need}`);
    }
  }
  expect(wrong).toEqual([]);
  const { fine, unsuitable, unknown } = harmless;
  expect(unknown / (fine + unsuitable + unknown)).toBeLessThan(MAX_UNKNOWN);
  // hard cheese is made with rennet, which the labels do not call meat
  expect(unsuitable).toBeLessThan(4);
});
