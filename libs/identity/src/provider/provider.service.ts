import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema } from '#contract';
import { Context } from '#persistence';
import { Clock, decrypt, encrypt, Environment, Forbidden, Log, NotFound, Problem } from '#platform';
import type { EndedSession, SessionTokens } from '../sessions/authenticator.ts';
import { ReauthenticationService } from '../sessions/reauthentication.service.ts';
import { Challenges } from '../two-factor/challenges.ts';
import { SignIn } from '../two-factor/sign-in.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { SignInMethods } from '../sessions/sign-in-methods.ts';
import { ExternalIdentity } from './external-identity.entity.ts';
import { type AuthorizationRequest, type Identity, OpenIdClient } from './open-id-client.ts';
import { ProviderAccounts } from './provider-accounts.ts';

const ID_TOKEN = 'id-token';

/** Redirect to the provider, and the token that the browser keeps in a cookie until it returns. */
export interface ProviderRedirect {
  url: string;
  token: string;
}
/** Result of the return: the session if the user signed in, otherwise the problem, and the page that the user wanted. */
export interface ProviderSignIn {
  tokens?: SessionTokens;
  problem?: Problem;
  target: string;
}

/** Signs users in through an OpenID Connect provider. */
@Injectable()
export class ProviderService {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly challenges: Challenges,
    private readonly client: OpenIdClient,
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly log: Log,
    private readonly securityMails: SecurityMails,
    private readonly reauthentication: ReauthenticationService,
    private readonly signIn: SignIn,
    private readonly signInMethods: SignInMethods,
  ) {}

  async begin(context: Context, target: string): Promise<ProviderRedirect> {
    return this.redirect(context, { target: isPage(target) ? target : '/' });
  }

  /** Starts linking an identity of the provider to the signed-in user. */
  async beginLink(context: Context, { currentPassword }: RequestSchema<'OwnProof'>): Promise<ProviderRedirect> {
    await this.reauthentication.assert(context, currentPassword);
    return this.redirect(context, { target: '/user/profile/edit', userId: context.userId });
  }

  /** @param query query string of the address that the provider redirected to */
  async finish(context: Context, token: string, query: string, device?: string): Promise<ProviderSignIn> {
    const { userId, data } = await this.challenges.take(context, 'provider', token);
    const target = String(data.target);
    try {
      const identity = await this.identity(Object(data.asked), query);
      if (!userId) return { target, tokens: await this.tokensFor(context, identity, device) };
      // another user may have signed in meanwhile
      if (context.origin.caller?.userId !== userId) throw new Forbidden('auth.providerFailed');
      await this.accounts.link(context, userId, identity.claims);
      return { target };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { target, problem: error };
    }
  }

  private async tokensFor(context: Context, { claims, idToken }: Identity, device?: string): Promise<SessionTokens> {
    // the result must not depend on the user who was signed in before
    const { caller: _, ...origin } = context.origin;
    const anybody = new Context(origin, context.manager);
    const id = await this.accounts.accountOf(anybody, claims);
    return this.signIn.afterFirstFactor(anybody, id, {
      remembered: this.environment.OIDC_REMEMBER_ME,
      device,
      idToken: encrypt(this.environment.SECRET, { purpose: ID_TOKEN, owner: id }, idToken),
    });
  }

  /** Returns the address at which the user of an ended session signs out of the provider as well. */
  async signOutUrl({ userId, idToken }: EndedSession): Promise<string | undefined> {
    const { OIDC_AUTH_ENABLED, OIDC_LOGOUT_ENABLED, SECRET } = this.environment;
    if (!idToken || !OIDC_AUTH_ENABLED || !OIDC_LOGOUT_ENABLED) return undefined;
    const hint = decrypt(SECRET, { purpose: ID_TOKEN, owner: userId }, idToken);
    return hint && this.client.endSessionUrl(hint);
  }

  async list({ manager, userId }: Context): Promise<ResponseSchema<'ExternalIdentity'>[]> {
    return manager.find(ExternalIdentity, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  async remove(context: Context, id: string): Promise<void> {
    await context.transaction(async (tx) => {
      const { manager, userId } = tx;
      const identity = await manager.findOneBy(ExternalIdentity, { id, userId });
      if (!identity || !(await manager.delete(ExternalIdentity, { id, userId })).affected) throw new NotFound();
      await this.signInMethods.assertNotLast(tx);
      await this.securityMails.notify(tx, userId, 'providerUnlinked', identity.name);
    });
  }

  private async redirect(context: Context, { target, userId = null }: { target: string; userId?: string | null }) {
    if (!this.environment.OIDC_AUTH_ENABLED) throw new Forbidden('auth.providerOff');
    const { url, authorization } = await this.client.startAuthorization().catch((error: unknown) => this.fail(error));
    const token = await this.challenges.issue(context, {
      purpose: 'provider',
      userId,
      data: { asked: authorization, target },
    });
    return { url, token };
  }

  private async identity(asked: AuthorizationRequest, query: string): Promise<Identity> {
    return this.client.fetchClaims(asked, query).catch((error: unknown) => this.fail(error));
  }

  /** Logs the cause for the operator only, because it may reveal details of the network. */
  private fail(error: unknown): never {
    const { message, code, error: said, cause }: Error & { code?: string; error?: string } = Object(error);
    const reason = cause instanceof Error ? cause.message : undefined;
    this.log.warn('The provider of sign-ins could not be used', { error: { message, code, said, reason } });
    throw new Problem(403, 'auth.providerFailed');
  }
}

/** True for a path of this server; refuses paths that browsers resolve to another host. */
const isPage = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);
