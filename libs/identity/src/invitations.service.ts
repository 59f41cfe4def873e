import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { Clock } from '#platform';
import { Invitation } from './invitation.entity.ts';
import { hashToken, newToken } from './secrets.ts';

const LIFE = 4 * 24 * 3600_000;

@Injectable()
export class InvitationsService {
  constructor(private readonly clock: Clock) {}

  /** Those that can still be used, the newest first. */
  async list(context: Context): Promise<Invitation[]> {
    return context
      .rows(Invitation)
      .select('i')
      .andWhere('i.uses_left > 0 AND i.expires_at > :now', { now: this.clock.now() })
      .orderBy('i.created_at', 'DESC')
      .getMany();
  }

  /** Only this answer contains the token itself. */
  async create(context: Context, usesLeft: number): Promise<Invitation & { token: string }> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE);
    const invitation = await context.rows(Invitation).create({ tokenHash: hashToken(token), usesLeft, expiresAt });
    return Object.assign(invitation, { token });
  }
}
