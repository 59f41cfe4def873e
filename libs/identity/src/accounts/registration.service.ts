import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { GroupsService, initialPreferences } from '#groups';
import { type Context, DomainEvents } from '#persistence';
import { Environment, Forbidden, ValidationFailed } from '#platform';
import { Authenticator, type SessionTokens } from '../sessions/authenticator.ts';
import { initialPasswordHash } from './initial-password.ts';
import { InvitationsService } from '../invitations/invitations.service.ts';
import { hashPassword } from '../tokens/secrets.ts';
import type { User } from './user.entity.ts';
import { findUser, type UserView } from './user-view.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { UsersService } from './users.service.ts';

/** Arbitrary number that no other advisory lock uses. */
const SETUP_LOCK = 4_711_001;
export const OWNER_PERMISSIONS = { canInvite: true, canManage: true, canOrganize: true };

/** Creates accounts: the first administrator, invited members, and users who start their own group. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly groups: GroupsService,
    private readonly invitations: InvitationsService,
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly environment: Environment,
    private readonly events: DomainEvents,
  ) {}

  /** Creates the first administrator with the first group and signs them in. Throws 403 if a user exists. */
  async setUp(
    context: Context,
    { group, private: isPrivate, password, locale, timeZone, ...input }: RequestSchema<'SetupRequest'>,
  ): Promise<SessionTokens> {
    if (await this.users.count(context)) throw new Forbidden('auth.alreadySetUp');
    const passwordHash = await initialPasswordHash(this.environment, password);
    return context.transaction(async (tx) => {
      await tx.manager.query('SELECT pg_advisory_xact_lock($1)', [SETUP_LOCK]);
      if (await this.users.count(tx)) throw new Forbidden('auth.alreadySetUp');
      const name = group ?? this.environment.DEFAULT_GROUP;
      const { id: groupId } = await this.groups.create(tx, name, initialPreferences({ timeZone, locale, isPrivate }));
      const user = await this.users.insert(tx, { ...input, passwordHash, groupId, admin: true });
      return this.authenticator.start(tx, user.id, false);
    });
  }

  async register(context: Context, input: RequestSchema<'Registration'>): Promise<UserView> {
    await this.limiter.hit('register', context.origin.address ?? '');
    if (input.password !== input.passwordConfirm)
      throw new ValidationFailed({ passwordConfirm: ['auth.passwordsDiffer'] });
    if (!this.environment.ALLOW_PASSWORD_LOGIN) throw new Forbidden('auth.passwordsOff');
    if (!input.groupToken && !this.environment.ALLOW_SIGNUP) throw new Forbidden('auth.signupClosed');
    // otherwise the first user to register would take the administrator's place without the rights of one
    if ((await this.users.count(context)) === 0) throw new Forbidden('errors.setUpFirst');
    const passwordHash = await hashPassword(input.password);
    const { id } = await context.transaction((tx) => this.admit(tx, { ...input, passwordHash }));
    return findUser(context, this.events, id);
  }

  private async admit(
    context: Context,
    input: RequestSchema<'Registration'> & { passwordHash: string },
  ): Promise<User> {
    const { username, email, fullName, passwordHash, advanced } = input;
    const person = { username, email, fullName, passwordHash, advanced: advanced ?? false };
    if (input.groupToken)
      return this.users.insert(context, {
        ...person,
        groupId: await this.invitations.use(context, input.groupToken, 'groupToken'),
      });
    if (!input.group?.trim()) throw new ValidationFailed({ group: ['validation.isDefined'] });
    const seed = input.seedData ? (input.locale ?? context.locale) : undefined;
    const preferences = initialPreferences({ ...input, isPrivate: input.private });
    const group = await this.groups.create(context, input.group, preferences, { seed });
    return this.users.insert(context, { ...person, ...OWNER_PERMISSIONS, groupId: group.id });
  }
}
