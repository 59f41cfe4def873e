import type { ExportedRecipe, Writer } from './exported.ts';

/** Text that people read and change; the headings are English, so that every program knows them. */
export const markdown: Writer = {
  extension: 'md',
  type: 'text/markdown; charset=utf-8',
  write: (recipe) =>
    [
      `# ${recipe.name}`,
      facts(recipe),
      recipe.image ? '![](original.webp)' : '',
      recipe.description.trim(),
      [
        '## Ingredients',
        ...sectioned(
          recipe.recipeIngredient.map(({ title, display, referencedRecipe }) => ({
            title,
            text: referencedRecipe ? `${display} (${linkTo(referencedRecipe)})` : display,
          })),
          (text) => `- ${text}`,
        ),
      ].join('\n'),
      [
        '## Instructions',
        ...sectioned(recipe.recipeInstructions, (text, number) => `${number}. ${text.trim().replace(/\n/g, '\n   ')}`),
      ].join('\n'),
      recipe.notes.length
        ? ['## Notes', ...recipe.notes.map(({ title, text }) => `${title ? `### ${title}\n\n` : ''}${text}`)].join(
            '\n\n',
          )
        : '',
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
};

/** To the file of another recipe. */
const linkTo = ({ name, slug }: { name: string; slug: string }) =>
  `[${name.replace(/[[\]\\]/g, ' ').replace(/\s+/g, ' ')}](${encodeURIComponent(slug)}.md)`;

function facts(recipe: ExportedRecipe): string {
  const { recipeYield, recipeServings, prepTime, performTime, totalTime, orgURL } = recipe;
  const list = (names: { name: string }[]) => names.map(({ name }) => name).join(', ');
  const said = [
    ['Yield', recipeYield || (recipeServings ? String(recipeServings) : '')],
    ['Prep time', prepTime],
    ['Cook time', performTime],
    ['Total time', totalTime],
    ['Categories', list(recipe.recipeCategory)],
    ['Tags', list(recipe.tags)],
    ['Source', orgURL],
  ] as const;
  return said.flatMap(([label, value]) => (value ? [`- **${label}:** ${value}`] : [])).join('\n');
}

function sectioned(
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
