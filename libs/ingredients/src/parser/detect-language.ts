import { entries } from '../lexicon/compile.ts';
import { lexicons } from '../lexicon/index.ts';

/** Which languages use a word in ingredient lines. */
let wordLanguages: Map<string, string[]> | null = null;

const scripts: [RegExp, string][] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u4e00-\u9fff]/, 'zh'],
  [/[\u0590-\u05ff]/, 'he'],
  [/[\u0600-\u06ff]/, 'ar'],
  [/[\u0370-\u03ff]/, 'el'],
];

/** The language of a line, from its script and its words of measure; English where nothing tells. */
export function detectLanguage(line: string): string {
  const script = scripts.find(([pattern]) => pattern.test(line));
  if (script) return script[1];
  wordLanguages ??= indexWords();
  const scores = new Map<string, number>();
  for (const word of line.toLowerCase().match(/[\p{L}'’]+/gu) ?? []) {
    const languages = wordLanguages.get(word) ?? [];
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  const [best, score] = [...scores].sort((a, b) => b[1] - a[1])[0] ?? ['en', 0];
  const english = scores.get('en') ?? 0;
  if (score > english) return best;
  return /[а-яё]/i.test(line) ? 'ru' : 'en';
}

function indexWords(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { language, units, numbers, of, remarks } of lexicons) {
    const words = [...entries(units).keys(), ...entries(numbers).keys(), ...of.split('|'), ...remarks.split('|')];
    for (const word of new Set(words.flatMap((phrase) => phrase.toLowerCase().split(/[.\s()]+/)))) {
      // Abbreviations of the metric system are the same everywhere.
      if (word.length < 2 || /^(?:kg|ml|cl|dl|gr|cm|mm|mg)$/.test(word)) continue;
      index.set(word, [...(index.get(word) ?? []), language]);
    }
  }
  return index;
}
