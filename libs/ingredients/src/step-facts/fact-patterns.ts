import { factWords, type FactWords } from './fact-words.ts';
import type { StepPlace } from './step-facts.ts';

type CueKind = 'out' | 'place' | 'fry' | 'bake' | 'simmer' | 'cook' | 'rest' | 'soak' | 'marinate' | 'hands';

/** A word of a step that says where or how it is done. */
export interface Cue {
  at: number;
  kind: CueKind;
  place: StepPlace | null;
  isHands: boolean;
  /** True if the place is used even where no time is named. */
  standsAlone: boolean;
  rank: number;
}

export interface FactPatterns {
  /** The cues of a text, in order. */
  cuesIn: (text: string) => Cue[];
  /** Signs and words between two clauses. */
  clauseEnds: RegExp;
  pan: RegExp;
  oven: RegExp;
  stir: RegExp;
  sometimes: RegExp;
  eachSide: RegExp;
  last: RegExp;
  dayBefore: RegExp;
  overnight: RegExp;
  weeks: RegExp;
  months: RegExp;
  numbers: Map<string, number>;
}

/** Signs between two sentences. */
export const sentenceEnds = /[.;!?\n](?=\s|$)/gu;

interface CueRule {
  kind: CueKind;
  words: keyof FactWords;
  place: StepPlace | null;
  isHands?: boolean;
  standsAlone?: boolean;
  rank: number;
}

const rules: CueRule[] = [
  { kind: 'out', words: 'out', place: 'room', rank: 6 },
  { kind: 'place', words: 'freezer', place: 'freezer', standsAlone: true, rank: 5 },
  { kind: 'place', words: 'fridge', place: 'fridge', standsAlone: true, rank: 4 },
  { kind: 'place', words: 'oven', place: 'oven', standsAlone: true, rank: 4 },
  { kind: 'place', words: 'flame', place: 'hob', rank: 3 },
  { kind: 'fry', words: 'fry', place: 'hob', isHands: true, standsAlone: true, rank: 2 },
  { kind: 'bake', words: 'bake', place: 'oven', standsAlone: true, rank: 2 },
  { kind: 'simmer', words: 'simmer', place: 'hob', standsAlone: true, rank: 2 },
  { kind: 'cook', words: 'cook', place: null, rank: 1 },
  { kind: 'rest', words: 'rest', place: 'room', standsAlone: true, rank: 2 },
  { kind: 'marinate', words: 'marinate', place: 'room', rank: 2 },
  { kind: 'soak', words: 'soak', place: 'room', rank: 1 },
  { kind: 'hands', words: 'hands', place: null, isHands: true, rank: 2 },
];

const compiled = new Map<string, FactPatterns>();

export function factPatterns(language: string): FactPatterns {
  const patterns = compiled.get(language) ?? compile(language);
  compiled.set(language, patterns);
  return patterns;
}

/** Matches any of the words between borders of words. */
function anyOf(words: string | undefined, flags = 'iu'): RegExp {
  if (!words) return new RegExp('(?!)', flags);
  const longestFirst = words.split('|').toSorted((a, b) => b.length - a.length);
  const any = longestFirst.map((word) => word.replace(/\+$/, String.raw`\p{L}*`)).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${any})(?![\p{L}\p{M}])`, flags);
}

/** German nouns that look like verbs begin with a capital: "den Braten". */
function compile(language: string): FactPatterns {
  const words = factWords.get(language);
  const cues = rules.map((rule) => {
    const isVerb = rule.kind !== 'place' && rule.kind !== 'out';
    return { rule, pattern: anyOf(words?.[rule.words], isVerb && language === 'de' ? 'gu' : 'giu') };
  });
  return {
    cuesIn: (text) =>
      cues
        .flatMap(({ rule, pattern }) => [...text.matchAll(pattern)].map(({ index }) => cueOf(rule, index)))
        .toSorted((a, b) => a.at - b.at),
    clauseEnds: new RegExp(String.raw`[.;:!?\n]\s|[()]|,\s|\n${words ? `|${anyOf(words.joint).source}` : ''}`, 'giu'),
    pan: anyOf(words?.pan),
    oven: anyOf(words?.oven),
    stir: anyOf(words?.stir),
    sometimes: anyOf(words?.sometimes),
    eachSide: anyOf(words?.eachSide),
    last: anyOf(words?.last),
    dayBefore: anyOf(words && `${words.dayBefore}|${words.overnight}`, 'giu'),
    overnight: anyOf(words?.overnight),
    weeks: anyOf(words?.week, 'giu'),
    months: anyOf(words?.month, 'giu'),
    numbers: new Map(
      (words?.numbers ?? '').split('|').flatMap((same, index) => same.split(',').map((word) => [word, index + 1])),
    ),
  };
}

function cueOf({ kind, place, isHands = false, standsAlone = false, rank }: CueRule, at: number): Cue {
  return { at, kind, place, isHands, standsAlone, rank };
}
