/** The language in which every text exists. */
export const fallbackLocale = 'en-US';
