import { findCounts } from './counted-foods.ts';

const countsIn = (text: string, language: string, ...foods: [name: string, most: number][]) =>
  findCounts(
    text,
    foods.map(([name, most]) => ({ name, most })),
    language,
  ).map(({ quantity, quantityMax }) => [quantity, ...(quantityMax === null ? [] : [quantityMax])]);

it.each<[text: string, language: string, food: [string, number], counts: number[][]]>([
  ['Beat 4 eggs with the sugar.', 'en', ['eggs', 4], [[4]]],
  ['Whisk two large eggs, then the other 2 eggs.', 'en', ['egg', 4], [[2], [2]]],
  ['Chop 1-2 onions.', 'en', ['onion', 2], [[1, 2]]],
  ['Die 3 Eier trennen.', 'de', ['Ei', 3], [[3]]],
  ['Zwei Äpfel schälen.', 'de', ['Apfel', 2], [[2]]],
  ['Casser 2 œufs dans un bol.', 'fr', ['œuf', 2], [[2]]],
  ['Couper deux tomates cerises.', 'fr', ['tomates cerises', 2], [[2]]],
  ['Sbattere 3 uova.', 'it', ['uovo', 3], [[3]]],
  ['Batir 2 huevos.', 'es', ['huevo', 2], [[2]]],
  ['أضف ٣ بيضات', 'ar', ['بيضة', 3], [[3]]],
  ['Beat 2 egg yolks.', 'en', ['egg yolks', 2], [[2]]],
])('finds the number of a food that the recipe counts: %s', (text, language, food, counts) =>
  expect(countsIn(text, language, food)).toEqual(counts),
);

it.each<[text: string, language: string, food: [string, number]]>([
  ['Beat 2 egg yolks.', 'en', ['eggs', 4]],
  ['Fry 6 eggs.', 'en', ['eggs', 4]],
  ['Add 2 eggs at a time.', 'en', ['eggs', 4]],
  ['Use 1 egg per person.', 'en', ['eggs', 4]],
  ['Bake for 4 minutes, eggs on top.', 'en', ['eggs', 4]],
  ['Repeat 3 times.', 'en', ['eggs', 4]],
  ['Garnish with 2 lemon slices.', 'en', ['lemon', 2]],
  ['Battre 2 jaunes d’œufs.', 'fr', ['œufs', 4]],
  ['Je 2 Eier pro Person.', 'de', ['Ei', 4]],
])('leaves other numbers: %s', (text, language, food) => expect(countsIn(text, language, food)).toEqual([]));
