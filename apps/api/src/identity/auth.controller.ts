import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CredentialsDto, SetupRequestDto } from '#contract/dtos';
import { Authenticator, AuthService, RegistrationService, type SessionTokens } from '#identity';
import { type Actor, Environment } from '#platform';
import { Caller } from '../contract/caller.decorator.ts';
import { CallerAddress, CallerLocale, message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';
import { tokenOf } from './credentials.ts';
import { requireSameOrigin } from './same-origin.ts';
import { SessionCookie } from './session-cookie.ts';

const TOKEN_TYPE = 'bearer' as const;

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly authenticator: Authenticator,
    private readonly registration: RegistrationService,
    private readonly cookie: SessionCookie,
    private readonly environment: Environment,
  ) {}

  @Operation('setUp')
  async setUp(@Body() body: SetupRequestDto, @Res({ passthrough: true }) response: Response) {
    const { locale: _, ...input } = body;
    return this.signIn(await this.registration.setUp(input), response);
  }

  @Operation('login')
  async login(
    @Body() body: CredentialsDto,
    @CallerAddress() address: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    const tokens = await this.auth.login(body.username, body.password, body.remember_me ?? false, address);
    return this.signIn(tokens, response);
  }

  @Operation('refreshToken')
  async refresh(@Caller() actor: Actor, @Res({ passthrough: true }) response: Response) {
    return this.signIn(await this.authenticator.refresh(actor), response);
  }

  @Operation('refreshTokenByGet')
  async refreshByGet(@Caller() actor: Actor, @Res({ passthrough: true }) response: Response) {
    return this.signIn(await this.authenticator.refresh(actor), response);
  }

  /** Public, since signing out twice, or with a token that has expired, is no error. */
  @Operation('logout')
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CallerLocale() locale: string,
  ) {
    requireSameOrigin(request, this.environment.BASE_URL);
    const token = tokenOf(request);
    if (token) await this.authenticator.end(token);
    this.cookie.clear(response);
    return message(locale, 'auth.signedOut');
  }

  private signIn({ accessToken, web }: SessionTokens, response: Response) {
    this.cookie.set(response, web);
    response.setHeader('cache-control', 'no-store');
    return { access_token: accessToken, token_type: TOKEN_TYPE };
  }
}
