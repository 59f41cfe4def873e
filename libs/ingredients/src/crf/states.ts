/** What a token can be. */
export const labels = ['QTY', 'UNIT', 'SIZE', 'NAME', 'PREP', 'COMMENT', 'PURPOSE', 'PUNC', 'OTHER'] as const;
export type Label = (typeof labels)[number];

/** Each label twice: before and after the food was first named. The model so remembers whether it still has to come. */
export const stateCount = labels.length * 2;

const nameIndex = labels.indexOf('NAME');

export function statesOf(sequence: readonly Label[]): number[] {
  let named = 0;
  return sequence.map((label, i) => {
    if (named === 0 && sequence[i - 1] === 'NAME' && label !== 'NAME') named = 1;
    return labels.indexOf(label) + named * labels.length;
  });
}

export function labelOf(state: number): Label {
  return labels[state % labels.length]!;
}

/** Whether a state may follow another: the memory changes only from the first name to what is not a name. */
export function mayFollow(from: number, to: number): boolean {
  const [before, after] = [Math.floor(from / labels.length), Math.floor(to / labels.length)];
  if (before === 1) return after === 1;
  const leavesName = from === nameIndex && to % labels.length !== nameIndex;
  return leavesName ? after === 1 : after === 0;
}

export function mayStart(state: number): boolean {
  return state < labels.length;
}
