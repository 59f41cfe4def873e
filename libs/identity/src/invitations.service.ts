import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, MoreThan } from 'typeorm';
import { type Actor, Clock } from '#platform';
import { Invitation } from './invitation.entity.ts';
import { hashToken, newToken } from './secrets.ts';

const LIFE = 4 * 24 * 3600_000;

@Injectable()
export class InvitationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<Invitation[]> {
    const usable = { groupId: actor.groupId, usesLeft: MoreThan(0), expiresAt: MoreThan(this.clock.now()) };
    return this.database.manager.find(Invitation, { where: usable, order: { createdAt: 'DESC' } });
  }

  async create(actor: Actor, usesLeft: number): Promise<Invitation & { token: string }> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE);
    const row = { groupId: actor.groupId, tokenHash: hashToken(token), usesLeft, expiresAt };
    const invitation = await this.database.manager.save(this.database.manager.create(Invitation, row));
    return Object.assign(invitation, { token });
  }
}
