import { Body, Controller, Param } from '@nestjs/common';
import { ApiTokenCreateDto } from '#contract/dtos';
import { ApiTokensService } from '#identity';
import type { Actor } from '#platform';
import { Caller } from '../contract/caller.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Operation('listApiTokens')
  async list(@Caller() actor: Actor) {
    return this.tokens.list(actor);
  }

  @Operation('createApiToken')
  async create(@Caller() actor: Actor, @Body() { name, integrationId }: ApiTokenCreateDto) {
    return this.tokens.create(actor, name, integrationId);
  }

  @Operation('deleteApiToken')
  async delete(@Caller() actor: Actor, @Param('tokenId') tokenId: string) {
    return this.tokens.delete(actor, Number(tokenId));
  }
}
