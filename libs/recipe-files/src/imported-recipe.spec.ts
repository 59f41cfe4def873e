import { parseRating } from './imported-recipe.ts';

it.each([
  ['4', 4],
  ['8/10', 4],
  ['3,5 / 5', 3.5],
  ['9/3', null],
  ['', null],
])('reads the rating "%s" as %s stars', (written, stars) => {
  expect(parseRating(written)?.value ?? null).toBe(stars);
});
