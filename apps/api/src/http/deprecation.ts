import type { RequestHandler } from 'express';
import { OPERATIONS, type OperationId } from '#contract';
import { operationOf } from '#contract/document';

/** The contract has marked these addresses as deprecated since its first version. */
const DEPRECATED_SINCE = `@${Date.parse('2026-11-20T00:00:00Z') / 1000}`;

/** Successors of deprecated routes, by method and path; null if another method of the same path is the successor. */
const SUCCESSORS = new Map<string, string | null>(
  Object.entries(OPERATIONS).flatMap(([id, { method, path, aliases }]) => [
    ...aliases.map((alias) => [`${method} /api${alias}`, `/api${path}`] as const),
    ...(operationOf(id as OperationId).deprecated ? [[`${method} /api${path}`, null] as const] : []),
  ]),
);

/** Returns what adds the headers of RFC 9745 to the answers of a deprecated route, refusals included; undefined for other routes. */
export function announceDeprecation(method: string, route: string): RequestHandler | undefined {
  const successor = SUCCESSORS.get(`${method} ${route}`);
  if (successor === undefined) return undefined;
  return ({ params }, response, next) => {
    response.setHeader('deprecation', DEPRECATED_SINCE);
    const address = successor?.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    if (address) response.setHeader('link', `<${address}>; rel="successor-version"`);
    next();
  };
}
