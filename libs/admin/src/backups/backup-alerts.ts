import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { languagesOf, User } from '#identity';
import { fallbackLocale } from '#locales';
import { Jobs } from '#jobs';
import { Context } from '#persistence';
import { locales } from '#platform';
import { backupAlertMail } from './backup-jobs.ts';

/** Explains what is wrong in a language. */
export type Reason = (locale: string) => string;

/** Alerts administrators to a problem with a backup. */
@Injectable()
export class BackupAlerts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /** Sends the alert by mail, in each administrator's language, and by the notifiers of their groups. */
  async send(name: string, reason: Reason): Promise<void> {
    const context = new Context({ locale: fallbackLocale }, this.database.manager);
    const administrators = await context.unscopedRepository(User).select().where('row.admin').getMany();
    const ids = administrators.map(({ id }) => id);
    await context.transaction(async (tx) => {
      const languages = await languagesOf(tx, ids);
      const groupIds = [...new Set(administrators.map(({ groupId }) => groupId))];
      const reasons = Object.fromEntries(locales.map(({ code }) => [code, reason(code)]));
      tx.record({ type: 'backup.failed', groupId: null, data: { name, reasons, groupIds } });
      for (const { id, email } of administrators) {
        const locale = languages.get(id) ?? fallbackLocale;
        await this.jobs.enqueue(tx, backupAlertMail, { to: email, locale, name, reason: reason(locale) });
      }
    });
  }
}
