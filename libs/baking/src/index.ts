export * from './formula.ts';
export * from './tins.ts';
export { gramsOfEgg, isWeighedFinely, type LineRole, lineRoles, roleOfFood, usualHydration } from './food-words.ts';
export { findTin, textInTin } from './tin-texts.ts';
