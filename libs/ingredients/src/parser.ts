/** The parser of ingredient lines. A separate entry point, because its model is large and pages that show recipes do not need it. */
export { detectLanguage } from './parser/detect-language.ts';
export { parseIngredient, type ParseOptions } from './parser/parse-ingredient.ts';
export type * from './parser/parsed.ts';
export { parseByRules } from './parser/rules.ts';
