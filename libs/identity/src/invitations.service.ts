import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Group } from '#groups';
import type { Context } from '#persistence';
import { Clock, Environment, NotFound } from '#platform';
import { Invitation } from './invitation.entity.ts';
import { derivedToken, hashToken } from './secrets.ts';

const LIFE = 4 * 24 * 3600_000;

type ShownInvitation = Invitation & { token: string };

/** The token of an invitation follows from its id: who may invite sees it whenever they look, and the database does not have it. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Those that can still be used, the newest first. */
  async list(context: Context): Promise<ShownInvitation[]> {
    const invitations = await context
      .rows(Invitation)
      .select('i')
      .andWhere('i.uses_left > 0 AND i.expires_at > :now', { now: this.clock.now() })
      .orderBy('i.created_at', 'DESC')
      .getMany();
    return invitations.map((invitation) => this.shown(invitation));
  }

  async create(context: Context, usesLeft: number): Promise<ShownInvitation> {
    const id = randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + LIFE);
    const tokenHash = hashToken(this.tokenOf(id));
    return this.shown(
      await context.rows(Invitation).create({ id, tokenHash, usesLeft, expiresAt, inviterId: context.userId }),
    );
  }

  /** Of one that was made with another key, the token is not known. */
  private shown(invitation: Invitation): ShownInvitation {
    const token = this.tokenOf(invitation.id);
    return Object.assign(invitation, { token: hashToken(token) === invitation.tokenHash ? token : '' });
  }

  private tokenOf(id: string): string {
    return derivedToken(this.environment.SECRET, `invitation:${id}`);
  }

  /** What a token invites to, for whoever has it. Throws 404 when it cannot be used any more. */
  async describe({ manager }: Context, token: string): Promise<{ group: string; inviter: string | null }> {
    const invitation = await manager
      .createQueryBuilder(Invitation, 'i')
      .innerJoinAndMapOne('i.group', Group, 'g', 'g.id = i.group_id')
      .leftJoinAndSelect('i.inviter', 'u')
      .where('i.token_hash = :hash AND i.uses_left > 0 AND i.expires_at > :now', {
        hash: hashToken(token),
        now: this.clock.now(),
      })
      .getOne();
    if (!invitation) throw new NotFound();
    const { group, inviter } = invitation as Invitation & { group: Group };
    return { group: group.name, inviter: inviter && (inviter.fullName || inviter.username) };
  }
}
