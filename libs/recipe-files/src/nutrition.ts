import type { Nutrition } from '#recipe-reader';
import { isObject } from './formats/json.ts';

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

const factOf = (name: string) => {
  const plain = name.replace(/^recipenut/i, '').replace(/[^\p{L}]/gu, '');
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0];
};

/** The number alone, in kcal, grams and, for sodium, milligrams. */
function amount(fact: Fact, text: string): string {
  const number = /\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.');
  if (!number) return '';
  return fact === 'sodiumContent' && /\dg|\d\s+g\b/i.test(text) ? String(Math.round(Number(number) * 1000)) : number;
}

/** Of names and values. */
export function nutritionOf(record: unknown): Nutrition {
  const facts: Nutrition = {};
  for (const [name, value] of Object.entries(isObject(record) ? record : {})) {
    const fact = typeof value === 'string' || typeof value === 'number' ? factOf(name) : undefined;
    const number = fact && amount(fact, String(value));
    if (fact && number && !facts[fact]) facts[fact] = number;
  }
  return facts;
}

const FACT = /([\p{L}][\p{L} ,]*?)\s*[:=]?\s*(\d+(?:[.,]\d+)?\s*(?:mg|kcal|kj|cal|g)?)(?=[\s,;|]|$)/giu;
const BEFORE =
  /(\d+(?:[.,]\d+)?\s*m?g?)\s+(?:of\s+|tot(?:al)?\s+)*(calories|cal|fat|protein|carb(?:ohydrate)?s?|(?:dietary\s+)?fiber|sugars?|sodium)\b/gi;

/** Of a text such as "Calories: 692, Fat: 34 g" or "4 g protein; 15 g tot fat". */
export function nutritionIn(text: string): Nutrition {
  const before = [...text.slice(0, 5000).matchAll(BEFORE)].map(([, value, name]) => [name!, value!] as const);
  const behind = [...text.slice(0, 5000).matchAll(FACT)].map(([, name, value]) => [name!, value!] as const);
  const [facts, others] = [factsIn(behind), factsIn(before)];
  return Object.keys(others).length > Object.keys(facts).length ? others : facts;
}

function factsIn(said: (readonly [name: string, value: string])[]): Nutrition {
  const facts: Nutrition = {};
  for (const [name, value] of said) {
    const fact = factOf(name === 'cal' ? 'calories' : name);
    const number = fact && amount(fact, value);
    if (fact && number && !facts[fact]) facts[fact] = number;
  }
  return facts;
}
