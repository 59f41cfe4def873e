import { weekdayOf } from '#contract/plain-dates';
import type { Candidate, Rule, Slot } from './problem.ts';

/** Whether a rule is about a meal of a day. */
export const appliesTo = ({ day, entryType }: Rule, slot: Slot): boolean =>
  (day === 'unset' || day === weekdayOf(slot.date)) && (entryType === 'unset' || entryType === slot.entryType);

/** Whether a rule is about a recipe: one with all that is named where it is required, otherwise with any, or no matter which. */
export function matchesRecipe({ effect, organizers }: Rule, candidate: Candidate): boolean {
  const has = (id: string) => candidate.organizers.has(id);
  return effect === 'require' ? organizers.every(has) : organizers.length === 0 || organizers.some(has);
}

/** The rules that a recipe keeps or breaks whatever else is planned. */
export const isFixed = ({ effect }: Rule): boolean => effect === 'require' || effect === 'exclude';
export const breaksFixed = (rule: Rule, candidate: Candidate): boolean =>
  matchesRecipe(rule, candidate) === (rule.effect === 'exclude');
