import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { ApiTokensService } from '#identity';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Operation('listApiTokens')
  async list(@RequestContext() context: Context) {
    return this.tokens.list(context);
  }

  @Operation('createApiToken')
  async create(@RequestContext() context: Context, @Body() body: RequestSchema<'ApiTokenCreate'>) {
    return this.tokens.create(context, body);
  }

  @Operation('deleteApiToken')
  async delete(@RequestContext() context: Context, @Param('tokenId') tokenId: string) {
    return this.tokens.delete(context, Number(tokenId));
  }
}
