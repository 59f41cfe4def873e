import type { NextFunction, Request, Response } from 'express';
import { VIDEO_HOSTS } from '#recipes';

/** Headers of every response. */
export function plainSecurityHeaders(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  // browsers ignore it on http and warn
  if (request.secure) response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('permissions-policy', 'geolocation=(), microphone=(), payment=(), usb=()');
  next();
}

const videoHosts = VIDEO_HOSTS.map((host) => `https://${host}`);

/** Only own scripts may run, and no page may load anything from other servers, except a video after a click. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `frame-src ${videoHosts.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
