import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Kills the cluster of a test run, whose data is not needed any more, and removes the folder. */
export async function endRun(run: string): Promise<void> {
  const pidFile = join(run, 'postgres', 'postmaster.pid');
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  if (pid && isAlive(pid)) {
    process.kill(pid, 'SIGQUIT');
    for (let n = 0; n < 100 && existsSync(pidFile) && isAlive(pid); n++) await sleep(20);
  }
  rmSync(run, { recursive: true, force: true, maxRetries: 5 });
}
