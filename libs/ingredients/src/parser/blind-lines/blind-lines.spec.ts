import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLine, readExpectedLines } from './expected-lines.ts';
import { parseIngredient } from '../parse-ingredient.ts';

/** Lines that are read otherwise than their author expected. */
const knownDifferences = [
  'a couple of bay leaves',
  'Coriander leaves, a small bunch',
  'a splash of white wine vinegar',
  'un chorrito de vinagre',
  'pół kostki masła',
];

it('reads the lines that were written before its code was read', () => {
  const lines = ['en', 'other'].flatMap((file) =>
    readExpectedLines(readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8')),
  );
  const isWhole = (line: (typeof lines)[number]) =>
    compareLine(line, parseIngredient(line.text, { language: line.language })).whole;
  expect(lines.filter((line) => !isWhole(line)).map(({ text }) => text)).toEqual(knownDifferences);
});
