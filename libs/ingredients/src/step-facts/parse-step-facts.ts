import { stepPlaces, type StepFacts, type StepWait } from './step-facts.ts';

/** Limits of the contract. */
const maxMinutes = 100_000;
const maxKeepsMinutes = 10_000_000;
const maxPieceGrams = 1_000_000;
const maxWaits = 20;

/** Reads mended facts from a file; null if there are none. Values that are no facts are left out. */
export function parseStepFacts(value: unknown): Partial<StepFacts> | null {
  if (typeof value !== 'object' || value === null) return null;
  const read = (name: string): unknown => Reflect.get(value, name);
  const number = (name: keyof StepFacts, max: number) => {
    const found = wholeNumber(read(name), 0, max);
    return found === undefined ? {} : { [name]: found };
  };
  const flag = (name: keyof StepFacts) => (typeof read(name) === 'boolean' ? { [name]: read(name) } : {});
  const waits = read('waits');
  const facts: Partial<StepFacts> = {
    ...number('handsMinutes', maxMinutes),
    ...(Array.isArray(waits) && { waits: waits.slice(0, maxWaits).flatMap((wait) => parseWait(wait) ?? []) }),
    ...flag('lastMoment'),
    ...flag('dayBefore'),
    ...number('keepsMinutes', maxKeepsMinutes),
    ...number('pieces', maxMinutes),
    ...number('pieceGrams', maxPieceGrams),
  };
  return Object.keys(facts).length > 0 ? facts : null;
}

function parseWait(value: unknown): StepWait | null {
  if (typeof value !== 'object' || value === null) return null;
  const read = (name: keyof StepWait): unknown => Reflect.get(value, name);
  return {
    place: stepPlaces.find((place) => place === read('place')) ?? null,
    minutes: wholeNumber(read('minutes'), 0, maxMinutes) ?? null,
    minutesMax: wholeNumber(read('minutesMax'), 0, maxMinutes) ?? null,
    temperature: wholeNumber(read('temperature'), -50, 1000) ?? null,
  };
}

/** Returns undefined for anything but a whole number in the range or null. */
function wholeNumber(value: unknown, min: number, max: number): number | null | undefined {
  if (value === null) return null;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}
