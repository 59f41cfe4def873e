import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { Context } from '#persistence';
import { Clock, Unauthorized } from '#platform';
import { hashToken, newToken } from '../secrets.ts';
import { Challenge } from './challenge.entity.ts';

const LIFE_MS = 5 * 60_000;

type New = Pick<Challenge, 'purpose'> & Partial<Pick<Challenge, 'userId' | 'data'>>;

/** What has begun and is to be answered within five minutes, by whoever has the token of it. */
@Injectable()
export class Challenges {
  constructor(private readonly clock: Clock) {}

  async issue({ manager }: Context, { purpose, userId = null, data = {} }: New): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE_MS);
    await manager.insert(Challenge, { purpose, userId, data: data as object, tokenHash: hashToken(token), expiresAt });
    return token;
  }

  /** Throws 401 for a token that is spent, too old, or for something else. */
  async find({ manager }: Context, purpose: Challenge['purpose'], token: string): Promise<Challenge> {
    const challenge = await manager.findOneBy(Challenge, {
      purpose,
      tokenHash: hashToken(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (!challenge) throw new Unauthorized('auth.challengeOver');
    return challenge;
  }

  /** The same, and it works no more: of several who come with it at the same moment, one gets it. */
  async take({ manager }: Context, purpose: Challenge['purpose'], token: string): Promise<Challenge> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(Challenge)
      .where('token_hash = :hash AND purpose = :purpose AND expires_at > :now', {
        hash: hashToken(token),
        purpose,
        now: this.clock.now(),
      })
      .returning('user_id AS "userId", data')
      .execute();
    const [row] = raw as Challenge[];
    if (!row) throw new Unauthorized('auth.challengeOver');
    return row;
  }
}
