import { Body, Controller, StreamableFile } from '@nestjs/common';
import { AboutService, ChecksService } from '#admin';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class AboutController {
  constructor(
    private readonly server: AboutService,
    private readonly checks: ChecksService,
  ) {}

  @Operation('getAdminAbout')
  async about(@RequestContext() context: Context) {
    return this.server.about(context);
  }

  @Operation('getStatistics')
  async statistics(@RequestContext() context: Context) {
    return this.server.statistics(context);
  }

  @Operation('checkServer')
  async check(@RequestContext() context: Context) {
    return this.checks.check(context);
  }

  @Operation('validateDocker')
  async validateDocker(@RequestContext() context: Context) {
    return this.server.writeDockerText(context);
  }

  @Operation('getDockerText')
  async dockerText(): Promise<StreamableFile> {
    const text = await this.server.dockerText();
    return new StreamableFile(text, { type: 'text/plain', length: text.length, disposition: 'inline' });
  }

  @Operation('getAnalytics')
  async analytics(@RequestContext() context: Context) {
    return this.server.analytics(context);
  }

  @Operation('getEmailState')
  async emailState() {
    return this.server.emailReady();
  }

  @Operation('sendTestEmail')
  async sendTestEmail(@RequestContext() context: Context, @Body() { email }: RequestSchema<'TestEmail'>) {
    return this.server.sendTestMail(context, email);
  }
}
