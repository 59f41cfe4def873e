import type { Request } from 'express';
import { Forbidden } from '#platform';
import { bearerToken } from './credentials.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes requested by pages of other sites (CSRF), by Origin and Sec-Fetch-Site, which such pages cannot
 * forge. Sign-in is included. A token in the Authorization header is proof enough.
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
