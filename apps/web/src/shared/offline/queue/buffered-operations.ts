import type { Operation } from '#offline-queue';
import { deviceStorage } from '../../browser/browser-storage.ts';

const prefix = 'tureen-change:';

/**
 * Stores a change in localStorage at once, since a page closed right after a click ends before IndexedDB has it.
 * Returns a function that removes it.
 */
export function bufferOperation(operation: Operation): () => void {
  const key = prefix + operation.id;
  // a full or forbidden storage does no harm: the queue stores the change a moment later
  deviceStorage.set(key, operation);
  return () => deviceStorage.remove(key);
}

/** Operations that closed pages left behind, oldest first. */
export function bufferedOperations(owner: string): Operation[] {
  try {
    const texts = Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith(prefix));
    const all = texts.map(([, text]): Operation => JSON.parse(text));
    return all.filter((one) => one.owner === owner).toSorted((a, b) => a.madeAt - b.madeAt);
  } catch {
    return [];
  }
}
