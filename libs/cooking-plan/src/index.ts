export * from './block.ts';
export { eveningBefore, planDinner, type PlanOptions } from './plan-dinner.ts';
export { replanDinner, type ReplanOptions } from './replan.ts';
export { blocksOf, type CookedRecipe } from './blocks-of.ts';
export { startedBlocks, type Progress } from './started-blocks.ts';
export { prepList, type PrepRow } from './prep-list.ts';
export { isServed, postponeServing, type PostponedDinner } from './postpone-serving.ts';
export { waitingResults, type WaitingResult } from './waiting-results.ts';
