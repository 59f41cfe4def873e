import { Controller, Param, Query } from '@nestjs/common';
import { LogsService, MaintenanceService } from '#admin';
import type { QueryParams } from '#contract';
import { Downloads } from '#identity';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class MaintenanceController {
  constructor(
    private readonly maintenance: MaintenanceService,
    private readonly logs: LogsService,
    private readonly downloads: Downloads,
  ) {}

  @Operation('getMaintenance')
  async summary() {
    return this.maintenance.summary();
  }

  @Operation('getStorageUse')
  async storage(@RequestContext() context: Context) {
    return this.maintenance.use(context);
  }

  @Operation('cleanImages')
  async cleanImages(@RequestContext() context: Context, @Query() query: QueryParams<'cleanImages'>) {
    return this.clean(context, 'images', query);
  }

  @Operation('cleanTemp')
  async cleanTemp(@RequestContext() context: Context, @Query() query: QueryParams<'cleanTemp'>) {
    return this.clean(context, 'temp', query);
  }

  @Operation('cleanRecipeFolders')
  async cleanRecipeFolders(@RequestContext() context: Context, @Query() query: QueryParams<'cleanRecipeFolders'>) {
    return this.clean(context, 'recipeFolders', query);
  }

  @Operation('cleanLogs')
  async cleanLogs(@RequestContext() context: Context, @Query() query: QueryParams<'cleanLogs'>) {
    return this.clean(context, 'logs', query);
  }

  @Operation('listLogs')
  async listLogs(@Query() query: QueryParams<'listLogs'>) {
    return this.logs.read(query);
  }

  @Operation('getLogText')
  async logText(@Param('lines') lines: number) {
    return (await this.logs.read({ lines: Number(lines) })).logs.join('\n');
  }

  @Operation('downloadLogs')
  async downloadLogs(@RequestContext() context: Context) {
    return this.downloads.issue(context, 'logs');
  }

  private async clean(
    context: Context,
    kind: Parameters<MaintenanceService['clean']>[0],
    { preview = false }: { preview?: boolean },
  ) {
    const cleaned = await this.maintenance.clean(kind, preview);
    return { ...successMessage(context, preview ? 'admin.previewed' : 'admin.cleaned'), ...cleaned };
  }
}
