/** Labels of a token. */
export const labels = ['QTY', 'UNIT', 'SIZE', 'NAME', 'NOTE', 'PUNC'] as const;
export type Label = (typeof labels)[number];

/**
 * Progress within a line, not counting signs: `start` in the amount, `before` a remark before the food, `name` the
 * first food, `list` another food, `after` a remark, `again` a food after a remark.
 */
type Memory = 'start' | 'before' | 'name' | 'list' | 'after' | 'again';

interface State {
  label: Label;
  memory: Memory;
}

/** @returns the progress after a label */
function remember(memory: Memory, previous: Label | null, label: Label): Memory {
  const isNamed = memory !== 'start' && memory !== 'before';
  if (label === 'PUNC') return memory === 'name' ? 'list' : memory;
  if (label === 'NAME') {
    if (!isNamed) return 'name';
    if (memory === 'after' || memory === 'again') return 'again';
    return previous === 'NAME' ? memory : 'list';
  }
  if (isNamed) return 'after';
  return label === 'QTY' || label === 'UNIT' || label === 'SIZE' ? 'start' : 'before';
}

/** All states that can be reached, found from the start of a line. */
const states: State[] = [];
const steps: number[][] = [];

function indexOf({ label, memory }: State): number {
  const known = states.findIndex((state) => state.label === label && state.memory === memory);
  return known < 0 ? states.push({ label, memory }) - 1 : known;
}

const firstSteps = labels.map((label) => indexOf({ label, memory: remember('start', null, label) }));
for (let from = 0; from < states.length; from++) {
  const { label: previous, memory } = states[from]!;
  steps.push(labels.map((label) => indexOf({ label, memory: remember(memory, previous, label) })));
}

export const stateCount = states.length;

export function statesOf(sequence: readonly Label[]): number[] {
  let state = -1;
  return sequence.map((label) => {
    const row = state < 0 ? firstSteps : steps[state]!;
    return (state = row[labels.indexOf(label)]!);
  });
}

export function labelOf(state: number): Label {
  return states[state]!.label;
}

export function mayFollow(from: number, to: number): boolean {
  return steps[from]!.includes(to);
}

export function mayStart(state: number): boolean {
  return firstSteps.includes(state);
}
