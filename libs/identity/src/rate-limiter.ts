import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Environment, TooMany } from '#platform';

/** Attempts allowed within a number of seconds, for one address or account. */
export const LIMITS = {
  loginFailure: { attempts: 20, seconds: 900 },
  validate: { attempts: 120, seconds: 60 },
  register: { attempts: 10, seconds: 3600 },
  forgotPassword: { attempts: 5, seconds: 3600 },
  resetPassword: { attempts: 10, seconds: 3600 },
  changePassword: { attempts: 10, seconds: 3600 },
} as const;

/** Counts attempts in the database, so that several processes share the count. */
@Injectable()
export class RateLimiter {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly environment: Environment,
  ) {}

  /** Counts one attempt; 429 when there were too many. */
  async hit(kind: keyof typeof LIMITS, who: string): Promise<void> {
    const { attempts, seconds } = LIMITS[kind];
    const rows = await this.database.query<{ count: number }[]>(
      `INSERT INTO rate_limits AS r (key, count, resets_at) VALUES ($1, 1, now() + make_interval(secs => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN r.resets_at < now() THEN 1 ELSE r.count + 1 END,
         resets_at = CASE WHEN r.resets_at < now() THEN now() + make_interval(secs => $2) ELSE r.resets_at END
       RETURNING count`,
      [`${kind}:${who}`, seconds],
    );
    if ((rows[0]?.count ?? 0) > attempts * this.environment.RATE_LIMIT_FACTOR) throw new TooMany();
  }

  /** Whether the next attempt would be refused, without counting it. */
  async assertFree(kind: keyof typeof LIMITS, who: string): Promise<void> {
    const rows = await this.database.query<unknown[]>(
      'SELECT 1 FROM rate_limits WHERE key = $1 AND count >= $2 AND resets_at > now()',
      [`${kind}:${who}`, LIMITS[kind].attempts * this.environment.RATE_LIMIT_FACTOR],
    );
    if (rows.length) throw new TooMany();
  }
}
