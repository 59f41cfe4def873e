import { ingredientUseOfSteps, isUnitName, type StepLine, type StepUse } from '#ingredients';
import { detectLanguage } from '#ingredients/parser';
import type { Ingredient, Instruction } from '../../../shared/recipes/recipe-query.ts';

type Line = Pick<Ingredient, 'referenceId' | 'title' | 'note' | 'words'> & { food: { name?: string | null } | null };
type Step = Pick<Instruction, 'title' | 'text' | 'ingredientReferences'>;

export interface StepIngredients<L> {
  used: L[];
  /** Doubtful ones. */
  possible: L[];
}

/**
 * @returns the ingredients of each step: the linked ones, else those that its text names and no earlier step has used
 */
export function ingredientsOf<L extends Line>(steps: Step[], lines: L[]): StepIngredients<L>[] {
  const named = linesNamedIn(steps, lines);
  return steps.map(({ ingredientReferences }, index) => {
    const { sure = [], possible = [] } = named[index] ?? {};
    const linked = ingredientReferences.flatMap(({ referenceId }) => referenceId ?? []);
    const chosen = (ids: string[]) => lines.filter(({ referenceId }) => ids.includes(referenceId));
    return linked.length > 0
      ? { used: chosen(linked), possible: [] }
      : { used: chosen(sure), possible: chosen(possible) };
  });
}

/** @returns the ids of the lines that the text of each step names */
export const lineIdsNamedIn = (steps: Pick<Step, 'title' | 'text'>[], lines: Line[]): Set<string>[] =>
  linesNamedIn(steps, lines).map(({ sure }) => new Set(sure));

function linesNamedIn(steps: Pick<Step, 'title' | 'text'>[], lines: Line[]): StepUse[] {
  const language = detectLanguage([...steps.map(({ text }) => text), ...lines.map(foodOf)].join('\n'));
  let section = '';
  const known = lines.map((line): StepLine => {
    section = line.title || section;
    return { id: line.referenceId, section, food: foodOf(line), note: line.food ? line.note : '' };
  });
  const texts = steps.map(({ title, text }) => ({ section: title, text }));
  return ingredientUseOfSteps(known, texts, language);
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
