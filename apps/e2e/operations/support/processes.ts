import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A process with all that it started, itself first. */
export function treeOf(root: number): number[] {
  const rows = String(spawnSync('ps', ['-eo', 'pid=,ppid=']).stdout)
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const tree = [root];
  for (const parent of tree) for (const [pid, ppid] of rows) if (ppid === parent && pid) tree.push(pid);
  return tree;
}

/** kill -9 of all of them, as when the machine's memory runs out; returns when none is left. */
export async function killAll(pids: number[]): Promise<void> {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await until(() => !pids.some(isAlive), 'all processes are gone');
}

export async function until<T>(
  condition: () => T | Promise<T>,
  what: string,
  timeoutMs = 30_000,
): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(50)) {
    const result = await condition();
    if (result) return result;
  }
  throw new Error(`It did not happen within ${timeoutMs / 1000} s: ${what}`);
}
