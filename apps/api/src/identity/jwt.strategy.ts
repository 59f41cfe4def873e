import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
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
    super({
      jwtFromRequest: tokenOf,
      // the types lack key objects, which jsonwebtoken accepts
      secretOrKey: authenticator.key as unknown as Buffer,
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  async validate(request: Request, claims: SessionClaims): Promise<Actor | false> {
    const session = await this.sessionOf(request, claims);
    if (session?.renewed && !bearerToken(request)) this.cookie.set(request.res!, session.renewed);
    return session?.actor ?? false;
  }

  private sessionOf(request: Request, claims: SessionClaims): ReturnType<Authenticator['bySession']> {
    const find = () => this.authenticator.bySession(claims, negotiateLocale(request.headers['accept-language']));
    const page = request.renderedFor;
    return page ? (page.session ??= find()) : find();
  }
}
