/** Pages for the tests. */
import { readRecipe } from './index.ts';

export const texts = (lines: { text: string }[]): string[] => lines.map(({ text }) => text);
export const list = (items: string[], tag = 'ul'): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
export const paragraphs = (items: string[]): string => items.map((item) => `<p>${item}</p>`).join('');
/** Reads a page with this body below a heading. */
export const read = (body: string) =>
  readRecipe(`<html><body><h1>Leek soup</h1>${body}</body></html>`, { url: '' }).recipe!;

export const foods = ['3 leeks', '1 l stock', '50 g cheese'];
export const steps = [
  'Wash the leeks and cut them into rings.',
  'Boil them in the stock for ten minutes.',
  'Serve the soup with the cheese.',
];
export const ingredientsHtml = `<h2>Ingredients</h2>${list(foods)}`;
export const method = `<h2>Method</h2>${list(steps, 'ol')}`;
