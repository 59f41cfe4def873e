import { cleanText } from '#recipe-reader';
import type { ImportedRecipe } from './imported-recipe.ts';

const htmlTag = /<\/?(?:a|b|br|div|em|font|i|li|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/i;

/** Removes the HTML that some programs keep in the names and notes of ingredients. */
export function withPlainLines(recipe: ImportedRecipe): ImportedRecipe {
  const { recipeIngredient } = recipe.native;
  return {
    ...recipe,
    ingredients: recipe.ingredients.map(({ title, text, ...line }) => ({
      ...line,
      ...(title !== undefined && { title: plainText(title) }),
      text: plainText(text),
    })),
    native: recipeIngredient
      ? { ...recipe.native, recipeIngredient: recipeIngredient.map((line) => plainLine(line)) }
      : recipe.native,
  };
}

type Line = NonNullable<ImportedRecipe['native']['recipeIngredient']>[number];

/** A line with a wording of its own was written by Tureen, whose notes are plain text. */
function plainLine(line: Line): Line {
  if (line.words) return line;
  const { title, note, originalText } = line;
  return {
    ...line,
    ...(title && { title: plainText(title) }),
    ...(note && { note: plainText(note) }),
    ...(originalText && { originalText: plainText(originalText) }),
  };
}

const plainText = (text: string): string => (htmlTag.test(text) ? cleanText(text) : text);
