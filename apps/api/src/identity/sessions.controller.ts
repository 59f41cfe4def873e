import { Controller, Param } from '@nestjs/common';
import { SessionsService } from '#identity';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Operation('listSessions')
  async list(@RequestContext() context: Context) {
    return this.sessions.list(context);
  }

  @Operation('endOtherSessions')
  async endOthers(@RequestContext() context: Context) {
    await this.sessions.endOthers(context);
    return successMessage(context, 'auth.signedOut');
  }

  @Operation('endSession')
  async end(@RequestContext() context: Context, @Param('id') id: string) {
    await this.sessions.end(context, id);
    return successMessage(context, 'auth.signedOut');
  }
}
