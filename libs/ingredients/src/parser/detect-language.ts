import { commonWords } from '../lexicon/common-words.ts';
import { entries } from '../lexicon/compile.ts';
import { lexicons } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

type Scores = Map<string, number>;

const scripts: [RegExp, string][] = [
  [/[\u3005\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u4e00-\u9fff]/, 'zh'],
  [/[\u0590-\u05ff]/, 'he'],
  [/[\u0600-\u06ff]/, 'ar'],
  [/[\u0370-\u03ff]/, 'el'],
];

/** Letters that few languages use; a hint, since English borrows words with them. */
const letters: [RegExp, string[]][] = [
  [/ß/, ['de']],
  [/[äö]/i, ['de', 'sv', 'fi']],
  [/ü/i, ['de', 'tr', 'hu']],
  [/å/i, ['sv', 'da', 'no']],
  [/[æø]/i, ['da', 'no']],
  [/ij/i, ['nl']],
  [/[ñ¿¡]/i, ['es', 'gl']],
  [/[œèêàùûîô]|[cdl]['’](?=\p{L})/iu, ['fr', 'it', 'ca']],
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

/** Below this a single word speaks for another language by chance; less will do where no word is English. */
const enough = { besideEnglish: 0.7, alone: 0.3 };
/** Measures that other languages, which know them by the same names, hardly use. */
const imperial = /(?<!\p{L})(?:oz|fl|lbs?|tbsps?|tsps?|cups?|ounces?|pounds?|teaspoons?|tablespoons?)(?!\p{L})/iu;
/** English writes a decimal point. */
const decimalComma = /\d,\d{1,2}(?!\d)/;

/** The language of a line, from its script, letters and words; English where nothing tells. */
export function detectLanguage(line: string): string {
  const script = scripts.find(([pattern]) => pattern.test(line));
  if (script) return script[1];
  const { own, foreign, scores } = wordScores(line);
  const counted = unitLanguages(line);
  const isOwn = counted.includes('en');
  for (const language of counted) raise(scores, language, 1 / counted.length);
  let other = foreign + (counted.length && !isOwn ? 1 : 0) + (decimalComma.test(line) ? 0.5 : 0);
  for (const [pattern, languages] of letters) {
    if (!pattern.test(line)) continue;
    other += 0.5;
    for (const language of languages) raise(scores, language, 0.6 / languages.length);
  }
  const english = own + (isOwn ? 1 : 0) + (imperial.test(line) ? 1 : 0);
  if (other < (english ? enough.besideEnglish : enough.alone) || other <= english) return 'en';
  scores.delete('en');
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}

/** How much the words speak for English, how much for any other language, and how much for each. */
function wordScores(line: string): { own: number; foreign: number; scores: Scores } {
  wordLanguages ??= indexWords();
  const scores: Scores = new Map();
  let [own, foreign] = [0, 0];
  for (const word of wordsIn(line)) {
    const languages = wordLanguages.get(word) ?? languagesOfParts(word, wordLanguages);
    if (!languages) continue;
    const english = languages.get('en') ?? 0;
    // A word that others use as well, "paprika", says less.
    own += languages.size > 1 ? english / 2 : english;
    if (!english) foreign += Math.max(...languages.values());
    for (const [language, weight] of languages) raise(scores, language, weight / languages.size);
  }
  return { own, foreign, scores };
}

const shortestPart = 4;

/** The languages of the longest word that a compound ends in, or begins with: "hvedemel", "Parmaschinken". It says less than a word. */
function languagesOfParts(word: string, known: Map<string, Scores>): Scores | null {
  for (let length = word.length - 2; length >= shortestPart; length--)
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
function unitLanguages(line: string): string[] {
  const written = /[\d½¼¾⅓⅔][\d.,/\s½¼¾⅓⅔-]*((?:\p{L}{1,3}\.\s?(?:à\s)?){1,3}|\p{L}+)/u.exec(line)?.[1];
  const word = written && withoutDots(written.toLowerCase());
  if (!word || word.length < 2 || metric.test(word)) return [];
  units ??= lexicons.map((lexicon) => ({
    language: lexicon.language,
    words: new Set([...entries(lexicon.units).keys()].map(withoutDots)),
  }));
  return units.filter(({ words }) => words.has(word)).map(({ language }) => language);
}

/** "ст. л." as "стл": dots and spaces of an abbreviation are free. */
function withoutDots(text: string): string {
  return text.replace(/[.\s]+/g, '');
}

/** The metric system is written the same nearly everywhere. */
const metric = /^(?:kg|g|gr|gram|l|liter|ml|cl|dl|cm|mm|mg)$/;

/** The units of each language. */
let units: { language: string; words: Set<string> }[] | null = null;
/** Which languages use a word in ingredient lines, and how much it says. */
let wordLanguages: Map<string, Scores> | null = null;

function raise(scores: Scores, language: string, by: number): void {
  scores.set(language, (scores.get(language) ?? 0) + by);
}

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
  for (const [language, words] of Object.entries(commonWords))
    for (const word of wordsIn(words)) add(word, language, 1);
  return index;
}

function phrasesOf({ units, numbers, of, about, remarks, or }: Lexicon): string[] {
  return [...entries(units).keys(), ...entries(numbers).keys(), ...[of, about, remarks, or].join('|').split('|')];
}
