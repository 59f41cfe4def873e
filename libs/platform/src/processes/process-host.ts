/** Runs the work of `process-pool.ts`, one piece after another, in a process of its own. */
import { setPriority } from 'node:os';

export type HostMessage =
  'loaded' | { output: unknown } | { error: { message: string; code?: unknown; errno?: unknown } };

interface Work {
  file: string;
  input: unknown;
}
type TaskModule = { task: (input: unknown) => unknown };

const send = (message: HostMessage) => process.send?.(message);

async function perform({ file, input }: Work): Promise<HostMessage> {
  try {
    // only modules that `defineProcessTask` names come here
    const { task } = (await import(file)) as TaskModule;
    send('loaded');
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

const [, , niceness] = process.argv;

setPriority(Number(niceness));
process.on('message', (work: Work) => {
  void perform(work).then(send);
});
process.on('disconnect', () => process.exit());
