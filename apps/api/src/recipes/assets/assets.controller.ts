import { Body, Controller, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Input, Query as Asked } from '#contract';
import type { Context } from '#persistence';
import { Storage } from '#platform';
import { AssetsService, MediaAccessService } from '#recipes';
import { markForEverybody } from '../../contract/picture.ts';
import { Operation } from '../../contract/operation.decorator.ts';
import { RequestContext } from '../../contract/request-context.ts';
import { fileAnswer } from '../../contract/file-answer.ts';

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
    @Body() { file, ...body }: Input<'AssetUpload'>,
  ) {
    return this.assets.add(context, slug, { path: file.path, ...body });
  }

  @Operation('getRecipeAsset')
  async get(
    @RequestContext() context: Context,
    @Param('recipeId') recipeId: string,
    @Param('fileName') fileName: string,
    @Query() { share }: Asked<'getRecipeAsset'>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    if ((await this.files.audienceOf(context, recipeId, share)) === 'everybody') markForEverybody(response);
    const asset = await this.assets.find(context, recipeId, fileName);
    return fileAnswer(this.storage, asset, { request, response });
  }
}
