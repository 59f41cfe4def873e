import {
  createPostgresBackend,
  Queue as RedisQueue,
  runMigrations,
  Worker as RedisWorker,
  type Job,
  type JobType,
  type Processor,
  type QueueOptions,
  type WorkerOptions,
  withBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { idleErrorOptions } from '#persistence';

/** The part of a queue that does not depend on the database behind it. */
export interface Queue extends Pick<RedisQueue, 'close' | 'getJobCounts'> {
  getJobs(states: JobType[]): Promise<Job[]>;
  addBulk(jobs: Parameters<RedisQueue['addBulk']>[0]): Promise<unknown>;
  upsertJobScheduler(...parameters: Parameters<RedisQueue['upsertJobScheduler']>): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The part of a worker that does not depend on the database behind it. */
export interface Worker extends Pick<RedisWorker, 'cancelAllJobs' | 'close'> {
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job?: Job) => void): unknown;
}

/** Queue implementation; all queues and workers of a process share its connections. */
export interface QueueBackend {
  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue;
  worker(name: string, process: Processor, options: Omit<WorkerOptions, 'connection'>): Worker;
  close(): Promise<void>;
}

export interface QueueConnection {
  databaseUrl: string;
  redisUrl?: string;
  /** Number of workers: each holds one connection for LISTEN. */
  workers: number;
  onError: (error: Error) => void;
}

const schema = 'bullmq';

async function migrateQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await runMigrations(client, schema).finally(() => client.release());
}

async function postgresBackend({ databaseUrl, workers, onError }: QueueConnection): Promise<QueueBackend> {
  const pool = new pg.Pool({
    ...idleErrorOptions,
    connectionString: databaseUrl,
    max: workers + 3,
    keepAlive: true,
    options: `-c search_path=${schema}`,
  });
  // each queue and worker adds a listener
  pool.setMaxListeners(0);
  pool.on('error', onError);
  await migrateQueue(pool);
  const classes = withBackend(createPostgresBackend);
  return {
    queue: (name, options) => new classes.Queue(name, { ...options, connection: pool }),
    worker: (name, process, options) => new classes.Worker(name, process, { ...options, connection: pool }),
    close: () => pool.end(),
  };
}

function redisBackend(url: string, onError: (error: Error) => void): QueueBackend {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  connection.on('error', onError);
  return {
    queue: (name, options) => new RedisQueue(name, { ...options, prefix: 'tureen', connection }),
    worker: (name, process, options) => new RedisWorker(name, process, { ...options, prefix: 'tureen', connection }),
    close: async () => {
      // `quit` would wait without limit for a connection.
      if (connection.status === 'ready') await connection.quit().catch(() => undefined);
      connection.disconnect();
    },
  };
}

/** Uses Redis if configured, otherwise the `bullmq` schema of the database. */
export async function openQueueBackend(connection: QueueConnection): Promise<QueueBackend> {
  return connection.redisUrl ? redisBackend(connection.redisUrl, connection.onError) : postgresBackend(connection);
}
