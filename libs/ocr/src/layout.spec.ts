import type { Engine } from './engine.ts';
import { linesOf, paragraphsOf } from './layout.ts';
import { correctMisreadings } from './repairs.ts';
import { correctSpelling } from './spelling.ts';
import { toOriginalRows, type TsvRow } from './tsv.ts';

/** A line of words of 10 pixels a letter. */
function line(text: string, { top, left = 10, block = 1 }: { top: number; left?: number; block?: number }): TsvRow[] {
  let at = left;
  return text.split(' ').map((word, index) => {
    const row = { level: 5, pageNum: 1, blockNum: block, parNum: 1, lineNum: top, wordNum: index + 1, conf: 95 };
    const placed = { ...row, left: at, top, width: word.length * 10, height: 20, text: word };
    at += word.length * 10 + 10;
    return placed;
  });
}
const paragraphs = (...rows: TsvRow[][]) => paragraphsOf(linesOf(rows.flat()));

it('joins a wrapped line with the line before', () => {
  expect(
    paragraphs(
      line('1. Preheat the oven to two hundred degrees and', { top: 0 }),
      line('butter a tin.', { top: 25 }),
      line('2. Bake.', { top: 50 }),
    ),
  ).toEqual(['1. Preheat the oven to two hundred degrees and butter a tin.', '2. Bake.']);
});

it('keeps short lines apart as list items', () => {
  const step = line('1. Mix the flour and the butter with the sugar', { top: 100 });
  expect(paragraphs(line('200 g flour', { top: 0 }), line('salt', { top: 25 }), step)).toHaveLength(3);
});

it('keeps the lines of two columns apart', () => {
  const lines = paragraphs(line('1 pound cod fillets (cut into 1-', { top: 0 }), line('inch strips)', { top: 25 }), [
    ...line('1. Heat the oven until it is very hot', { top: 0, left: 500, block: 2 }),
  ]);
  expect(lines).toEqual(['1 pound cod fillets (cut into 1-inch strips)', '1. Heat the oven until it is very hot']);
});

it('drops list marks', () => {
  expect(paragraphs(line('• 2 eggs', { top: 0 }))).toEqual(['2 eggs']);
});

it('corrects misread units after amounts only', () => {
  expect(correctMisreadings('400 q beef, 2 Ibs leeks, 10 mI oil')).toBe('400 g beef, 2 lbs leeks, 10 ml oil');
  expect(correctMisreadings('1 tin, as I like it')).toBe('1 tin, as I like it');
});

it('converts positions of a rotated and enlarged picture to the original', () => {
  const [row] = line('word', { top: 0 });
  const used = { width: 200, height: 400 };
  const middle = { ...row!, left: 90, top: 190, width: 20, height: 20 };
  const before = { turn: 90, used, picture: { width: 200, height: 100 } };
  expect(toOriginalRows([middle], before)[0]).toMatchObject({ left: 95, top: 45, width: 10, height: 10 });
});

it('replaces unknown words by similar words of the dictionary', () => {
  const engine = { hasWord: (word: string) => ['juice', 'etwas'].includes(word) } as Engine;
  const [doubtful, sure] = line('lemon, julce.', { top: 0 }).map((row) => ({ ...row, conf: 60 }));
  expect(correctSpelling(engine, [doubtful!, sure!]).map(({ text }) => text)).toEqual(['lemon,', 'juice.']);
  expect(correctSpelling(engine, [{ ...sure!, conf: 96 }])[0]!.text).toBe('julce.');
});

it('does not join short lines of similar length', () => {
  expect(paragraphs(line('Happy birthday', { top: 0 }), line('from all of us', { top: 25 }))).toHaveLength(2);
});
