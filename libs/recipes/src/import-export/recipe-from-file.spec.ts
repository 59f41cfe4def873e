import { importedRecipe } from '#recipe-files';
import { changesFromFile } from './recipe-from-file.ts';

const sourceOf = (recipe: Parameters<typeof importedRecipe>[0]) =>
  changesFromFile(importedRecipe({ name: 'Bread', ...recipe }), { locale: 'en-US' }).notes;

it('names the book and the person that a recipe is from in a note', () => {
  expect(sourceOf({ source: 'Our kitchen', author: 'Ann' })).toEqual([{ title: 'Source', text: 'Our kitchen\nAnn' }]);
  expect(sourceOf({ source: 'Ann', author: 'Ann' })).toEqual([{ title: 'Source', text: 'Ann' }]);
  expect(sourceOf({ author: 'Ann' })).toEqual([{ title: 'Source', text: 'Ann' }]);
});

it('leaves the author to the page that a recipe is from', () => {
  expect(sourceOf({ author: 'Ann', url: 'https://example.com/bread' })).toEqual([]);
});
