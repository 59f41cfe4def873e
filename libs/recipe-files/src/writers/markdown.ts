import type { ExportedRecipe, Writer } from './exported-recipe.ts';
import { withPlainNames } from './nutrients.ts';

/** Writes Markdown, with English headings that all programs know. */
export const markdown: Writer = {
  extension: 'md',
  type: 'text/markdown; charset=utf-8',
  write: (recipe) =>
    [
      `# ${recipe.name}`,
      facts(recipe),
      recipe.image ? `!${linkTo(recipe.imageDescription ?? '', 'original.webp')}` : '',
      recipe.description.trim(),
      ['## Ingredients', ...writeSections(recipe.recipeIngredient.map(lineOf), (text) => `- ${text}`)].join('\n'),
      [
        '## Instructions',
        ...writeSections(recipe.recipeInstructions, (text, number) => `${number}. ${indent(text.trim())}`),
      ].join('\n'),
      section(
        'Notes',
        recipe.notes.map(({ title, text }) => `${title ? `### ${title}\n\n` : ''}${text}`),
      ),
      section(
        'Files',
        recipe.assets.map(({ name, fileName }) => `- ${linkTo(name, `assets/${encodeURIComponent(fileName)}`)}`),
      ),
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
};

const section = (heading: string, blocks: string[]) => (blocks.length ? [`## ${heading}`, ...blocks].join('\n\n') : '');

/** Indents continued lines of a step; two spaces at the end keep the line break. */
const indent = (text: string) => text.replace(/[ \t]*\n/g, '  \n   ');

const linkTo = (name: string, address: string) => `[${name.replace(/[[\]\\]/g, ' ').replace(/\s+/g, ' ')}](${address})`;

function lineOf({ title, display, referencedRecipe: other }: ExportedRecipe['recipeIngredient'][number]) {
  const link = other && linkTo(other.name, `${encodeURIComponent(other.slug)}.md`);
  return { title, text: link ? `${display} (${link})` : display };
}

/** Joins names with commas; quotes names that contain a separator. */
const list = (names: { name: string }[]) =>
  names.map(({ name }) => (/[,;|]|^".*"$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');

function facts(recipe: ExportedRecipe): string {
  const { recipeYield, recipeServings, prepTime, cookTime, performTime, totalTime, rating, orgURL } = recipe;
  const nutrition = Object.entries(withPlainNames(recipe.nutrition)).map(([name, amount]) => `${name}: ${amount}`);
  const said = [
    ['Yield', recipeYield],
    ['Servings', recipeServings ? String(recipeServings) : ''],
    ['Prep time', prepTime],
    ['Cook time', performTime ?? cookTime],
    ['Total time', totalTime],
    ['Categories', list(recipe.recipeCategory)],
    ['Tags', list(recipe.tags)],
    ['Tools', list(recipe.tools)],
    ['Rating', rating ? `${rating}/5` : ''],
    ['Nutrition', nutrition.join(', ')],
    ['Source', orgURL],
    ['Date added', recipe.dateAdded],
    ['Last made', recipe.lastMade],
  ] as const;
  return said.flatMap(([label, value]) => (value ? [`- **${label}:** ${value}`] : [])).join('\n');
}

function writeSections(
  lines: { title: string; text: string }[],
  write: (text: string, number: number) => string,
): string[] {
  let number = 0;
  return lines.flatMap(({ title, text }) => {
    if (title) number = 0;
    number++;
    return [...(title ? ['', `### ${title}`, ''] : number === 1 ? [''] : []), write(text, number)];
  });
}
