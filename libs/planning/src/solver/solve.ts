import { appliesTo, breaksFixed, matchesRecipe, isFixed } from './matching.ts';
import { hashText, orderCandidates } from './order.ts';
import type { Candidate, Choice, Problem, Rule, Slot } from './problem.ts';
import { type Place, Tally } from './tally.ts';

/** Days within which a recipe is not planned again if there are others, even without a rule. */
const DEFAULT_PAUSE_DAYS = 7;
/** Maximum number of tried recipes; then the best plan so far is improved instead of searching for a perfect one. */
const MAX_TRIES = 60_000;

/** A meal for which a recipe is sought. */
interface OpenSlot {
  place: Place;
  /** Index among the slots. */
  index: number;
  fixed: Rule[];
  /** Recipes that break the fewest fixed rules, in the order in which they are tried. */
  options: Int32Array;
}

/**
 * Chooses a recipe for each slot. All rules are met if possible. Otherwise, the plan cannot be improved by changing a single
 * meal. Pure and deterministic.
 */
export function solve(problem: Problem): Choice[] {
  const candidates = problem.candidates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const tally = new Tally(problem.rules, candidates, problem.firstDayOfWeek);
  tally.addPlanned(problem.planned);
  const open = openSlots(problem, candidates, tally);
  const chosen = new Map<OpenSlot, number>();
  const solvable = open.filter(({ options }) => options.length > 0);
  if (!search(solvable, tally, chosen)) improve(solvable, tally, chosen);
  return open
    .toSorted((a, b) => a.index - b.index)
    .map((one) =>
      describe(one, {
        chosen: chosen.get(one),
        candidates,
        tally,
        rules: problem.rules.filter(({ isImplied }) => !isImplied),
      }),
    );
}

/** Returns the slots with the fewest recipes first, because they are the hardest to fill. */
function openSlots({ slots, rules, seed }: Problem, candidates: readonly Candidate[], tally: Tally): OpenSlot[] {
  const hashes = Uint32Array.from(candidates, ({ id }) => hashText(id));
  const preferences = rules
    .filter(({ effect }) => effect === 'prefer')
    .map((rule) => ({ rule, about: Uint8Array.from(candidates, (one) => Number(matchesRecipe(rule, one))) }));
  const ordering = { candidates, hashes, preferences, tally, seed };
  const known = new Map<string, Int32Array>();
  const open = slots.map((slot, index) => {
    const place = tally.placeOf(slot);
    const fixed = fixedRules(rules, slot);
    const key = [slot.needs, ...fixed.map(({ id }) => id)].join(' ');
    const allowed = known.get(key) ?? leastViolating(fixed, candidates, slot.needs);
    known.set(key, allowed);
    return { place, index, fixed, options: orderCandidates(allowed, place, ordering) };
  });
  return open.sort((a, b) => a.options.length - b.options.length || a.place.day - b.place.day || a.index - b.index);
}

/** The rules that require or exclude recipes at a meal. */
function fixedRules(rules: readonly Rule[], slot: Slot): Rule[] {
  const applying = rules.filter((rule) => appliesTo(rule, slot));
  const isChosenByRule = applying.some(({ effect }) => effect === 'require' || effect === 'prefer');
  return applying.filter((rule) => isFixed(rule) && !(rule.isImplied && isChosenByRule));
}

/** Indexes of the candidates that break the fewest rules among those that meet the needs, which no rule outweighs. */
function leastViolating(rules: Rule[], candidates: readonly Candidate[], needs: string | undefined): Int32Array {
  const broken = candidates.map((candidate) =>
    needs !== undefined && candidate.meets && !candidate.meets.has(needs)
      ? Infinity
      : rules.filter((rule) => breaksFixed(rule, candidate)).length,
  );
  const least = broken.reduce((a, b) => Math.min(a, b), Infinity);
  if (least === Infinity) return new Int32Array();
  return Int32Array.from(candidates.keys().filter((index) => broken[index] === least));
}

/** Backtracking search. Returns false if no plan meets all rules or none was found within the limit of tries. */
function search(open: OpenSlot[], tally: Tally, chosen: Map<OpenSlot, number>): boolean {
  let tries = 0;
  const place = (at: number): boolean => {
    const slot = open[at];
    if (!slot) return true;
    for (const isSecondTime of [false, true]) {
      const hopeless = new Set<number>();
      for (const candidate of slot.options) {
        const kind = tally.equivalenceClass(candidate);
        if (kind !== undefined && hopeless.has(kind)) continue;
        if (++tries > MAX_TRIES) return false;
        if (tally.isNear(candidate, slot.place, DEFAULT_PAUSE_DAYS) !== isSecondTime) continue;
        if (tally.countViolations(candidate, slot.place) > 0) {
          if (kind !== undefined) hopeless.add(kind);
          continue;
        }
        tally.add(candidate, slot.place);
        chosen.set(slot, candidate);
        if (place(at + 1)) return true;
        tally.remove(candidate, slot.place);
        chosen.delete(slot);
      }
    }
    return false;
  };
  return place(0);
}

/** Replaces recipes by better ones until none is better. Ends, because each change breaks fewer rules. */
function improve(open: OpenSlot[], tally: Tally, chosen: Map<OpenSlot, number>): void {
  for (let changed = true; changed;) {
    changed = false;
    for (const slot of open) {
      const before = chosen.get(slot);
      if (before !== undefined) tally.remove(before, slot.place);
      const best = findBest(slot, tally, before);
      tally.add(best, slot.place);
      chosen.set(slot, best);
      changed ||= best !== before;
    }
  }
}

/** Keeps the recipe unless another one breaks fewer rules; among equals, prefers one that is not planned nearby. */
function findBest({ options, place }: OpenSlot, tally: Tally, before: number | undefined): number {
  let best = before ?? options[0] ?? 0;
  let least = before === undefined ? Infinity : tally.countViolations(before, place) * 2;
  const seen = new Set<number>();
  for (const candidate of options) {
    if (least === 0) break;
    // the first of equivalent candidates stands for all
    const kind = tally.equivalenceClass(candidate);
    if (kind !== undefined && seen.has(kind)) continue;
    if (kind !== undefined) seen.add(kind);
    const broken = tally.countViolations(candidate, place) * 2;
    if (broken >= least) continue;
    const cost = broken + Number(tally.isNear(candidate, place, DEFAULT_PAUSE_DAYS));
    if (cost >= least) continue;
    best = candidate;
    least = cost;
  }
  return best;
}

interface Solution {
  /** Index of the candidate. */
  chosen: number | undefined;
  candidates: readonly Candidate[];
  tally: Tally;
  rules: readonly Rule[];
}

function describe({ place, fixed, options }: OpenSlot, { chosen, candidates, tally, rules }: Solution): Choice {
  const { slot } = place;
  const candidate = chosen === undefined ? undefined : candidates[chosen];
  if (chosen === undefined || !candidate)
    return { slot, recipeId: null, choices: 0, daysSince: null, met: [], unmet: [] };
  tally.remove(chosen, place);
  const broken = new Set([
    ...fixed.filter((rule) => breaksFixed(rule, candidate)),
    ...tally.violatedRules(chosen, place),
  ]);
  const daysSince = tally.daysSince(chosen, place);
  tally.add(chosen, place);
  const isMet = (rule: Rule) =>
    !broken.has(rule) && appliesTo(rule, slot) && (rule.effect === 'exclude' || matchesRecipe(rule, candidate));
  return {
    slot,
    recipeId: candidate.id,
    choices: Math.round(options.reduce((sum, index) => sum + (candidates[index]?.represents ?? 1), 0)),
    daysSince,
    met: rules.filter(isMet).map(({ id }) => id),
    unmet: rules.filter((rule) => broken.has(rule)).map(({ id }) => id),
  };
}
