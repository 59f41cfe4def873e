/** Reads recipes from pages, one JSON object a line: {id, url, html} -> {id, title, ingredients, instructions, ...} or {id, error}. */
import { readRecipe, type RecipeLine } from '#recipe-reader';
import { jsonLines } from './json-lines.ts';

interface PageLine {
  id: string;
  url: string;
  html: string;
}

function read({ id, url, html }: PageLine): object {
  const { recipe, provenance } = readRecipe(html, { url });
  if (!recipe) return { id, error: 'no recipe found' };
  const { name, totalTime, recipeYield, images, ingredients, instructions, ...others } = recipe;
  return {
    id,
    title: name,
    ingredients: ingredients.map(({ text }) => text),
    instructions: withTitles(instructions),
    totalTime: totalTime?.minutes ?? null,
    yields: recipeYield || null,
    image: images[0] ?? null,
    ...others,
    provenance,
  };
}

function withTitles(lines: RecipeLine[]): string[] {
  return lines.flatMap(({ title, text }) => (title ? [title, text] : [text]));
}

for await (const page of jsonLines<PageLine>()) {
  try {
    process.stdout.write(`${JSON.stringify(read(page))}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ id: page.id, error: String(error) })}\n`);
  }
}
