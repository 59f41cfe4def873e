import { Injectable } from '@nestjs/common';
import { AfterFailure, Handles, type JobContext } from '#jobs';
import type { Context } from '#persistence';
import { bulkExport, type BulkExportJob, BulkExportsService, pruneExports } from '#recipes';

@Injectable()
export class BulkExportHandler {
  constructor(private readonly exports: BulkExportsService) {}

  @Handles(bulkExport)
  async run(job: BulkExportJob, { context, signal, progress }: JobContext): Promise<void> {
    await this.exports.write(context, job, { signal, onProgress: progress });
  }

  @AfterFailure(bulkExport)
  async fail({ exportId }: BulkExportJob, context: Context): Promise<void> {
    await this.exports.fail(context, exportId);
  }

  @Handles(pruneExports)
  async prune(): Promise<void> {
    await this.exports.prune();
  }
}
