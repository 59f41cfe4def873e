/** Normalizes a text for search: without accents, case and surrounding space. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
