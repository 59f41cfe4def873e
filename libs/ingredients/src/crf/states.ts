/** Labels of a token. */
export const labels = ['QTY', 'UNIT', 'SIZE', 'NAME', 'NOTE', 'PUNC'] as const;
export type Label = (typeof labels)[number];

/**
 * Progress within a line, not counting signs: the amount, a remark before the food, the first food, another food of an enumeration, a
 * remark behind the food, a food behind that remark.
 */
type Progress = 'amount' | 'early remark' | 'food' | 'further food' | 'remark' | 'late food';

/** A state of the model: the label of a token, and the progress after it. */
interface State {
  label: Label;
  progress: Progress;
}

/** @returns the state of a token with this label behind a state, or at the start of a line */
function nextState(previous: State | null, label: Label): State {
  return { label, progress: progressAfter(previous?.progress ?? 'amount', previous?.label, label) };
}

function progressAfter(progress: Progress, previous: Label | undefined, label: Label): Progress {
  const hasFood = progress !== 'amount' && progress !== 'early remark';
  if (label === 'PUNC') return progress === 'food' ? 'further food' : progress;
  if (label === 'NAME') {
    if (!hasFood) return 'food';
    if (progress === 'remark' || progress === 'late food') return 'late food';
    return previous === 'NAME' ? progress : 'further food';
  }
  if (hasFood) return 'remark';
  return label === 'QTY' || label === 'UNIT' || label === 'SIZE' ? 'amount' : 'early remark';
}

/** All reachable states in breadth-first order from the start of a line. The weights of the model depend on this order. */
const states: State[] = [];

function indexOf({ label, progress }: State): number {
  const known = states.findIndex((state) => state.label === label && state.progress === progress);
  return known < 0 ? states.push({ label, progress }) - 1 : known;
}

const firstStates = labels.map((label) => indexOf(nextState(null, label)));
/** Indexes of the states that may follow each state. The loop also visits the states that it adds. */
const followers: number[][] = [];
for (const state of states) followers.push(labels.map((label) => indexOf(nextState(state, label))));

export const stateCount = states.length;

export function statesOf(sequence: readonly Label[]): number[] {
  let state: State | null = null;
  return sequence.map((label) => indexOf((state = nextState(state, label))));
}

export function labelOf(state: number): Label {
  return states[state]!.label;
}

export function mayFollow(from: number, to: number): boolean {
  return !!followers[from]?.includes(to);
}

export function mayStart(state: number): boolean {
  return firstStates.includes(state);
}
