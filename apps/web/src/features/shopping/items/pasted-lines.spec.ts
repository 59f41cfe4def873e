import { listText } from '#ingredients/list-text';
import { pastedLines } from './pasted-lines.ts';
import type { Label } from '../shopping-queries.ts';

const labels = [{ id: 'b', name: 'Bäckerei' } as Label, { id: 'd', name: 'Dairy' } as Label];
const read = (text: string) => pastedLines(text, { labels, none: 'Everything else' });

it.each(['plain', 'markdown'] as const)('reads a list that was copied as %s with its items and aisles', (format) => {
  const groups = [
    { heading: 'Bäckerei', lines: ['rye bread'] },
    { heading: 'Everything else', lines: ['candles', '2 melons'] },
  ];
  const lines = read(listText(groups, format)).map((one) => ({ ...one, text: one.text.replace('- [ ] ', '') }));
  expect(lines).toEqual([{ text: 'rye bread', labelId: 'b' }, { text: 'candles' }, { text: '2 melons' }]);
});

it('checks the items of a pasted checklist that are checked there', () => {
  expect(read('- [x] milk\n☑ eggs\n- [ ] bread')).toEqual([
    { text: 'milk', checked: true },
    { text: 'eggs', checked: true },
    { text: '- [ ] bread' },
  ]);
});

it('drops the numbers of a numbered list and keeps other numbers as amounts', () => {
  expect(read('1. milk\r\n2. bread\r\n3) eggs').map(({ text }) => text)).toEqual(['milk', 'bread', 'eggs']);
  expect(read('2. milk\n3. bread').map(({ text }) => text)).toEqual(['2. milk', '3. bread']);
  expect(read('1. milk').map(({ text }) => text)).toEqual(['1. milk']);
});

it('reads a line with a colon at its end as an item, unless it names an aisle', () => {
  expect(read('For Anna:\ntea\n\ndairy:\nmilk')).toEqual([
    { text: 'For Anna:' },
    { text: 'tea' },
    { text: 'milk', labelId: 'd' },
  ]);
});
