import { Controller } from '@nestjs/common';
import { AppInfoService } from '#admin';
import { Operation } from '../contract/operation.decorator.ts';

const OK = { status: 'ok' as const };

@Controller()
export class AppController {
  constructor(private readonly app: AppInfoService) {}

  @Operation('getAppInfo')
  async info() {
    return this.app.info();
  }

  @Operation('getStartupInfo')
  async startup() {
    return this.app.startup();
  }

  @Operation('getTheme')
  async theme() {
    return this.app.theme();
  }

  @Operation('getHealth')
  async health() {
    await this.app.assertReady();
    return OK;
  }

  @Operation('getLiveness')
  async live() {
    return OK;
  }

  @Operation('getReadiness')
  async ready() {
    await this.app.assertReady();
    return OK;
  }
}
