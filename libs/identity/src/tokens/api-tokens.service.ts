import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { Clock, ValidationFailed, NotFound } from '#platform';
import { ReauthenticationService } from '../sessions/reauthentication.service.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { ApiToken } from './api-token.entity.ts';
import { hashToken, newToken } from './secrets.ts';

/** Manages the API tokens that users create for their devices and programs. Users see only their own tokens. */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly clock: Clock,
    private readonly reauthentication: ReauthenticationService,
    private readonly securityMails: SecurityMails,
  ) {}

  async list({ manager, userId }: Context): Promise<ApiToken[]> {
    return manager.find(ApiToken, { where: { userId }, order: { id: 'ASC' } });
  }

  async nameOf({ manager }: Context, id: number): Promise<string | null> {
    return (await manager.findOneBy(ApiToken, { id }))?.name ?? null;
  }

  /** Creates a token; only this response contains the token itself. Asks for the password unless the sign-in is recent. */
  async create(
    context: Context,
    {
      name,
      integrationId = 'generic',
      scope = 'write',
      expiresAt = null,
      currentPassword,
    }: RequestSchema<'ApiTokenCreate'>,
  ): Promise<ApiToken & { token: string }> {
    const { userId } = context;
    await this.reauthentication.assertUnlessFresh(context, currentPassword);
    if (expiresAt && expiresAt <= this.clock.now()) throw new ValidationFailed({ expiresAt: ['auth.expiryInThePast'] });
    const token = `tureen_${newToken()}`;
    const row = context.manager.create(ApiToken, {
      userId,
      name,
      integrationId,
      scope,
      expiresAt,
      tokenHash: hashToken(token),
      lastUsedAt: null,
    });
    await context.transaction(async (tx) => {
      await tx.manager.insert(ApiToken, row);
      await this.securityMails.notify(tx, userId, 'tokenAdded', name);
    });
    return Object.assign(row, { token });
  }

  async delete({ manager, userId }: Context, id: number): Promise<{ tokenDelete: string }> {
    const token = await manager.findOneBy(ApiToken, { id, userId });
    if (!token) throw new NotFound();
    await manager.delete(ApiToken, { id });
    return { tokenDelete: token.name };
  }
}
