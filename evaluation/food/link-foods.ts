/**
 * Links ingredient lines to foods, one JSON object a line: {id, language?, sentence} -> {id, food, kinds}, in English names.
 * With `--score`, scores the linker on the blind lines instead, and with `--wrong` prints the lines that are not right.
 */
import { jsonLines } from '../reading/json-lines.ts';
import { linkLine } from './link-line.ts';
import { scoreBlindLines } from './score-blind-lines.ts';

interface Line {
  id: string;
  language?: string;
  sentence: string;
}

if (process.argv.includes('--score')) scoreBlindLines({ printsWrong: process.argv.includes('--wrong') });
else
  for await (const { id, language, sentence } of jsonLines<Line>()) {
    const [food] = linkLine(sentence, language);
    process.stdout.write(`${JSON.stringify({ id, food: food?.name ?? null, kinds: food?.kinds ?? [] })}\n`);
  }
