const IS_JSON = /^\uFEFF?\s*[[{]/;
/** A tag, and not the address of a letter, <ada@example.com>. */
const MARKUP = /<!|<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i;

export const isJson = (text: string): boolean => IS_JSON.test(text);

/** Neither a page nor JSON. */
export const isPlainText = (text: string): boolean => !isJson(text) && !MARKUP.test(text);
