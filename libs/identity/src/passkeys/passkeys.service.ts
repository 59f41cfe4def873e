import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { ResponseSchema, RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { BadRequest, Clock, Conflict, Environment, NotFound, Unauthorized } from '#platform';
import type { SessionTokens } from '../sessions/authenticator.ts';
import { DemoAccount } from '../accounts/demo-account.ts';
import { ReauthenticationService } from '../sessions/reauthentication.service.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import type { Challenge } from '../two-factor/challenge.entity.ts';
import { Challenges } from '../two-factor/challenges.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { User } from '../accounts/user.entity.ts';
import { SignInMethods } from '../sessions/sign-in-methods.ts';
import { SignIn } from '../two-factor/sign-in.ts';
import { Passkey } from './passkey.entity.ts';

const MAX_PASSKEYS = 20;
/** The JSON of a browser; `@simplewebauthn/server` checks its fields. */
type Unchecked<T> = T & Record<string, unknown>;
type Transports = NonNullable<Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']>;

/** Sign-in with WebAuthn credentials instead of a password. The device asks for a finger, a face or a PIN each time. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly challenges: Challenges,
    private readonly clock: Clock,
    private readonly demo: DemoAccount,
    private readonly environment: Environment,
    private readonly limiter: RateLimiter,
    private readonly securityMails: SecurityMails,
    private readonly reauthentication: ReauthenticationService,
    private readonly signInMethods: SignInMethods,
    private readonly signIns: SignIn,
  ) {}

  async list({ manager, userId }: Context): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Returns the options with which the browser creates a credential. */
  async begin(
    context: Context,
    { currentPassword }: RequestSchema<'OwnProof'>,
  ): Promise<ResponseSchema<'PasskeyOptions'>> {
    await this.reauthentication.assert(context, currentPassword);
    const { manager, userId } = context;
    const user = await manager.findOneByOrFail(User, { id: userId });
    this.demo.assertMayChange(user);
    const existing = await this.list(context);
    if (existing.length >= MAX_PASSKEYS) throw new BadRequest('auth.manyPasskeys');
    const options = await generateRegistrationOptions({
      rpName: 'Tureen',
      rpID: this.site.id,
      userID: new TextEncoder().encode(userId),
      userName: user.username,
      userDisplayName: user.fullName || user.username,
      excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const data = { challenge: options.challenge };
    const challenge = await this.challenges.issue(context, { purpose: 'new-passkey', userId, data });
    return { challenge, options: { ...options } };
  }

  async add(
    context: Context,
    { challenge: token, name, credential }: RequestSchema<'PasskeyCreate'>,
  ): Promise<Passkey> {
    const { manager, userId } = context;
    const challenge = await this.challenges.take(context, 'new-passkey', token).catch((error: unknown) => {
      throw error instanceof Unauthorized ? new BadRequest('auth.challengeOver') : error;
    });
    if (challenge.userId !== userId) throw new BadRequest('auth.challengeOver');
    const registeredKey = await this.verifyRegistration(challenge, credential as Unchecked<RegistrationResponseJSON>);
    const { id: credentialId, publicKey, counter, transports = [] } = registeredKey;
    if (await manager.existsBy(Passkey, { credentialId })) throw new Conflict('auth.passkeyKnown');
    const key = Buffer.from(publicKey).toString('base64url');
    return context.transaction(async (tx) => {
      const fields = { userId, name: name.trim(), credentialId, publicKey: key, counter, transports };
      await this.securityMails.notify(tx, userId, 'passkeyAdded', fields.name);
      return tx.manager.save(tx.manager.create(Passkey, fields));
    });
  }

  async rename(context: Context, id: string, name: string): Promise<Passkey> {
    const { manager, userId } = context;
    const { affected } = await manager.update(Passkey, { id, userId }, { name: name.trim() });
    if (!affected) throw new NotFound();
    return manager.findOneByOrFail(Passkey, { id, userId });
  }

  async remove(context: Context, id: string): Promise<void> {
    await context.transaction(async (tx) => {
      const { manager, userId } = tx;
      const passkey = await manager.findOneBy(Passkey, { id, userId });
      if (!passkey || !(await manager.delete(Passkey, { id, userId })).affected) throw new NotFound();
      await this.signInMethods.assertNotLast(tx);
      await this.securityMails.notify(tx, userId, 'passkeyRemoved', passkey.name);
    });
  }

  /** Starts a sign-in by passkey for anyone or, with the challenge of a second factor, for the passkeys of that user. */
  async beginSignIn(
    context: Context,
    { challenge: secondStepToken }: RequestSchema<'PasskeySignInBegin'>,
  ): Promise<ResponseSchema<'PasskeyOptions'>> {
    await this.limiter.hit('validate', context.origin.address ?? '');
    const secondStep = secondStepToken
      ? await this.challenges.find(context, 'second-step', secondStepToken)
      : undefined;
    const userId = secondStep?.userId ?? null;
    const keys = userId ? await context.manager.findBy(Passkey, { userId }) : [];
    const options = await generateAuthenticationOptions({
      rpID: this.site.id,
      userVerification: 'required',
      allowCredentials: keys.map(({ credentialId: id, transports }) => ({ id, transports: transports as Transports })),
    });
    const data = { challenge: options.challenge, remembered: secondStep?.data.remembered === true };
    const challenge = await this.challenges.issue(context, { purpose: 'passkey', userId, data });
    return { challenge, options: { ...options } };
  }

  /** A passkey counts as both factors: it is a possession, and the device has verified the user. */
  async signIn(context: Context, body: RequestSchema<'PasskeySignIn'>, device?: string): Promise<SessionTokens> {
    const address = context.origin.address ?? '';
    await this.limiter.hit('loginFailure', address);
    const challenge = await this.challenges.take(context, 'passkey', body.challenge);
    const userId = await this.verifySignIn(
      context,
      challenge,
      body.credential as Unchecked<AuthenticationResponseJSON>,
    );
    await this.limiter.undo('loginFailure', address);
    const remembered = challenge.data.remembered === true || body.remember_me === true;
    return this.signIns.start(context, userId, { remembered, device });
  }

  private async verifyRegistration({ data }: Challenge, response: RegistrationResponseJSON) {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: String(data.challenge),
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.id,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw new BadRequest('auth.passkeyRefused');
    return registrationInfo.credential;
  }

  private async verifySignIn(
    context: Context,
    challenge: Challenge,
    response: AuthenticationResponseJSON,
  ): Promise<string> {
    const { manager } = context;
    const credentialId = typeof response.id === 'string' ? response.id : '';
    const passkey = await manager.findOneBy(Passkey, { credentialId });
    const isTheirs = passkey && (challenge.userId === null || challenge.userId === passkey.userId);
    if (!isTheirs) throw new Unauthorized('auth.passkeyRefused');
    const { publicKey, counter, transports } = passkey;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: String(challenge.data.challenge),
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports: transports as Transports,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) throw new Unauthorized('auth.passkeyRefused');
    await this.updateCounter(context, passkey, authenticationInfo.newCounter);
    return passkey.userId;
  }

  /** Throws if the counter has not increased, because a copied passkey sends a number twice. */
  private async updateCounter({ manager }: Context, { id }: Passkey, counter: number): Promise<void> {
    const sql = `UPDATE passkeys SET counter = $2, last_used_at = $3
      WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0) RETURNING id`;
    const [rows] = await manager.query<[unknown[], number]>(sql, [id, counter, this.clock.now()]);
    if (!rows.length) throw new Unauthorized('auth.passkeyRefused');
  }

  /** Passkeys are bound to the public address of the server. */
  private get site(): { id: string; origin: string } {
    const { hostname: id, origin } = new URL(this.environment.BASE_URL);
    return { id, origin };
  }
}
