/** Links ingredient lines to foods, one JSON object a line: {id, language?, sentence} -> {id, food, kinds}, in English names. */
import { FoodBase, FoodLinker } from '#food';
import { baseLanguage } from '#ingredients';
import { detectLanguage, parseIngredient } from '#ingredients/parser';
import { jsonLines } from '../reading/json-lines.ts';

interface Line {
  id: string;
  language?: string;
  sentence: string;
}

const base = new FoodBase('food');
const linker = new FoodLinker(base);
const englishNames = new Map(base.namesIn('en').map(({ food, name }) => [food, name]));
const nameOf = (food: string) => englishNames.get(food) ?? food.replaceAll('-', ' ');

for await (const { id, language, sentence } of jsonLines<Line>()) {
  const spoken = language ?? detectLanguage(sentence) ?? 'en';
  const { food: text } = parseIngredient(sentence, { language: spoken });
  const [link] = linker.link(text, {
    languages: [...new Set([baseLanguage(spoken), 'en'])],
    region: spoken.split('-')[1] ?? null,
  });
  const answer = { id, food: link ? nameOf(link.food) : null, kinds: link ? base.kindsOf(link.food).map(nameOf) : [] };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
