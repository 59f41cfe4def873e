/** Text as it is compared when people look for something: without accents, case and space around it. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
