import type { StepFacts } from '#ingredients';
import type { Step } from '../editor/draft/draft.ts';

export type MendedFacts = NonNullable<Step['facts']>;

/** Adds changes to the mended facts of a step; facts that equal those of the text are not stored. */
export function mendFact(mended: MendedFacts | null, read: StepFacts, changes: Partial<StepFacts>): MendedFacts | null {
  const all: MendedFacts = { ...mended, ...changes };
  const differing = Object.entries(all).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(read, name)),
  );
  return differing.length > 0 ? Object.fromEntries(differing) : null;
}
