import { Body, Controller, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { Storage } from '#platform';
import { AssetsService, MediaAccessService } from '#recipes';
import { allowSharedCaching, fileResponse, Operation, RequestContext } from '../../contract/index.ts';

@Controller()
export class AssetsController {
  constructor(
    private readonly assets: AssetsService,
    private readonly files: MediaAccessService,
    private readonly storage: Storage,
  ) {}

  @Operation('uploadRecipeAsset')
  async upload(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() { file, ...body }: RequestSchema<'AssetUpload'>,
  ) {
    return this.assets.add(context, slug, { path: file.path, ...body });
  }

  @Operation('getRecipeAsset')
  async get(
    @RequestContext() context: Context,
    @Param('recipeId') recipeId: string,
    @Param('fileName') fileName: string,
    @Query() { share }: QueryParams<'getRecipeAsset'>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const audience = await this.files.audienceOfAsset(context, recipeId, fileName, share);
    if (audience === 'everybody') allowSharedCaching(response);
    const asset = await this.assets.find(context, recipeId, fileName);
    return fileResponse(this.storage, asset, { request, response });
  }
}
