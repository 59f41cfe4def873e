import type { Context } from '#persistence';
import type { ServerTask } from './server-task.entity.ts';

export interface JobOptions {
  /** How often a job is tried when it throws; 3 unless told. A Problem is final at once: trying again would not help. */
  attempts?: number;
  /** Milliseconds before the second attempt, doubled for each further one; 1000 unless told. */
  backoff?: number;
  /**
   * How often its worker may die or freeze while it runs before it has failed for good; 2 unless told. It may be what kills them. More only
   * for jobs that do so little that it is never them.
   */
  kills?: number;
  /** How many run at a time in one worker process. Such jobs get a queue of their own; the others share one. */
  concurrency?: number;
  /** Deletes the job's data from the queue as soon as it is done or has failed for good. */
  isPrivate?: boolean;
  /** Key of the title of the task that people see; jobs with one have a row in `server_task`. */
  task?: string;
  /** Cron pattern in UTC (`0 3 * * *`): the job also runs by itself, with an empty payload. */
  schedule?: string;
}

export interface JobDefinition<Payload> extends JobOptions {
  readonly name: string;
  /** Only carries the type of the payload from the definition to the handler. */
  readonly payload?: Payload;
}

/** Payload of a job. */
export type JobData<D> = D extends JobDefinition<infer Payload> ? Payload : never;

export interface JobContext {
  /** Context of the person who requested the job; without a caller for scheduled jobs. */
  readonly context: Context;
  /** The row that people watch, if the job has one. */
  readonly task: ServerTask | null;
  /** Aborted when the process is asked to end: stop soon, the job will be run again from its start. */
  readonly signal: AbortSignal;
  /** 1 for the first. */
  readonly attempt: number;
  /** @param fraction from 0 to 1 */
  progress(fraction: number): Promise<void>;
  /** Adds a line, with the time before it, to what people see of the task. */
  log(line: string): Promise<void>;
}

const definitions = new Map<string, JobDefinition<unknown>>();

export function jobDefinitions(): JobDefinition<unknown>[] {
  return [...definitions.values()];
}

/** Declares a kind of job. Its handler must be able to run twice for the same payload without harm. */
export function defineJob<Payload extends object>(name: string, options: JobOptions = {}): JobDefinition<Payload> {
  if (definitions.has(name)) throw new Error(`The job ${name} is defined twice.`);
  const definition: JobDefinition<Payload> = { name, ...options };
  definitions.set(name, definition as JobDefinition<unknown>);
  return definition;
}
