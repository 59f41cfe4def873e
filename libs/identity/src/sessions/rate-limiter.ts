import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Environment, TooManyRequests } from '#platform';

/** Allowed attempts and window length per address or account. */
export const RATE_LIMITS = {
  loginFailure: { attempts: 20, seconds: 900 },
  validate: { attempts: 120, seconds: 60 },
  register: { attempts: 10, seconds: 3600 },
  forgotPassword: { attempts: 5, seconds: 3600 },
  resetPassword: { attempts: 10, seconds: 3600 },
  confirmAddress: { attempts: 10, seconds: 3600 },
  invite: { attempts: 30, seconds: 3600 },
  ownCode: { attempts: 10, seconds: 900 },
  changePassword: { attempts: 10, seconds: 3600 },
} as const;

/** Counts attempts in the database, so that several processes share the count. */
@Injectable()
export class RateLimiter {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly environment: Environment,
  ) {}

  /** Counts an attempt of a network address, email address or user id. Throws 429 if the limit is exceeded. */
  async hit(kind: keyof typeof RATE_LIMITS, addressOrId: string): Promise<void> {
    const { attempts, seconds } = RATE_LIMITS[kind];
    const rows = await this.database.query<{ count: number; wait: number }[]>(
      `INSERT INTO rate_limits AS r (key, count, resets_at) VALUES ($1, 1, now() + make_interval(secs => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN r.resets_at < now() THEN 1 ELSE r.count + 1 END,
         resets_at = CASE WHEN r.resets_at < now() THEN now() + make_interval(secs => $2) ELSE r.resets_at END
       RETURNING count, ceil(extract(epoch FROM resets_at - now()))::int AS wait`,
      [`${kind}:${addressOrId}`, seconds],
    );
    const { count = 0, wait = seconds } = rows[0] ?? {};
    if (count > attempts * this.environment.RATE_LIMIT_FACTOR) throw new TooManyRequests(wait);
  }

  /** Uncounts an attempt that turned out to be legitimate. */
  async undo(kind: keyof typeof RATE_LIMITS, addressOrId: string): Promise<void> {
    await this.database.query('UPDATE rate_limits SET count = count - 1 WHERE key = $1', [`${kind}:${addressOrId}`]);
  }
}
