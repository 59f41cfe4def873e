import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { Authenticator, type SessionClaims } from '#identity';
import { type Actor, negotiateLocale } from '#platform';
import { bearerToken, tokenOf } from './credentials.ts';
import { SessionCookie } from './session-cookie.ts';

/** User sessions: a signed token from the Authorization header or the cookie that refers to a session row. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly cookie: SessionCookie,
  ) {
    super();
  }

  async validate(request: Request): Promise<Actor | false> {
    const token = tokenOf(request);
    const claims = token ? this.authenticator.verify(token) : undefined;
    const session = claims && (await this.sessionOf(request, claims));
    if (session?.renewed && request.res && !bearerToken(request)) this.cookie.set(request.res, session.renewed);
    return session?.actor ?? false;
  }

  private sessionOf(request: Request, claims: SessionClaims): ReturnType<Authenticator['bySession']> {
    const find = () => this.authenticator.bySession(claims, negotiateLocale(request.headers['accept-language']));
    const page = request.ssrRequest;
    return page ? (page.session ??= find()) : find();
  }
}
