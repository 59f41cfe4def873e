/** Scripts of texts, the ones first that appear beside others. */
const SCRIPTS: readonly (readonly [script: string, letters: RegExp])[] = [
  ['Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Kore', /\p{Script=Hangul}/u],
  ['Hans', /\p{Script=Han}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Latn', /\p{Script=Latin}/u],
];

const scripts = new Map<string, string>();

function scriptOf(language: string): string {
  const known = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? 'Latn';
  scripts.set(language, known);
  return known;
}

/**
 * Guesses the language of a text by its script, for screen readers.
 *
 * @returns undefined if the language of the page has the same script
 */
export function scriptLanguage(text: string, pageLanguage: string): string | undefined {
  const own = scriptOf(pageLanguage);
  const isOwn = SCRIPTS.some(([script, letters]) => script === own && letters.test(text));
  const [script] = SCRIPTS.find(([, letters]) => letters.test(text)) ?? [];
  if (!script || isOwn || (script === 'Hans' && /^(Jpan|Kore|Hant)$/.test(own))) return undefined;
  return new Intl.Locale(`und-${script}`).maximize().language;
}
