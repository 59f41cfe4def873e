import { fixture } from '../../../testing/fixture.ts';
import type { ShoppingItem } from '../shopping-queries.ts';
import { findWeighedPair } from './weighed-pair.ts';

const unit = (standard: string) => fixture<NonNullable<ShoppingItem['unit']>>({ standard });
const item = (id: string, quantity: number, standard: string, more: Partial<ShoppingItem> = {}) =>
  fixture<ShoppingItem>({ id, quantity, unit: unit(standard), foodId: 'flour', checked: false, apart: false, ...more });
const cups = (more?: Partial<ShoppingItem>) => item('volume', 2, 'cup', { density: 0.53, ...more });
const grams = item('weight', 300, 'gram');

it('weighs the cups of a food that stands on the list in grams, too', () => {
  const pair = findWeighedPair([grams, cups()]);
  expect([pair?.weight.id, pair?.volume.id, pair?.quantity]).toEqual(['weight', 'volume', 250]);
});

it('weighs in the unit of the weight', () => {
  expect(findWeighedPair([item('weight', 1, 'kilogram'), cups()])?.quantity).toBe(0.25);
});

it.each([
  ['of another food', [grams, cups({ foodId: 'sugar' })]],
  ['without a known weight', [grams, cups({ density: null })]],
  ['that were checked off', [grams, cups({ checked: true })]],
  ['that somebody keeps apart', [grams, cups({ apart: true })]],
  ['without a weight beside them', [cups()]],
])('leaves cups alone %s', (_, items) => expect(findWeighedPair(items)).toBeUndefined());
