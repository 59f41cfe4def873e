import { Injectable } from '@nestjs/common';
import { pruneLogs } from '#admin';
import { Handles } from '#jobs';
import { LogFiles } from '#platform';

@Injectable()
export class PruneLogsHandler {
  constructor(private readonly logs: LogFiles) {}

  @Handles(pruneLogs)
  async run(): Promise<void> {
    await this.logs.prune();
  }
}
