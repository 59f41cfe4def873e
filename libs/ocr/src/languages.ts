import { baseLanguage } from '#ingredients';

/** Languages that can be read (BCP 47), with the names of the engine's data. */
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
