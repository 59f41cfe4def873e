import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Lane, lanes } from './lanes.ts';
import type { HostMessage } from './process-host.ts';

/**
 * Work on untrusted input: texts, pages, pictures, files. Its process is killed when it exceeds its time or memory. A thread cannot be
 * stopped within native code, and one that fills its memory quickly ends the whole server.
 */
export interface ProcessTask<Input, Output> {
  /** Module that exports the function `task`. */
  readonly file: string;
  readonly lane: keyof typeof lanes;
  readonly seconds: number;
  /** Carries the types from the definition to the call. */
  readonly types?: (input: Input) => Output;
}

interface RunOptions {
  /** Instead of the limit of the task, for files of a known size. */
  seconds?: number;
  signal?: AbortSignal | undefined;
}

/** The work exceeded its time or memory limit. Callers turn this into a problem that names the costly input. */
export class TooCostly extends Error {
  override readonly name = 'TooCostly';
  readonly limit: 'time' | 'memory';

  constructor(message: string, limit: TooCostly['limit'], options?: ErrorOptions) {
    super(message, options);
    this.limit = limit;
  }
}

/** The process of the work ended by itself. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

const HEAP_MEGABYTES = 512;
/** Heap and native memory together. */
const RESIDENT_MEGABYTES = 1024;
/** Private memory that the kernel gives to the process. Node reserves about 600 MB of it at its start. */
const DATA_MEGABYTES = 1800;
const WATCH_MS = 100;
/** Milliseconds for which an idle process waits for more work, because starting one takes half a second. */
const IDLE_MS = 60_000;
/** A process that has worked for longer in all, or whose memory has grown, is not used again. */
const REUSED_MS = 120_000;
const REUSED_MEGABYTES = 400;
/** Time to start a process and load its modules, on the slowest machines. */
const LOADING_SECONDS = 60;
/** Processor time after which the kernel ends a process that nobody watches any more. */
const PROCESSOR_SECONDS = 1800;

/** Module beside the declaring one, with the same extension, which differs between sources and build. */
const moduleBeside = (here: string, name: string): string =>
  new URL(`./${name}${here.slice(here.lastIndexOf('.'))}`, here).href;

// sources need no transformation, since these modules have no decorators, but `#library` must find the sources
const execArgv = import.meta.url.endsWith('.ts') ? ['--conditions=source', '--no-warnings'] : [];

/**
 * Declares work for the processes.
 *
 * @param here `import.meta.url` of the declaring module
 * @param name file name of the module with the function `task`, in the same folder and without extension
 */
export function defineProcessTask<Task extends (input: never) => unknown>(
  here: string,
  name: string,
  limits: { seconds: number; lane: keyof typeof lanes },
): ProcessTask<Parameters<Task>[0], Awaited<ReturnType<Task>>> {
  return { file: moduleBeside(here, name), ...limits };
}

/** Idle processes of each lane; the modules that they have loaded serve the next work of their lane. */
const idleHosts = new Map<Lane, Host[]>();

/**
 * Runs work in a process. Throws `TooCostly` if it exceeds its time or memory, the reason of the signal if that aborts, and the errors of
 * the work. Throws 503 if it waits too long.
 */
export async function runInProcess<Input, Output>(
  task: ProcessTask<Input, Output>,
  input: Input,
  { seconds = task.seconds, signal }: RunOptions = {},
): Promise<Output> {
  const lane = lanes[task.lane];
  return lane.inTurn(async () => {
    signal?.throwIfAborted();
    const host = idleHosts.get(lane)?.pop() ?? new Host(lane);
    // the declared types are those of the module that the process runs
    return (await host.run({ file: task.file, input }, { seconds, signal })) as Output;
  });
}

class Host {
  private readonly child: ChildProcess;
  /** Temporary files of the work, which a killed process leaves. */
  private readonly folder = mkdtempSync(join(tmpdir(), 'tureen-work-'));
  private workedMs = 0;
  private idleTimer: NodeJS.Timeout | undefined;
  private readonly lane: Lane;

  constructor(lane: Lane) {
    this.lane = lane;
    const args = [`--max-old-space-size=${HEAP_MEGABYTES}`, ...execArgv, hostModule, String(lane.niceness)];
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    // the kernel enforces these limits within native code too, also when this process is gone
    const limits = `ulimit -d ${DATA_MEGABYTES * 1024}; ulimit -t ${PROCESSOR_SECONDS}; ulimit -c 0; exec "$0" "$@"`;
    const options = { stdio: [...stdio], env: { TMPDIR: this.folder }, serialization: 'advanced' as const };
    this.child =
      process.platform === 'linux'
        ? spawn('/bin/sh', ['-c', limits, process.execPath, ...args], options)
        : spawn(process.execPath, args, options);
    this.child.on('error', () => undefined);
    this.child.once('exit', () => this.forget());
  }

  async run(
    work: { file: string; input: unknown },
    { seconds, signal }: { seconds: number; signal?: AbortSignal | undefined },
  ) {
    clearTimeout(this.idleTimer);
    this.setReferenced(true);
    const begun = performance.now();
    const name = work.file.split('/').at(-1) ?? '';
    const { child } = this;
    let stopped: unknown;
    const stop = (reason: unknown) => {
      stopped ??= reason;
      child.kill('SIGKILL');
    };
    const cancel = () => stop(signal?.reason);
    const stopAfter = (limit: number) =>
      setTimeout(() => stop(new TooCostly(`${name} took too long`, 'time')), limit * 1000);
    let timer = stopAfter(LOADING_SECONDS);
    const checkMemory = async () => {
      if ((await residentMegabytes(child.pid)) > RESIDENT_MEGABYTES)
        stop(new TooCostly(`${name} took too much memory`, 'memory'));
    };
    const watch = setInterval(() => void checkMemory(), WATCH_MS);
    signal?.addEventListener('abort', cancel);
    const listening = new AbortController();
    try {
      const message = await new Promise<Exclude<HostMessage, 'loaded'>>((resolve, reject) => {
        const hear = (answer: HostMessage) => {
          if (answer !== 'loaded') return resolve(answer);
          clearTimeout(timer);
          timer = stopAfter(seconds);
        };
        child.on('message', hear);
        listening.signal.addEventListener('abort', () => child.off('message', hear));
        // rejects with an error of the process too
        once(child, 'exit', listening).then(([code, ending]) => reject(reasonOf(name, code, ending)), reject);
        child.send(work, (error) => error && reject(error));
      });
      if ('error' in message) throw Object.assign(new Error(message.error.message), message.error);
      return message.output;
    } catch (error) {
      throw stopped ?? error;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', cancel);
      listening.abort();
      this.workedMs += performance.now() - begun;
      if (stopped || this.workedMs > REUSED_MS || (await residentMegabytes(child.pid)) > REUSED_MEGABYTES)
        child.kill('SIGKILL');
      else this.rest();
    }
  }

  /** Waits for more work without keeping this process alive. */
  private rest(): void {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.setReferenced(false);
    this.idleTimer = setTimeout(() => {
      this.forget();
      this.child.kill('SIGKILL');
    }, IDLE_MS).unref();
    idleHosts.set(this.lane, [...(idleHosts.get(this.lane) ?? []), this]);
  }

  private forget(): void {
    const others = idleHosts.get(this.lane)?.filter((host) => host !== this) ?? [];
    idleHosts.set(this.lane, others);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private setReferenced(isReferenced: boolean): void {
    const { child } = this;
    if (isReferenced) {
      child.ref();
      child.channel?.ref();
    } else {
      child.unref();
      child.channel?.unref();
    }
  }
}

const hostModule = fileURLToPath(moduleBeside(import.meta.url, 'process-host'));

/** Explains the end of a process that this one did not stop. */
function reasonOf(name: string, code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGXCPU') return new TooCostly(`${name} took too long`, 'time');
  // V8 aborts without memory, and the kernel kills when all memory of the machine is used
  const isMemory =
    ['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL'].includes(signal ?? '') || [134, 137, 133].includes(code ?? 0);
  return isMemory
    ? new TooCostly(`${name} took too much memory`, 'memory')
    : new ProcessEnded(`${name} ended with ${signal ?? code}`);
}

const run = promisify(execFile);

/** Returns the resident memory of a process; 0 if unknown. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  if (pid === undefined || process.platform === 'win32') return 0;
  try {
    if (process.platform !== 'linux') return Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1024;
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
