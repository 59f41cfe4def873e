import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '#contract/durations';
import type { Context } from '#persistence';
import { Clock, Environment } from '#platform';
import { BackupsService } from './backups.service.ts';
import { Restoration } from './restore/restoration.entity.ts';

/** Half an hour of tolerance, because the hourly job never runs to the second. */
const SLACK_MS = HOUR_MS / 2;

/** Resets a demo server to its initial content. */
@Injectable()
export class DemoResetService {
  constructor(
    private readonly backups: BackupsService,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Does nothing if the server is no demo or the reset is not due. Throws 404 if the backup file is missing. */
  async reset(context: Context): Promise<void> {
    const { IS_DEMO, DEMO_BACKUP: file, DEMO_RESET_HOURS: hours } = this.environment;
    if (!IS_DEMO || !file) return;
    const last = await context.manager.findOne(Restoration, { where: { file }, order: { createdAt: 'DESC' } });
    const due = last ? last.createdAt.getTime() + hours * HOUR_MS - SLACK_MS : 0;
    if (this.clock.now().getTime() >= due) await this.backups.restore(context, file);
  }
}
