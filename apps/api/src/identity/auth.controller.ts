import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CredentialsDto, SetupRequestDto } from '#contract/dtos';
import { Authenticator, AuthService, RegistrationService, type SessionTokens } from '#identity';
import type { Context } from '#persistence';
import { Environment } from '#platform';
import { Operation } from '../contract/operation.decorator.ts';
import { message, RequestContext } from '../contract/request-context.ts';
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
  async setUp(
    @RequestContext() context: Context,
    @Body() body: SetupRequestDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { locale: _, ...input } = body;
    return this.signIn(await this.registration.setUp(context, input), response);
  }

  @Operation('login')
  async login(
    @RequestContext() context: Context,
    @Body() body: CredentialsDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.signIn(await this.auth.login(context, body), response);
  }

  @Operation('refreshToken', 'refreshTokenByGet')
  async refresh(@RequestContext() context: Context, @Res({ passthrough: true }) response: Response) {
    return this.signIn(await this.authenticator.refresh(context), response);
  }

  @Operation('refreshTokenByGet')
  async refreshByGet(@RequestContext() context: Context, @Res({ passthrough: true }) response: Response) {
    return this.signIn(await this.authenticator.refresh(context), response);
  }

  /** Public, since signing out twice or with an expired token is not an error. */
  @Operation('logout')
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @RequestContext() context: Context,
  ) {
    requireSameOrigin(request, this.environment.BASE_URL);
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
