import { storedSetting } from '../browser/stored-setting.ts';

interface Visits {
  userId: string;
  /** Slugs, the last one first. */
  slugs: string[];
}

const keptRecipes = 5;
const none: Visits = { userId: '', slugs: [] };

const isVisits = (stored: unknown): stored is Visits =>
  typeof stored === 'object' && stored !== null && 'slugs' in stored && Array.isArray(stored.slugs);

const visits = storedSetting<Visits>('recent-recipes', none, (stored) => (isVisits(stored) ? stored : none));

const slugsOf = (userId: string, stored: Visits) => (stored.userId === userId ? stored.slugs : []);

/** Notes that a user has opened a recipe in this browser. */
export function rememberRecipe(userId: string, slug: string): void {
  const others = slugsOf(userId, visits.get()).filter((one) => one !== slug);
  visits.change({ userId, slugs: [slug, ...others].slice(0, keptRecipes) });
}

/** @returns the slugs of the recipes that a user has opened last in this browser */
export const useRecentRecipes = (userId: string): string[] => slugsOf(userId, visits.use());
