import { baseLanguage } from '#ingredients';

/** What can be read, by BCP 47, and what the data of the engine are called. */
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

/** English where there are no data of the language. */
export const dataOf = (language: string): string => DATA.get(baseLanguage(language)) ?? 'eng';
