import { Body, Controller, Param } from '@nestjs/common';
import { ApiTokenCreateDto } from '#contract/dtos';
import { ApiTokensService } from '#identity';
import type { Context } from '#persistence';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Operation('listApiTokens')
  async list(@RequestContext() context: Context) {
    return this.tokens.list(context);
  }

  @Operation('createApiToken')
  async create(@RequestContext() context: Context, @Body() { name, integrationId }: ApiTokenCreateDto) {
    return this.tokens.create(context, name, integrationId);
  }

  @Operation('deleteApiToken')
  async delete(@RequestContext() context: Context, @Param('tokenId') tokenId: string) {
    return this.tokens.delete(context, Number(tokenId));
  }
}
