import type { PlanMutations } from '../use-plan-mutations.ts';
import type { Entry, Slot } from '../meals.ts';
import type { NewEntry } from '../plan-state.ts';

/** The open dialog of the planner. */
export type PlanDialog =
  | { what: 'add'; slot: Slot; replaces?: Entry }
  | { what: 'edit'; entry: Entry }
  | { what: 'move' | 'copy' | 'leftovers'; entry: Entry }
  | { what: 'shop'; entries: Entry[] }
  | { what: 'range' }
  | { what: 'suggest' };

/** Properties that the dialogs of the planner share. */
export interface PlanDialogProps {
  entries: Entry[];
  changes: PlanMutations;
  /** Plans entries and offers an undo. */
  onAdded: (news: NewEntry[], text: string) => void;
  onClose: () => void;
}
