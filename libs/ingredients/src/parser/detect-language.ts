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

/** The language of a line for which one is given: that one, unless its script or its unit belongs to another. */
export function languageOf(line: string, given: string): string {
  const counted = unitLanguages(line);
  const isForeign = counted.length > 0 && !counted.includes(given);
  if (!isForeign && !(otherScript.test(line) && !isOfOtherScript(given))) return given;
  const found = detectLanguage(line);
  return counted.includes(found) || isOfOtherScript(found) ? found : given;
}

function isOfOtherScript(language: string): boolean {
  return scripts.some(([, other]) => other === language);
}

/** Letters that few languages use; a hint, since English borrows words with them. */
const letters: [RegExp, string[]][] = [
  [/ß/, ['de']],
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

/** Whether any of them can be there. */
const tellingLetters = /[\u00bf-\u024f\u0400-\u04ff\u1ea0-\u1eff¡]|ij|jes|[cdl]['’]\p{L}/iu;

/** Below this a single word speaks for another language by chance; less will do where no word is English. */
const enough = { besideEnglish: 0.7, alone: 0.3 };
/** Measures that other languages, which know them by the same names, hardly use. */
const imperial = /(?<!\p{L})(?:oz|fl|lbs?|tbsps?|tsps?|cups?|ounces?|pounds?|teaspoons?|tablespoons?)(?!\p{L})/iu;
/** English writes a decimal point. */
const decimalComma = /\d,\d{1,2}(?!\d)/;

/** The language of a line or a list of lines, from script, letters and words; `otherwise` (BCP 47) where nothing tells. */
export function detectLanguage(line: string, otherwise = 'en'): string {
  const script = otherScript.test(line) && scripts.find(([pattern]) => pattern.test(line));
  if (script) return script[1];
  const words = [...new Set(wordsIn(line))].map(languagesOf);
  const counted = unitLanguages(line);
  const lettered = tellingLetters.test(line) ? letters.filter(([pattern]) => pattern.test(line)) : [];
  const isOwn = counted.includes('en');
  const own = sumOf(words, ({ own }) => own) + (isOwn ? 1 : 0) + (imperial.test(line) ? 1 : 0);
  const other =
    sumOf(words, ({ foreign }) => foreign) +
    (counted.length && !isOwn ? 1 : 0) +
    (decimalComma.test(line) ? 0.5 : 0) +
    0.5 * lettered.length;
  if (!own && other < enough.alone) return baseLanguage(otherwise) || 'en';
  if (other < (own ? enough.besideEnglish : enough.alone) || other <= own) return 'en';
  return likeliest([
    ...words.map(({ shares }) => shares),
    // The unit has to be known to whom the line is given to.
    counted.map((language) => [language, 2 / counted.length] as const),
    ...lettered.map(([, languages]) => languages.map((language) => [language, 0.6 / languages.length] as const)),
  ]);
}

function sumOf(words: WordLanguages[], of: (word: WordLanguages) => number): number {
  return words.reduce((sum, word) => sum + of(word), 0);
}

/** The language other than English that most speaks for. */
function likeliest(shares: (readonly Share[])[]): string {
  const scores = new Map<string, number>();
  for (const [language, share] of shares.flat())
    if (language !== 'en') scores.set(language, (scores.get(language) ?? 0) + share);
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}

/** How much a word speaks for English, how much for any other language, and how much for each. */
interface WordLanguages {
  own: number;
  foreign: number;
  shares: readonly Share[];
}

type Share = readonly [language: string, share: number];

const nothing: WordLanguages = { own: 0, foreign: 0, shares: [] };
/** Words are kept at hand; lines repeat them. The cache is emptied when it is full. */
const maxCachedWords = 20_000;
const cache = new Map<string, WordLanguages>();

function languagesOf(word: string): WordLanguages {
  const known = cache.get(word);
  if (known) return known;
  wordLanguages ??= indexWords();
  const languages = wordLanguages.get(word) ?? languagesOfParts(word, wordLanguages);
  const made = languages ? weigh(languages) : nothing;
  if (cache.size >= maxCachedWords) cache.clear();
  cache.set(word, made);
  return made;
}

function weigh(languages: Scores): WordLanguages {
  const english = languages.get('en') ?? 0;
  return {
    // A word that others use as well, "paprika", says less.
    own: languages.size > 1 ? english / 2 : english,
    foreign: english ? 0 : Math.max(...languages.values()),
    shares: [...languages].map(([language, weight]) => [language, weight / languages.size] as const),
  };
}

const minPartLength = 4;

/** The languages of the longest word that a compound ends in, or begins with: "hvedemel", "Parmaschinken". It says less than a word. */
function languagesOfParts(word: string, known: Map<string, Scores>): Scores | null {
  for (let length = word.length - 2; length >= minPartLength; length--)
    for (const part of [word.slice(-length), word.slice(0, length)]) {
      const languages = known.get(part);
      if (languages) return new Map([...languages].map(([language, weight]) => [language, weight * 0.5]));
    }
  return null;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
}

/** The languages in which what follows the first number is a unit. */
function unitLanguages(line: string): readonly string[] {
  const written = /[\d½¼¾⅓⅔][\d.,/\s½¼¾⅓⅔-]*((?:\p{L}{1,3}\.\s?(?:à\s)?){1,3}|\p{L}+)/u.exec(line)?.[1];
  if (!written || written.length < 2 || metric.test(written)) return [];
  const known = languagesOfUnit(written);
  // English writes "g" or "grams".
  return /^gram$/i.test(written) ? known.filter((language) => language !== 'en') : known;
}

/** The metric system is written the same nearly everywhere. */
const metric = /^(?:kg|g|gr|l|liter|ml|cl|dl|cm|mm|mg)\.?$/i;

/** Which languages use a word in ingredient lines, and how much it says. */
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
      // A word that stands only within phrases says less than one that stands alone.
      const weight = words.length > 1 ? 0.4 : 1;
      for (const word of words) add(word, lexicon.language, weight);
    }
  for (const [language, words] of commonWords) for (const word of wordsIn(words)) add(word, language, 1);
  return index;
}

function phrasesOf({ units, numbers, of, about, sizes = '', little, taken = '', remarks, or }: Lexicon): string[] {
  const others = [of, about, sizes, little, taken, remarks, or].join('|').split('|');
  return [...entries(units).keys(), ...entries(numbers).keys(), ...others];
}
