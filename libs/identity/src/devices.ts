import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { Authenticator } from './authenticator.ts';
import { newToken } from './secrets.ts';

const YEAR = 365 * 24 * 3600;
/** Keeps these tokens apart from those of sessions, which the same key signs. */
const AUDIENCE = 'device';

/** Knows devices again that somebody has signed in with. It proves nothing else: the password is needed all the same. */
@Injectable()
export class Devices {
  constructor(private readonly authenticator: Authenticator) {}

  /** What the device keeps, for a year; the name of a known device stays. */
  issue(userId: string, before?: string): { token: string; maxAge: number } {
    const jwtid = this.read(userId, before) ?? newToken();
    const options = { algorithm: 'HS256', audience: AUDIENCE, subject: userId, jwtid, expiresIn: YEAR } as const;
    return { token: jwt.sign({}, this.authenticator.key, options), maxAge: YEAR };
  }

  /** The name of the device, if it has signed in as this user. */
  read(userId: string, token: string | undefined): string | undefined {
    if (!token) return undefined;
    try {
      const options: jwt.VerifyOptions = { algorithms: ['HS256'], audience: AUDIENCE, subject: userId };
      return (jwt.verify(token, this.authenticator.key, options) as jwt.JwtPayload).jti;
    } catch {
      return undefined;
    }
  }
}
