import { PreconditionFailed } from '#platform';

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
