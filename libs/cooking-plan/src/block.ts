import type { StepPlace } from '#ingredients';

export type SegmentKind = 'hands' | StepPlace | 'anywhere';

/** A stretch of work or waiting at one place. */
export interface Segment {
  kind: SegmentKind;
  /** The upper end of a range, so that nothing is planned too short. */
  minutes: number;
  /** The lower end, at which the cook looks for the first time. */
  checkAfter: number;
  /** The oven's, in degrees Celsius; null if the step does not say it. */
  temperature: number | null;
  /** True if a pan is on the hob meanwhile, also while hands are busy with it. */
  isOnHob: boolean;
}

/** Segments of one step that follow one another without a gap. */
export interface Block {
  id: string;
  dish: string;
  /** Name of the recipe that the step belongs to: of the dish, or of a recipe that it is made from. */
  recipeName: string;
  recipeId: string;
  /** Number of the step in its recipe, from 1. */
  step: number;
  text: string;
  segments: Segment[];
  /** The block that needs the result; null for the last one of a dish. */
  next: string | null;
  /** Maximum minutes between the end and the start of the next block, or serving. */
  canWait: number;
  /** True if it can be done the day before. */
  isAhead: boolean;
  /** True if raw poultry lies there, which must not wait outside the fridge for longer than its step says. */
  isRawPoultry: boolean;
  /** True if the step names no time, so that a few minutes are assumed. */
  isAssumed: boolean;
}

export interface Dish {
  id: string;
  name: string;
  /** Minutes since the midnight before the meal. */
  serveAt: number;
  blocks: Block[];
}

export interface Oven {
  trays: number;
}

export interface Kitchen {
  /** Number of people who cook; each does one thing at a time. */
  cooks: number;
  ovens: Oven[];
  /** Number of pans that the hob has room for. */
  hobs: number;
}

export interface PlacedSegment extends Segment {
  start: number;
  end: number;
  /** Index of the cook or the oven; null where none is needed. */
  by: number | null;
}

export interface PlacedBlock {
  block: Block;
  start: number;
  end: number;
  segments: PlacedSegment[];
}

/** A place with room for a limited number of steps at the same time. */
export type LimitedPlace = 'oven' | 'hob' | 'hands';

/** Something that the cook has to decide. */
export type Conflict =
  /** Raw poultry waits outside the fridge. */
  | { kind: 'rawPoultry'; block: string; dish: string; minutes: number }
  /** The result waits longer than it should; `others` use the place meanwhile. */
  | { kind: 'waits'; block: string; dish: string; minutes: number; place: LimitedPlace | null; others: string[] }
  /** The step was started while `others`, blocks that were started as well, use the place. */
  | { kind: 'overlap'; block: string; dish: string; place: LimitedPlace; others: string[]; from: number; to: number }
  /** There is no oven, or none with room for a tray. */
  | { kind: 'noOven'; block: string; dish: string }
  /** The step should have started already. */
  | { kind: 'past'; block: string; dish: string; minutes: number };

export interface CookingPlan {
  /** In the order of their starts. */
  blocks: PlacedBlock[];
  conflicts: Conflict[];
  /** Blocks in which the cook has no free minute before the next one. */
  tight: string[];
  /** Minutes by which serving had to move, by dish. */
  delays: Map<string, number>;
}

export const totalMinutes = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { minutes }) => sum + minutes, 0);
