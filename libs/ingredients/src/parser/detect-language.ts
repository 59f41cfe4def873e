import { entries } from '../lexicon/compile.ts';
import { lexicons } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { unitFacts } from '../units.ts';

/** Which languages use a word in ingredient lines, and how much it says. */
let wordLanguages: Map<string, [language: string, weight: number][]> | null = null;
/** The words of measure of each language. */
let measures: Map<string, Set<string>> | null = null;

const scripts: [RegExp, string][] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u4e00-\u9fff]/, 'zh'],
  [/[\u0590-\u05ff]/, 'he'],
  [/[\u0600-\u06ff]/, 'ar'],
  [/[\u0370-\u03ff]/, 'el'],
];

/** Letters that few languages use; a hint, since English borrows words with them. */
const letters: [RegExp, string[]][] = [
  [/ß|[äöü]/i, ['de', 'sv', 'fi']],
  [/[åæø]/i, ['da', 'no', 'sv']],
  [/[ñ¿¡]/i, ['es']],
  [/[œèêàùûîô]|[cdl]['’](?=\p{L})/iu, ['fr', 'it', 'ca']],
  [/[ãõ]/i, ['pt']],
  [/[łżźśćńęą]/i, ['pl']],
  [/[őű]/i, ['hu']],
  [/[ěřů]/i, ['cs']],
  [/[ľĺŕô]/i, ['sk']],
  [/[čšž]/i, ['cs', 'sk', 'hr', 'sl', 'lt']],
  [/[ğışİ]/, ['tr']],
  [/[țșăâ]/i, ['ro']],
  [/[ėųūį]/i, ['lt']],
  [/[ķļņģāēī]/i, ['lv']],
  [/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i, ['vi']],
  [/[іїєґ]/i, ['uk']],
  [/[ђјљњћџ]/i, ['sr']],
  [/[а-яё]/i, ['ru', 'uk', 'bg', 'sr']],
];

const englishWords = new Set(
  `chopped sliced diced minced fresh freshly ground large small medium and the with into cut sugar salt pepper butter flour oil water chicken
  cheese cream garlic onion onions egg eggs white red green black dried finely taste sauce juice powder peeled beans milk bread leaves for or
  cooked extra virgin olive lemon plus more about such as drained rinsed grated shredded beef pork roughly thinly chili chilli vanilla baking
  yellow potatoes tomatoes optional divided inch cups tablespoons teaspoons skin bone seeded`.split(/\s+/),
);

/** Below this a single word speaks for another language by chance. */
const enough = 0.7;

/** The language of a line, from its script, letters and words; English where nothing tells. */
export function detectLanguage(line: string): string {
  const script = scripts.find(([pattern]) => pattern.test(line));
  if (script) return script[1];
  const scores = wordScores(line);
  for (const language of measureLanguages(line)) raise(scores, language, 0.7);
  for (const [pattern, languages] of letters)
    if (pattern.test(line)) for (const language of languages) raise(scores, language, 0.65 / languages.length);
  const [best = 'en', score = 0] = [...scores].sort((a, b) => b[1] - a[1])[0] ?? [];
  return score >= enough && score > (scores.get('en') ?? 0) ? best : 'en';
}

function wordScores(line: string): Map<string, number> {
  wordLanguages ??= indexWords();
  const scores = new Map<string, number>();
  for (const word of line.toLowerCase().match(/[\p{L}'’]+/gu) ?? []) {
    if (englishWords.has(word)) raise(scores, 'en', 0.8);
    const languages = wordLanguages.get(word) ?? [];
    for (const [language, weight] of languages) raise(scores, language, weight / languages.length);
  }
  return scores;
}

/** The languages in which what follows the first number is a measure; English alone if it is one there. */
function measureLanguages(line: string): string[] {
  const word = /[\d½¼¾⅓⅔][\d.,/\s½¼¾⅓⅔-]*([\p{L}][\p{L}.]*)/u.exec(line)?.[1]?.toLowerCase().replace(/\.+$/, '');
  if (!word) return [];
  measures ??= new Map(
    lexicons.map(({ language, units }) => [
      language,
      new Set([...entries(units)].filter(([, id]) => id in unitFacts).map(([written]) => written)),
    ]),
  );
  if (measures.get('en')!.has(word)) return ['en'];
  return [...measures].filter(([, words]) => words.has(word)).map(([language]) => language);
}

function raise(scores: Map<string, number>, language: string, by: number): void {
  scores.set(language, (scores.get(language) ?? 0) + by);
}

function indexWords(): Map<string, [string, number][]> {
  const index = new Map<string, [string, number][]>();
  for (const lexicon of lexicons)
    for (const [word, weight] of wordsOf(lexicon))
      index.set(word, [...(index.get(word) ?? []), [lexicon.language, weight]]);
  return index;
}

/** A word that stands only within phrases says less than one that stands alone. */
function wordsOf({ units, numbers, of, remarks }: Lexicon): Map<string, number> {
  const weights = new Map<string, number>();
  for (const phrase of [
    ...entries(units).keys(),
    ...entries(numbers).keys(),
    ...of.split('|'),
    ...remarks.split('|'),
  ]) {
    const words = phrase
      .toLowerCase()
      .split(/[.\s()]+/)
      .filter(Boolean);
    const weight = words.length > 1 ? 0.4 : 1;
    // Abbreviations of the metric system are the same everywhere.
    for (const word of words)
      if (word.length > 1 && !/^(?:kg|ml|cl|dl|gr|cm|mm|mg)$/.test(word))
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  }
  return weights;
}
