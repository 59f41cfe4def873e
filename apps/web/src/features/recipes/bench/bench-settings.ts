import { storedSetting } from '../../../shared/browser/stored-setting.ts';

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && Number.isFinite(value);

/** Kilograms of dough that the mixer takes; null if it is not known. */
export const mixerKilograms = storedSetting<number | null>('mixer-kilograms', null, (stored) =>
  isPositive(stored) ? stored : null,
);

/** Percent of a dough that is lost on the way to the oven. */
export const doughLoss = storedSetting<number>('dough-loss', 2, (stored) =>
  stored === 0 || (isPositive(stored) && stored < 50) ? stored : 2,
);
