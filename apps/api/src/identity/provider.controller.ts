import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { RequestSchema, QueryParams } from '#contract';
import { ProviderService } from '#identity';
import type { Context } from '#persistence';
import { Problem } from '#platform';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';
import { deviceToken, providerToken } from './credentials.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionResponse } from './session-response.ts';

@Controller()
export class ProviderController {
  constructor(
    private readonly provider: ProviderService,
    private readonly cookie: SessionCookie,
    private readonly sessionResponse: SessionResponse,
  ) {}

  @Operation('beginProviderLogin')
  async begin(
    @RequestContext() context: Context,
    @Query() { redirect = '/' }: QueryParams<'beginProviderLogin'>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string }> {
    response.setHeader('cache-control', 'no-store');
    try {
      const { url, token } = await this.provider.begin(context, redirect);
      this.cookie.setProvider(response, token);
      return { url };
    } catch (error) {
      return { url: `/login?problem=${problemOf(error)}` };
    }
  }

  /** Redirects to a page also on errors, because browsers navigate here. */
  @Operation('finishProviderLogin')
  async finish(
    @RequestContext() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string }> {
    response.setHeader('cache-control', 'no-store');
    const page = context.origin.caller ? '/user/profile/edit' : '/login';
    const query = /\?.*$/.exec(request.originalUrl)?.[0] ?? '';
    const token = providerToken(request);
    this.cookie.clearProvider(response);
    try {
      const { tokens, target } = await this.provider.finish(context, token ?? '', query, deviceToken(request));
      if (tokens) this.sessionResponse.signIn(tokens, request, response);
      return { url: target };
    } catch (error) {
      const challenge = error instanceof Problem ? error.facts?.challenge : undefined;
      // the fragment is not sent to servers, so it is in no log
      return { url: challenge ? `/login#challenge=${challenge}` : `${page}?problem=${problemOf(error)}` };
    }
  }

  @Operation('listExternalIdentities')
  async list(@RequestContext() context: Context) {
    return this.provider.list(context);
  }

  @Operation('linkExternalIdentity')
  async link(
    @RequestContext() context: Context,
    @Body() body: RequestSchema<'OwnProof'>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { url, token } = await this.provider.beginLink(context, body);
    this.cookie.setProvider(response, token);
    return { url };
  }

  @Operation('unlinkExternalIdentity')
  async unlink(@RequestContext() context: Context, @Param('id') id: string) {
    await this.provider.remove(context, id);
    return successMessage(context, 'auth.providerUnlinked');
  }
}

/** Returns the name of the problem, for which the page has a text. */
function problemOf(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  return error.code.replace(/^\w+\./, '');
}
