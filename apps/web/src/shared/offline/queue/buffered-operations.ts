import type { Operation } from '#offline-queue';

const prefix = 'tureen-change:';

/**
 * Notes a change until it is stored: a page that is left right after a press would end before the database has it, and this is
 * written at once. Answers what forgets it.
 */
export function bufferOperation(operation: Operation): () => void {
  const key = prefix + operation.id;
  try {
    localStorage.setItem(key, JSON.stringify(operation));
  } catch {
    // no room, or not allowed: it is stored a moment later
    return () => undefined;
  }
  return () => localStorage.removeItem(key);
}

/** Operations that closed pages left behind, oldest first. */
export function bufferedOperations(owner: string): Operation[] {
  try {
    const texts = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(prefix));
    const all = texts.map(([, text]) => JSON.parse(text as string) as Operation);
    return all.filter((one) => one.owner === owner).toSorted((a, b) => a.madeAt - b.madeAt);
  } catch {
    return [];
  }
}
