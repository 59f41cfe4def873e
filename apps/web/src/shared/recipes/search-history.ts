import { storedSetting } from '../browser/stored-setting.ts';

interface Searches {
  userId: string;
  /** The last one first. */
  texts: string[];
}

const maxSearches = 5;
const none: Searches = { userId: '', texts: [] };

const isSearches = (stored: unknown): stored is Searches =>
  typeof stored === 'object' && stored !== null && 'texts' in stored && Array.isArray(stored.texts);

const searches = storedSetting<Searches>('recent-searches', none, (stored) => (isSearches(stored) ? stored : none));

const textsOf = (userId: string, stored: Searches) => (stored.userId === userId ? stored.texts : []);

/** Notes a search whose results a user has used in this browser. */
export function rememberSearch(userId: string, search = ''): void {
  const text = search.trim();
  const others = textsOf(userId, searches.get()).filter((other) => other.toLowerCase() !== text.toLowerCase());
  if (text) searches.change({ userId, texts: [text, ...others].slice(0, maxSearches) });
}

export const forgetSearch = (userId: string, text: string): void =>
  searches.change({ userId, texts: textsOf(userId, searches.get()).filter((other) => other !== text) });

/** Forgets the searches of whoever was signed in. */
export const forgetSearches = (): void => searches.change(none);

/** @returns the last searches of a user in this browser */
export const useRecentSearches = (userId: string): string[] => textsOf(userId, searches.use());
