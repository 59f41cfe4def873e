import { PreconditionFailed } from '#platform';
import type { Entity } from './many-to-many.ts';

/** Runs work. If it fails with 412, the current row in the error is completed, because the response contains it. */
export async function completeCurrentOnConflict<T extends object, R>(
  entity: Entity<T>,
  complete: (row: T) => Promise<object>,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PreconditionFailed && error.current instanceof entity)
      error.current = await complete(error.current);
    throw error;
  }
}

/**
 * Compares If-Match (RFC 9110, 13.1.1) with the version, the first part of the ETag `"<version>.<digest>"`: the body
 * may also show other rows.
 * @throws PreconditionFailed with the row as the current state
 */
export function assertVersion(row: { version?: number }, ifMatch: string | undefined): void {
  if (!ifMatch || ifMatch.trim() === '*' || row.version === undefined) return;
  const seen = ifMatch.split(',').map((tag) => /^\s*(?:W\/)?"(\d+)(?:\.[^"]*)?"\s*$/.exec(tag)?.[1]);
  if (!seen.includes(String(row.version))) throw new PreconditionFailed(row);
}
