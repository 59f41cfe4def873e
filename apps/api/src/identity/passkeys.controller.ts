import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { RequestSchema } from '#contract';
import { PasskeysService } from '#identity';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';
import { deviceToken } from './credentials.ts';
import { SessionResponse } from './session-response.ts';

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly sessionResponse: SessionResponse,
  ) {}

  @Operation('listPasskeys')
  async list(@RequestContext() context: Context) {
    return this.passkeys.list(context);
  }

  @Operation('beginPasskey')
  async begin(@RequestContext() context: Context, @Body() body: RequestSchema<'OwnProof'>) {
    return this.passkeys.begin(context, body);
  }

  @Operation('addPasskey')
  async add(@RequestContext() context: Context, @Body() body: RequestSchema<'PasskeyCreate'>) {
    return this.passkeys.add(context, body);
  }

  @Operation('renamePasskey')
  async rename(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() { name }: RequestSchema<'PasskeyName'>,
  ) {
    return this.passkeys.rename(context, id, name);
  }

  @Operation('deletePasskey')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    await this.passkeys.remove(context, id);
    return successMessage(context, 'auth.passkeyDeleted');
  }

  @Operation('beginPasskeyLogin')
  async beginSignIn(@RequestContext() context: Context, @Body() body: RequestSchema<'PasskeySignInBegin'>) {
    return this.passkeys.beginSignIn(context, body);
  }

  @Operation('loginWithPasskey')
  async signIn(
    @RequestContext() context: Context,
    @Body() body: RequestSchema<'PasskeySignIn'>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.sessionResponse.signIn(
      await this.passkeys.signIn(context, body, deviceToken(request)),
      request,
      response,
    );
  }
}
