export * from './fraction.ts';
export * from './quantity.ts';
export * from './display.ts';
export * from './scale-yield.ts';
export * from './units.ts';
export { convertAmount, findAmounts, scaleText, type FoundAmount, type TextOptions } from './parser/find-amounts.ts';
export { isUnitName, unitForms } from './lexicon/unit-names.ts';
export { isLexiconWord, unitIdOf } from './parser/amounts.ts';
