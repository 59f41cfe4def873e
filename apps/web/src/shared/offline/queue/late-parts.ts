import type { QueryKey } from '@tanstack/react-query';

/** The parts of a TanStack query that the queue reads. */
export interface CachedQuery {
  queryKey: QueryKey;
  state: { data: unknown; dataUpdatedAt: number };
}

/** The queue of offline changes, as far as the rest of the app calls it. */
interface QueuePart {
  /** Applies queued changes to a new response of a query. */
  onResponse(query: CachedQuery): void;
  /** The server can be reached again. */
  onReconnect(): void;
}

/** The list of offline changes, as far as the rest of the app calls it. */
interface ChangesPart {
  /** Shows the recent changes of this device with their state. */
  open(): void;
  /** Asks about queued changes before a sign-out; false if the person stays. */
  confirmLeaving(): Promise<boolean>;
}

/** Makes a part whose script is not among the first ones: a stand-in takes its calls until it is attached. */
function latePart<Part>(standIn: Part) {
  const late = {
    current: standIn,
    /** @returns the function that detaches the part */
    attach(part: Part): () => void {
      late.current = part;
      return () => {
        late.current = standIn;
      };
    },
  };
  return late;
}

export const offlineQueue = latePart<QueuePart>({ onResponse: () => undefined, onReconnect: () => undefined });
export const offlineChangesList = latePart<ChangesPart>({ open: () => undefined, confirmLeaving: async () => true });
