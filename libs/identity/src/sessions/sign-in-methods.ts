import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { Context } from '#persistence';
import { BadRequest, Environment } from '#platform';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { DIRECTORY_ISSUER, ExternalIdentity } from '../provider/external-identity.entity.ts';
import { User } from '../accounts/user.entity.ts';

/** Lists the methods by which a user can sign in. */
@Injectable()
export class SignInMethods {
  constructor(private readonly environment: Environment) {}

  /** Throws 400 if the user has no sign-in method left. Must be called in the transaction that removes one. */
  async assertNotLast({ manager, userId }: Context): Promise<void> {
    await manager.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const select = { id: true, passwordHash: true };
    const { passwordHash } = await manager.findOneOrFail(User, { where: { id: userId }, select });
    const { ALLOW_PASSWORD_LOGIN, OIDC_AUTH_ENABLED, LDAP_AUTH_ENABLED } = this.environment;
    const isLeft =
      (ALLOW_PASSWORD_LOGIN && passwordHash !== null) ||
      (OIDC_AUTH_ENABLED && (await manager.existsBy(ExternalIdentity, { userId, issuer: Not(DIRECTORY_ISSUER) }))) ||
      (LDAP_AUTH_ENABLED && (await manager.existsBy(ExternalIdentity, { userId, issuer: DIRECTORY_ISSUER }))) ||
      (await manager.existsBy(Passkey, { userId }));
    if (!isLeft) throw new BadRequest('auth.lastWayIn');
  }
}
