import type { Context } from '#persistence';
import type { ServerTask } from './server-task.entity.ts';

export interface JobOptions {
  /** Number of attempts if the job throws; 3 by default. A Problem is final, because a retry would not help. */
  attempts?: number;
  /** Milliseconds before the second attempt, doubled for each further one; 1000 by default. */
  backoff?: number;
  /**
   * Number of times the worker may die or freeze during the job before the job fails; 2 by default, because the job may be the cause.
   * Only trivial jobs should have more.
   */
  kills?: number;
  /** Number of these jobs that run at a time in one worker process. Such jobs get their own queue; the others share one. */
  concurrency?: number;
  /** Deletes the job's data from the queue as soon as it has succeeded or finally failed. */
  isPrivate?: boolean;
  /** Translation key of the task's title; jobs with one have a row in `server_task`. */
  task?: string;
  /** Cron pattern in UTC (`0 3 * * *`): the job also runs on schedule, with an empty payload. */
  schedule?: string;
}

export interface JobDefinition<Payload> extends JobOptions {
  readonly name: string;
  /** Carries the payload's type from the definition to the handler. */
  readonly payload?: Payload;
}

/** Payload of a job. */
export type JobData<D> = D extends JobDefinition<infer Payload> ? Payload : never;

/** Options of jobs that send a mail: retried after 30 s, then at doubling intervals, for 8.5 hours in all. */
export const MAIL_JOB: JobOptions = { attempts: 11, backoff: 30_000, isPrivate: true, kills: 20 };

export interface JobContext {
  /** The same for each attempt. */
  readonly id: string;
  /** Context of the user who requested the job; without a caller for scheduled jobs. */
  readonly context: Context;
  /** The task's row, if the job has one. */
  readonly task: ServerTask | null;
  /** Aborted when the process is shutting down: stop soon; the job will be run again from its start. */
  readonly signal: AbortSignal;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** @param fraction from 0 to 1 */
  progress(fraction: number): Promise<void>;
  /** Adds a line with a timestamp to the task's log. */
  log(line: string): Promise<void>;
}

const definitions = new Map<string, JobDefinition<object>>();

export function jobDefinitions(): JobDefinition<object>[] {
  return [...definitions.values()];
}

/** Declares a kind of job. Its handler must be idempotent. */
export function defineJob<Payload extends object>(name: string, options: JobOptions = {}): JobDefinition<Payload> {
  if (definitions.has(name)) throw new Error(`The job ${name} is defined twice.`);
  const definition: JobDefinition<Payload> = { name, ...options };
  definitions.set(name, definition);
  return definition;
}
