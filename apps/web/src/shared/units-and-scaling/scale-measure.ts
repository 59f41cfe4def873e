import type { Tin } from '#baking';

/** The amount of a recipe that the reader has set, and that all others follow. */
export type ScaleMeasure =
  | { kind: 'line'; line: string }
  | { kind: 'whole' }
  /** `yield` is the yield of the recipe in the other tin. */
  | { kind: 'tin'; from: Tin; to: Tin; yield: string };
