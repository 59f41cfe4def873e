import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { ExtractJwt } from 'passport-jwt';

/** Session cookie of the web app. */
export const SESSION_COOKIE = 'tureen_session';

/** Cookie of a device that a user has signed in with before. */
export const DEVICE_COOKIE = 'tureen_device';

/** Cookie of a browser during sign-in at the provider. */
export const PROVIDER_COOKIE = 'tureen_provider';

/** Token of API clients, from the Authorization header. */
export const bearerToken: (request: Request) => string | null = ExtractJwt.fromAuthHeaderAsBearerToken();

const cookie = ({ headers }: Request, name: string): string | undefined =>
  (headers.cookie && parseCookie(headers.cookie)[name]) || undefined;

/** Token of the web app, from its cookie. */
export const cookieToken = (request: Request): string | null => cookie(request, SESSION_COOKIE) ?? null;

export const providerToken = (request: Request): string | undefined => cookie(request, PROVIDER_COOKIE);

export const deviceToken = (request: Request): string | undefined => cookie(request, DEVICE_COOKIE);

/** The header takes precedence over the cookie. */
export const tokenOf = ExtractJwt.fromExtractors<Request>([bearerToken, cookieToken]);
