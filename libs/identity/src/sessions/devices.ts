import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { Authenticator } from './authenticator.ts';
import { newToken } from '../tokens/secrets.ts';

const YEAR = 365 * 24 * 3600;
/** Distinguishes device tokens from session tokens, which are signed by the same key. */
const AUDIENCE = 'device';

/** Recognizes devices that a user has signed in with before. A device token never replaces the password. */
@Injectable()
export class Devices {
  constructor(private readonly authenticator: Authenticator) {}

  /** Issues the device token, which is valid for a year; a known device keeps its id. */
  issue(userId: string, before?: string): { token: string; maxAge: number } {
    const jwtid = this.read(userId, before) ?? newToken();
    const options = { algorithm: 'HS256', audience: AUDIENCE, subject: userId, jwtid, expiresIn: YEAR } as const;
    return { token: jwt.sign({}, this.authenticator.key, options), maxAge: YEAR };
  }

  /** Returns the id of the device if it has signed in as this user. */
  read(userId: string, token: string | undefined): string | undefined {
    if (!token) return undefined;
    try {
      const options: jwt.VerifyOptions & { complete?: false } = {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        subject: userId,
      };
      const claims = jwt.verify(token, this.authenticator.key, options);
      return typeof claims === 'object' ? claims.jti : undefined;
    } catch {
      return undefined;
    }
  }
}
