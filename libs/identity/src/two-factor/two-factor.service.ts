import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { ResponseSchema, RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { Clock, Conflict, Environment, ValidationFailed, NotFound, encrypt, Unauthorized, decrypt } from '#platform';
import { DemoAccount } from '../accounts/demo-account.ts';
import { ReauthenticationService } from '../sessions/reauthentication.service.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { hashToken } from '../tokens/secrets.ts';
import { SecurityMails } from '../sessions/security-mails.ts';
import { User } from '../accounts/user.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { otpauthUri, newSecret, findTimeStep } from './totp.ts';
import { TwoFactor } from './two-factor.entity.ts';

const CODES = 10;
/** Lower-case letters and digits that do not look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Second factor of sign-in: TOTP codes of an authenticator app, and recovery codes. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly reauthentication: ReauthenticationService,
    private readonly limiter: RateLimiter,
    private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly demo: DemoAccount,
    private readonly securityMails: SecurityMails,
  ) {}

  async state(context: Context): Promise<ResponseSchema<'TwoFactor'>> {
    const { manager, userId } = context;
    const row = await manager.findOneBy(TwoFactor, { userId, confirmedAt: Not(IsNull()) });
    const recoveryCodesLeft = row ? await manager.countBy(RecoveryCode, { userId, usedAt: IsNull() }) : 0;
    const hasPassword = await this.reauthentication.hasPassword(context);
    const appWorks = row === null || this.secretOf(row) !== undefined;
    return { enabled: row !== null, enabledAt: row?.confirmedAt ?? null, appWorks, recoveryCodesLeft, hasPassword };
  }

  /**
   * Creates a secret, which only this response contains. Codes are required after `confirm` only. If the server cannot decrypt the
   * secret of an earlier app, this removes that app.
   */
  async begin(
    context: Context,
    { currentPassword }: RequestSchema<'OwnProof'>,
  ): Promise<{ secret: string; address: string }> {
    await this.reauthentication.assert(context, currentPassword);
    const { userId } = context;
    const secret = newSecret();
    const { username } = await this.changeable(context);
    await context.transaction(async (tx) => {
      const { manager } = tx;
      // two simultaneous requests must not both create a row
      await manager.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
      const row = await manager.findOneBy(TwoFactor, { userId });
      if (row?.confirmedAt && this.secretOf(row) !== undefined) throw new Conflict('auth.twoFactorOn');
      await this.remove(tx, userId);
      await manager.insert(TwoFactor, { userId, sealedSecret: this.sealed(userId, secret) });
    });
    return { secret, address: otpauthUri(secret, username) };
  }

  /** Enables the second factor after verifying a first code of the app. */
  async confirm(context: Context, { code }: RequestSchema<'TwoFactorCode'>): Promise<{ recoveryCodes: string[] }> {
    const { userId } = context;
    await this.limiter.hit('ownCode', userId);
    return context.transaction(async (tx) => {
      const row = await tx.manager.findOne(TwoFactor, { where: { userId }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new NotFound();
      if (row.confirmedAt) throw new Conflict('auth.twoFactorOn');
      const step = this.stepFor(row, code);
      if (step === undefined) throw new ValidationFailed({ code: ['auth.wrongCode'] });
      await tx.manager.update(TwoFactor, row.id, { confirmedAt: this.clock.now(), lastStep: step });
      await this.securityMails.notify(tx, userId, 'twoFactorOn');
      return this.newCodes(tx);
    });
  }

  /** Replaces the recovery codes; the former ones stop working. */
  async renewCodes(
    context: Context,
    { currentPassword }: RequestSchema<'OwnProof'>,
  ): Promise<{ recoveryCodes: string[] }> {
    await this.reauthentication.assert(context, currentPassword);
    await this.changeable(context);
    return context.transaction(async (tx) => {
      const { userId } = tx;
      const isOn = { userId, confirmedAt: Not(IsNull()) };
      const row = await tx.manager.findOne(TwoFactor, { where: isOn, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new NotFound();
      await this.securityMails.notify(tx, userId, 'recoveryCodes');
      return this.newCodes(tx);
    });
  }

  /** Requires the password or a code. */
  async disable(context: Context, { currentPassword, code }: RequestSchema<'TwoFactorDisable'>): Promise<void> {
    const { userId } = context;
    if (code) {
      await this.limiter.hit('ownCode', userId);
      if (!(await this.verify(context, userId, code))) throw new ValidationFailed({ code: ['auth.wrongCode'] });
    } else await this.reauthentication.assert(context, currentPassword);
    await this.remove(context, userId);
  }

  /** Disables the second factor of a user who lost the app and the codes; for administrators. */
  async disableFor(context: Context, userId: string): Promise<void> {
    const user = await context.unscopedRepository(User).get(userId);
    this.demo.assertMayChange(user);
    await this.remove(context, userId);
  }

  /** Returns true if the user has to enter a code. */
  async isOn({ manager }: Pick<Context, 'manager'>, userId: string): Promise<boolean> {
    return manager.existsBy(TwoFactor, { userId, confirmedAt: Not(IsNull()) });
  }

  /** Verifies a code of the app or a recovery code and marks it as used. The caller counts the attempts. */
  async verify(context: Context, userId: string, text: string): Promise<boolean> {
    const code = plain(text);
    return isOfApp(code) ? this.verifyTotp(context, userId, code) : this.verifyRecoveryCode(context, userId, code);
  }

  /**
   * Throws 401 for an app code if the server cannot decrypt the secret, as after restoring a backup that was encrypted with another key.
   */
  async assertReadable({ manager }: Context, userId: string, text: string): Promise<void> {
    if (!isOfApp(plain(text))) return;
    const row = await manager.findOneBy(TwoFactor, { userId, confirmedAt: Not(IsNull()) });
    if (row && this.secretOf(row) === undefined) throw new Unauthorized('auth.appUnknown');
  }

  private async verifyTotp({ manager }: Context, userId: string, code: string): Promise<boolean> {
    const row = await manager.findOneBy(TwoFactor, { userId, confirmedAt: Not(IsNull()) });
    const step = row && this.stepFor(row, code);
    if (!row || step === undefined || step === null) return false;
    // the condition lets only one of two simultaneous requests use the code
    const sql = 'UPDATE two_factors SET last_step = $2 WHERE id = $1 AND last_step < $2 RETURNING id';
    const [rows] = await manager.query<[unknown[], number]>(sql, [row.id, step]);
    return rows.length > 0;
  }

  private async verifyRecoveryCode({ manager }: Context, userId: string, code: string): Promise<boolean> {
    const sql = `UPDATE recovery_codes SET used_at = now()
      WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING id`;
    const [rows] = await manager.query<[unknown[], number]>(sql, [userId, hashToken(code)]);
    return rows.length > 0;
  }

  private async newCodes({ manager, userId }: Context): Promise<{ recoveryCodes: string[] }> {
    const codes = Array.from({ length: CODES }, newCode);
    await manager.delete(RecoveryCode, { userId });
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, codeHash: hashToken(code) })),
    );
    return { recoveryCodes: codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-')) };
  }

  private async remove(context: Context, userId: string): Promise<void> {
    await context.transaction(async (tx) => {
      const isOn = await this.isOn(tx, userId);
      await tx.manager.delete(TwoFactor, { userId });
      await tx.manager.delete(RecoveryCode, { userId });
      if (isOn) await this.securityMails.notify(tx, userId, 'twoFactorOff');
    });
  }

  /** Undefined if the secret was encrypted with another key, as in a backup of another server. Recovery codes still work. */
  private secretOf({ userId, sealedSecret }: TwoFactor): string | undefined {
    return decrypt(this.environment.SECRET, { purpose: 'totp', owner: userId }, sealedSecret);
  }

  private stepFor(row: TwoFactor, code: string): number | undefined {
    const secret = this.secretOf(row);
    return secret === undefined ? undefined : findTimeStep(secret, code.replace(/\s/g, ''), this.clock.now());
  }

  private sealed(userId: string, secret: string): string {
    return encrypt(this.environment.SECRET, { purpose: 'totp', owner: userId }, secret);
  }

  private async changeable({ manager, userId }: Context): Promise<User> {
    const user = await manager.findOneByOrFail(User, { id: userId });
    this.demo.assertMayChange(user);
    return user;
  }
}

const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
/** Codes of the app have six digits; recovery codes are longer. */
const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** 16 letters are 79 random bits. */
function newCode(): string {
  let code = '';
  while (code.length < 16)
    for (const byte of randomBytes(32)) {
      // higher bytes would make some letters more frequent than others
      if (byte < 248 && code.length < 16) code += LETTERS[byte % LETTERS.length];
    }
  return code;
}
