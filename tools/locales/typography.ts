/** Quotation marks of each language, as its publishers set them. The inner pair is allowed too. */
const QUOTES: Record<string, string> = {
  ar: '«»',
  bg: '„“',
  cs: '„“',
  da: '“”',
  de: '„“‚‘',
  el: '«»',
  en: '“”',
  es: '«»',
  fi: '”',
  fr: '«»',
  he: '”“״',
  hr: '„”',
  hu: '„”',
  it: '«»',
  ja: '「」『』',
  ko: '‘’“”',
  lv: '„”',
  nb: '«»',
  nl: '‘’“”',
  no: '«»',
  pl: '„”',
  'pt-PT': '«»',
  pt: '“”',
  ro: '„”',
  ru: '«»',
  sk: '„“',
  sl: '„“',
  sr: '„“',
  sv: '”',
  tr: '“”',
  uk: '«»',
  'zh-TW': '「」『』',
  zh: '“”‘’',
};

interface Rule {
  languages?: RegExp;
  pattern: RegExp;
  problem: string;
}

const RULES: Rule[] = [
  { pattern: /^\s|\s$/, problem: 'space at an end' },
  { pattern: / {2}/, problem: 'two spaces' },
  { pattern: /\.\.\./, problem: 'three dots instead of …' },
  { pattern: /["`´]/, problem: 'straight quotation mark' },
  { pattern: /\p{L}'\p{L}/u, problem: 'straight apostrophe' },
  { pattern: /[\u00ad\ufffd\u200b]/, problem: 'invisible or broken character' },
  { languages: /^fr/, pattern: /[ ][?!;:%»]|«[ ]/, problem: 'breaking space at a mark' },
  // Canadian French sets no space before these marks
  { languages: /^fr-FR/, pattern: /[\p{L}\d}][?!;»]/u, problem: 'missing space at a mark' },
  { languages: /^es/, pattern: /^[^¿]*\?/, problem: 'question without ¿' },
  { languages: /^es/, pattern: /^[^¡]*!/, problem: 'exclamation without ¡' },
  { languages: /^ar/, pattern: /\p{Script=Arabic}\s?[?,;]/u, problem: 'Latin punctuation after an Arabic word' },
  { languages: /^ar/, pattern: /\u0627\u064b/, problem: 'tanwin after alif' },
  { languages: /^ro/, pattern: /[şţŞŢ]/, problem: 'cedilla instead of comma below' },
  {
    languages: /^(ja|zh)/,
    pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,?!;:]/u,
    problem: 'half-width punctuation',
  },
];

const anyQuote = /[“”„«»「」『』]/g;

/** Returns what a publisher of the language would correct in a text: quotation marks, spaces, forbidden characters. */
export function typographyProblems(locale: string, text: string): string[] {
  const prose = text.replace(/{{.*?}}/g, 'x').replace(/`[^`]*`/g, 'x');
  const allowed = QUOTES[locale] ?? QUOTES[locale.slice(0, 2)];
  const strange = allowed ? [...prose.matchAll(anyQuote)].filter(([quote]) => !allowed.includes(quote)) : [];
  return [
    ...RULES.filter(({ languages, pattern }) => (languages?.test(locale) ?? true) && pattern.test(prose)).map(
      ({ problem }) => problem,
    ),
    ...(strange.length ? [`quotation mark ${strange[0]![0]}`] : []),
  ];
}
