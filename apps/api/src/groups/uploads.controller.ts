import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { UploadsService } from '#groups';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Operation('beginUpload')
  async begin(@RequestContext() context: Context, @Body() body: RequestSchema<'NewUpload'>) {
    return this.uploads.begin(context, body);
  }

  @Operation('getUpload')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.uploads.get(context, id);
  }

  @Operation('appendToUpload')
  async append(@RequestContext() context: Context, @Param('id') id: string, @Body() body: RequestSchema<'UploadPart'>) {
    return this.uploads.append(context, id, body);
  }

  @Operation('cancelUpload')
  async cancel(@RequestContext() context: Context, @Param('id') id: string) {
    await this.uploads.cancel(context, id);
    return successMessage(context, 'uploads.canceled');
  }
}
