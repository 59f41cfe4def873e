import { readdirSync, readFileSync } from 'node:fs';
import { Pool } from 'undici';

const CONCURRENCY = 16;

export interface Load {
  path: (request: number) => string;
  method?: 'GET' | 'PATCH' | 'POST';
  body?: (request: number) => string;
}

/** Requests a second that a server answers within some seconds. Throws at the first answer that is not 200. */
export async function throughput(
  origin: string,
  headers: Record<string, string>,
  load: Load,
  seconds: number,
): Promise<number> {
  const pool = new Pool(origin, { connections: CONCURRENCY });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      const number = count++;
      const { statusCode, body } = await pool.request({
        path: load.path(number),
        method: load.method ?? 'GET',
        headers,
        body: load.body?.(number),
      });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${load.path(number)} answered ${statusCode}: ${text.slice(0, 200)}`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  await pool.close();
  return count / ((performance.now() - started) / 1000);
}

/** @returns the value below which this share of the values lies */
export const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

const isLinux = process.platform === 'linux';

/** Milliseconds of processor time that a process has used so far; only Linux tells. */
export function cpuTime(pid: number): number {
  if (!isLinux) return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Milliseconds of processor time of a process and all that it started, by process; only Linux tells. */
const cpuTimes = (root: number) => new Map(isLinux ? processTree(root).map((pid) => [pid, cpuTime(pid)]) : []);

/** Milliseconds of processor time that a process and all that it started use for some work; without processes that end meanwhile. */
export async function cpuTimeFor(root: number, work: () => Promise<unknown>): Promise<number> {
  const before = cpuTimes(root);
  await work();
  return [...cpuTimes(root)].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

/** Proportional memory in MB of a process and all that it started: what is shared counts once. Only Linux tells. */
export const memory = (root: number): number =>
  isLinux ? processTree(root).reduce((sum, pid) => sum + ownMemory(pid), 0) : NaN;

/** Proportional memory in MB of a process alone. */
export const ownMemory = (pid: number): number =>
  isLinux
    ? (Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024) / 1e6
    : NaN;

/** A process and all that it started, as the parent links of /proc say. */
function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // the process has ended in the meantime
    }
  }
  const tree = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(tree)];
  return tree(root);
}

export const median = (values: number[]) => percentile(values, 0.5);
