import { Injectable } from '@nestjs/common';
import { defineJob, Jobs, RetryLater } from '#jobs';
import { Context, type OutboxEvent } from '#persistence';
import { TimersService } from '#planning';
import { Clock } from '#platform';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PushService } from './push.service.ts';

export interface Ring {
  groupId: string;
  uuid: string;
  /** Time of the ring, ISO 8601. */
  endsAt: string;
}

export const ringTimer = defineJob<Ring>('notifications.ring-timer');

/** A ring that comes later than this is no news. */
const LATEST_MS = 15 * 60_000;

/** Pushes a notification when a timer ends, to devices whose page is closed. */
@Injectable()
export class TimerRingsService {
  constructor(
    private readonly timers: TimersService,
    private readonly push: PushService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Requests the ring of a timer that was started or changed. */
  async plan({ groupId, data }: OutboxEvent): Promise<void> {
    if (!groupId) return;
    const context = Context.inGroup(groupId, this.database.manager);
    const timer = await this.timers.find(context, String(data.id));
    if (!timer?.endsAt || timer.endsAt < this.clock.now()) return;
    if (!(await this.push.hasBrowsers(context, groupId))) return;
    const ring = { groupId, uuid: timer.uuid, endsAt: timer.endsAt.toISOString() };
    await this.jobs.enqueue(context, ringTimer, ring, { jobId: `${ring.uuid} ${timer.endsAt.getTime()}` });
  }

  /** Rings, unless the timer was stopped, paused or changed meanwhile. Throws RetryLater before its time. */
  async ring({ manager }: Context, { groupId, uuid, endsAt }: Ring): Promise<void> {
    const context = Context.inGroup(groupId, manager);
    const timer = await this.timers.find(context, uuid);
    if (timer?.endsAt?.toISOString() !== endsAt) return;
    const leftMs = timer.endsAt.getTime() - this.clock.now().getTime();
    if (leftMs > 0) throw new RetryLater(leftMs);
    if (leftMs < -LATEST_MS) return;
    await this.push.send(context, groupId, {
      title: timer.name,
      body: timer.label,
      tag: uuid,
      ttlSeconds: LATEST_MS / 1000,
    });
  }
}
