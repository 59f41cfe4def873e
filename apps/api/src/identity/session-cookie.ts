import { Injectable } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import type { WebToken } from '#identity';
import { Environment } from '#platform';
import { DEVICE_COOKIE, PROVIDER_COOKIE, SESSION_COOKIE } from './credentials.ts';

/** Sets the session cookie of the web app, which scripts cannot read. */
@Injectable()
export class SessionCookie {
  private readonly options: CookieOptions;

  constructor({ BASE_URL }: Environment) {
    this.options = { httpOnly: true, sameSite: 'lax', secure: BASE_URL.startsWith('https:'), path: '/' };
  }

  set(response: Response, { token, maxAge }: WebToken): void {
    response.cookie(SESSION_COOKIE, token, { ...this.options, maxAge: maxAge * 1000 });
  }

  /** Sets the device cookie, which is sent with logins only. */
  setDevice(response: Response, { token, maxAge }: WebToken): void {
    response.cookie(DEVICE_COOKIE, token, { ...this.options, path: '/api/auth', maxAge: maxAge * 1000 });
  }

  /** Binds the provider's redirect to the browser that started the sign-in. */
  setProvider(response: Response, token: string): void {
    response.cookie(PROVIDER_COOKIE, token, { ...this.options, path: '/api/auth/oauth', maxAge: 5 * 60_000 });
  }

  clearProvider(response: Response): void {
    response.clearCookie(PROVIDER_COOKIE, { ...this.options, path: '/api/auth/oauth' });
  }

  clear(response: Response): void {
    response.clearCookie(SESSION_COOKIE, this.options);
  }
}
