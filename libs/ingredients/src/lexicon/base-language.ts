/** "de" of "de-AT", in small letters; both kinds of Norwegian are "no". */
export function baseLanguage(language: string): string {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return code === 'nb' || code === 'nn' ? 'no' : code;
}
