export * from './digits.ts';
export * from './fraction.ts';
export * from './stored-quantity.ts';
export * from './quantity.ts';
export * from './display.ts';
export * from './wording.ts';
export {
  ingredientsOfSteps,
  ingredientUseOfSteps,
  type StepLine,
  type StepText,
  type StepUse,
} from './steps/step-ingredients.ts';
export { batchesOf } from './batches.ts';
export { isFixedAmount } from './fixed-amounts.ts';
export { amountToBuy, isTapWater } from './purchases.ts';
export { changedWords } from './changed-words.ts';
export * from './scale-yield.ts';
export * from './units.ts';
export { convertAmount, findAmounts, type FoundAmount, type TextOptions } from './parser/find-amounts.ts';
export { findCounts, type CountedFood } from './parser/counted-foods.ts';
export { baseLanguage } from './lexicon/base-language.ts';
export { unitLabel, unitLabels, type UnitLabel } from './lexicon/unit-labels.ts';
export { isUnitName, standardUnitOf, unitForms, unitInNumber } from './lexicon/unit-names.ts';
export { standardOf, unitInLanguage, type NamedUnit } from './unit-in-language.ts';
export { isLexiconWord, isMetricFirst, unitIdOf } from './parser/amounts.ts';
export { plainName } from './plain-name.ts';
export { findDurations, type DurationRole, type FoundDuration } from './durations/find-durations.ts';
export { parseStepFacts } from './step-facts/parse-step-facts.ts';
export { factsOfStep, factsOfSteps, readStepFacts } from './step-facts/read-step-facts.ts';
export { stepPlaces, type StepFacts, type StepPlace, type StepWait } from './step-facts/step-facts.ts';
