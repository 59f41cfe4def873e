import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { Clock, Environment } from '#platform';
import { BackupsService } from './backups.service.ts';
import { Restoration } from './restoration.entity.ts';

const HOUR_MS = 3600 * 1000;
/** The job runs every hour, and never to the second. */
const SLACK_MS = HOUR_MS / 2;

/** Makes a demo again what it was, whatever its visitors have done. */
@Injectable()
export class DemoResetService {
  constructor(
    private readonly backups: BackupsService,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Does nothing outside of a demo, and nothing before its time. Throws 404 where there is no such backup. */
  async reset(context: Context): Promise<void> {
    const { IS_DEMO, DEMO_BACKUP: file, DEMO_RESET_HOURS: hours } = this.environment;
    if (!IS_DEMO || !file) return;
    const last = await context.manager.findOne(Restoration, { where: { file }, order: { createdAt: 'DESC' } });
    const due = last ? last.createdAt.getTime() + hours * HOUR_MS - SLACK_MS : 0;
    if (this.clock.now().getTime() >= due) await this.backups.restore(context, file);
  }
}
