import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Input } from '#contract';
import { Authenticator, AuthService, Devices, RegistrationService, type SessionTokens } from '#identity';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { message, RequestContext } from '../contract/request-context.ts';
import { deviceToken, tokenOf } from './credentials.ts';
import { SessionCookie } from './session-cookie.ts';

const TOKEN_TYPE = 'bearer' as const;

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly authenticator: Authenticator,
    private readonly registration: RegistrationService,
    private readonly cookie: SessionCookie,
    private readonly devices: Devices,
  ) {}

  @Operation('setUp')
  async setUp(
    @RequestContext() context: Context,
    @Body() body: Input<'SetupRequest'>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { locale: _, ...input } = body;
    return this.signIn(await this.registration.setUp(context, input), response);
  }

  @Operation('login')
  async login(
    @RequestContext() context: Context,
    @Body() body: Input<'Credentials'>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const before = deviceToken(request);
    const tokens = await this.auth.login(context, body, before);
    const answer = this.signIn(tokens, response);
    this.cookie.setDevice(response, this.devices.issue(tokens.userId, before));
    return answer;
  }

  @Operation('refreshToken')
  async refresh(@RequestContext() context: Context, @Res({ passthrough: true }) response: Response) {
    return this.signIn(await this.authenticator.refresh(context), response);
  }

  @Operation('refreshTokenByGet')
  async refreshByGet(@RequestContext() context: Context, @Res({ passthrough: true }) response: Response) {
    return this.refresh(context, response);
  }

  /** Public, since signing out twice or with an expired token is not an error. */
  @Operation('logout')
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestContext() context: Context,
  ) {
    const token = tokenOf(request);
    if (token) await this.authenticator.end(context, token);
    this.cookie.clear(response);
    return message(context, 'auth.signedOut');
  }

  private signIn({ accessToken, web }: SessionTokens, response: Response) {
    this.cookie.set(response, web);
    response.setHeader('cache-control', 'no-store');
    return { access_token: accessToken, token_type: TOKEN_TYPE };
  }
}
