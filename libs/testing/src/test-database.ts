import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dataSourceOptions, openDataSource } from '#persistence';
import { EmbeddedServer } from '#postgres';

export interface TestDatabase {
  name: string;
  url: string;
  /** Deletes the database and ends all connections to it. */
  drop(): Promise<void>;
}

const template = 'template_tureen';

async function run<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const withDatabase = (url: string, name: string) => {
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return databaseUrl.href;
};

/** Starts the cluster for the first caller of a run and writes its address or the error to a file. */
async function startCluster(folder: string, resultFile: string): Promise<void> {
  let result: { url?: string; failure?: string };
  try {
    const server = await EmbeddedServer.start({ dataDir: join(folder, 'postgres'), durable: false, keepRunning: true });
    await run(server.urlOf('postgres'), (client) => client.query(`CREATE DATABASE ${template}`));
    const dataSource = await openDataSource(dataSourceOptions({ url: server.urlOf(template), poolSize: 2 }));
    await dataSource.destroy();
    result = { url: server.urlOf('postgres') };
  } catch (error) {
    result = { failure: String(error) };
  }
  writeFileSync(`${resultFile}.new`, JSON.stringify(result));
  renameSync(`${resultFile}.new`, resultFile);
}

async function clusterUrl(): Promise<string> {
  const folder = process.env['TUREEN_TEST_RUN'];
  if (!folder) throw new Error('Tests that use a database need libs/testing/src/global-setup.ts.');
  const resultFile = join(folder, 'cluster.json');
  try {
    mkdirSync(join(folder, 'starting'));
    await startCluster(folder, resultFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (let n = 0; n < 600 && !existsSync(resultFile); n++) await sleep(50);
  const { url, failure } = JSON.parse(readFileSync(resultFile, 'utf8')) as { url?: string; failure?: string };
  if (!url) throw new Error(failure ?? 'The test cluster has no address.');
  return url;
}

/** Creates a migrated database for one spec file in about 50 ms. Call `drop` in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster = await clusterUrl();
  const name = `test_${randomUUID().replace(/-/g, '').slice(0, 16)}`;
  await run(cluster, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const drop = () =>
    run(cluster, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)).then(() => undefined);
  return { name, url: withDatabase(cluster, name), drop };
}
