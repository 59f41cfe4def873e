import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { Authenticator } from '#identity';
import { type Actor, negotiateLocale } from '#platform';
import { bearerToken } from './credentials.ts';

/** API tokens of devices and programs. Accepted in the header only, because addresses end up in logs. */
@Injectable()
export class ApiTokenStrategy extends PassportStrategy(Strategy, 'api-token') {
  constructor(private readonly authenticator: Authenticator) {
    super();
  }

  async validate(request: Request): Promise<Actor | false> {
    const token = bearerToken(request);
    if (!token) return false;
    const locale = negotiateLocale(request.headers['accept-language']);
    return (await this.authenticator.byApiToken(token, locale)) ?? false;
  }
}
