import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { ExtractJwt } from 'passport-jwt';

/** The cookie that the web app signs in with. */
export const SESSION_COOKIE = 'tureen_session';

/** The cookie of a device that somebody has signed in with before. */
export const DEVICE_COOKIE = 'tureen_device';

/** The cookie of a browser that is on its way to the provider. */
export const PROVIDER_COOKIE = 'tureen_provider';

/** The token of API clients, from the Authorization header. */
export const bearerToken: (request: Request) => string | null = ExtractJwt.fromAuthHeaderAsBearerToken();

const cookie = ({ headers }: Request, name: string): string | undefined =>
  (headers.cookie && parseCookie(headers.cookie)[name]) || undefined;

/** The token of the web app, from its cookie. */
export const cookieToken = (request: Request): string | null => cookie(request, SESSION_COOKIE) ?? null;

export const providerToken = (request: Request): string | undefined => cookie(request, PROVIDER_COOKIE);

export const deviceToken = (request: Request): string | undefined => cookie(request, DEVICE_COOKIE);

/** The header counts where a request has both. */
export const tokenOf = ExtractJwt.fromExtractors<Request>([bearerToken, cookieToken]);
