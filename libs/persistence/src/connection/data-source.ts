import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { idleErrorOptions } from './broken-connections.ts';
import { migrations } from '../migrations/index.ts';
import { SnakeNaming } from './naming.ts';

export interface Connection {
  /** Connection URL, postgres://… */
  url: string;
  /** Maximum number of connections of this process; 10 by default. */
  poolSize?: number;
  onPoolError?: (error: Error) => void;
}

/** Maximum wait for a pooled connection; then the response is 503 with Retry-After. */
const CONNECTION_TIMEOUT_MS = 3_000;
/** Limit of statements in requests and jobs; migrations have none. */
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
    // Without a handler, a connection that breaks while idle would end the process.
    poolErrorHandler: (error: Error) => onPoolError?.(error),
    extra: {
      ...idleErrorOptions,
      // pg takes host, socket, port, password and TLS from the URL.
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

/** Arbitrary number that no other advisory lock of the database uses. */
const migrationLock = 7_258_331;

/** Serializes processes that start at once: one migrates, the others wait and find nothing left to do. */
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

/** Migrates over separate connections without a statement timeout. */
export async function migrateAll(options: DataSourceOptions): Promise<void> {
  const migrating = await new DataSource(withPoolOptions(options, { statement_timeout: 0 })).initialize();
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
}

export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  await migrateAll(options);
  return cacheEntityLookups(await new DataSource(options).initialize());
}

/** Caches TypeORM's entity look-up, which compares the path of each join with all entity names whenever a query is built. */
function cacheEntityLookups(dataSource: DataSource): DataSource {
  const cache = new Map<unknown, boolean>();
  const find = dataSource.hasMetadata.bind(dataSource);
  dataSource.hasMetadata = (target) => {
    const answer = cache.get(target) ?? find(target);
    if (typeof target === 'string') cache.set(target, answer);
    return answer;
  };
  return dataSource;
}

/**
 * Creates or migrates the tables in another, existing schema of the database.
 *
 * @param only names of the migrations to run
 */
export async function migrateSchema(dataSource: DataSource, schema: string, only?: ReadonlySet<string>): Promise<void> {
  const timeouts = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const other = new DataSource({
    ...schemaOptions(dataSource, schema, timeouts),
    entities: [],
    migrations: migrations.filter(({ name }) => only?.has(name) ?? true),
  });
  await other.initialize();
  try {
    await other.runMigrations();
  } finally {
    await other.destroy();
  }
}

/** Returns the name of the latest applied migration. */
export async function schemaVersion(manager: EntityManager): Promise<string | undefined> {
  const [row] = await manager.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id DESC LIMIT 1');
  return row?.name;
}

/** Opens the tables in another schema of the database, such as an unpacked backup. */
export const openSchema = (dataSource: DataSource, schema: string): Promise<DataSource> =>
  new DataSource(schemaOptions(dataSource, schema)).initialize();

const schemaOptions = (dataSource: DataSource, schema: string, timeouts = {}): PostgresDataSourceOptions => ({
  ...withPoolOptions(dataSource.options, { max: 2, options: `-c search_path=${schema},public`, ...timeouts }),
  schema,
});

/** All data sources of the product are PostgreSQL, created by `dataSourceOptions`. */
function withPoolOptions(options: DataSourceOptions, poolOptions: object): PostgresDataSourceOptions {
  if (options.type !== 'postgres') throw new Error(`${options.type} is not supported.`);
  return { ...options, extra: { ...Object(options.extra), ...poolOptions } };
}

/** @returns the connection string, for connections outside the pool */
export const connectionStringOf = ({ options }: DataSource): string => Object(options).extra.connectionString;
