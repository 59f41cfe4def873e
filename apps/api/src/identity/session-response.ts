import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Devices, type SessionTokens } from '#identity';
import { deviceToken } from './credentials.ts';
import { SessionCookie } from './session-cookie.ts';

const TOKEN_TYPE = 'bearer' as const;

/** Builds the response to a successful sign-in of a browser or a program. */
@Injectable()
export class SessionResponse {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly devices: Devices,
  ) {}

  /** Starts a session and marks the device as known. */
  signIn(tokens: SessionTokens, request: Request, response: Response) {
    const answer = this.refresh(tokens, response);
    this.cookie.setDevice(response, this.devices.issue(tokens.userId, deviceToken(request)));
    return answer;
  }

  refresh({ accessToken, web }: SessionTokens, response: Response) {
    this.cookie.set(response, web);
    response.setHeader('cache-control', 'no-store');
    return { access_token: accessToken, token_type: TOKEN_TYPE };
  }
}
