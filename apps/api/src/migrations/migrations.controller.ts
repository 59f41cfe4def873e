import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { UploadsService } from '#groups';
import { MigrationsService } from '#migrations';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class MigrationsController {
  constructor(
    private readonly migrations: MigrationsService,
    private readonly uploads: UploadsService,
  ) {}

  @Operation('startMigration')
  async start(@RequestContext() context: Context, @Body() body: RequestSchema<'MigrationUpload'>) {
    const report = await this.uploads.use(context, body, (archive) =>
      this.migrations.start(context, { ...body, archive }),
    );
    return this.migrations.settle(context, report);
  }

  @Operation('listMigrations')
  async list(@RequestContext() context: Context) {
    return this.migrations.list(context);
  }

  @Operation('getMigration')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.migrations.get(context, id);
  }

  @Operation('confirmMigration')
  async confirm(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() body?: RequestSchema<'MigrationStart'>,
  ) {
    return this.migrations.confirm(context, id, body);
  }

  @Operation('cancelMigration')
  async cancel(@RequestContext() context: Context, @Param('id') id: string) {
    return this.migrations.cancel(context, id);
  }

  @Operation('retryMigration')
  async retry(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() body?: RequestSchema<'MigrationRetry'>,
  ) {
    return this.migrations.retry(context, id, body);
  }

  @Operation('undoMigration')
  async undo(@RequestContext() context: Context, @Param('id') id: string) {
    return this.migrations.undo(context, id);
  }
}
