import { ingredientsOfSteps, isUnitName, type StepLine } from '#ingredients';
import { detectLanguage } from '#ingredients/parser';
import type { Ingredient, Instruction } from '../../../shared/recipes/recipe-query.ts';

type Line = Pick<Ingredient, 'referenceId' | 'title' | 'note' | 'words'> & { food: { name?: string | null } | null };
type Step = Pick<Instruction, 'title' | 'text' | 'ingredientReferences'>;

/**
 * @returns the ingredients of each step: the linked ones, else those that its text names and no earlier step has used
 */
export function ingredientsOf<L extends Line>(steps: Step[], lines: L[]): L[][] {
  const named = lineIdsNamedIn(steps, lines);
  return steps.map(({ ingredientReferences }, index) => {
    const linked = new Set(ingredientReferences.map(({ referenceId }) => referenceId));
    return lines.filter(({ referenceId }) =>
      linked.size > 0 ? linked.has(referenceId) : named[index]?.has(referenceId),
    );
  });
}

/** @returns the ids of the lines that the text of each step names */
export function lineIdsNamedIn(steps: Pick<Step, 'title' | 'text'>[], lines: Line[]): Set<string>[] {
  const language = detectLanguage([...steps.map(({ text }) => text), ...lines.map(foodOf)].join('\n'));
  let section = '';
  const known = lines.map((line): StepLine => {
    section = line.title || section;
    return { id: line.referenceId, section, food: foodOf(line), note: line.food ? line.note : '' };
  });
  const texts = steps.map(({ title, text }) => ({ section: title, text }));
  return ingredientsOfSteps(known, texts, language).map((ids) => new Set(ids));
}

const amount = /^[\d\s.,/½¼¾⅓⅔–-]+/u;

/** Food of a line; for an unparsed line, the text between its amount and its first comma. */
function foodOf({ words, food, note }: Line): string {
  const known = words?.food || food?.name;
  if (known) return known;
  const [rest = ''] = note.replace(amount, '').split(/[,(;]/);
  const [first = '', ...others] = rest.trim().split(/\s+/);
  return amount.test(note) && others.length > 0 && isUnitName(first) ? others.join(' ') : rest;
}
