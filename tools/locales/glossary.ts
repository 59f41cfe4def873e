import type { Catalogue } from './completeness.ts';

export interface Glossary {
  /** How the language addresses its reader, and why. */
  register: string;
  /** English term to its translation; "|" separates stems of which a text has to contain one. */
  terms: Record<string, string>;
}

/**
 * Returns the keys of labels that do not use the glossary's word. Only texts that are the bare English term, singular
 * or plural, are compared: within a sentence a word may be inflected or replaced.
 */
export function glossaryBreaks(glossary: Glossary, source: Catalogue, translation: Catalogue): string[] {
  const terms = new Map(Object.entries(glossary.terms).map(([term, stems]) => [term.toLowerCase(), stems]));
  const stemsOf = (text: string) => terms.get(text.toLowerCase()) ?? terms.get(text.toLowerCase().replace(/s$/, ''));
  return [...source].flatMap(([key, english]) => {
    const stems = stemsOf(english);
    const text = translation.get(key)?.toLowerCase();
    if (!stems || !text || stems.split('|').some((stem) => text.includes(stem.toLowerCase()))) return [];
    return [`${key} (${english} is ${stems}, not ${text})`];
  });
}
