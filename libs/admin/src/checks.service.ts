import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { MailDelivery } from '#identity';
import { ServerTask, oldestRequestTime } from '#jobs';
import type { Context } from '#persistence';
import { Clock, Directory, Environment, Mail, Storage } from '#platform';
import { BackupStore } from './backups/store/backup-store.ts';

type State = 'good' | 'warning' | 'bad';
export interface CheckedPart {
  name: 'baseUrl' | 'https' | 'email' | 'directory' | 'storage' | 'workers' | 'backup';
  state: State;
  value: string | null;
}

const GIGABYTE = 1024 ** 3;
/** Jobs start within a second; a job that has waited this long has no running worker. */
const WAITING_MS = 60_000;
/** Two days, so that one missing daily backup is tolerated. */
const RECENT_MS = 48 * 3600 * 1000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Checks the configuration of the server. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly backups: BackupStore,
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly mail: Mail,
    private readonly delivery: MailDelivery,
    private readonly storage: Storage,
    private readonly directory: Directory,
  ) {}

  async check(context: Context) {
    const checks = [
      ...this.address(),
      await this.email(context),
      ...(await this.people()),
      await this.disk(),
      await this.workers(context),
      await this.backup(),
    ] as CheckedPart[];
    return {
      emailReady: this.mail.isConfigured,
      ldapReady: checks.some(({ name, state }) => name === 'directory' && state === 'good'),
      baseUrlSet: checks[0]!.state === 'good',
      isUpToDate: true,
      checks,
    };
  }

  private address(): CheckedPart[] {
    const { protocol, hostname, origin } = new URL(this.environment.BASE_URL);
    const isLocal = LOCAL.has(hostname);
    return [
      { name: 'baseUrl', state: isLocal ? 'warning' : 'good', value: origin },
      { name: 'https', state: protocol === 'https:' ? 'good' : isLocal ? 'warning' : 'bad', value: null },
    ];
  }

  /** Mails that still wait make this bad, and mails that a server refused for good a warning; the value is the last error. */
  private async email(context: Context): Promise<CheckedPart> {
    const failure = await this.delivery.latestFailure(context);
    if (!this.mail.isConfigured || !failure)
      return {
        name: 'email',
        state: this.mail.isConfigured ? 'good' : 'warning',
        value: this.environment.SMTP_HOST ?? null,
      };
    return { name: 'email', state: failure.isRefused ? 'warning' : 'bad', value: failure.reason };
  }

  /** Checks that people can be looked up in the directory, if there is one; the value is the fault, or the address. */
  private async people(): Promise<CheckedPart[]> {
    if (!this.directory.isEnabled) return [];
    const fault = await this.directory.check();
    const value = fault ?? this.environment.LDAP_SERVER_URL ?? null;
    return [{ name: 'directory', state: fault ? 'bad' : 'good', value }];
  }

  /** Checks that the disk is writable and returns the free bytes. */
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

  /** Returns whether a recent good backup exists, and the time of the newest good one. */
  private async backup(): Promise<CheckedPart> {
    const newestGood = (await this.backups.list()).find(({ state }) => state === 'good');
    const isRecent = newestGood && this.clock.now().getTime() - newestGood.date.getTime() < RECENT_MS;
    return { name: 'backup', state: isRecent ? 'good' : 'warning', value: newestGood?.date.toISOString() ?? null };
  }

  private async workers(context: Context): Promise<CheckedPart> {
    const oldest = await oldestRequestTime(context);
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
