import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { RequestSchema } from '#contract';
import { Authenticator, AuthService, ProviderService, RegistrationService, SignIn } from '#identity';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';
import { deviceToken, tokenOf } from './credentials.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionResponse } from './session-response.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly authenticator: Authenticator,
    private readonly registration: RegistrationService,
    private readonly provider: ProviderService,
    private readonly cookie: SessionCookie,
    private readonly sessionResponse: SessionResponse,
    private readonly signIn: SignIn,
  ) {}

  @Operation('setUp')
  async setUp(
    @RequestContext() context: Context,
    @Body() body: RequestSchema<'SetupRequest'>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.sessionResponse.refresh(await this.registration.setUp(context, body), response);
  }

  @Operation('login')
  async login(
    @RequestContext() context: Context,
    @Body() body: RequestSchema<'Credentials'>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const tokens = await this.auth.login(context, body, deviceToken(request));
    return this.sessionResponse.signIn(tokens, request, response);
  }

  @Operation('finishLogin')
  async finishLogin(
    @RequestContext() context: Context,
    @Body() body: RequestSchema<'SecondStep'>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const tokens = await this.signIn.finish(context, body, deviceToken(request));
    return this.sessionResponse.signIn(tokens, request, response);
  }

  @Operation('refreshToken')
  async refresh(@RequestContext() context: Context, @Res({ passthrough: true }) response: Response) {
    return this.sessionResponse.refresh(await this.authenticator.refresh(context), response);
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
    const ended = token ? await this.authenticator.end(context, token) : undefined;
    this.cookie.clear(response);
    const providerUrl = ended && (await this.provider.signOutUrl(ended));
    return { ...successMessage(context, 'auth.signedOut'), ...(providerUrl && { providerUrl }) };
  }
}
