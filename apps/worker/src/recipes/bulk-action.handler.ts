import { Injectable } from '@nestjs/common';
import { AfterFailure, Handles, type JobContext } from '#jobs';
import type { Context } from '#persistence';
import { bulkActionJob, BulkActionsService, type BulkActionJob } from '#recipes';

/** Resumes after a crash; each step is one transaction. */
@Injectable()
export class BulkActionHandler {
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
