export {
  canBeUndone,
  FORMAT,
  isMissingIn,
  isOpen,
  isUntold,
  needsDecision,
  type Entry,
  type Operation,
  type Outcome,
  type Request,
  type State,
  type Verb,
} from './operation.ts';
export { OfflineQueue, type Ending, type Ports, type Store } from './offline-queue.ts';
export { effectKey, rebase, type Effect, type Effects } from './rebase.ts';
