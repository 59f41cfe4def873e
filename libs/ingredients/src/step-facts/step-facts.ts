export const stepPlaces = ['oven', 'hob', 'fridge', 'freezer', 'room'] as const;
export type StepPlace = (typeof stepPlaces)[number];

/** Time in which a step goes on by itself. */
export interface StepWait {
  place: StepPlace | null;
  /** The lower end of a range; null if the text names no time. */
  minutes: number | null;
  minutesMax: number | null;
  /** The oven's, in degrees Celsius. */
  temperature: number | null;
}

/** Facts that a cook needs to plan a step, beside the author's words. */
export interface StepFacts {
  /** Minutes of the cook's own work; the upper end of a range. */
  handsMinutes: number | null;
  /** The waits behind the work, in order. */
  waits: StepWait[];
  /** True if the step has to be done just before serving. */
  lastMoment: boolean;
  /** True if the step can or should be done the day before. */
  dayBefore: boolean;
  /** How long the result can wait. */
  keepsMinutes: number | null;
  pieces: number | null;
  pieceGrams: number | null;
}
