import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { limitConcurrency } from './concurrency-limit.ts';

interface LaneOptions {
  threads: number;
  maxWaitMs: number;
  retryAfter: number;
}
export type Lane = keyof typeof lanes;

/**
 * Work on untrusted input whose cost the sender determines: pages, texts, pictures. Runs in separate threads with a time and memory
 * limit.
 */
export interface ThreadTask<Input, Output> {
  /** Module that exports the function `task`. */
  readonly file: string;
  readonly seconds: number;
  readonly lane: Lane;
  /** Carries the types from the definition to the call. */
  readonly types?: (input: Input) => Output;
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

const MEGABYTES = 512;
/** Milliseconds for which an idle thread keeps its loaded modules. */
const IDLE_MS = 60_000;

/** Module beside the declaring one, with the same extension, which differs between sources and build. */
export const moduleBeside = (here: string, name: string): string =>
  new URL(`./${name}${here.slice(here.lastIndexOf('.'))}`, here).href;

/** Options of Node for threads and processes that run sources or the build. */
// sources need no transformation, since these modules have no decorators, but `#library` must find the sources
export const execArgv = import.meta.url.endsWith('.ts') ? ['--conditions=source', '--no-warnings'] : [];

/**
 * Declares work for the threads.
 *
 * @param here `import.meta.url` of the declaring module
 * @param name file name of the module with the function `task`, in the same folder and without extension
 */
export function defineThreadTask<Task extends (input: never) => unknown>(
  here: string,
  name: string,
  limits: { seconds: number; lane: Lane },
): ThreadTask<Parameters<Task>[0], Awaited<ReturnType<Task>>> {
  return { file: moduleBeside(here, name), ...limits };
}

class Threads {
  /** Created on first use, because most test processes do not need it. */
  private pool: Piscina | undefined;
  /** Starts the time limit when a thread is free, so that waiting does not count. */
  readonly inTurn;
  private readonly count: number;

  constructor({ threads, ...waiting }: LaneOptions) {
    this.count = threads;
    // with several threads, one stays free for other groups
    this.inTurn = limitConcurrency(threads, { ...waiting, atOncePerGroup: Math.max(1, threads - 1) });
  }

  get(): Piscina {
    return (this.pool ??= new Piscina({
      minThreads: 0,
      maxThreads: this.count,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
      env: {},
      execArgv,
    }));
  }
}

/** Work of one lane never waits for that of another. */
const lanes = {
  /** Texts and lines of people who wait for an answer: seconds at most. */
  texts: new Threads({ threads: 2, maxWaitMs: 10_000, retryAfter: 3 }),
  /** Pages and pictures that people import. */
  pages: new Threads({ threads: 2, maxWaitMs: 20_000, retryAfter: 5 }),
  /** Scans, PDFs and comparisons of all recipes, which take up to a minute. */
  slow: new Threads({
    threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
    maxWaitMs: 60_000,
    retryAfter: 20,
  }),
  /** Trusted work. */
  own: new Threads({ threads: 1, maxWaitMs: 60_000, retryAfter: 5 }),
};

/**
 * Runs work in a thread, which is killed with `TooCostly` when it exceeds its time or memory. Errors of the work are thrown here. Throws
 * 503 if the queue is full.
 */
export async function runInThread<Input, Output>(task: ThreadTask<Input, Output>, input: Input): Promise<Output> {
  const threads = lanes[task.lane];
  return threads.inTurn(async () => {
    try {
      const signal = AbortSignal.timeout(task.seconds * 1000);
      return await threads.get().run(input, { filename: task.file, name: 'task', signal });
    } catch (error) {
      const limit = limitOf(error);
      throw limit ? new TooCostly(`${task.file.split('/').at(-1)} was stopped`, limit, { cause: error }) : error;
    }
  });
}

function limitOf(error: unknown): TooCostly['limit'] | null {
  const { name, code }: { name?: string; code?: string } = Object(error);
  if (name === 'AbortError' || name === 'TimeoutError') return 'time';
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : null;
}
