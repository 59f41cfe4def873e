import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Context } from '#persistence';
import { Environment, Locked } from '#platform';

/** The account itself, whoever tries. */
export const accountSubject = (userId: string): string => `user:${userId}`;
/** A device that has signed in to the account before; others cannot lock it out. See OWASP, "Device Cookies". */
export const deviceSubject = (userId: string, device: string): string => `device:${userId}:${device}`;
/** The second step of an account, whose password is known by then; devices are counted apart there, too. */
export const stepSubject = (userId: string, device = ''): string => `step:${userId}:${device}`;
/** SQL of the subjects of an account as a whole, at both steps, for the `row` of a user. */
export const ACCOUNT_SUBJECTS = `'${accountSubject("'||row.id||'")}', '${stepSubject("'||row.id||'")}'`;
/** A name that nobody has. It is locked like the others, so that a lock tells nothing. */
export const nameSubject = (name: string): string =>
  `name:${createHash('sha256').update(name.toLowerCase()).digest('base64url')}`;

/** Counts log-ins before their password is looked at, so that any number of them at the same moment is counted. */
@Injectable()
export class LoginAttempts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly environment: Environment,
  ) {}

  /**
   * Counts an attempt as failed until `succeeded` says otherwise; 423 where there were too many already.
   * @returns whether it is the last one, so that the lock begins with it
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
    if (!rows[0]) throw new Locked('auth.accountLocked');
    return rows[0].locked;
  }

  /** Forgets the failures of subjects. */
  async forget({ manager }: Context, ...subjects: string[]): Promise<void> {
    await manager.query('DELETE FROM login_attempts WHERE subject = ANY($1)', [subjects]);
  }

  /** Forgets the failures of an account, at both steps and on all devices. */
  async forgetAccount({ manager }: Context, userId: string): Promise<void> {
    await manager.query('DELETE FROM login_attempts WHERE subject = $1 OR subject LIKE $2', [
      accountSubject(userId),
      `${stepSubject(userId)}%`,
    ]);
  }

  /** Lets locked users in again: those whose time is up or, by force, all. Answers how many. */
  async unlock({ manager }: Context, force: boolean): Promise<number> {
    const [, count] = await manager.query<[unknown[], number]>(
      "DELETE FROM login_attempts WHERE ($1 OR locked_until < now()) AND locked_until IS NOT NULL AND (subject LIKE 'user:%' OR subject LIKE 'step:%')",
      [force],
    );
    return count;
  }
}
