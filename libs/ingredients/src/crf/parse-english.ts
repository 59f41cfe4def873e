import { english } from '../model/english.ts';
import type { ParsedIngredient } from '../parser/parsed.ts';
import { partConfidence } from './confidence.ts';
import { labelTokens } from './label-tokens.ts';
import { Model } from './model.ts';
import { parseLabelled } from './parse-labelled.ts';
import { tokenize } from './tokenize.ts';

let model: Model | null = null;

/** Parses an English line with the trained sequence model. */
export function parseEnglish(line: string): ParsedIngredient {
  model ??= new Model(english);
  const tokens = tokenize(line);
  const labelled = labelTokens(tokens, model);
  return {
    ...parseLabelled(
      line,
      tokens,
      labelled.map(({ label }) => label),
    ),
    confidence: partConfidence(labelled, model.calibration),
    language: 'en',
  };
}
