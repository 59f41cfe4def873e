import { Injectable } from '@nestjs/common';
import {
  AddressConfirmationService,
  confirmAddressMail,
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

/** Sends mails about accounts and deletes expired data every night. */
@Injectable()
export class IdentityHandler {
  constructor(
    private readonly passwordReset: PasswordResetService,
    private readonly invitations: InvitationsService,
    private readonly cleanup: ExpiredIdentityCleanup,
    private readonly securityMails: SecurityMails,
    private readonly addressConfirmation: AddressConfirmationService,
  ) {}

  @Handles(passwordResetMail)
  async sendPasswordReset(mail: JobData<typeof passwordResetMail>, { context, id }: JobContext): Promise<void> {
    await this.passwordReset.send(context, id, mail);
  }

  @Handles(confirmAddressMail)
  async sendConfirmAddress(mail: JobData<typeof confirmAddressMail>, { context, id }: JobContext): Promise<void> {
    await this.addressConfirmation.send(context, id, mail);
  }

  @Handles(invitationMail)
  async sendInvitation(mail: JobData<typeof invitationMail>, { context, id }: JobContext): Promise<void> {
    await this.invitations.sendMail(context, id, mail);
  }

  @Handles(signInChangedMail)
  async sendSignInChanged(change: JobData<typeof signInChangedMail>, { context, id }: JobContext): Promise<void> {
    await this.securityMails.send(context, id, change);
  }

  @Handles(pruneIdentity)
  async prune(): Promise<void> {
    await this.cleanup.prune();
  }
}
