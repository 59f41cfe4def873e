import { recentValues } from './recent-values.ts';

const searches = recentValues('recent-searches', 'texts');

/** Notes a search whose results a user has used in this browser. */
export function rememberSearch(userId: string, search = ''): void {
  const text = search.trim();
  if (text) searches.remember(userId, text);
}

export const forgetSearch = (userId: string, text: string): void => searches.forget(userId, text);

/** Forgets the searches of whoever was signed in. */
export const forgetSearches = (): void => searches.forgetAll();

/** @returns the last searches of a user in this browser */
export const useRecentSearches = (userId: string): string[] => searches.use(userId);
