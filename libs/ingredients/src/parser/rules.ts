import { lexiconFor } from '../lexicon/compile.ts';
import type { Amount } from './amounts.ts';
import { skipBullets } from './bullets.ts';
import { splitFood } from './food.ts';
import { headOf, type Head } from './heads.ts';
import { parseLittle } from './little.ts';
import type { FurtherAmount, ParsedIngredient } from './parsed.ts';

/** Parses a line by the lexicon of its language: amount, unit and food in the orders that languages use. */
export function parseByRules(line: string, language: string): ParsedIngredient {
  return parseLittle(line, language, (text) => readByRules(text, language));
}

function readByRules(line: string, language: string): ParsedIngredient {
  const lexicon = lexiconFor(language);
  const start = skipBullets(line);
  const head = headOf(line, start, lexicon);
  const food = splitFood(line, head.rest, lexicon);
  const further = [...head.further, ...food.amounts].map(asFurther);
  const before = head.before ? [head.before] : [];
  const { amount } = head;
  const unit = amount?.unit ? { ...amount.unit, span: amount.unitSpan! } : head.unit;
  return {
    quantity: amount?.low ?? null,
    quantityMax: amount && amount.high > amount.low ? amount.high : null,
    unit: unit && { id: unit.id, text: unit.text },
    food: food.food,
    note: [...before.map((span) => line.slice(...span)), food.note].filter(Boolean).join(', '),
    amounts: further,
    confidence: confidence(head, food.food, food.note),
    spans: {
      ...(amount ? { quantity: amount.quantitySpan } : {}),
      ...(unit ? { unit: unit.span } : {}),
      food: food.foodSpans,
      note: [...before, ...food.noteSpans],
    },
    language: lexicon.language,
  };
}

function asFurther({ low, high, unit, span }: Amount): FurtherAmount {
  return { quantity: low, quantityMax: high > low ? high : null, unit, span };
}

function confidence({ sure, amount, unit }: Head, food: string, note: string) {
  const words = food.split(/\s+/).length;
  const named = !food ? 0 : words <= 2 ? 0.985 : words <= 4 ? 0.9 : words <= 6 ? 0.88 : 0.7;
  const quantity = amount ? 0.97 : sure;
  const unitSure = amount?.unit || unit ? 0.95 : 0.85;
  return {
    quantity,
    unit: unitSure,
    food: named,
    note: note ? 0.7 : 0.9,
    overall: Math.round(sure * named * 100) / 100,
  };
}
