import { commonWords } from '../lexicon/common-words.ts';
import { baseLanguage } from '../lexicon/base-language.ts';
import { entries } from '../lexicon/compile.ts';
import { lexicons } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { languagesOfUnit } from '../lexicon/unit-names.ts';

type Scores = Map<string, number>;

const scripts: [RegExp, string][] = [
  [/[\u3005\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u4e00-\u9fff]/, 'zh'],
  [/[\u0590-\u05ff]/, 'he'],
  [/[\u0600-\u06ff]/, 'ar'],
  [/[\u0370-\u03ff]/, 'el'],
];

const otherScript = /[\u0370-\u03ff\u0590-\u06ff\u3005-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Returns the given language, unless the script or the unit of a line belongs to another one. */
export function languageOf(line: string, given: string): string {
  const byUnit = unitLanguages(line);
  const isForeign = byUnit.length > 0 && !byUnit.includes(given);
  if (!isForeign && !(otherScript.test(line) && !hasOtherScript(given))) return given;
  const detected = detectLanguage(line);
  return byUnit.includes(detected) || hasOtherScript(detected) ? detected : given;
}

function hasOtherScript(language: string): boolean {
  return scripts.some(([, other]) => other === language);
}

/** Letters that few languages use; only a hint, because English borrows words with such letters. */
const letters: [RegExp, string[]][] = [
  [/ß/, ['de']],
  // a unit and a food in capitals: "1 Dose Mais"
  [/^\s*[\d½¼¾⅓⅔][\d.,/\s–-]*\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u, ['de']],
  [/[äö]/i, ['de', 'sv', 'fi']],
  [/ü/i, ['de', 'tr', 'hu']],
  [/å/i, ['sv', 'da', 'no']],
  [/[æø]/i, ['da', 'no']],
  [/ij|\p{L}jes(?!\p{L})/iu, ['nl']],
  [/[ñ¿¡]/i, ['es', 'gl']],
  [/[œèêàùûîô]|[cdl]['’]\p{L}/iu, ['fr', 'it', 'ca']],
  [/[ãõ]/i, ['pt']],
  [/[łżźśćńęą]/i, ['pl']],
  [/[őű]/i, ['hu']],
  [/[ěřů]/i, ['cs']],
  [/[ľĺŕ]/i, ['sk']],
  [/[čšž]/i, ['cs', 'sk', 'hr', 'sl', 'lt']],
  [/[đć]/i, ['hr']],
  [/[ğışİ]/, ['tr']],
  [/[țșăâ]/i, ['ro']],
  [/[ėųūį]/i, ['lt']],
  [/[ķļņģāēī]/i, ['lv']],
  [/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i, ['vi']],
  [/[іїєґ]/i, ['uk']],
  [/[ђјљњћџ]/i, ['sr']],
  [/[ыэё]/i, ['ru']],
  [/[а-я]/i, ['ru', 'uk', 'bg', 'sr']],
];

/** Quick test for any of these letters. */
const distinctiveLetters =
  /^\s*[\d½¼¾⅓⅔][\d.,/\s–-]*\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}|[\u00bf-\u024f\u0400-\u04ff\u1ea0-\u1eff¡]|ij|jes|[cdl]['’]\p{L}/iu;

/** Minimum score of a foreign language, with and without English words on the line. A lower score may be a coincidence. */
const minScore = { besideEnglish: 0.7, alone: 0.3 };
/** Units with the same names in other languages, which rarely use them. */
const imperial = /(?<!\p{L})(?:oz|fl|lbs?|tbsps?|tsps?|cups?|ounces?|pounds?|teaspoons?|tablespoons?)(?!\p{L})/iu;
/** Decimal comma, which English does not have. */
const decimalComma = /\d,\d{1,2}(?!\d)/;

/** Detects the language of lines by script, letters and words; returns `fallback` (BCP 47) without any hint. */
export function detectLanguage(line: string, fallback = 'en'): string {
  const script = otherScript.test(line) && scripts.find(([pattern]) => pattern.test(line));
  if (script) return script[1];
  const words = [...new Set(wordsIn(line))].map(languagesOf);
  const byUnit = unitLanguages(line);
  const byLetters = distinctiveLetters.test(line) ? letters.filter(([pattern]) => pattern.test(line)) : [];
  const hasEnglishUnit = byUnit.includes('en');
  const own = sumOf(words, ({ own }) => own) + (hasEnglishUnit ? 1 : 0) + (imperial.test(line) ? 1 : 0);
  const other =
    sumOf(words, ({ foreign }) => foreign) +
    (byUnit.length && !hasEnglishUnit ? 1 : 0) +
    (decimalComma.test(line) ? 0.5 : 0) +
    0.5 * byLetters.length;
  if (!own && other < minScore.alone) return baseLanguage(fallback) || 'en';
  if (other < (own ? minScore.besideEnglish : minScore.alone) || other <= own) return 'en';
  return likeliest([
    ...words.map(({ shares }) => shares),
    // the unit counts double, because the language must know it
    byUnit.map((language) => [language, 2 / byUnit.length] as const),
    ...byLetters.map(([, languages]) => languages.map((language) => [language, 0.6 / languages.length] as const)),
  ]);
}

function sumOf(words: WordLanguages[], of: (word: WordLanguages) => number): number {
  return words.reduce((sum, word) => sum + of(word), 0);
}

/** Returns the language with the highest score, without English. */
function likeliest(shares: (readonly Share[])[]): string {
  const scores = new Map<string, number>();
  for (const [language, share] of shares.flat())
    if (language !== 'en') scores.set(language, (scores.get(language) ?? 0) + share);
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}

/** Scores of a word for English, for the other languages together, and for each language. */
interface WordLanguages {
  own: number;
  foreign: number;
  shares: readonly Share[];
}

type Share = readonly [language: string, share: number];

const unknownWord: WordLanguages = { own: 0, foreign: 0, shares: [] };
/** Limit of the cache of words, which is emptied when it is full. */
const maxCachedWords = 20_000;
const cache = new Map<string, WordLanguages>();

function languagesOf(word: string): WordLanguages {
  const known = cache.get(word);
  if (known) return known;
  wordLanguages ??= indexWords();
  const languages = wordLanguages.get(word) ?? languagesOfParts(word, wordLanguages);
  const scores = languages ? weigh(languages) : unknownWord;
  if (cache.size >= maxCachedWords) cache.clear();
  cache.set(word, scores);
  return scores;
}

function weigh(languages: Scores): WordLanguages {
  const english = languages.get('en') ?? 0;
  return {
    // a word that other languages have as well, such as "paprika", counts less
    own: languages.size > 1 ? english / 2 : english,
    foreign: english ? 0 : Math.max(...languages.values()),
    shares: [...languages].map(([language, weight]) => [language, weight / languages.size] as const),
  };
}

const minPartLength = 4;
const maxPartLength = 30;

/** Returns the languages of the longest word at the end or beginning of a compound, at half weight: "hvedemel", "Parmaschinken". */
function languagesOfParts(word: string, known: Map<string, Scores>): Scores | null {
  for (let length = Math.min(word.length - 2, maxPartLength); length >= minPartLength; length--)
    for (const part of [word.slice(-length), word.slice(0, length)]) {
      const languages = known.get(part);
      if (languages) return new Map([...languages].map(([language, weight]) => [language, weight * 0.5]));
    }
  return null;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
}

/** Returns the languages in which the text behind the first number is a unit. */
function unitLanguages(line: string): readonly string[] {
  const written = /[\d½¼¾⅓⅔][.,/\s-]*((?:\p{L}{1,3}\.\s?(?:à\s)?){1,3}|\p{L}+)/u.exec(line)?.[1];
  if (!written || written.replace(/[.\s]/g, '').length < 2 || metric.test(written)) return [];
  const known = languagesOfUnit(written);
  // English has "g" and "grams"
  return /^gram$/i.test(written) ? known.filter((language) => language !== 'en') : known;
}

/** Metric abbreviations, which nearly all languages share. */
const metric = /^(?:kg|g|gr|l|liter|ml|cl|dl|cm|mm|mg)\.?$/i;

/** Weights of words of ingredient lines by language. */
let wordLanguages: Map<string, Scores> | null = null;

function indexWords(): Map<string, Scores> {
  const index = new Map<string, Scores>();
  const add = (word: string, language: string, weight: number) => {
    if (word.length < 2 || metric.test(word)) return;
    const scores = index.get(word) ?? new Map<string, number>();
    scores.set(language, Math.max(weight, scores.get(language) ?? 0));
    index.set(word, scores);
  };
  for (const lexicon of lexicons)
    for (const phrase of phrasesOf(lexicon)) {
      const words = wordsIn(phrase.replaceAll('.', ' '));
      // a word that occurs only within phrases counts less
      const weight = words.length > 1 ? 0.4 : 1;
      for (const word of words) add(word, lexicon.language, weight);
    }
  for (const [language, words] of commonWords) for (const word of wordsIn(words)) add(word, language, 1);
  return index;
}

function phrasesOf({
  units,
  numbers,
  of,
  about,
  sizes = '',
  vagueAmounts,
  foodParts = '',
  remarks,
  or,
}: Lexicon): string[] {
  const others = [of, about, sizes, vagueAmounts, foodParts, remarks, or].join('|').split('|');
  return [...entries(units).keys(), ...entries(numbers).keys(), ...others];
}
