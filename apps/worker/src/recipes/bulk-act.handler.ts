import { Injectable } from '@nestjs/common';
import { AfterFailure, Handles, type JobContext } from '#jobs';
import type { Context } from '#persistence';
import { bulkAct, BulkActsService, type BulkJob } from '#recipes';

/** Goes on where it was after a crash: each step is done wholly or not at all. */
@Injectable()
export class BulkActHandler {
  constructor(private readonly acts: BulkActsService) {}

  @Handles(bulkAct)
  async run(payload: BulkJob, { context, signal, progress }: JobContext): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const fraction = await this.acts.step(context, payload);
      if (fraction === false) return;
      await progress(fraction);
    }
  }

  @AfterFailure(bulkAct)
  async fail(payload: BulkJob, context: Context, reason: string): Promise<void> {
    await this.acts.fail(context, payload, reason);
  }
}
