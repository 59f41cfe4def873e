import { findDurations, type FoundDuration } from '../durations/find-durations.ts';
import { detectLanguage } from '../parser/detect-language.ts';
import { findAmounts } from '../parser/find-amounts.ts';
import { perPiece } from '../parser/per-piece.ts';
import { convertUnit } from '../units.ts';
import { factPatterns, sentenceEnds, type Cue, type FactPatterns } from './fact-patterns.ts';
import { keepingTimes } from './keeping-times.ts';
import { textParts, type TextParts } from './text-parts.ts';
import type { StepFacts, StepPlace, StepWait } from './step-facts.ts';

/** A time or a place named in a step, in the order of the text. */
interface Phase {
  at: number;
  /** True for the cook's own work. */
  isHands: boolean;
  place: StepPlace | null;
  seconds: number | null;
  secondsMax: number | null;
}

interface Step {
  text: string;
  patterns: FactPatterns;
  clauses: TextParts;
  sentences: TextParts;
  cues: Cue[];
  heats: Heat[];
}

interface Heat {
  at: number;
  celsius: number;
}

/** Lower temperatures are those of fridges, yeast and cores. */
const coolestOven = 70;
/** Longer texts are no single step that could be planned. */
const maxText = 5000;
const overnightSeconds = 8 * 3600;

/**
 * Reads what a cook has to know to plan a step: time, place, and how long the result can wait.
 * @param language BCP 47, without its region; detected if absent. Languages without word lists have times and oven temperatures only.
 */
export function readStepFacts(written: string, language = detectLanguage(written)): StepFacts {
  const text = written.slice(0, maxText);
  const patterns = factPatterns(language);
  const amounts = findAmounts(text, { language });
  const heats = amounts
    .filter(({ dimension }) => dimension === 'temperature')
    .map(({ span, quantity, quantityMax, unit }) => ({
      at: span[0],
      // "1 h 15 à 160 °C" is no range of temperatures
      celsius: Math.max(...[quantity, quantityMax ?? 0].map((value) => toCelsius(value, unit.id))),
    }))
    .filter(({ celsius }) => celsius >= coolestOven);
  const step = stepOf(text, patterns, heats);
  const nights = [...text.matchAll(patterns.dayBefore)].map(({ index, 0: { length } }) => [index, index + length]);
  // the "day" of "the day before" is no duration
  const durations = findDurations(text).filter(
    ({ start }) => !nights.some(([from = 0, to = 0]) => from <= start && start < to),
  );
  const keeps = keepingTimes(text, durations, patterns, step.clauses);
  const phases = phasesOf(step, durations, new Set(keeps.map(({ clause }) => clause)));
  const hands = phases.filter(({ isHands }) => isHands);
  const piece = amounts
    .filter(({ dimension }) => dimension === 'mass')
    .map((amount) => ({ amount, count: perPiece(text, amount, language)?.count }))
    .find(({ count }) => count);
  return {
    handsMinutes: hands.length > 0 ? toMinutes(sum(hands.map((one) => one.secondsMax ?? one.seconds ?? 0))) : null,
    waits: waitsOf(phases, step),
    lastMoment: patterns.last.test(text),
    dayBefore: nights.length > 0 || durations.some(isDaysAhead),
    keepsMinutes: keeps.length > 0 ? Math.max(...keeps.map(({ minutes }) => minutes)) : null,
    pieces: piece?.count ? Number(text.slice(...piece.count)) : null,
    pieceGrams: piece
      ? Math.round(convertUnit(piece.amount.quantity, piece.amount.unit.id ?? 'gram', 'gram') ?? 0)
      : null,
  };
}

/** The facts of a step as read from its text, with those that a person mended. */
export function factsOfStep(step: { text: string; facts?: Partial<StepFacts> | null }, language?: string): StepFacts {
  return { ...readStepFacts(step.text, language), ...step.facts };
}

/** The facts of a recipe's steps, whose language is that of all steps together. */
export function factsOfSteps(steps: Parameters<typeof factsOfStep>[0][]): StepFacts[] {
  const language = detectLanguage(
    steps
      .map(({ text }) => text)
      .join('\n')
      .slice(0, maxText),
  );
  return steps.map((step) => factsOfStep(step, language));
}

function stepOf(text: string, patterns: FactPatterns, heats: Heat[]): Step {
  const sentences = textParts(text, sentenceEnds);
  const isInPan = ({ at }: Cue) => patterns.pan.test(sentences.textAt(at)) && !patterns.oven.test(sentences.textAt(at));
  const cues = patterns
    .cuesIn(text)
    .map((cue) => (cue.kind === 'bake' && heats.length === 0 && isInPan(cue) ? fried(cue) : cue));
  return { text, patterns, clauses: textParts(text, patterns.clauseEnds), sentences, cues, heats };
}

const fried = (cue: Cue): Cue => ({ ...cue, kind: 'fry', place: 'hob', isHands: true });
const isDaysAhead = ({ role, seconds }: FoundDuration) => role === 'ahead' && seconds >= 86_400;
const toMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Rounded to 5 degrees, as ovens are set. */
function toCelsius(value: number, unit: string | null): number {
  return unit === 'fahrenheit' ? Math.round(((value - 32) * 5) / 9 / 5) * 5 : value;
}

function phasesOf(step: Step, durations: FoundDuration[], keepingClauses: Set<number>): Phase[] {
  const timed = durations.filter(({ role, seconds }) => role === 'wait' || (role === 'ahead' && seconds < 86_400));
  const totals = durations.filter(({ role }) => role === 'total');
  const phases = (timed.length > 0 ? timed : totals).map((duration) => timedPhase(step, duration));
  const night = step.patterns.overnight.exec(step.text);
  const overnight = { start: night?.index ?? 0, end: 0, seconds: overnightSeconds, secondsMax: null };
  if (night && !phases.some(({ isHands }) => !isHands)) phases.push(timedPhase(step, { ...overnight, role: 'wait' }));
  const byClause = new Map<number, Cue[]>();
  for (const cue of step.cues) {
    const clause = step.clauses.startAt(cue.at);
    byClause.set(clause, [...(byClause.get(clause) ?? []), cue]);
  }
  for (const [clause, cues] of byClause) {
    const cue = strongest(cues);
    if (!cue?.place || !cue.standsAlone || keepingClauses.has(clause)) continue;
    phases.push({ at: cue.at, isHands: false, place: cue.place, seconds: null, secondsMax: null });
  }
  return phases.toSorted((a, b) => a.at - b.at);
}

function timedPhase(step: Step, { start, seconds, secondsMax, role }: FoundDuration): Phase {
  const { patterns, clauses } = step;
  const cues = governingCues(step, start);
  const verb = strongest(cues.filter(isVerb), start);
  const place = verb?.kind === 'marinate' && seconds >= 2 * 3600 ? 'fridge' : placeOf(step, cues, start);
  const isWork = verb?.isHands === true && !(verb.kind === 'fry' && place === 'oven');
  const isHands = role !== 'ahead' && (isWork || isStirred(step, start));
  const sides = patterns.eachSide.test(clauses.textAt(start)) ? 2 : 1;
  return {
    at: start,
    isHands,
    place,
    seconds: seconds * sides,
    secondsMax: secondsMax && secondsMax * sides,
  };
}

/** The place that the words around a time name; "cook" is the oven's if the sentence has a temperature, else the hob's. */
function placeOf({ sentences, heats }: Step, cues: Cue[], at: number): StepPlace | null {
  const named = strongest(cues, at);
  if (named && named.kind !== 'cook' && named.kind !== 'hands') return named.place;
  const other = strongest(
    cues.filter(({ place }) => place !== null),
    at,
  );
  const isHeated = heats.some((heat) => sentences.startAt(heat.at) === sentences.startAt(at));
  if (other || named?.kind === 'hands') return other?.place ?? null;
  return isHeated ? 'oven' : named ? 'hob' : null;
}

/** The cues that say how a time is spent: of its clause, else of the last before or the next in the sentence, else in the step. */
function governingCues({ cues, clauses, sentences }: Step, at: number): Cue[] {
  const ofClause = (cue: Cue | undefined) =>
    cue ? cues.filter((one) => clauses.startAt(one.at) === clauses.startAt(cue.at)) : [];
  const own = cues.filter((cue) => clauses.startAt(cue.at) === clauses.startAt(at));
  if (own.length > 0) return own;
  const sentence = sentences.startAt(at);
  const near = cues.filter((cue) => sentences.startAt(cue.at) === sentence);
  return ofClause(
    near.findLast((cue) => cue.at < at) ?? near.find((cue) => cue.at > at) ?? cues.findLast((cue) => cue.at < at),
  );
}

const isVerb = ({ kind }: Cue) => kind !== 'place' && kind !== 'out';

/** Named places outrank verbs; of equals the nearest to the time counts. */
function strongest(cues: Cue[], at = 0): Cue | undefined {
  const [first] = cues.toSorted((a, b) => b.rank - a.rank || Math.abs(a.at - at) - Math.abs(b.at - at));
  return first;
}

/** True if the cook stirs all the time, in the clause of a time or beside it. */
function isStirred({ sentences, patterns }: Step, at: number): boolean {
  const sentence = sentences.textAt(at);
  return patterns.stir.test(sentence) && !patterns.sometimes.test(sentence);
}

/** The waits in order; equal neighbours are one, and a place without a time is dropped where it has one elsewhere. */
function waitsOf(phases: Phase[], step: Step): StepWait[] {
  const waits: StepWait[] = [];
  for (const phase of phases) {
    const seconds = phase.isHands ? null : phase.seconds;
    if (phase.isHands && !phase.place) continue;
    const temperature = phase.place === 'oven' ? temperatureAt(step, phase.at) : null;
    const isTimedElsewhere = phases.some((other) => other.place === phase.place && !other.isHands && other.seconds);
    const last = waits.at(-1);
    const isSame = last?.place === phase.place && last.temperature === temperature;
    if (seconds === null) {
      if (!isTimedElsewhere && !waits.some(({ place }) => place === phase.place))
        waits.push({ place: phase.place, minutes: null, minutesMax: null, temperature });
      continue;
    }
    const minutes = toMinutes(seconds);
    const minutesMax = phase.secondsMax && toMinutes(phase.secondsMax);
    if (last && isSame && last.minutes !== null) {
      const longest = (last.minutesMax ?? last.minutes) + (minutesMax ?? minutes);
      last.minutes += minutes;
      last.minutesMax = longest > last.minutes ? longest : null;
    } else waits.push({ place: phase.place, minutes, minutesMax, temperature });
  }
  return waits;
}

/** The oven's temperature at a place of the text: named in the clause, else the last one before, else the next. */
function temperatureAt({ clauses, heats }: Step, at: number): number | null {
  const clause = clauses.startAt(at);
  const own = heats.find((heat) => clauses.startAt(heat.at) === clause);
  const heat = own ?? heats.findLast((one) => one.at < at) ?? heats.at(0);
  return heat?.celsius ?? null;
}
