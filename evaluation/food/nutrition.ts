/**
 * Computes what a serving holds, one JSON object a line: {id, expected: {ingredients, yields, language?}} -> {id, perServing, coverage}.
 * perServing is null where the number of servings is not known. With `--lines`, the lines that count nothing are written as well.
 */
import { estimateNutrition, FoodBase, FoodLinker, type NutritionLine } from '#food';
import { baseLanguage } from '#ingredients';
import { parseIngredient } from '#ingredients/parser';
import { jsonLines } from '../reading/json-lines.ts';

interface Page {
  id: string;
  expected: { ingredients?: string[] | string; yields?: string | null; language?: string | null };
}

const base = new FoodBase('food');
const linker = new FoodLinker(base);

for await (const { id, expected } of jsonLines<Page>()) {
  const sentences = [expected.ingredients ?? []].flat();
  const language = expected.language ?? 'en';
  const { total, missing, coverage } = estimateNutrition(
    base,
    sentences.map((sentence) => readLine(sentence, language)),
  );
  const servings = Number(/\d+/.exec(expected.yields ?? '')?.[0] ?? 0);
  const { kcal: calories, protein, fat, carbohydrate } = total;
  const each = (value = 0) => Math.round((10 * value) / servings) / 10;
  const perServing = servings
    ? { calories: each(calories), protein: each(protein), fat: each(fat), carbohydrate: each(carbohydrate) }
    : null;
  const lines = process.argv.includes('--lines') && {
    missing: missing.map(({ line, reason }) => `${reason}: ${sentences[line]}`),
  };
  process.stdout.write(`${JSON.stringify({ id, perServing, coverage: Math.round(100 * coverage) / 100, ...lines })}\n`);
}

function readLine(sentence: string, language: string): NutritionLine {
  const { quantity, quantityMax, unit, food, note, amounts } = parseIngredient(sentence, { language });
  const [link] = linker.link(food, {
    languages: [...new Set([baseLanguage(language), 'en'])],
    region: language.split('-')[1] ?? null,
    note,
  });
  const further = amounts.flatMap((each) =>
    each.quantity === null ? [] : [{ quantity: each.quantity, unit: each.unit?.id ?? null }],
  );
  const ends = [quantity, quantityMax].filter((end) => end !== null);
  const middle = ends.length ? ends.reduce((sum, end) => sum + end, 0) / ends.length : 1;
  const hasAmount = quantity !== null || unit !== null;
  const amount = hasAmount ? { quantity: middle, unit: unit?.id ?? null, further, words: sentence } : null;
  return { food: link?.food ?? null, amount };
}
