import { storedSetting } from '../browser/stored-setting.ts';

export const unitSystems = ['written', 'metric', 'us'] as const;

/** Units of amounts: as written, or converted. */
export type UnitSystem = (typeof unitSystems)[number];

const isUnitSystem = (value: unknown): value is UnitSystem => unitSystems.some((system) => system === value);

export const unitSystem = storedSetting<UnitSystem>('unit-system', 'written', (stored) =>
  isUnitSystem(stored) ? stored : 'written',
);

/** Setting: show units by their names in the reader's language. */
export const ownUnits = storedSetting<boolean>('own-unit-names', false, (stored) => stored === true);
