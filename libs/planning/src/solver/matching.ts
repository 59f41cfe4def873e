import { weekdayOf } from '#contract/plain-dates';
import type { Candidate, Rule, Slot } from './problem.ts';

/** Returns true if a rule applies to a meal of a day. */
export const appliesTo = ({ day, entryType }: Rule, slot: Slot): boolean =>
  (day === 'unset' || day === weekdayOf(slot.date)) && (entryType === 'unset' || entryType === slot.entryType);

/** Returns true for a recipe with any or all organizers of a rule, as it says; a rule without organizers matches every recipe. */
export function matchesRecipe({ match, organizers }: Rule, candidate: Candidate): boolean {
  const has = (id: string) => candidate.organizers.has(id);
  return match === 'all' ? organizers.every(has) : organizers.length === 0 || organizers.some(has);
}

/** True for rules that a recipe meets or breaks regardless of other entries. */
export const isFixed = ({ effect }: Rule): boolean => effect === 'require' || effect === 'exclude';
export const breaksFixed = (rule: Rule, candidate: Candidate): boolean =>
  matchesRecipe(rule, candidate) === (rule.effect === 'exclude');
