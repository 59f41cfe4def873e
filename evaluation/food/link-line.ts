import { FoodBase, FoodLinker } from '#food';
import { baseLanguage } from '#ingredients';
import { detectLanguage, parseIngredient } from '#ingredients/parser';

const base = new FoodBase('food');
const linker = new FoodLinker(base);
const englishNames = new Map(base.namesIn('en').map(({ food, name }) => [food, name]));

export interface LinkedFood {
  /** English. */
  name: string;
  /** English names of what it is a kind of, nearest first. */
  kinds: string[];
}

/** Foods that an ingredient line names, by their English names. */
export function linkLine(sentence: string, language?: string): LinkedFood[] {
  const spoken = language ?? detectLanguage(sentence) ?? 'en';
  const { food: text, note } = parseIngredient(sentence, { language: spoken });
  return linker
    .link(text, {
      languages: [...new Set([baseLanguage(spoken), 'en'])],
      note,
      region: spoken.split('-')[1] ?? null,
    })
    .map(({ food }) => ({ name: englishName(food), kinds: base.kindsOf(food).map(englishName) }));
}

/** English names of all foods, other names included, by the name that `linkLine` answers with. */
export const otherEnglishNames = (): Map<string, string[]> =>
  new Map(base.namesIn('en').map(({ name, others }) => [name, others.map((other) => other.name)]));

function englishName(food: string): string {
  return englishNames.get(food) ?? food.replaceAll('-', ' ');
}
