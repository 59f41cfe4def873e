import type { Wire } from '#client';
import { linesLike, linesOf, textWithin } from './scan-lines.ts';

/** Lines of words, of which each is 100 wide, 40 apart from top to top. */
const rowsOf = (...texts: string[]): Wire<'TsvRow'>[] =>
  texts.flatMap((text, line) =>
    text.split(' ').map((one, index) => ({
      ...{ level: 5, pageNum: 1, blockNum: 1, parNum: 1, lineNum: line + 1, wordNum: index + 1, conf: 90 },
      ...{ left: index * 110, top: line * 40, width: 100, height: 30, text: one },
    })),
  );
const lines = linesOf(rowsOf('Lemon cake', '2 cups flour', '3 large eggs', 'Mix the flour and', 'the eggs, and bake.'));

it('the words of a line are one text', () => {
  expect(lines.map(({ text }) => text)).toContain('3 large eggs');
  expect(lines[1]).toMatchObject({ left: 0, top: 40, right: 320, bottom: 70 });
});

it('a rectangle has the words whose middle is in it, line by line', () => {
  expect(textWithin(lines, { left: 100, top: 30, right: 340, bottom: 120 })).toBe('cups flour\nlarge eggs');
  expect(textWithin(lines, { left: 900, top: 0, right: 950, bottom: 400 })).toBe('');
});

it('a field points at the lines that say the same', () => {
  const found = (text: string) => linesLike(lines, text).lines.map((line) => line.text);
  expect(found('3 large eggs')).toEqual(['3 large eggs']);
  expect(found('Mix the flour and the eggs, and bake.')).toEqual(['Mix the flour and', 'the eggs, and bake.']);
  expect(found('2 cups of flour')).toEqual(['2 cups flour']);
  expect(found('a pinch of salt')).toEqual([]);
  expect(found('')).toEqual([]);
});
