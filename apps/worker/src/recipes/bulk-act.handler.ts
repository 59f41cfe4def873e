import { Injectable } from '@nestjs/common';
import { AfterFailure, Handles, type JobContext } from '#jobs';
import type { Context } from '#persistence';
import { bulkActionJob, BulkActionsService, type BulkActionJob } from '#recipes';

/** Goes on where it was after a crash: each step is done wholly or not at all. */
@Injectable()
export class BulkActHandler {
  constructor(private readonly acts: BulkActionsService) {}

  @Handles(bulkActionJob)
  async run(payload: BulkActionJob, { context, signal, progress }: JobContext): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const fraction = await this.acts.runBatch(context, payload);
      if (fraction === false) return;
      await progress(fraction);
    }
  }

  @AfterFailure(bulkActionJob)
  async fail(payload: BulkActionJob, context: Context, reason: string): Promise<void> {
    await this.acts.fail(context, payload, reason);
  }
}
