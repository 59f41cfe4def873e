/** Returns the language of a tag in lower case: "de" of "de-AT"; "no" for both kinds of Norwegian. */
export function baseLanguage(language: string): string {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return code === 'nb' || code === 'nn' ? 'no' : code;
}
