import { Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { QueryParams } from '#contract';
import { PrivateAddressesService } from '#identity';
import type { Context } from '#persistence';
import { RecipeFeedsService, type WrittenFeed } from '#recipes';
import { Operation, RequestContext } from '../../contract/index.ts';

const TYPES = {
  atom: 'application/atom+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

@Controller()
export class FeedsController {
  constructor(
    private readonly feeds: RecipeFeedsService,
    private readonly addresses: PrivateAddressesService,
  ) {}

  @Operation('getOwnFeed')
  async get(@RequestContext() context: Context) {
    return this.addresses.get(context, 'feed');
  }

  @Operation('createOwnFeed')
  async create(@RequestContext() context: Context) {
    return this.addresses.create(context, 'feed');
  }

  @Operation('deleteOwnFeed')
  async delete(@RequestContext() context: Context) {
    return this.addresses.delete(context, 'feed');
  }

  /** The address is a secret: responses must not be cached, and links must not send it as a referrer. */
  @Operation('readFeed')
  async read(
    @Param('token') token: string,
    @Query() query: QueryParams<'readFeed'>,
    @Res() response: Response,
  ): Promise<void> {
    response.set({ 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' });
    send(response, await this.feeds.read(token, query));
  }

  @Operation('readPublicFeed')
  async readPublic(
    @RequestContext() context: Context,
    @Param('groupSlug') group: string,
    @Query() query: QueryParams<'readPublicFeed'>,
    @Res() response: Response,
  ): Promise<void> {
    response.set({ 'cache-control': 'no-cache' });
    send(response, await this.feeds.readPublic(context, group, query));
  }
}

function send(response: Response, { text, format }: WrittenFeed): void {
  response.set({ 'x-robots-tag': 'noindex' }).type(TYPES[format]).send(text);
}
