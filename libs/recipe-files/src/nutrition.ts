import type { Nutrition } from '#recipe-reader';
import { isObject } from './readers/json/json-values.ts';

type Fact = keyof Nutrition;
const NAMES: readonly (readonly [Fact, RegExp])[] = [
  ['calories', /^(?:calories|energy|kcal|kilocalories|kalorien)$/i],
  ['proteinContent', /^(?:protein|proteins|eiweiss|eiweiß)(?:content)?$/i],
  ['carbohydrateContent', /^(?:total)?(?:carbohydrates?|carbs?|kohlenhydrate)(?:total)?(?:content)?$/i],
  ['fatContent', /^(?:total)?(?:fat|fett|lipids)(?:total)?(?:content)?$/i],
  ['fiberContent', /^(?:dietary|total)?(?:fibers?|fibres?|ballaststoffe)(?:dietary)?(?:content)?$/i],
  ['sugarContent', /^(?:total)?(?:sugars?|zucker)(?:total)?(?:content)?$/i],
  ['sodiumContent', /^(?:sodium|natrium)(?:content)?$/i],
];

const resolveFact = (name: string) => {
  const plain = name.replace(/^recipenut/i, '').replace(/[^\p{L}]/gu, '');
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0];
};

/** Returns the number in kcal, grams, or milligrams of sodium. */
function parseAmount(fact: Fact, text: string): string {
  const number = /\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.');
  if (!number) return '';
  return fact === 'sodiumContent' && /\dg|\d\s+g\b/i.test(text) ? String(Math.round(Number(number) * 1000)) : number;
}

/** Reads nutrition facts from names and values. */
export function nutritionFromRecord(record: unknown): Nutrition {
  const facts: Nutrition = {};
  for (const [name, value] of Object.entries(isObject(record) ? record : {})) {
    const fact = typeof value === 'string' || typeof value === 'number' ? resolveFact(name) : undefined;
    const number = fact && parseAmount(fact, String(value));
    if (fact && number && !facts[fact]) facts[fact] = number;
  }
  return facts;
}

const NAME_BEFORE_AMOUNT = /([\p{L}][\p{L} ,]*?)\s*[:=]?\s*(\d+(?:[.,]\d+)?\s*(?:mg|kcal|kj|cal|g)?)(?=[\s,;|]|$)/giu;
const AMOUNT_BEFORE_NAME =
  /(\d+(?:[.,]\d+)?\s*m?g?)\s+(?:of\s+|tot(?:al)?\s+)*(calories|cal|fat|protein|carb(?:ohydrate)?s?|(?:dietary\s+)?fiber|sugars?|sodium)\b/gi;

/** Reads nutrition facts from a text such as "Calories: 692, Fat: 34 g" or "4 g protein; 15 g tot fat". */
export function nutritionFromText(text: string): Nutrition {
  if (!text) return {};
  const before = [...text.slice(0, 5000).matchAll(AMOUNT_BEFORE_NAME)].map(
    ([, value = '', name = '']) => [name, value] as const,
  );
  const behind = [...text.slice(0, 5000).matchAll(NAME_BEFORE_AMOUNT)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const [facts, others] = [collectFacts(behind), collectFacts(before)];
  return Object.keys(others).length > Object.keys(facts).length ? others : facts;
}

function collectFacts(said: (readonly [name: string, value: string])[]): Nutrition {
  const facts: Nutrition = {};
  for (const [name, value] of said) {
    const fact = resolveFact(name === 'cal' ? 'calories' : name);
    const number = fact && parseAmount(fact, value);
    if (fact && number && !facts[fact]) facts[fact] = number;
  }
  return facts;
}

/** The exchanges of a diet for diabetes, which MasterCook writes behind the nutrition facts, as a note. */
export function exchanges(nutrition: string): { title: string; text: string }[] {
  const text = /\bexchanges:([^.]*(?:\.\d[^.]*)*)/i.exec(nutrition.slice(0, 5000))?.[1]?.replace(/\s+/g, ' ').trim();
  return text && /[1-9]/.test(text) ? [{ title: 'Exchanges', text }] : [];
}
