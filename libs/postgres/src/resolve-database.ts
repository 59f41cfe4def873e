import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedServer } from './embedded-server.ts';
import { runningServerUrl } from './running-server.ts';

interface Settings {
  DATABASE_URL?: string;
  DATA_DIR: string;
}

/** Returns the configured external database, or starts the embedded one under DATA_DIR/postgres. */
export async function resolveDatabase(
  environment: Settings,
  log?: (message: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (environment.DATABASE_URL) return { url: environment.DATABASE_URL, stop: () => Promise.resolve() };
  const server = await EmbeddedServer.start({ dataDir: join(environment.DATA_DIR, 'postgres'), ...(log && { log }) });
  return { url: server.url, stop: () => server.stop() };
}

/** Returns the database for a command beside the running server, whose embedded database it uses. */
export async function useRunningDatabase(environment: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  const url = environment.DATABASE_URL ? undefined : runningServerUrl(join(environment.DATA_DIR, 'postgres'));
  return url && (await isAnswering(url)) ? { url, stop: () => Promise.resolve() } : resolveDatabase(environment);
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
