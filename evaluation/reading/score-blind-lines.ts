/**
 * Scores the parser on lines that were written before anybody looked at its code.
 * Whole = amount, upper end, unit and food right. Prints the wrong lines with `--wrong`.
 */
import { readFileSync } from 'node:fs';
import { parseIngredient } from '#ingredients/parser';
import type { ParsedIngredient } from '#ingredients/parser';
import { readExpectedLines, compareLine } from '../../libs/ingredients/src/parser/blind-lines/expected-lines.ts';

/** A line counts as marked sure from this confidence on, as on the review screen. */
const SURE = 0.96;

const answers = (parsed: ParsedIngredient): string =>
  [parsed.quantity, parsed.quantityMax, parsed.unit?.id ?? parsed.unit?.text, parsed.food, parsed.note].join(' | ');

for (const file of ['en', 'other']) {
  const lines = readExpectedLines(
    readFileSync(new URL(`../../libs/ingredients/src/parser/blind-lines/${file}.txt`, import.meta.url), 'utf8'),
  );
  const scored = lines.map((line) => {
    const parsed = parseIngredient(line.text, { language: line.language });
    return { line, parsed, ...compareLine(line, parsed) };
  });
  const sure = scored.filter(({ parsed }) => parsed.confidence.overall >= SURE);
  const count = (key: 'whole' | 'amount' | 'unit' | 'food' | 'note'): number => scored.filter((row) => row[key]).length;
  const rates = (['whole', 'amount', 'unit', 'food', 'note'] as const).map((key) => `${key} ${count(key)}`);
  const silent = sure.filter(({ whole }) => !whole).length;
  console.log(
    `${file}: ${lines.length} lines, ${rates.join(', ')}; marked sure ${sure.length}, wrong of these ${silent}`,
  );
  if (process.argv.includes('--wrong'))
    for (const { line, parsed, whole, note } of scored)
      if (!whole || !note)
        console.log(
          `  ${whole ? 'note ' : 'WRONG'} ${parsed.confidence.overall.toFixed(2)} ${line.text} => ${answers(parsed)}`,
        );
}
