import { recentValues } from './recent-values.ts';

const visits = recentValues('recent-recipes', 'slugs');

/** Notes that a user has opened a recipe in this browser. */
export const rememberRecipe = (userId: string, slug: string): void => visits.remember(userId, slug);

/** @returns the slugs of the recipes that a user has opened last in this browser */
export const useRecentRecipes = (userId: string): string[] => visits.use(userId);
