import { fillAddress } from './action-address.ts';

const recipe = { id: '7', slug: 'pea-soup', recipeServings: 4, recipeYield: '1 pot & more', recipeYieldQuantity: 1 };
const fill = (address: string, scale = 1) =>
  fillAddress(address, recipe, { pageUrl: 'https://kitchen.example/recipe/pea-soup', scale });

it('replaces placeholders by encoded values', () => {
  expect(fill('https://a.example/?u=${url}&i=${id}&s=${slug}&t=${yieldText}')).toBe(
    'https://a.example/?u=https%3A%2F%2Fkitchen.example%2Frecipe%2Fpea-soup&i=7&s=pea-soup&t=1%20pot%20%26%20more',
  );
});

it('scales servings and yields', () => {
  expect(fill('https://a.example/${servings}/${yieldQuantity}', 1.5)).toBe('https://a.example/6/1.5');
});

it('leaves unknown placeholders', () => {
  expect(fill('https://a.example/${toString}/${other}/$slug')).toBe('https://a.example/${toString}/${other}/$slug');
});
