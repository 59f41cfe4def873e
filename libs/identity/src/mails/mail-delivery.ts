import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/durations';
import type { Context } from '#persistence';
import { Clock, Mail, mailErrorReason, MailRefused, type Message } from '#platform';
import { UndeliveredMail } from './undelivered-mail.entity.ts';

/** Time for which administrators see that a mail was not sent. */
const SHOWN_MS = 7 * DAY_MS;

/** Sends mails of jobs and remembers those that fail, so that administrators see it. */
@Injectable()
export class MailDelivery {
  constructor(
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  get isConfigured(): boolean {
    return this.mail.isConfigured;
  }

  /** Throws if the mail cannot be sent, so that the job is repeated or, after a refusal, ends. */
  async send({ manager }: Pick<Context, 'manager'>, message: Message & { id: string }): Promise<void> {
    const { id, template } = message;
    try {
      await this.mail.send(message);
    } catch (error) {
      const isRefused = error instanceof MailRefused;
      const row = { id, template, reason: mailErrorReason(error), isRefused, failedAt: this.clock.now() };
      await manager.upsert(UndeliveredMail, row, ['id']);
      throw error;
    }
    await manager.delete(UndeliveredMail, { id });
  }

  /** Returns the latest failure of the last days; a refused mail counts less than one that still waits. */
  async latestFailure({ manager }: Context): Promise<UndeliveredMail | null> {
    return manager
      .createQueryBuilder(UndeliveredMail, 'm')
      .where('m.failed_at > :since', { since: new Date(this.clock.now().getTime() - SHOWN_MS) })
      .orderBy('m.is_refused')
      .addOrderBy('m.failed_at', 'DESC')
      .limit(1)
      .getOne();
  }
}
