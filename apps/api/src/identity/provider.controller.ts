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
      return { url: loginPage(redirect, problemOf(error)) };
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
    const query = /\?.*$/.exec(request.originalUrl)?.[0] ?? '';
    const token = providerToken(request);
    this.cookie.clearProvider(response);
    const { tokens, problem, target } = await this.provider
      .finish(context, token ?? '', query, deviceToken(request))
      .catch((error: unknown) => ({ problem: asProblem(error), target: '/', tokens: undefined }));
    if (tokens) this.sessionResponse.signIn(tokens, request, response);
    if (!problem) return { url: target };
    const challenge = problem.facts?.challenge;
    // the fragment is not sent to servers, so it is in no log
    if (challenge) return { url: `${loginPage(target)}#challenge=${challenge}` };
    const name = problemOf(problem);
    return { url: context.origin.caller ? `/user/profile/edit?problem=${name}` : loginPage(target, name) };
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

/** Returns the sign-in page, which opens the wanted page afterwards. */
function loginPage(target: string, problem?: string): string {
  const query = new URLSearchParams({ ...(problem && { problem }), ...(target !== '/' && { redirect: target }) });
  return query.size ? `/login?${query}` : '/login';
}

/** Returns the name of the problem, for which the page has a text. */
const problemOf = (error: unknown): string => asProblem(error).code.replace(/^\w+\./, '');

function asProblem(error: unknown): Problem {
  if (!(error instanceof Problem)) throw error;
  return error;
}
