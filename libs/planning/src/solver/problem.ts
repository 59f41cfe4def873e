import type { Weekday } from '#contract/plain-dates';

export type MealType = 'breakfast' | 'lunch' | 'dinner' | 'side' | 'snack' | 'drink' | 'dessert';
/** In the order of the day. */
export const MEAL_TYPES: readonly MealType[] = ['breakfast', 'snack', 'lunch', 'dinner', 'side', 'dessert', 'drink'];
export type Effect = 'require' | 'exclude' | 'pause' | 'limit' | 'prefer';

/** A meal of a day. */
export interface Slot {
  /** `yyyy-MM-dd`. */
  date: string;
  entryType: MealType;
}

export interface PlannedRecipe extends Slot {
  recipeId: string;
}

export interface Candidate {
  id: string;
  /** Ids of its categories and tags. */
  organizers: ReadonlySet<string>;
  /** The last day on which it was cooked, as `yyyy-MM-dd`. */
  lastCooked: string | null;
}

export interface Rule {
  id: string;
  day: Weekday | 'unset';
  entryType: MealType | 'unset';
  effect: Effect;
  /** Days of a pause, recipes a week of a limit. */
  amount: number | null;
  /** Ids of categories and tags. */
  organizers: readonly string[];
}

export interface Problem {
  slots: readonly Slot[];
  candidates: readonly Candidate[];
  rules: readonly Rule[];
  /** Entries that are planned already, before, within and after the slots. They count and are never changed. */
  planned: readonly PlannedRecipe[];
  /** The same seed gives the same choices. */
  seed: string;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
}

export interface Choice {
  slot: Slot;
  /** Null where there are no candidates. */
  recipeId: string | null;
  /** How many candidates the rules about this meal alone allow. */
  choices: number;
  /** Days since the recipe was cooked or planned last; null if it never was. */
  daysSince: number | null;
  /** The rules that speak for it, by id. */
  met: string[];
  /** The rules that could not be kept, by id. */
  unmet: string[];
}
