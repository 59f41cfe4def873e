import { join } from 'node:path';
import { EmbeddedServer } from './embedded-server.ts';

/** The database that the configuration asks for: an external one, or the embedded one under DATA_DIR/postgres. */
export async function resolveDatabase(
  environment: { DATABASE_URL?: string; DATA_DIR: string },
  log?: (message: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (environment.DATABASE_URL) return { url: environment.DATABASE_URL, stop: () => Promise.resolve() };
  const server = await EmbeddedServer.start({ dataDir: join(environment.DATA_DIR, 'postgres'), ...(log && { log }) });
  return { url: server.url, stop: () => server.stop() };
}
