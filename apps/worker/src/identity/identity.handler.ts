import { Injectable } from '@nestjs/common';
import {
  addressChangedMail,
  ExpiredIdentityCleanup,
  invitationMail,
  InvitationsService,
  passwordResetMail,
  PasswordResetService,
  pruneIdentity,
  signInChangedMail,
  SecurityMails,
} from '#identity';
import { Handles, type JobContext, type JobData } from '#jobs';
import { Mail } from '#platform';

/** Sends mails about accounts and deletes expired data every night. */
@Injectable()
export class IdentityHandler {
  constructor(
    private readonly passwordReset: PasswordResetService,
    private readonly invitations: InvitationsService,
    private readonly mail: Mail,
    private readonly cleanup: ExpiredIdentityCleanup,
    private readonly securityMails: SecurityMails,
  ) {}

  @Handles(passwordResetMail)
  async sendPasswordReset(mail: JobData<typeof passwordResetMail>, { context }: JobContext): Promise<void> {
    await this.passwordReset.send(context, mail);
  }

  @Handles(addressChangedMail)
  async sendAddressChanged({ to, locale, username }: JobData<typeof addressChangedMail>): Promise<void> {
    await this.mail.send({ to, locale, template: 'addressChanged', params: { username }, path: '/forgot-password' });
  }

  @Handles(invitationMail)
  async sendInvitation(mail: JobData<typeof invitationMail>, { context }: JobContext): Promise<void> {
    await this.invitations.sendMail(context, mail);
  }

  @Handles(signInChangedMail)
  async sendSignInChanged(change: JobData<typeof signInChangedMail>): Promise<void> {
    await this.securityMails.send(change);
  }

  @Handles(pruneIdentity)
  async prune(): Promise<void> {
    await this.cleanup.prune();
  }
}
