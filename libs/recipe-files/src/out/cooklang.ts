import { stringify } from 'yaml';
import type { ExportedRecipe, Writer } from './exported.ts';

/** Cooklang: ingredients are named where they stand in the steps; those that no step names come first. */
export const cooklang: Writer = {
  extension: 'cook',
  type: 'text/plain; charset=utf-8',
  write: (recipe) =>
    [`---\n${stringify(facts(recipe))}---`, ...listed(recipe), ...steps(recipe), ...notes(recipe)]
      .join('\n\n')
      .concat('\n'),
};

function facts(recipe: ExportedRecipe): object {
  const { name, description, recipeYield, recipeServings, prepTime, performTime, totalTime, orgURL } = recipe;
  const names = (list: { name: string }[]) => list.map((one) => one.name);
  const known = {
    title: name,
    description,
    servings: recipeYield || recipeServings || '',
    'prep time': prepTime,
    'cook time': performTime,
    'total time': totalTime,
    tags: names(recipe.tags),
    category: names(recipe.recipeCategory),
    source: orgURL,
  };
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => value && (!Array.isArray(value) || value.length)),
  );
}

/** Signs that mean something are written as letters that look the same. */
const safe = (text: string) =>
  text
    .replace(/@/g, '＠')
    .replace(/#/g, '＃')
    .replace(/~/g, '∼')
    .replace(/[{}]/g, (sign) => (sign === '{' ? '(' : ')'))
    .replace(/--/g, '–');

const fileName = (name: string) => safe(name).replace(/\//g, '∕').replace(/\|/g, '¦').replace(/\n/g, ' ');

function listed({ recipeIngredient }: ExportedRecipe): string[] {
  const found: string[] = [];
  for (const line of recipeIngredient) {
    if (line.title) found.push(`= ${safe(line.title)}`);
    if (line.title || !found.length) found.push(mark(line));
    else found[found.length - 1] += `\n${mark(line)}`;
  }
  return found;
}

/** A line with a food as amount and food, any other as it is read. */
function mark({
  quantity,
  quantityMax,
  unit,
  food,
  note,
  display,
  referencedRecipe,
}: ExportedRecipe['recipeIngredient'][number]): string {
  // another recipe is the file of its name, and what the line calls it
  const start = referencedRecipe ? `@./${fileName(referencedRecipe.name)}|` : '@';
  if (!food) return `${start}${safe(display)}{}`;
  const amount = quantity === null ? '' : quantityMax === null ? String(quantity) : `${quantity}-${quantityMax}`;
  const measured = amount && unit ? `${amount}%${safe(unit.name)}` : amount || (unit ? `1%${safe(unit.name)}` : '');
  return `${start}${safe(food.name)}{${measured}}${
    note
      ? `(${safe(note)
          .replace(/[()\n]/g, ' ')
          .trim()})`
      : ''
  }`;
}

const steps = ({ recipeInstructions }: ExportedRecipe) =>
  recipeInstructions.flatMap(({ title, text }) => [
    ...(title ? [`= ${safe(title)}`] : []),
    safe(text)
      .trim()
      .replace(/\n\s*\n/g, '\n'),
  ]);

const notes = (recipe: ExportedRecipe) =>
  recipe.notes.map(({ title, text }) => `> ${[title, text].filter(Boolean).join(': ').replace(/\n+/g, '\n> ')}`);
