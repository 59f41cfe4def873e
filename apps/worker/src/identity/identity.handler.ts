import { Injectable } from '@nestjs/common';
import { addressChangedMail, IdentityUpkeep, passwordResetMail, PasswordResetService, pruneIdentity } from '#identity';
import { Handles, type JobContext, type JobData } from '#jobs';
import { Mail } from '#platform';

/** Mails about accounts, and what is tidied up every night. */
@Injectable()
export class IdentityHandler {
  constructor(
    private readonly passwordReset: PasswordResetService,
    private readonly mail: Mail,
    private readonly upkeep: IdentityUpkeep,
  ) {}

  @Handles(passwordResetMail)
  async sendPasswordReset(mail: JobData<typeof passwordResetMail>, { context }: JobContext): Promise<void> {
    await this.passwordReset.send(context, mail);
  }

  @Handles(addressChangedMail)
  async sendAddressChanged({ to, locale, username }: JobData<typeof addressChangedMail>): Promise<void> {
    await this.mail.send({ to, locale, template: 'addressChanged', params: { username }, path: '/forgot-password' });
  }

  @Handles(pruneIdentity)
  async prune(): Promise<void> {
    await this.upkeep.prune();
  }
}
