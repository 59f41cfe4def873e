import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { asValues, type Context } from '#persistence';
import { Clock, Unauthorized } from '#platform';
import { hashToken, newToken } from '../tokens/secrets.ts';
import { Challenge } from './challenge.entity.ts';

const LIFE_MS = 5 * 60_000;

type New = Pick<Challenge, 'purpose'> & Partial<Pick<Challenge, 'userId' | 'data'>>;

/** Stores pending sign-in steps; whoever has the token can answer within five minutes. */
@Injectable()
export class Challenges {
  constructor(private readonly clock: Clock) {}

  async issue({ manager }: Context, { purpose, userId = null, data = {} }: New): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE_MS);
    const challenge = { purpose, userId, data, tokenHash: hashToken(token), expiresAt };
    await manager.insert(Challenge, asValues<Challenge>(challenge));
    return token;
  }

  /** Throws 401 for a token that is used, expired, or of another purpose. */
  async find({ manager }: Context, purpose: Challenge['purpose'], token: string): Promise<Challenge> {
    const challenge = await manager.findOneBy(Challenge, {
      purpose,
      tokenHash: hashToken(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (!challenge) throw new Unauthorized('auth.challengeOver');
    return challenge;
  }

  /** Finds and deletes a challenge, so that only one of several simultaneous requests gets it. */
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
    const [challenge]: Challenge[] = raw;
    if (!challenge) throw new Unauthorized('auth.challengeOver');
    return challenge;
  }
}
