import { PreconditionFailed } from '#platform';

/**
 * Throws 412 when an If-Match header (RFC 9110, 13.1.1) names other versions than the present one. The ETag of an answer is
 * `"<version>.<digest of the body>"`; what counts here is the version alone, since the body may also show other rows, such as
 * the caller's rating. The row is the current state that the refusal shows.
 */
export function assertVersion(row: { version?: number }, ifMatch: string | undefined): void {
  if (!ifMatch || ifMatch.trim() === '*' || row.version === undefined) return;
  const seen = ifMatch.split(',').map((tag) => /^\s*(?:W\/)?"(\d+)(?:\.[^"]*)?"\s*$/.exec(tag)?.[1]);
  if (!seen.includes(String(row.version))) throw new PreconditionFailed(row);
}
