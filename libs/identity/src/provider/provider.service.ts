import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema } from '#contract';
import { Context } from '#persistence';
import { Clock, Environment, Forbidden, Log, NotFound, Problem } from '#platform';
import type { SessionTokens } from '../authenticator.ts';
import { ReauthenticationService } from '../reauthentication.service.ts';
import { Challenges } from '../two-factor/challenges.ts';
import { SignIn } from '../two-factor/sign-in.ts';
import { SecurityMails } from '../security-mails.ts';
import { SignInMethods } from '../sign-in-methods.ts';
import { ExternalIdentity } from './external-identity.entity.ts';
import { type Asked, type Claims, OpenIdClient } from './open-id-client.ts';
import { ProviderAccounts } from './provider-accounts.ts';

/** The way to the provider: where the browser goes, and what it keeps in a cookie until it is back. */
export interface Departure {
  url: string;
  token: string;
}
/** Signed in, or an account was linked; then the page that is shown. */
export interface Arrival {
  tokens?: SessionTokens;
  target: string;
}

/** Signing in by a provider that speaks OpenID Connect. */
@Injectable()
export class ProviderService {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly challenges: Challenges,
    private readonly client: OpenIdClient,
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly log: Log,
    private readonly news: SecurityMails,
    private readonly proof: ReauthenticationService,
    private readonly signIn: SignIn,
    private readonly ways: SignInMethods,
  ) {}

  async begin(context: Context, target: string): Promise<Departure> {
    return this.depart(context, { target: isPage(target) ? target : '/' });
  }

  /** For somebody who is signed in and wants to sign in by the provider from now on, too. */
  async beginLink(context: Context, { currentPassword }: RequestSchema<'OwnProof'>): Promise<Departure> {
    await this.proof.assert(context, currentPassword);
    return this.depart(context, { target: '/user/profile/edit', userId: context.userId });
  }

  /** @param query of the address that the provider has sent the browser to */
  async finish(context: Context, token: string, query: string): Promise<Arrival> {
    const { userId, data } = await this.challenges.take(context, 'provider', token);
    const claims = await this.claims(data.asked as Asked, query);
    const target = String(data.target);
    if (userId) {
      // whoever comes back must still be the one who went
      if (context.origin.caller?.userId !== userId) throw new Forbidden('auth.providerFailed');
      await this.accounts.link(context, userId, claims);
      return { target };
    }
    // it does not matter who was signed in here before
    const { caller: _, ...origin } = context.origin;
    const anybody = new Context(origin, context.manager);
    const id = await this.accounts.accountOf(anybody, claims);
    return {
      tokens: await this.signIn.proceed(anybody, id, { remembered: this.environment.OIDC_REMEMBER_ME }),
      target,
    };
  }

  async list({ manager, userId }: Context): Promise<ResponseSchema<'ExternalIdentity'>[]> {
    return manager.find(ExternalIdentity, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  async remove(context: Context, id: string): Promise<void> {
    await context.transaction(async (inner) => {
      const { manager, userId } = inner;
      const identity = await manager.findOneBy(ExternalIdentity, { id, userId });
      if (!identity || !(await manager.delete(ExternalIdentity, { id, userId })).affected) throw new NotFound();
      await this.ways.assertOneLeft(inner);
      await this.news.tell(inner, userId, 'providerUnlinked', identity.name);
    });
  }

  private async depart(context: Context, { target, userId = null }: { target: string; userId?: string | null }) {
    if (!this.environment.OIDC_AUTH_ENABLED) throw new Forbidden('auth.providerOff');
    const { url, asked } = await this.client.ask().catch((error: unknown) => this.fail(error));
    const token = await this.challenges.issue(context, { purpose: 'provider', userId, data: { asked, target } });
    return { url, token };
  }

  private async claims(asked: Asked, query: string): Promise<Claims> {
    return this.client.claims(asked, query).catch((error: unknown) => this.fail(error));
  }

  /** What went wrong is for the operator; it may tell of their network. */
  private fail(error: unknown): never {
    const { message, code, error: said, cause } = error as Error & { code?: string; error?: string };
    const reason = cause instanceof Error ? cause.message : undefined;
    this.log.warn('The provider of sign-ins could not be used', { error: { message, code, said, reason } });
    throw new Problem(403, 'auth.providerFailed');
  }
}

/** A page of ours: nothing that a browser takes for another site. */
const isPage = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);
