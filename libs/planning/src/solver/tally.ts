import { mustGet } from '#contract/objects';
import { dayNumber, startOfWeek } from '#contract/plain-dates';
import { appliesTo, matchesRecipe } from './matching.ts';
import type { Candidate, PlannedRecipe, Rule, Slot } from './problem.ts';

/** A rule about the frequency of recipes, with its counts. */
interface Counter {
  rule: Rule;
  /** Marks the recipes that the rule is about, by index. */
  about: Uint8Array;
  /** Days on which each recipe is planned, for rules about pauses. */
  days: Map<number, number[]>;
  /** Number of meals by week, for rules about limits. */
  weeks: Map<number, number>;
}

const none: readonly number[] = [];

export interface Place {
  slot: Slot;
  day: number;
  week: number;
}

/** Counts planned recipes for pauses and limits while recipes are added and removed. */
export class Tally {
  private readonly counters: Counter[];
  private readonly lastCooked: (number | null)[];
  /** Days on which each recipe is planned, for any meal. */
  private readonly days = new Map<number, number[]>();
  private readonly applying = new Map<string, Counter[]>();
  /** Class of each recipe: unplanned recipes of one class break the same rules. */
  private readonly classes: Int32Array;

  constructor(
    rules: readonly Rule[],
    private readonly candidates: readonly Candidate[],
    private readonly firstDayOfWeek: number,
  ) {
    this.counters = rules
      .filter(({ effect, amount }) => (effect === 'pause' || effect === 'limit') && amount !== null)
      .map((rule) => ({
        rule,
        about: Uint8Array.from(candidates, (candidate) => Number(matchesRecipe(rule, candidate))),
        days: new Map(),
        weeks: new Map(),
      }));
    this.lastCooked = candidates.map(({ lastCooked }) => (lastCooked === null ? null : dayNumber(lastCooked)));
    this.classes = this.computeClasses();
  }

  private computeClasses(): Int32Array {
    const known = new Map<string, number>();
    return Int32Array.from(this.candidates, (_, candidate) => {
      const about = this.counters.filter((one) => one.about[candidate]);
      const isPaused = about.some(({ rule }) => rule.effect === 'pause');
      const key = `${about.map(({ rule }) => rule.id).join(' ')} ${isPaused ? this.lastCooked[candidate] : ''}`;
      const kind = known.get(key) ?? known.size;
      known.set(key, kind);
      return kind;
    });
  }

  /** Class of recipes that break the same rules wherever they are planned; undefined for planned ones. */
  equivalenceClass(candidate: number): number | undefined {
    return this.days.get(candidate)?.length ? undefined : this.classes[candidate];
  }

  placeOf(slot: Slot): Place {
    return { slot, day: dayNumber(slot.date), week: dayNumber(startOfWeek(slot.date, this.firstDayOfWeek)) };
  }

  addPlanned(planned: readonly PlannedRecipe[]): void {
    const indexes = new Map(this.candidates.map(({ id }, index) => [id, index]));
    for (const { recipeId, ...slot } of planned) {
      const index = indexes.get(recipeId);
      if (index !== undefined) this.add(index, this.placeOf(slot));
    }
  }

  add(candidate: number, place: Place): void {
    addTo(this.days, candidate, place.day);
    for (const { rule, about, days, weeks } of this.countersAt(place.slot)) {
      if (!about[candidate]) continue;
      if (rule.effect === 'pause') addTo(days, candidate, place.day);
      else weeks.set(place.week, (weeks.get(place.week) ?? 0) + 1);
    }
  }

  remove(candidate: number, place: Place): void {
    removeFrom(this.days, candidate, place.day);
    for (const { rule, about, days, weeks } of this.countersAt(place.slot)) {
      if (!about[candidate]) continue;
      if (rule.effect === 'pause') removeFrom(days, candidate, place.day);
      else weeks.set(place.week, mustGet(weeks, place.week) - 1);
    }
  }

  /** Counts the violations if a recipe were added at a place: each meal that is too near and each exceeded limit. */
  countViolations(candidate: number, place: Place): number {
    let count = 0;
    for (const counter of this.countersAt(place.slot)) count += this.violationsOf(counter, candidate, place);
    return count;
  }

  /** Returns the rules that a recipe would break at a place. */
  violatedRules(candidate: number, place: Place): Rule[] {
    return this.countersAt(place.slot)
      .filter((counter) => this.violationsOf(counter, candidate, place) > 0)
      .map(({ rule }) => rule);
  }

  /** Returns true if the recipe is planned within this number of days. */
  isNear(candidate: number, { day }: Place, within: number): boolean {
    return (this.days.get(candidate) ?? none).some((other) => Math.abs(other - day) < within);
  }

  /** Days since a recipe was cooked or planned last; null if it was not. */
  daysSince(candidate: number, { day }: Place): number | null {
    const cooked = this.lastCooked[candidate] ?? null;
    let last = cooked !== null && cooked < day ? cooked : -Infinity;
    for (const other of this.days.get(candidate) ?? none) if (other < day && other > last) last = other;
    return last === -Infinity ? null : day - last;
  }

  private violationsOf({ rule, about, days, weeks }: Counter, candidate: number, { day, week }: Place): number {
    if (!about[candidate]) return 0;
    const amount = rule.amount ?? 0;
    if (rule.effect === 'limit') return (weeks.get(week) ?? 0) >= amount ? 1 : 0;
    const cooked = this.lastCooked[candidate];
    let near = cooked != null && Math.abs(cooked - day) < amount ? 1 : 0;
    for (const other of days.get(candidate) ?? none) if (Math.abs(other - day) < amount) near++;
    return near;
  }

  private countersAt(slot: Slot): Counter[] {
    const key = `${slot.date} ${slot.entryType}`;
    const known = this.applying.get(key);
    if (known) return known;
    const counters = this.counters.filter(({ rule }) => appliesTo(rule, slot));
    this.applying.set(key, counters);
    return counters;
  }
}

function addTo(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function removeFrom(map: Map<number, number[]>, key: number, value: number): void {
  const list = mustGet(map, key);
  list.splice(list.indexOf(value), 1);
}
