/** The parser of ingredient lines. An entry of its own, since its model is large and a page that shows a recipe has no use for it. */
export { detectLanguage } from './parser/detect-language.ts';
export { parseIngredient, type ParseOptions } from './parser/parse-ingredient.ts';
export type * from './parser/parsed.ts';
export { parseByRules } from './parser/rules.ts';
