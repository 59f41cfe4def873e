import { excerptOf } from './excerpt.ts';

it.each([
  ['A **warm** soup', 'A warm soup'],
  ['See [this page](http://example.org/x "Soup") and <b>bold</b>', 'See this page and bold'],
  ['# Soup\n\n- _thick_\n- `hot`', 'Soup thick hot'],
  ['![Bowl](media/1.webp) 1. Stir', 'Bowl 1. Stir'],
  ['2 * 3 * 4 and snake_case_name stay', '2 * 3 * 4 and snake_case_name stay'],
  ['5 < 6 and \\*stars\\*', '5 < 6 and *stars*'],
])('%j is shown as %j', (markdown, text) => expect(excerptOf(markdown)).toBe(text));

it('is short, and does not read a long text whole', () => {
  expect(excerptOf('word '.repeat(50))).toHaveLength(140);
  expect(excerptOf('['.repeat(2_000_000))).toHaveLength(140);
});
