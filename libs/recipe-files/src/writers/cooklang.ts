import { stringify } from 'yaml';
import { LOOKALIKE_SIGNS } from '../readers/text/cooklang.ts';
import type { ExportedRecipe, Writer } from './exported-recipe.ts';
import { withPlainNames } from './nutrients.ts';

/** Writes Cooklang: all ingredients first, in their sections, then steps with marked tools. */
export const cooklang: Writer = {
  extension: 'cook',
  type: 'text/plain; charset=utf-8',
  write(recipe) {
    const { steps, unnamed } = markTools(recipe);
    return [
      `---\n${stringify(facts(recipe, unnamed))}---`,
      ...writeIngredients(recipe),
      ...steps,
      ...writeNotes(recipe),
    ]
      .join('\n\n')
      .concat('\n');
  },
};

/** @param tools tools that no step mentions */
function facts(recipe: ExportedRecipe, tools: string[]): object {
  const { name, description, recipeYield, recipeServings, prepTime, cookTime, performTime, totalTime } = recipe;
  const names = (list: { name: string }[]) => list.map((one) => one.name);
  const known = {
    title: name,
    locale: recipe.language,
    description,
    // programs look for `servings` first
    ...(recipeServings ? { servings: recipeServings, yield: recipeYield } : { servings: recipeYield }),
    'prep time': prepTime,
    'cook time': performTime ?? cookTime,
    'total time': totalTime,
    tags: names(recipe.tags),
    category: names(recipe.recipeCategory),
    tools,
    rating: recipe.rating,
    nutrition: withPlainNames(recipe.nutrition),
    'image description': recipe.imageDescription,
    source: recipe.orgURL,
    'date added': recipe.dateAdded,
    'last made': recipe.lastMade,
    files: recipe.assets.map((asset) => ({ name: asset.name, file: `assets/${asset.fileName}` })),
  };
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).length : value,
    ),
  );
}

/** Replaces characters with a meaning by similar ones. */
const escapeSigns = (text: string) =>
  text
    .replace(/[@#~{}]/g, (sign) => LOOKALIKE_SIGNS.get(sign) ?? sign)
    .replace(/--/g, '–')
    .replace(/\[-/g, '[–');

const escapeInMark = (text: string) => escapeSigns(text).replace(/\|/g, '¦').replace(/\s+/g, ' ');
const fileName = (name: string) => escapeInMark(name).replace(/\//g, '∕');

function writeIngredients({ recipeIngredient }: ExportedRecipe): string[] {
  const found: string[] = [];
  for (const line of recipeIngredient) {
    if (line.title) found.push(`= ${escapeSigns(line.title)}`);
    if (line.title || !found.length) found.push(markIngredient(line));
    else found[found.length - 1] += `\n${markIngredient(line)}`;
  }
  return found;
}

/** Writes an ingredient with amount and food, or as text if it has no food. */
function markIngredient({
  quantity,
  quantityMax,
  unit,
  food,
  note,
  display,
  referencedRecipe,
}: ExportedRecipe['recipeIngredient'][number]): string {
  // a sub-recipe is a reference to its file, with the line as its alias
  const start = referencedRecipe ? `@./${fileName(referencedRecipe.name)}|` : '@';
  if (!food) return `${start}${escapeInMark(display)}{}`;
  const amount = quantity === null ? '' : quantityMax === null ? String(quantity) : `${quantity}-${quantityMax}`;
  const measured = [amount, unit && escapeSigns(unit.name)].filter(Boolean).join('%');
  return `${start}${escapeInMark(food.name)}{${measured}}${
    note
      ? `(${escapeSigns(note)
          .replace(/[()\n]/g, ' ')
          .trim()})`
      : ''
  }`;
}

/** Marks the first mention of each tool; returns the steps and the unmentioned tools. */
function markTools({ recipeInstructions, tools }: ExportedRecipe): { steps: string[]; unnamed: string[] } {
  const unnamed = new Set(tools.map(({ name }) => name));
  const markable = [...unnamed].filter((name) => /^[\p{L}\p{N}](?:[\p{L}\p{N} '’.-]*[\p{L}\p{N}])?$/u.test(name));
  // longest names first, because one name may begin another
  const names = markable.sort((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'));
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}(])`, 'gu');
  const steps = recipeInstructions.flatMap(({ title, text }) => {
    const written = escapeParagraph(text);
    // a step that consists of tools only would not be read as a step
    const isMore = names.length > 0 && /[\p{L}\p{N}]/u.test(written.replace(mention, ''));
    const marked = isMore ? written.replace(mention, (name) => (unnamed.delete(name) ? `#${name}{}` : name)) : written;
    return [...(title ? [`= ${escapeSigns(title)}`] : []), marked];
  });
  return { steps, unnamed: [...unnamed] };
}

/** Removes empty lines, and replaces characters that begin notes and sections. */
const escapeParagraph = (text: string) =>
  escapeSigns(text)
    .trim()
    .replace(/\n\s*\n/g, '\n')
    .replace(/^>+/gm, '›')
    .replace(/^=+/gm, '꞊');

/** Writes notes; a title is a line that ends with a colon. */
const writeNotes = (recipe: ExportedRecipe) =>
  recipe.notes.map(({ title, text }) =>
    [...(title ? [`${title}:`] : []), ...text.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n'),
  );
