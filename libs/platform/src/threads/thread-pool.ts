import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { limitConcurrency } from './concurrency-limit.ts';

/** Work whose cost whoever sends it decides: pages, texts, pictures. It runs in threads of its own, with a limit of time and memory. */
export interface ThreadTask<Input, Output> {
  /** The module whose function `task` does it. */
  readonly file: string;
  readonly seconds: number;
  /** Looks only at what is the server's own, in a thread aside: it does not wait for files of strangers, which are read for minutes. */
  readonly isOwn?: boolean;
  /** Only carries the types from the definition to the call. */
  readonly types?: (input: Input) => Output;
}

/** The work took more time or memory than it may. Callers turn it into a problem that names what was too costly. */
export class TooCostly extends Error {
  override readonly name = 'TooCostly';
}

/** Two pages at once leave the other processors to requests; further work waits. */
const THREADS = Math.min(2, Math.max(1, availableParallelism() - 1));
const MEGABYTES = 512;
/** A thread that has nothing to do keeps what it has loaded for so long. */
const IDLE_MS = 60_000;

/**
 * Declares work for the threads.
 *
 * @param here `import.meta.url` of the module that declares it
 * @param name of the module that does it, in the same folder and without its ending, which differs between sources and the built product
 */
export function defineThreadTask<Task extends (input: never) => unknown>(
  here: string,
  name: string,
  limits: { seconds: number; isOwn?: boolean },
): ThreadTask<Parameters<Task>[0], Awaited<ReturnType<Task>>> {
  return { file: new URL(`./${name}${here.slice(here.lastIndexOf('.'))}`, here).href, ...limits };
}

class Threads {
  /** Made at the first use: most processes of tests never need it. */
  private pool: Piscina | undefined;
  /** The time limit counts from when a thread is free, so that nobody fails because of the work of others. */
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

const strangers = new Threads(THREADS);
const own = new Threads(1);

/**
 * Runs it in a thread, which is killed when it takes too long or too much memory: `TooCostly`. What it throws itself is thrown here.
 * 503 where so much work is waiting that this would wait for long.
 */
export async function runInThread<Input, Output>(task: ThreadTask<Input, Output>, input: Input): Promise<Output> {
  const threads = task.isOwn ? own : strangers;
  return threads.inTurn(async () => {
    try {
      return (await threads.get().run(input, {
        filename: task.file,
        name: 'task',
        signal: AbortSignal.timeout(task.seconds * 1000),
      })) as Output;
    } catch (error) {
      throw isLimit(error) ? new TooCostly(`${task.file.split('/').at(-1)} was stopped`, { cause: error }) : error;
    }
  });
}

function isLimit(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string };
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
