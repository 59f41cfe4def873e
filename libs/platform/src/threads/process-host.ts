/** Runs the work of `process-pool.ts`, one piece after another, in a process of its own. */
import { setPriority } from 'node:os';

export type HostMessage = { output: unknown } | { error: { message: string; code?: unknown; errno?: unknown } };

interface Work {
  file: string;
  input: unknown;
}
type TaskModule = { task: (input: unknown) => unknown };

async function perform({ file, input }: Work): Promise<HostMessage> {
  try {
    // only modules that `defineProcessTask` names come here
    const { task } = (await import(file)) as TaskModule;
    return { output: await task(input) };
  } catch (error) {
    const {
      message = String(error),
      code,
      errno,
    }: { message?: string; code?: unknown; errno?: unknown } = Object(error);
    return { error: { message, ...(code !== undefined && { code }), ...(errno !== undefined && { errno }) } };
  }
}

/** Requests of people come first if the processor is busy; 19 is the lowest priority. */
const NICENESS = 10;

setPriority(NICENESS);
process.on('message', (work: Work) => {
  void perform(work).then((message) => process.send?.(message));
});
process.on('disconnect', () => process.exit());
