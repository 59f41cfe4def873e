import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { TimersService } from '#planning';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class TimersController {
  constructor(private readonly timers: TimersService) {}

  @Operation('listTimers')
  list(@RequestContext() context: Context) {
    return this.timers.list(context);
  }

  @Operation('setTimer')
  set(@RequestContext() context: Context, @Param('uuid') uuid: string, @Body() changes: RequestSchema<'TimerChanges'>) {
    return this.timers.set(context, uuid, changes);
  }

  @Operation('stopTimer')
  stop(@RequestContext() context: Context, @Param('uuid') uuid: string) {
    return this.timers.stop(context, uuid);
  }
}
