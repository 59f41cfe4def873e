import { Injectable } from '@nestjs/common';
import { MoreThan, Not } from 'typeorm';
import type { ResponseSchema } from '#contract';
import type { Context } from '#persistence';
import { Clock, NotFound } from '#platform';
import { Session } from './session.entity.ts';

/** Lists and ends the sessions of the caller. Users see only their own sessions. */
@Injectable()
export class SessionsService {
  constructor(private readonly clock: Clock) {}

  async list({ manager, userId, caller }: Context): Promise<ResponseSchema<'Session'>[]> {
    const sessions = await manager.find(Session, {
      where: { userId, expiresAt: MoreThan(this.clock.now()) },
      relations: { apiToken: true },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
    });
    return sessions.map(({ id, device, createdAt, lastUsedAt, expiresAt, apiToken }) => ({
      id,
      device,
      createdAt,
      lastUsedAt,
      expiresAt,
      isCurrent: id === caller.sessionId,
      apiToken: apiToken?.name ?? null,
    }));
  }

  async end({ manager, userId }: Context, id: string): Promise<void> {
    const { affected } = await manager.delete(Session, { id, userId });
    if (!affected) throw new NotFound();
  }

  /** Ends all sessions except the one of this request. */
  async endOthers({ manager, userId, caller }: Context): Promise<void> {
    await manager.delete(Session, { userId, ...(caller.sessionId && { id: Not(caller.sessionId) }) });
  }
}
