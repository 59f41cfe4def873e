import type { Ingredient, Instruction } from '../recipe-query.ts';

/** What a step uses: as linked by whoever wrote the recipe, else the ingredients that its text names. */
export function ingredientsOf(step: Instruction, ingredients: Ingredient[]): Ingredient[] {
  const linked = new Set(step.ingredientReferences.map(({ referenceId }) => referenceId));
  if (linked.size > 0) return ingredients.filter(({ referenceId }) => linked.has(referenceId));
  return ingredients.filter((line) => namesIngredient(step.text, line.food?.name ?? line.note));
}

export function namesIngredient(text: string, ingredient: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(ingredient).some((word) => words.has(word));
}

const filler = new Set([
  'and',
  'the',
  'for',
  'with',
  'without',
  'und',
  'mit',
  'für',
  'ohne',
  'avec',
  'pour',
  'sans',
  'les',
  'des',
]);

/** Words that can tell one ingredient from another, without the plural ending of many languages. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !filler.has(word)).map((word) => word.replace(/(?<=\p{L}{3})(?:en|es|s|n)$/u, ''));
}
