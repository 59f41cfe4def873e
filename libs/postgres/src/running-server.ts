import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterPassword, clusterUser, databaseName } from './cluster.ts';

/** The address of the embedded server that another process runs on a folder, if one does. */
export function runningServerUrl(dataDir: string): string | undefined {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // PostgreSQL writes pid, folder, start, port, folder of the socket, address
  const [, , , port, socketDir] = readFileSync(file, 'utf8').split('\n');
  if (socketDir)
    return `postgres://${clusterUser}@localhost/${databaseName}?host=${encodeURIComponent(socketDir)}&port=${port}`;
  return `postgres://${clusterUser}:${clusterPassword(dataDir)}@127.0.0.1:${port}/${databaseName}`;
}
