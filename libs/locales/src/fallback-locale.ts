/** Language of the complete catalogue. */
export const fallbackLocale = 'en-US';
