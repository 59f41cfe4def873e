import { shopAmount } from './shop-amount.ts';
import type { ShoppingItem } from '../shopping-queries.ts';
import { fixture } from '../../../testing/fixture.ts';

const item = (quantity: number, standard: string | null, food = 'butter') =>
  fixture<ShoppingItem>({ quantity, unit: standard ? { standard } : null, food: { name: food } });

it.each([
  [item(3, 'tablespoon'), 'metric', 'en-US', '45 g'],
  [item(1, 'cup'), 'metric', 'de-DE', '225 g'],
  [item(8, 'cup', 'Flour'), 'metric', 'en-US', '1 kg'],
  [item(2, 'cup', 'milk'), 'metric', 'en-US', '480 ml'],
  [item(3, 'tablespoon', 'milk'), 'metric', 'en-US', undefined],
  [item(3, 'tablespoon', 'peanut butter'), 'metric', 'en-US', undefined],
  [item(250, 'gram'), 'metric', 'en-US', undefined],
  [item(500, 'gram'), 'us', 'en-US', '17½ oz'],
  [item(3, 'tablespoon'), 'written', 'en-US', undefined],
  [item(3, null), 'metric', 'en-US', undefined],
] as const)('about how much to take from the shelf: %#', (one, system, locale, expected) => {
  // no-break space
  expect(shopAmount(one, system, locale)?.replaceAll('\u00a0', ' ')).toBe(expected);
});
