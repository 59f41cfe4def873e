import { baseLanguage } from '#ingredients';

/** Names of the engine's data by language (BCP 47). */
const DATA = new Map([
  ['en', 'eng'],
  ['de', 'deu'],
  ['fr', 'fra'],
  ['es', 'spa'],
  ['it', 'ita'],
  ['nl', 'nld'],
  ['pt', 'por'],
  ['ar', 'ara'],
]);

export const canRead = (language: string): boolean => DATA.has(baseLanguage(language));

/** Returns the data of a language, by default those of English. */
export const dataOf = (language: string): string => DATA.get(baseLanguage(language)) ?? 'eng';
