import type { DataSource } from 'typeorm';
import { ServerTask } from './server-task.entity.ts';

const LOOK_EVERY_MS = 500;

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
    if (this.taskId === null) return false;
    await this.poll();
    this.timer = setInterval(() => void this.poll().catch(() => undefined), LOOK_EVERY_MS);
    return this.signal.aborted;
  }

  end(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    const task = await this.database.manager.findOneBy(ServerTask, { id: this.taskId! });
    if (task?.cancelRequestedAt) this.controller.abort(new Error('cancelled'));
  }
}
