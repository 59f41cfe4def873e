import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DAY_MS } from '#contract/durations';
import { FORMATS } from '#contract/formats';
import { defineJob } from '#jobs';
import { Clock, Storage } from '#platform';

export const pruneIdentity = defineJob<object>('identity.prune', { schedule: '27 3 * * *' });

/** Deletes expired sessions, mailed links and attempt counts, and the pictures of deleted users. */
@Injectable()
export class ExpiredIdentityCleanup {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async prune(): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE expires_at < now()');
    await this.database.query('DELETE FROM one_time_tokens WHERE expires_at < now()');
    await this.database.query('DELETE FROM challenges WHERE expires_at < now()');
    await this.database.query('DELETE FROM rate_limits WHERE resets_at < now()');
    await this.database.query(
      "DELETE FROM login_attempts WHERE coalesce(locked_until, last_at + interval '30 days') < now()",
    );
    await this.database.query("DELETE FROM undelivered_mails WHERE failed_at < now() - interval '30 days'");
    await this.database.query('DELETE FROM invitations WHERE expires_at < now() OR uses_left = 0');
    await this.database.query('DELETE FROM api_tokens WHERE expires_at < now()');
    await this.storage.prune('mail', new Date(this.clock.now().getTime() - DAY_MS));
    await this.storage.prune('users', new Date(this.clock.now().getTime() - DAY_MS), (names) => this.users(names));
  }

  /** Returns the names that are ids of existing users. */
  private async users(names: string[]): Promise<Set<string>> {
    const ids = names.filter((name) => FORMATS.uuid.test(name));
    const sql = 'SELECT id FROM users WHERE id = ANY($1::uuid[])';
    return new Set((await this.database.query<{ id: string }[]>(sql, [ids])).map(({ id }) => id));
  }
}
