import { Controller, Query, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { QueryParams } from '#contract';
import { Downloads } from '#identity';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class DownloadsController {
  constructor(private readonly downloads: Downloads) {}

  @Operation('download')
  async download(
    @RequestContext() context: Context,
    @Query() { token }: QueryParams<'download'>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { name, size, open } = await this.downloads.redeem(context, token);
    response.setHeader('cache-control', 'no-store');
    return new StreamableFile(open(), {
      type: 'application/octet-stream',
      disposition: `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
      ...(size !== undefined && { length: size }),
    });
  }
}
