import { Body, Controller, Param, Query } from '@nestjs/common';
import { BackupPartsService, BackupsService, ServerImportsService } from '#admin';
import type { RequestSchema, QueryParams } from '#contract';
import { UploadsService } from '#groups';
import type { Context } from '#persistence';
import { Operation, RequestContext, successMessage } from '../contract/index.ts';

@Controller()
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly serverImports: ServerImportsService,
    private readonly parts: BackupPartsService,
    private readonly uploads: UploadsService,
  ) {}

  @Operation('listBackups')
  async list() {
    return this.backups.list();
  }

  @Operation('createBackup')
  async create(@RequestContext() context: Context) {
    return started(context, await this.backups.create(context));
  }

  @Operation('uploadBackup')
  async upload(@RequestContext() context: Context, @Body() { passphrase, ...sent }: RequestSchema<'BackupUpload'>) {
    const task = await this.uploads.use(context, sent, ({ path }) => this.backups.upload(context, path, passphrase));
    return started(context, task);
  }

  @Operation('listBackupCopies')
  async copies() {
    return this.backups.listCopies();
  }

  @Operation('fetchBackupCopy')
  async fetchCopy(@RequestContext() context: Context, @Param('file') file: string) {
    return started(context, await this.backups.fetchCopy(context, file));
  }

  @Operation('deleteBackupCopy')
  async deleteCopy(@RequestContext() context: Context, @Param('file') file: string) {
    await this.backups.deleteCopy(file);
    return successMessage(context, 'backups.deleted');
  }

  @Operation('copyBackup')
  async copy(@RequestContext() context: Context, @Param('file') file: string) {
    return started(context, await this.backups.copy(context, file));
  }

  @Operation('unlockBackup')
  async unlock(
    @RequestContext() context: Context,
    @Param('file') file: string,
    @Body() { passphrase }: RequestSchema<'BackupPassphrase'>,
  ) {
    await this.backups.unlock(file, passphrase);
    return successMessage(context, 'backups.unlocked');
  }

  @Operation('getBackupSettings')
  async settings(@RequestContext() context: Context) {
    return this.backups.settings(context);
  }

  @Operation('updateBackupSettings')
  async changeSettings(@RequestContext() context: Context, @Body() changes: RequestSchema<'BackupSettingsChanges'>) {
    return this.backups.changeSettings(context, changes);
  }

  @Operation('downloadBackup')
  async download(@RequestContext() context: Context, @Param('file') file: string) {
    return this.backups.download(context, file);
  }

  @Operation('deleteBackup')
  async delete(@RequestContext() context: Context, @Param('file') file: string) {
    await this.backups.delete(file);
    return successMessage(context, 'backups.deleted');
  }

  @Operation('examineBackup')
  async examine(@RequestContext() context: Context, @Param('file') file: string) {
    return this.backups.examine(context, file);
  }

  @Operation('rehearseBackup')
  async prove(@RequestContext() context: Context, @Param('file') file: string) {
    return started(context, await this.backups.prove(context, file));
  }

  @Operation('restoreBackup')
  async restore(@RequestContext() context: Context, @Param('file') file: string) {
    return started(context, await this.backups.restore(context, file));
  }

  @Operation('listBackupGroups')
  async groups(@RequestContext() context: Context, @Param('file') file: string) {
    return this.parts.groups(context, file);
  }

  @Operation('prepareBackupParts')
  async prepareParts(@RequestContext() context: Context, @Param('file') file: string) {
    return started(context, await this.parts.prepare(context, file));
  }

  @Operation('listBackupParts')
  async listParts(
    @RequestContext() context: Context,
    @Param('file') file: string,
    @Query() query: QueryParams<'listBackupParts'>,
  ) {
    return this.parts.list(context, file, query);
  }

  @Operation('restoreBackupParts')
  async restoreParts(
    @RequestContext() context: Context,
    @Param('file') file: string,
    @Body() choice: RequestSchema<'BackupChoice'>,
  ) {
    return started(context, await this.parts.restore(context, file, choice));
  }

  @Operation('getOtherServer')
  async otherServer(@RequestContext() context: Context, @Param('file') file: string) {
    return this.serverImports.get(context, file);
  }

  @Operation('readOtherServer')
  async readOtherServer(@RequestContext() context: Context, @Param('file') file: string) {
    return started(context, await this.serverImports.read(context, file));
  }

  @Operation('bringInServer')
  async bringIn(
    @RequestContext() context: Context,
    @Param('file') file: string,
    @Body() choice: RequestSchema<'OtherServerChoice'>,
  ) {
    return started(context, await this.serverImports.start(context, file, choice));
  }
}

const started = (context: Context, { id: taskId }: { id: number }) => ({
  ...successMessage(context, 'backups.started'),
  taskId,
});
