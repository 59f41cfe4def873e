import type { Weekday } from '#contract/plain-dates';

export type MealType = 'breakfast' | 'lunch' | 'dinner' | 'side' | 'snack' | 'drink' | 'dessert';
/** Meal types in the order of the day. */
export const MEAL_TYPES: readonly MealType[] = ['breakfast', 'snack', 'lunch', 'dinner', 'side', 'dessert', 'drink'];
export type Effect = 'require' | 'exclude' | 'pause' | 'limit' | 'prefer';

export type Match = 'any' | 'all';

/** A meal of a day. */
export interface Slot {
  /** `yyyy-MM-dd`. */
  date: string;
  entryType: MealType;
  /** Key of the needs of those who eat; undefined if everybody eats everything. */
  needs?: string;
}

export interface PlannedRecipe extends Slot {
  recipeId: string;
}

export interface Candidate {
  id: string;
  /** Ids of the recipe's categories and tags. */
  organizers: ReadonlySet<string>;
  /** Last day on which the recipe was cooked, as `yyyy-MM-dd`. */
  lastCooked: string | null;
  /** Keys of the needs that the recipe meets; undefined if it meets all. */
  meets?: ReadonlySet<string>;
  /** Number of recipes that it stands for, if others that the rules do not tell apart are no candidates; 1 by default. */
  represents?: number;
}

export interface Rule {
  id: string;
  day: Weekday | 'unset';
  entryType: MealType | 'unset';
  effect: Effect;
  /** Days of a pause, recipes a week of a limit. */
  amount: number | null;
  match: Match;
  /** Ids of categories and tags. */
  organizers: readonly string[];
  /** True for a rule that nobody made; it yields to rules that require or prefer recipes at a meal, and is not reported. */
  isImplied?: boolean;
}

export interface Problem {
  slots: readonly Slot[];
  candidates: readonly Candidate[];
  rules: readonly Rule[];
  /** Existing entries before, within and after the slots, which are counted but never changed. */
  planned: readonly PlannedRecipe[];
  /** The same seed gives the same choices. */
  seed: string;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
}

export interface Choice {
  slot: Slot;
  /** Null if there are no candidates that meet the needs. */
  recipeId: string | null;
  /** Number of candidates that the rules about this meal alone allow. */
  choices: number;
  /** Days since the recipe was cooked or planned last; null if it never was. */
  daysSince: number | null;
  /** Ids of the rules that the recipe meets. */
  met: string[];
  /** Ids of the rules that could not be met. */
  unmet: string[];
}
