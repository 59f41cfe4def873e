/** Parses ingredient lines, one JSON object a line: {id, sentence, language?} -> {id, quantity, quantityMax, unit, food, note, confidence}. */
import { parseIngredient } from '#ingredients/parser';
import { jsonLines } from './json-lines.ts';

interface SentenceLine {
  id: string;
  sentence: string;
  language?: string;
  lang?: string;
}

for await (const { id, sentence, language, lang } of jsonLines<SentenceLine>()) {
  const { quantity, quantityMax, unit, food, note, confidence } = parseIngredient(sentence, {
    language: language ?? lang,
  });
  const answer = {
    id,
    quantity,
    quantityMax,
    unit: unit?.text ?? null,
    unitId: unit?.id ?? null,
    food,
    note,
    confidence: confidence.overall,
  };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
