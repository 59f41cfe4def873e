import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { ExtractJwt } from 'passport-jwt';

/** The cookie that the web app signs in with. */
export const SESSION_COOKIE = 'tureen_session';

/** The token of API clients, from the Authorization header. */
export const bearerToken: (request: Request) => string | null = ExtractJwt.fromAuthHeaderAsBearerToken();

/** The token of the web app, from its cookie. */
export const cookieToken = ({ headers }: Request): string | null =>
  (headers.cookie && parseCookie(headers.cookie)[SESSION_COOKIE]) || null;

/** The header counts where a request has both. */
export const tokenOf = ExtractJwt.fromExtractors<Request>([bearerToken, cookieToken]);
