const IS_JSON = /^\uFEFF?\s*[[{]/;
/** Matches a tag, but not a mail address such as <ada@example.com>. */
const MARKUP = /<!|<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i;

export const isJson = (text: string): boolean => IS_JSON.test(text);

/** True for text that is neither HTML nor JSON. */
export const isPlainText = (text: string): boolean => !isJson(text) && !MARKUP.test(text);
