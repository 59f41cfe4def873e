import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { CronExpressionParser } from 'cron-parser';
import { DataSource, In, Not } from 'typeorm';
import { fallbackLocale } from '#locales';
import { Context } from '#persistence';
import { Clock, Log, NotFound } from '#platform';
import { defineJob, jobDefinitions } from './job-definition.ts';
import { JobSchedule } from './job-schedule.entity.ts';
import { Jobs } from './jobs.ts';

export const startMissedJobs = defineJob<object>('jobs.start-missed', { schedule: '*/5 * * * *', attempts: 1 });

/** A scheduled job this late is not merely waiting for a free worker. */
const LATE_MS = 15 * 60_000;

const definitionOf = (name: string) => jobDefinitions().find((definition) => definition.name === name);

/** Scheduled jobs: their last and next runs, and starting them manually. */
@Injectable()
export class Schedules implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly log: Log,
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
    const job = definitionOf(name);
    if (!row || !job) throw new NotFound();
    await context.transaction(async ({ locale, manager }) =>
      this.jobs.enqueue(new Context({ locale }, manager), job, {}),
    );
  }

  /** Starts each job that did not run when it was due, because the server was off or its clock has jumped. */
  async startMissed(): Promise<void> {
    for (const row of await this.database.manager.find(JobSchedule)) if (this.isMissed(row)) await this.start(row);
  }

  /** A job that has never run waits for its first time. */
  private isMissed(row: JobSchedule): boolean {
    if (!row.startedAt) return false;
    const start = row.startedAt.getTime();
    const now = this.clock.now().getTime();
    const due = this.occurrences(row).prev().getTime();
    return start > now + LATE_MS || (start < due && now - due > LATE_MS);
  }

  /** Claims the run in the same transaction, so that several workers start it once. */
  private async start({ name, startedAt }: JobSchedule): Promise<void> {
    const job = definitionOf(name);
    if (!job || !startedAt) return;
    await new Context({ locale: fallbackLocale }, this.database.manager).transaction(async (tx) => {
      const claim = await tx.manager.update(JobSchedule, { name, startedAt }, { startedAt: this.clock.now() });
      if (!claim.affected) return;
      this.log.warn('A scheduled job did not run when it was due and starts now', { job: name, lastRun: startedAt });
      await this.jobs.enqueue(tx, job, {});
    });
  }

  private next(row: JobSchedule): Date {
    return this.occurrences(row).next().toDate();
  }

  private occurrences({ pattern }: JobSchedule) {
    return CronExpressionParser.parse(pattern, { tz: 'UTC', currentDate: this.clock.now() });
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
