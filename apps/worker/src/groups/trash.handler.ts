import { Injectable } from '@nestjs/common';
import { emptyTrashes, MergesService, ReportsService, TrashService } from '#groups';
import { Handles, type JobContext } from '#jobs';
import { TableImportsService } from '#organizers';

@Injectable()
export class TrashHandler {
  constructor(
    private readonly trash: TrashService,
    private readonly merges: MergesService,
    private readonly tables: TableImportsService,
    private readonly reports: ReportsService,
  ) {}

  @Handles(emptyTrashes)
  async empty(_payload: object, { context }: JobContext): Promise<void> {
    await this.trash.removeExpired();
    await this.merges.removeExpired();
    await this.tables.removeExpired(context);
    await this.reports.removeExpired(context);
  }
}
