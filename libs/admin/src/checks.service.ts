import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { ServerTask, waitingSince } from '#jobs';
import type { Context } from '#persistence';
import { Clock, Environment, Mail, Storage } from '#platform';
import { BackupStore } from './backups/backup-store.ts';

type State = 'good' | 'warning' | 'bad';
export interface CheckedPart {
  name: 'baseUrl' | 'https' | 'email' | 'storage' | 'workers' | 'backup';
  state: State;
  value: string | null;
}

const GIGABYTE = 1024 ** 3;
/** Jobs begin within a second; one that waits for so long has nobody to do it. */
const WAITING_MS = 60_000;
/** Of a daily backup, one may be missing. */
const RECENT_MS = 48 * 3600 * 1000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the server is set up as it should be. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly backups: BackupStore,
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly mail: Mail,
    private readonly storage: Storage,
  ) {}

  async check(context: Context) {
    const checks = [
      ...this.address(),
      { name: 'email', state: this.mail.isConfigured ? 'good' : 'warning', value: this.environment.SMTP_HOST ?? null },
      await this.disk(),
      await this.workers(context),
      await this.backup(),
    ] as CheckedPart[];
    return {
      emailReady: this.mail.isConfigured,
      ldapReady: false,
      baseUrlSet: checks[0]!.state === 'good',
      isUpToDate: true,
      checks,
    };
  }

  private address(): CheckedPart[] {
    const { protocol, hostname, origin } = new URL(this.environment.BASE_URL);
    const isLocal = LOCAL.has(hostname);
    const isSecure = protocol === 'https:' || isLocal;
    return [
      { name: 'baseUrl', state: isLocal ? 'warning' : 'good', value: origin },
      { name: 'https', state: isSecure ? 'good' : 'bad', value: null },
    ];
  }

  /** Whether it can be written, and how many bytes are left. */
  private async disk(): Promise<CheckedPart> {
    const key = `uploads/check-${randomUUID()}`;
    try {
      await this.storage.write(key, 'x');
      await this.storage.remove(key);
      const free = await freeBytes(this.storage.root);
      return { name: 'storage', state: free < GIGABYTE ? 'warning' : 'good', value: String(free) };
    } catch {
      return { name: 'storage', state: 'bad', value: null };
    }
  }

  /** Whether one that can be restored is recent; when the newest such was made. */
  private async backup(): Promise<CheckedPart> {
    const good = (await this.backups.list()).find(({ state }) => state === 'good');
    const isRecent = good && this.clock.now().getTime() - good.date.getTime() < RECENT_MS;
    return { name: 'backup', state: isRecent ? 'good' : 'warning', value: good?.date.toISOString() ?? null };
  }

  private async workers(context: Context): Promise<CheckedPart> {
    const oldest = await waitingSince(context);
    const last = await context
      .unscopedRepository(ServerTask)
      .select()
      .where("row.status <> 'running'")
      .orderBy('row.completedAt', 'DESC', 'NULLS LAST')
      .limit(1)
      .getOne();
    const isStuck = oldest !== null && this.clock.now().getTime() - oldest.getTime() > WAITING_MS;
    return { name: 'workers', state: isStuck ? 'bad' : 'good', value: last?.completedAt?.toISOString() ?? null };
  }
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
