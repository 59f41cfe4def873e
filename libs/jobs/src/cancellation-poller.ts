import type { DataSource } from 'typeorm';
import { ServerTask } from './server-task.entity.ts';

const POLL_MS = 500;

/** Polls during a task whether its cancellation was requested. */
export class CancellationPoller {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly taskId: number | null,
  ) {}

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Returns true if cancellation was requested before the start. */
  async begin(): Promise<boolean> {
    const { taskId } = this;
    if (taskId === null) return false;
    await this.poll(taskId);
    this.timer = setInterval(() => void this.poll(taskId).catch(() => undefined), POLL_MS);
    return this.signal.aborted;
  }

  end(): void {
    clearInterval(this.timer);
  }

  private async poll(id: number): Promise<void> {
    const task = await this.database.manager.findOneBy(ServerTask, { id });
    if (task?.cancelRequestedAt) this.controller.abort(new Error('cancelled'));
  }
}
