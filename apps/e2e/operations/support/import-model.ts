import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '#testing/eventually';
import type { Call } from './model.ts';
import type { SlowSite } from './site.ts';

const PAGES = 6;
/** A fault may leave a job to a worker that looks for lost ones every five minutes. */
const END_MS = 400_000;

interface Task {
  id: number;
  name: string;
  status: string;
  log: string;
}
interface Page<Item> {
  items: Item[];
}

/** Model of imports that were accepted: each of their pages becomes one recipe. */
export class ImportModel {
  private readonly accepted: string[] = [];
  private count = 0;

  constructor(private readonly site: SlowSite) {}

  get acceptedPages(): number {
    return this.accepted.length;
  }

  /** Requests one import after the other, so that a job runs at every fault. */
  async write(call: Call, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const addresses = this.site.addresses(PAGES, this.count);
      this.count += PAGES;
      const imports = addresses.map((url) => ({ url }));
      const { status, data } = await call('POST', '/recipes/create-url/bulk', { imports });
      if (status < 200 || status >= 300) {
        await sleep(50);
        continue;
      }
      this.accepted.push(...addresses);
      const { reportId } = data as { reportId: string };
      await this.ended(call, reportId, signal);
    }
  }

  /**
   * Waits for the ends of all tasks and repeats those that failed, as people do: a job whose workers died several times ends as failed.
   *
   * @returns pages that were accepted and are not there once, and tasks without an end
   */
  async differences(call: Call): Promise<string[]> {
    const hanging = await this.finishTasks(call);
    const recipes = (await call('GET', '/recipes?perPage=-1')).data as Page<{ orgURL: string | null }>;
    const times = new Map<string, number>();
    for (const { orgURL } of recipes.items) times.set(orgURL ?? '', (times.get(orgURL ?? '') ?? 0) + 1);
    const wrong = this.accepted.filter((address) => times.get(address) !== 1);
    return [...hanging, ...wrong.map((address) => `${address} was imported ${times.get(address) ?? 0} times`)];
  }

  /** @returns the tasks that do not end, or fail without a reason */
  private async finishTasks(call: Call): Promise<string[]> {
    const tasks = async (status: string) =>
      ((await call('GET', '/admin/server-tasks?perPage=-1')).data as Page<Task>).items.filter(
        (task) => task.status === status,
      );
    for (;;) {
      const areOver = eventually(async () => !(await tasks('running')).length, 'all tasks end', END_MS);
      if (!(await areOver.catch(() => false)))
        return (await tasks('running')).map(({ name }) => `the task “${name}” does not end`);
      const failed = await tasks('failed');
      const silent = failed.filter(({ log }) => !log);
      if (silent.length) return silent.map(({ name }) => `the task “${name}” failed without a reason`);
      if (!failed.length) return [];
      for (const { id, name } of failed) {
        const { status } = await call('POST', `/admin/server-tasks/${id}/retry`);
        if (status !== 200) return [`the failed task “${name}” cannot be repeated: ${status}`];
      }
    }
  }

  private async ended(call: Call, reportId: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { status, data } = await call('GET', `/groups/reports/${reportId}`);
      if (status === 200 && (data as { status: string }).status !== 'in-progress') return;
      await sleep(100);
    }
  }
}
