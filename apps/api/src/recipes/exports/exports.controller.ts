import { Readable } from 'node:stream';
import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { type ExportedFile, RecipeExportsService, RecipeFileImportsService } from '#recipes';
import { Operation, RequestContext } from '../../contract/index.ts';

@Controller()
export class ExportsController {
  constructor(
    private readonly exports: RecipeExportsService,
    private readonly fileImports: RecipeFileImportsService,
  ) {}

  @Operation('listExportFormats')
  async formats() {
    return this.exports.formats();
  }

  @Operation('exportRecipe')
  async get(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Query() { template_name: format }: QueryParams<'exportRecipe'>,
  ): Promise<StreamableFile> {
    return download(await this.exports.exportRecipe(context, slug, format));
  }

  @Operation('createRecipeExportToken')
  async token(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.exports.createToken(context, slug);
  }

  @Operation('downloadRecipeZip')
  async zip(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Query() { token }: QueryParams<'downloadRecipeZip'>,
  ): Promise<StreamableFile> {
    return download(await this.exports.redeemToken(context, slug, token));
  }

  @Operation('createRecipeFromZip')
  async fromZip(@RequestContext() context: Context, @Body() { archive }: RequestSchema<'RecipeArchive'>) {
    return this.fileImports.createFromUpload(context, archive);
  }
}

/** Response with a file for saving, never displayed as a page. */
const download = ({ name, type, content }: ExportedFile) =>
  new StreamableFile(typeof content === 'string' ? Readable.from([content]) : content, {
    type,
    disposition: `attachment; filename="recipe.${name.split('.').at(-1)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  });
