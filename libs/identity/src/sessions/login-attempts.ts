import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Context } from '#persistence';
import { Environment, Locked } from '#platform';

/** The account itself, on unknown devices. */
export const accountSubject = (userId: string): string => `user:${userId}`;
/** A device that has signed in to the account before, so that strangers cannot lock it out (OWASP, "Device Cookies"). */
export const deviceSubject = (userId: string, device: string): string => `device:${userId}:${device}`;
/** The second factor of an account, also counted separately for known devices. */
export const stepSubject = (userId: string, device = ''): string => `step:${userId}:${device}`;
/** SQL list of the account's subjects for both factors; `row` is the user. */
export const ACCOUNT_SUBJECTS = `'${accountSubject("'||row.id||'")}', '${stepSubject("'||row.id||'")}'`;
/** An unknown name. It gets locked like real ones, so that a lock does not reveal which accounts exist. */
export const nameSubject = (name: string): string =>
  `name:${createHash('sha256').update(name.toLowerCase()).digest('base64url')}`;

/** Counts login attempts before the password is verified, so that simultaneous attempts are all counted. */
@Injectable()
export class LoginAttempts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly environment: Environment,
  ) {}

  /**
   * Counts an attempt as failed until `succeeded` is called. Throws 423 if the limit is reached.
   *
   * @returns true if this was the last allowed attempt, so that the lock begins now
   */
  async begin(subject: string): Promise<boolean> {
    const { SECURITY_MAX_LOGIN_ATTEMPTS: most, SECURITY_USER_LOCKOUT_TIME: hours } = this.environment;
    const rows = await this.database.query<{ locked: boolean }[]>(
      `INSERT INTO login_attempts AS a (subject, failures, locked_until)
       VALUES ($1, 1, CASE WHEN $2 <= 1 THEN now() + make_interval(hours => $3) END)
       ON CONFLICT (subject) DO UPDATE SET
         failures = CASE WHEN a.locked_until IS NULL THEN a.failures + 1 ELSE 1 END,
         locked_until = CASE
           WHEN a.locked_until IS NULL AND a.failures + 1 >= $2 OR $2 <= 1 THEN now() + make_interval(hours => $3)
         END,
         last_at = now()
       WHERE a.locked_until IS NULL OR a.locked_until < now()
       RETURNING locked_until IS NOT NULL AS locked`,
      [subject, most, hours],
    );
    if (!rows[0]) throw new Locked('auth.accountLocked', await this.secondsLocked(subject));
    return rows[0].locked;
  }

  private async secondsLocked(subject: string): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }[]>(
      'SELECT ceil(extract(epoch FROM locked_until - now()))::int AS seconds FROM login_attempts WHERE subject = $1',
      [subject],
    );
    return Math.max(1, row?.seconds ?? 1);
  }

  /** Deletes the failure counts of these subjects. */
  async forget({ manager }: Context, ...subjects: string[]): Promise<void> {
    await manager.query('DELETE FROM login_attempts WHERE subject = ANY($1)', [subjects]);
  }

  /** Deletes the failure counts of an account for both factors and all devices. */
  async forgetAccount({ manager }: Context, userId: string): Promise<void> {
    await manager.query('DELETE FROM login_attempts WHERE subject = $1 OR subject LIKE $2', [
      accountSubject(userId),
      `${stepSubject(userId)}%`,
    ]);
  }

  /** Unlocks users whose lock has expired or, with force, all. Returns their number. */
  async unlock({ manager }: Context, force: boolean): Promise<number> {
    const [, count] = await manager.query<[unknown[], number]>(
      "DELETE FROM login_attempts WHERE ($1 OR locked_until < now()) AND locked_until IS NOT NULL AND (subject LIKE 'user:%' OR subject LIKE 'step:%')",
      [force],
    );
    return count;
  }
}
