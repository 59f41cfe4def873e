import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { limitConcurrency } from './concurrency-limit.ts';

/**
 * Work on untrusted input whose cost the sender determines: pages, texts, pictures. Runs in separate threads with a time and memory
 * limit.
 */
export interface ThreadTask<Input, Output> {
  /** Module that exports the function `task`. */
  readonly file: string;
  readonly seconds: number;
  /** Runs trusted work in a separate thread, so that it does not wait for untrusted files that take minutes. */
  readonly isOwn?: boolean;
  /** Carries the types from the definition to the call. */
  readonly types?: (input: Input) => Output;
}

/** The work exceeded its time or memory limit. Callers turn this into a problem that names the costly input. */
export class TooCostly extends Error {
  override readonly name = 'TooCostly';
}

/** At most two threads leave the other processors to requests; further work waits. */
const THREADS = Math.min(2, Math.max(1, availableParallelism() - 1));
const MEGABYTES = 512;
/** Milliseconds for which an idle thread keeps its loaded modules. */
const IDLE_MS = 60_000;

/**
 * Declares work for the threads.
 *
 * @param here `import.meta.url` of the declaring module
 * @param name file name of the module with the function `task`, in the same folder and without extension, which differs between sources
 * and build
 */
export function defineThreadTask<Task extends (input: never) => unknown>(
  here: string,
  name: string,
  limits: { seconds: number; isOwn?: boolean },
): ThreadTask<Parameters<Task>[0], Awaited<ReturnType<Task>>> {
  return { file: new URL(`./${name}${here.slice(here.lastIndexOf('.'))}`, here).href, ...limits };
}

class Threads {
  /** Created on first use, because most test processes do not need it. */
  private pool: Piscina | undefined;
  /** Starts the time limit when a thread is free, so that waiting does not count. */
  readonly inTurn;

  constructor(private readonly count: number) {
    this.inTurn = limitConcurrency(count, 5);
  }

  get(): Piscina {
    const isSource = import.meta.url.endsWith('.ts');
    return (this.pool ??= new Piscina({
      minThreads: 0,
      maxThreads: this.count,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
      env: {},
      // sources need no transformation, since these modules have no decorators, but `#library` must find the sources
      execArgv: isSource ? ['--conditions=source', '--no-warnings'] : [],
    }));
  }
}

const untrusted = new Threads(THREADS);
const trusted = new Threads(1);

/**
 * Runs work in a thread, which is killed with `TooCostly` when it exceeds its time or memory. Errors of the work are thrown here. Throws
 * 503 if the queue is full.
 */
export async function runInThread<Input, Output>(task: ThreadTask<Input, Output>, input: Input): Promise<Output> {
  const threads = task.isOwn ? trusted : untrusted;
  return threads.inTurn(async () => {
    try {
      const signal = AbortSignal.timeout(task.seconds * 1000);
      return await threads.get().run(input, { filename: task.file, name: 'task', signal });
    } catch (error) {
      throw isLimit(error) ? new TooCostly(`${task.file.split('/').at(-1)} was stopped`, { cause: error }) : error;
    }
  });
}

function isLimit(error: unknown): boolean {
  const { name, code }: { name?: string; code?: string } = Object(error);
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
