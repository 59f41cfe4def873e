import { spawnSync } from 'node:child_process';
import { eventually } from '#testing/eventually';

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

/** One that has ended meanwhile is passed over. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** kill -9 of all of them, as when the machine's memory runs out; returns when none is left. */
export async function killAll(pids: number[]): Promise<void> {
  if (pids.some((pid) => !(pid > 1))) throw new Error(`These are no processes of a test: ${pids.join(', ')}`);
  for (const pid of pids) signal(pid, 'SIGKILL');
  await eventually(() => !pids.some(isAlive), 'all processes are gone');
}
