import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { outlivesServer } from './broken-connections.ts';
import { migrations } from '../migrations/index.ts';
import { SnakeNaming } from './naming.ts';

export interface Connection {
  /** postgres://… */
  url: string;
  /** Most connections this process opens; 10 unless told. */
  poolSize?: number;
  onPoolError?: (error: Error) => void;
}

/** Wait at most this long for a pooled connection, then respond 503 with Retry-After. */
const CONNECTION_TIMEOUT_MS = 3_000;
/** No statement of a request or job may take as long; migrations may. */
const STATEMENT_TIMEOUT_MS = 60_000;

export function dataSourceOptions({ url, poolSize = 10, onPoolError }: Connection): DataSourceOptions {
  return {
    type: 'postgres',
    database: decodeURIComponent(new URL(url).pathname.slice(1)),
    namingStrategy: new SnakeNaming(),
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    parseInt8: true,
    // A connection that breaks while idle is replaced; without a handler it would end the process.
    poolErrorHandler: (error: Error) => onPoolError?.(error),
    extra: {
      ...outlivesServer,
      // pg reads everything from it: host, socket, port, password, TLS.
      connectionString: url,
      // Migrating takes one connection for the lock and one for the work.
      max: Math.max(2, poolSize),
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      idle_in_transaction_session_timeout: 60_000,
    },
  };
}

/** Any number will do, as long as nothing else in the database uses it. */
const migrationLock = 7_258_331;

/** Several processes may start at once: one migrates, the others wait and find nothing left to do. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations();
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await lock.release();
  }
}

/** Migrates over connections of its own, whose statements may take as long as they need. */
export async function migrateAll(options: DataSourceOptions): Promise<void> {
  const patient = { ...options, extra: { ...(options.extra as object), statement_timeout: 0 } } as DataSourceOptions;
  const migrating = await new DataSource(patient).initialize();
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
}

export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  await migrateAll(options);
  return rememberEntities(await new DataSource(options).initialize());
}

/** TypeORM compares the path of each join with the names of all entities, whenever a query is built. */
function rememberEntities(dataSource: DataSource): DataSource {
  const known = new Map<unknown, boolean>();
  const find = dataSource.hasMetadata.bind(dataSource);
  dataSource.hasMetadata = (target) => {
    const answer = known.get(target) ?? find(target);
    if (typeof target === 'string') known.set(target, answer);
    return answer;
  };
  return dataSource;
}

/**
 * Makes the tables of the product in another schema of the database, which must exist, or brings them up to date there.
 *
 * @param only names of migrations; those that are not among them do not run
 */
export async function migrateSchema(dataSource: DataSource, schema: string, only?: ReadonlySet<string>): Promise<void> {
  const { extra, ...options } = dataSource.options as PostgresDataSourceOptions;
  const other = new DataSource({
    ...options,
    schema,
    entities: [],
    migrations: migrations.filter(({ name }) => only?.has(name) ?? true),
    extra: {
      ...(extra as object),
      max: 2,
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
      options: `-c search_path=${schema},public`,
    },
  });
  await other.initialize();
  try {
    await other.runMigrations();
  } finally {
    await other.destroy();
  }
}

/** The name of the migration that ran last. */
export async function schemaVersion(manager: EntityManager): Promise<string | undefined> {
  const [row] = await manager.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id DESC LIMIT 1');
  return row?.name;
}

/** @returns the connection string, for the few connections outside of the pool */
export const connectionStringOf = ({ options }: DataSource): string =>
  (options as { extra: { connectionString: string } }).extra.connectionString;
