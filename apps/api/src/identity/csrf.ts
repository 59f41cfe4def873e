import type { Request } from 'express';
import { Forbidden } from '#platform';
import { bearerToken } from './credentials.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that a page of another site asks for: a browser sends our cookie along with its forms, and a form could
 * sign somebody in to an account of the attacker. Such a page cannot forge the headers that are read here. A token in the
 * Authorization header proves enough by itself.
 */
export function assertSameOrigin(request: Request, baseUrl: string): void {
  if (SAFE.has(request.method) || bearerToken(request)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const origin = request.headers.origin;
  if (site === undefined && origin === undefined) return;
  const own = [new URL(baseUrl).host, request.headers.host];
  if (!origin || !own.includes(URL.parse(origin)?.host)) throw new Forbidden('errors.origin');
}
