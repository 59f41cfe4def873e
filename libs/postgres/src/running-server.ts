import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterPassword, clusterUser, databaseName } from './cluster.ts';

/** Returns the address of the embedded server that another process runs on a folder, if any. */
export function runningServerUrl(dataDir: string): string | undefined {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // lines of the file: pid, folder, start, port, socket folder, address
  const [, , , port, socketDir] = readFileSync(file, 'utf8').split('\n');
  if (socketDir)
    return `postgres://${clusterUser}@localhost/${databaseName}?host=${encodeURIComponent(socketDir)}&port=${port}`;
  return `postgres://${clusterUser}:${clusterPassword(dataDir)}@127.0.0.1:${port}/${databaseName}`;
}
