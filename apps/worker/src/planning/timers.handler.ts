import { Injectable } from '@nestjs/common';
import { Handles, type JobContext } from '#jobs';
import { pruneTimers, TimersService } from '#planning';

@Injectable()
export class TimersHandler {
  constructor(private readonly timers: TimersService) {}

  @Handles(pruneTimers)
  async prune(_payload: object, { context }: JobContext): Promise<void> {
    await this.timers.removeExpired(context);
  }
}
