import type { DataSource, EntityManager } from 'typeorm';
import { ServerTask } from './server-task.entity.ts';

const maxLogLength = 200_000;

/** Writes progress and log lines of a running job to its task row. */
export class TaskLog {
  constructor(
    private readonly database: DataSource | EntityManager,
    private readonly taskId: number,
  ) {}

  async progress(fraction: number): Promise<void> {
    await this.update({ progress: Math.min(1, Math.max(0, fraction)) });
  }

  /** Drops the oldest lines when the log is too long. */
  async line(text: string): Promise<void> {
    const time = new Date().toISOString().slice(0, 19);
    await this.database.query(
      `UPDATE server_task SET log = right(log || $2, ${maxLogLength}), update_at = now() WHERE id = $1`,
      [this.taskId, `${time}: ${text.replace(/\s+/g, ' ')}\n`],
    );
  }

  async isFinished(): Promise<boolean> {
    return this.database.getRepository(ServerTask).existsBy({ id: this.taskId, status: 'finished' });
  }

  async finish(): Promise<void> {
    await this.update({ status: 'finished', progress: 1, completedAt: new Date() });
  }

  async fail(reason: string): Promise<void> {
    await this.line(reason);
    await this.update({ status: 'failed', completedAt: new Date() });
  }

  async cancel(reason: string): Promise<void> {
    await this.line(reason);
    await this.update({ status: 'cancelled', completedAt: new Date() });
  }

  private async update(change: Partial<ServerTask>): Promise<void> {
    await this.database.getRepository(ServerTask).update(this.taskId, change);
  }
}
