import { planningTools } from './planning-tools.ts';
import { recipeTools } from './recipe-tools.ts';
import { shoppingTools } from './shopping-tools.ts';
import type { Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = [...recipeTools, ...planningTools, ...shoppingTools];
