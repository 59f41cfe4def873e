import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { limitConcurrency } from './concurrency-limit.ts';
import { execArgv, moduleBeside, TooCostly } from './thread-pool.ts';
import type { HostMessage } from './process-host.ts';

/**
 * Work on files of strangers, which may keep native code busy: a thread can neither be stopped nor limited there. Runs in a process that
 * is killed when it exceeds its time or memory.
 */
export interface ProcessTask<Input, Output> {
  /** Module that exports the function `task`. */
  readonly file: string;
  /** Carries the types from the definition to the call. */
  readonly types?: (input: Input) => Output;
}

interface ProcessLimits {
  seconds: number;
  signal?: AbortSignal | undefined;
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
/** A process that has run for longer is not used again. */
const REUSED_MS = 5_000;
const MAX_USES = 50;
/** Seconds of processor time beyond the limit of the work, for earlier work of the same process. */
const SPARE_SECONDS = 600;
const AT_ONCE = 2;

/** Declares work for the processes; see `defineThreadTask`. */
export function defineProcessTask<Task extends (input: never) => unknown>(
  here: string,
  name: string,
): ProcessTask<Parameters<Task>[0], Awaited<ReturnType<Task>>> {
  return { file: moduleBeside(here, name) };
}

const inTurn = limitConcurrency(AT_ONCE, { retryAfter: 30, atOncePerGroup: AT_ONCE - 1, maxWaitMs: 60_000 });
const idle: Host[] = [];

/**
 * Runs work in a process. Throws `TooCostly` if it exceeds its time or memory, the reason of the signal if that aborts, and the errors of
 * the work. Throws 503 if it waits too long.
 */
export async function runInProcess<Input, Output>(
  task: ProcessTask<Input, Output>,
  input: Input,
  { seconds, signal }: ProcessLimits,
): Promise<Output> {
  return inTurn(async () => {
    signal?.throwIfAborted();
    const host = idle.pop() ?? new Host(seconds + SPARE_SECONDS);
    // the declared types are those of the module that the process runs
    return (await host.run({ file: task.file, input }, { seconds, signal })) as Output;
  });
}

class Host {
  private readonly child: ChildProcess;
  /** Temporary files of the work, which a killed process leaves. */
  private readonly folder = mkdtempSync(join(tmpdir(), 'tureen-work-'));
  private uses = 0;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(processorSeconds: number) {
    const args = [`--max-old-space-size=${HEAP_MEGABYTES}`, ...execArgv, hostModule];
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    // the kernel enforces these limits within native code too, also when this process is gone
    const limits = `ulimit -d ${DATA_MEGABYTES * 1024}; ulimit -t ${processorSeconds}; ulimit -c 0; exec "$0" "$@"`;
    const options = { stdio: [...stdio], env: { TMPDIR: this.folder }, serialization: 'advanced' as const };
    this.child =
      process.platform === 'linux'
        ? spawn('/bin/sh', ['-c', limits, process.execPath, ...args], options)
        : spawn(process.execPath, args, options);
    this.child.on('error', () => undefined);
    this.child.once('exit', () => this.forget());
  }

  async run(work: { file: string; input: unknown }, { seconds, signal }: ProcessLimits) {
    clearTimeout(this.idleTimer);
    this.setReferenced(true);
    this.uses++;
    const begun = performance.now();
    const name = work.file.split('/').at(-1) ?? '';
    const { child } = this;
    let stopped: unknown;
    const stop = (reason: unknown) => {
      stopped ??= reason;
      child.kill('SIGKILL');
    };
    const cancel = () => stop(signal?.reason);
    const timer = setTimeout(() => stop(new TooCostly(`${name} took too long`, 'time')), seconds * 1000);
    const checkMemory = async () => {
      if ((await residentMegabytes(child.pid)) > RESIDENT_MEGABYTES)
        stop(new TooCostly(`${name} took too much memory`, 'memory'));
    };
    const watch = setInterval(() => void checkMemory(), WATCH_MS);
    signal?.addEventListener('abort', cancel);
    const listening = new AbortController();
    try {
      const message = await new Promise<HostMessage>((resolve, reject) => {
        // both reject with an error of the process
        once(child, 'message', listening).then(([answer]) => resolve(answer), reject);
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
      if (stopped || performance.now() - begun > REUSED_MS || this.uses >= MAX_USES) child.kill('SIGKILL');
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
    idle.push(this);
  }

  private forget(): void {
    const at = idle.indexOf(this);
    if (at >= 0) idle.splice(at, 1);
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
