import { storedSetting } from '../browser/stored-setting.ts';

export const unitSystems = ['written', 'metric', 'us'] as const;

/** Units as the recipe has them, or as the reader likes them. */
export type UnitSystem = (typeof unitSystems)[number];

const isUnitSystem = (value: unknown): value is UnitSystem => unitSystems.some((system) => system === value);

export const unitSystem = storedSetting<UnitSystem>('unit-system', 'written', (stored) =>
  isUnitSystem(stored) ? stored : 'written',
);

/** Whether units go by their names in the language of the reader, instead of those of the recipe. */
export const ownUnits = storedSetting<boolean>('own-unit-names', false, (stored) => stored === true);
