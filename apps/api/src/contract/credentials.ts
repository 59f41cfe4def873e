import type { Request } from 'express';
import { SESSION_COOKIE } from '#identity';
import { Forbidden } from '#platform';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The token of the request: from the header, or from the cookie of the web app. */
export function readCredentials(request: Request, baseUrl: string): { token: string; fromCookie: boolean } | undefined {
  const bearer = /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, fromCookie: false };
  const token = readCookie(request.headers.cookie, SESSION_COOKIE);
  if (!token) return undefined;
  if (!SAFE.has(request.method)) requireSameOrigin(request, baseUrl);
  return { token, fromCookie: true };
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim().split('='));
  return pairs?.find(([key]) => key === name)?.[1];
}

/** A page of another site can make a browser send the cookie along with a form; it cannot forge these headers. */
export function requireSameOrigin(request: Request, baseUrl: string) {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const origin = request.headers.origin;
  if (site === undefined && origin === undefined) return;
  const own = [new URL(baseUrl).host, request.headers.host];
  if (!origin || !own.includes(URL.parse(origin)?.host)) throw new Forbidden('errors.origin');
}
