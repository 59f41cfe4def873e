import {
  createPostgresBackend,
  Queue,
  runMigrations,
  Worker,
  type Processor,
  type QueueOptions,
  type WorkerOptions,
  withBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { idleErrorOptions } from '#persistence';

export type { Queue, Worker };

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
  await runMigrations(client as never, schema).finally(() => client.release());
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
  // The PostgreSQL classes differ from the Redis ones only in the type of the connection.
  return {
    queue: (name, options) => new classes.Queue(name, { ...options, connection: pool as never }) as unknown as Queue,
    worker: (name, process, options) =>
      new classes.Worker(name, process as never, { ...options, connection: pool as never }) as unknown as Worker,
    close: () => pool.end(),
  };
}

function redisBackend(url: string, onError: (error: Error) => void): QueueBackend {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  connection.on('error', onError);
  return {
    queue: (name, options) => new Queue(name, { ...options, prefix: 'tureen', connection }),
    worker: (name, process, options) => new Worker(name, process, { ...options, prefix: 'tureen', connection }),
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
