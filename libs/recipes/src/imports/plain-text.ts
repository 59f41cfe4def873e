const IS_JSON = /^\uFEFF?\s*[[{]/;
const MARKUP = /<[a-z!/]/i;

export const isJson = (text: string): boolean => IS_JSON.test(text);

/** Neither a page nor JSON. */
export const isPlainText = (text: string): boolean => !isJson(text) && !MARKUP.test(text);
