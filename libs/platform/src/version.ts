import { PreconditionFailed } from './problem.ts';

/** The ETag of a row, from the time of its last change. */
export const versionOf = (changed: Date) => `"${changed.getTime().toString(36)}"`;

/** 412 when an If-Match header (RFC 9110, 13.1.1) names another version than the present one. */
export function assertVersion(changed: Date, ifMatch: string | undefined): void {
  if (!ifMatch || ifMatch.trim() === '*') return;
  const accepted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!accepted.includes(versionOf(changed))) throw new PreconditionFailed();
}
