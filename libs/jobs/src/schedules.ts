import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { CronExpressionParser } from 'cron-parser';
import { DataSource, In, Not } from 'typeorm';
import { Context } from '#persistence';
import { Clock, NotFound } from '#platform';
import { jobDefinitions } from './job-definition.ts';
import { JobSchedule } from './job-schedule.entity.ts';
import { Jobs } from './jobs.ts';

/** Scheduled jobs: their last and next runs, and starting them manually. */
@Injectable()
export class Schedules implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** Registers the scheduled jobs of this version. */
  async onApplicationBootstrap(): Promise<void> {
    const rows = jobDefinitions().flatMap(({ name, schedule }) => (schedule ? [{ name, pattern: schedule }] : []));
    if (rows.length) await this.database.manager.upsert(JobSchedule, rows, ['name']);
  }

  async list(context: Context): Promise<(JobSchedule & { nextAt: Date })[]> {
    const rows = await context.unscopedRepository(JobSchedule).select().orderBy('row.name').getMany();
    return rows.map((row) => Object.assign(row, { nextAt: this.next(row) }));
  }

  /** Starts the job in addition to its schedule, without a caller. Throws 404. */
  async run(context: Context, name: string): Promise<void> {
    const row = await context.unscopedRepository(JobSchedule).select().where('row.name = :name', { name }).getOne();
    const job = jobDefinitions().find((definition) => definition.name === name);
    if (!row || !job) throw new NotFound();
    await context.transaction(async ({ locale, manager }) =>
      this.jobs.enqueue(new Context({ locale }, manager), job, {}),
    );
  }

  private next({ pattern }: JobSchedule): Date {
    return CronExpressionParser.parse(pattern, { tz: 'UTC', currentDate: this.clock.now() }).next().toDate();
  }
}

/** Deletes schedules of former versions that no job defines. */
export async function deleteFormerSchedules({ manager }: DataSource): Promise<void> {
  const names = jobDefinitions().flatMap(({ name, schedule }) => (schedule ? [name] : []));
  await manager.delete(JobSchedule, { name: Not(In(names)) });
}

/** Runs a job and, if it is a scheduled one, records its time and outcome. */
export async function recordRun({ manager }: DataSource, name: string, work: () => Promise<void>): Promise<void> {
  const isScheduled = jobDefinitions().some((job) => job.name === name && job.schedule);
  if (!isScheduled) return work();
  await manager.update(JobSchedule, { name }, { startedAt: new Date() });
  let succeeded = false;
  try {
    await work();
    succeeded = true;
  } finally {
    await manager.update(JobSchedule, { name }, { endedAt: new Date(), succeeded });
  }
}
