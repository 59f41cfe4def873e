import { Injectable } from '@nestjs/common';
import { AuditLogService, pruneAuditLog, pruneLogs } from '#admin';
import { Handles, type JobContext } from '#jobs';
import { LogFiles } from '#platform';

@Injectable()
export class PruneLogsHandler {
  constructor(
    private readonly audit: AuditLogService,
    private readonly logs: LogFiles,
  ) {}

  @Handles(pruneLogs)
  async run(): Promise<void> {
    await this.logs.prune();
  }

  @Handles(pruneAuditLog)
  async pruneAudit(_: object, { context }: JobContext): Promise<void> {
    await this.audit.prune(context);
  }
}
