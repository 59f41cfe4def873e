import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { languagesOf, User } from '#identity';
import { fallbackLocale } from '#locales';
import { Jobs } from '#jobs';
import { Context } from '#persistence';
import { locales } from '#platform';
import { backupAlertMail } from './backup-jobs.ts';

/** What is wrong, in a language. */
export type Reason = (locale: string) => string;

/** Tells administrators that something is wrong with a backup. */
@Injectable()
export class BackupAlerts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /** By mail, to each in the language in which they use the product, and by the notifiers of their groups. */
  async tell(name: string, reason: Reason): Promise<void> {
    const context = new Context({ locale: fallbackLocale }, this.database.manager);
    const administrators = await context.unscopedRepository(User).select().where('row.admin').getMany();
    const ids = administrators.map(({ id }) => id);
    await context.transaction(async (inner) => {
      const languages = await languagesOf(inner, ids);
      const groupIds = [...new Set(administrators.map(({ groupId }) => groupId))];
      const reasons = Object.fromEntries(locales.map(({ code }) => [code, reason(code)]));
      inner.record({ type: 'backup.failed', groupId: null, data: { name, reasons, groupIds } });
      for (const { id, email } of administrators) {
        const locale = languages.get(id) ?? fallbackLocale;
        await this.jobs.enqueue(inner, backupAlertMail, { to: email, locale, name, reason: reason(locale) });
      }
    });
  }
}
