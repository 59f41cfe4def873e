import { Injectable } from '@nestjs/common';
import { passwordResetMail, PasswordResetService } from '#identity';
import { Handles, type JobContext } from '#jobs';

@Injectable()
export class PasswordResetMailHandler {
  constructor(private readonly passwordReset: PasswordResetService) {}

  @Handles(passwordResetMail)
  async run({ email, locale }: { email: string; locale: string }, { context }: JobContext): Promise<void> {
    await this.passwordReset.send(context, email, locale);
  }
}
