import { Injectable } from '@nestjs/common';
import {
  backupAlertMail,
  BackupPartsService,
  BackupsService,
  BackupRunner,
  importServer,
  copyBackup,
  dailyBackup,
  DemoResetService,
  FailedBackupsService,
  fetchBackup,
  makeBackup,
  ServerImportRunner,
  PartsRestore,
  prepareBackupParts,
  proveBackup,
  readOtherServer,
  resetDemo,
  restoreBackup,
  restoreBackupParts,
} from '#admin';
import { AfterFailure, Handles, type JobContext, type JobData } from '#jobs';
import type { Context } from '#persistence';
import { MailDelivery } from '#identity';

@Injectable()
export class BackupsHandler {
  constructor(
    private readonly backups: BackupsService,
    private readonly demo: DemoResetService,
    private readonly failures: FailedBackupsService,
    private readonly mail: MailDelivery,
    private readonly serverImports: ServerImportRunner,
    private readonly parts: BackupPartsService,
    private readonly partsWork: PartsRestore,
    private readonly runner: BackupRunner,
  ) {}

  @Handles(makeBackup)
  async make({ name, kind }: JobData<typeof makeBackup>, job: JobContext): Promise<void> {
    await this.runner.make(name, kind, job);
    await this.failures.remove(name);
  }

  @AfterFailure(makeBackup)
  async recordFailure(
    { name, kind }: JobData<typeof makeBackup>,
    _context: Context,
    _reason: string,
    reasonIn: (locale: string) => string,
  ): Promise<void> {
    await this.failures.record(name, kind, reasonIn);
  }

  @Handles(proveBackup)
  async prove({ name }: JobData<typeof proveBackup>, job: JobContext): Promise<void> {
    await this.runner.verify(name, job);
  }

  @Handles(restoreBackup)
  async restore({ name, id }: JobData<typeof restoreBackup>, job: JobContext): Promise<void> {
    await this.runner.restore(name, id, job);
  }

  @Handles(prepareBackupParts)
  async prepareParts({ name }: JobData<typeof prepareBackupParts>, job: JobContext): Promise<void> {
    await this.parts.read(name, job);
  }

  @Handles(restoreBackupParts)
  async restoreParts(choice: JobData<typeof restoreBackupParts>, job: JobContext): Promise<void> {
    await this.partsWork.restore(choice, job);
  }

  @Handles(readOtherServer)
  async readOther({ name }: JobData<typeof readOtherServer>, job: JobContext): Promise<void> {
    await this.runner.verify(name, job);
  }

  @Handles(importServer)
  async bringIn(choice: JobData<typeof importServer>, job: JobContext): Promise<void> {
    await this.serverImports.importAll(choice, job);
  }

  @Handles(fetchBackup)
  async fetch({ name }: JobData<typeof fetchBackup>, job: JobContext): Promise<void> {
    await this.runner.fetch(name, job);
  }

  @Handles(copyBackup)
  async copy({ name }: JobData<typeof copyBackup>, job: JobContext): Promise<void> {
    await this.runner.copy(name, job);
  }

  @Handles(dailyBackup)
  async daily(_: object, { context }: JobContext): Promise<void> {
    await this.backups.daily(context);
    await this.parts.prune(context);
  }

  @Handles(resetDemo)
  async resetDemo(_: object, { context }: JobContext): Promise<void> {
    await this.demo.reset(context);
  }

  @Handles(backupAlertMail)
  async alert(
    { to, locale, name, reason }: JobData<typeof backupAlertMail>,
    { context, id }: JobContext,
  ): Promise<void> {
    const params = { name, reason };
    await this.mail.send(context, { id, to, locale, template: 'backupFailed', params, path: '/admin/backups' });
  }
}
