import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { OcrService } from '#ocr';
import type { Context } from '#persistence';
import { RecipePhotosService } from '#recipes';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class OcrController {
  constructor(
    private readonly ocr: OcrService,
    private readonly photos: RecipePhotosService,
  ) {}

  @Operation('readPicture')
  async text(@RequestContext() context: Context, @Body() { file }: RequestSchema<'PictureUpload'>) {
    const pages = await this.ocr.readFile(context, file.path);
    return pages.flatMap(({ paragraphs }) => paragraphs).join('\n');
  }

  @Operation('readPictureWords')
  async words(@RequestContext() context: Context, @Body() { file }: RequestSchema<'PictureUpload'>) {
    const pages = await this.ocr.readFile(context, file.path);
    return pages.flatMap(({ rows }, index) => rows.map((row) => ({ ...row, pageNum: index + 1 })));
  }

  @Operation('readAssetWords')
  async asset(@RequestContext() context: Context, @Body() { recipeSlug, assetName }: RequestSchema<'AssetToRead'>) {
    return (await this.photos.readAsset(context, recipeSlug, assetName)).rows;
  }
}
