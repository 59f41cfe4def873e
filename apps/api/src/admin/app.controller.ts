import { Controller } from '@nestjs/common';
import { AppInfoService } from '#admin';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

const OK = { status: 'ok' as const };

@Controller()
export class AppController {
  constructor(private readonly app: AppInfoService) {}

  @Operation('getAppInfo')
  async info() {
    return this.app.info();
  }

  @Operation('getStartupInfo')
  async startup(@RequestContext() context: Context) {
    return this.app.startup(context);
  }

  @Operation('getTheme')
  async theme() {
    return this.app.theme();
  }

  @Operation('getHealth')
  async health(@RequestContext() context: Context) {
    await this.app.assertReady(context);
    return OK;
  }

  @Operation('getLiveness')
  async live() {
    return OK;
  }

  @Operation('getReadiness')
  async ready(@RequestContext() context: Context) {
    await this.app.assertReady(context);
    return OK;
  }
}
