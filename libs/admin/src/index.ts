export { AboutService } from './about.service.ts';
export { AdminModule } from './admin.module.ts';
export { AppInfoService } from './app-info.service.ts';
export {
  backupAlertMail,
  importServer,
  dailyBackup,
  copyBackup,
  fetchBackup,
  makeBackup,
  prepareBackupParts,
  proveBackup,
  readOtherServer,
  resetDemo,
  restoreBackup,
  restoreBackupParts,
} from './backups/backup-jobs.ts';
export { AuditLogService, pruneAuditLog } from './audit/audit-log.service.ts';
export { FailedBackupsService } from './backups/failed-backups.service.ts';
export { BackupSettings } from './backups/backup-settings.entity.ts';
export { BackupPartsService } from './backups/parts/backup-parts.service.ts';
export { ServerImportsService } from './backups/mealie-import/server-imports.service.ts';
export { ServerImportRunner } from './backups/mealie-import/server-import-runner.ts';
export { PartsRestore } from './backups/parts/parts-restore.ts';
export { BackupStore } from './backups/store/backup-store.ts';
export { BackupsService } from './backups/backups.service.ts';
export { DemoResetService } from './backups/demo-reset.service.ts';
export { BackupRunner } from './backups/backup-runner.ts';
export { MigrationFailed, migrateSafely } from './backups/migrate-safely.ts';
export { writeBackup } from './backups/write-backup.ts';
export { ChecksService } from './checks.service.ts';
export { LogsService } from './logs.service.ts';
export { MaintenanceService } from './maintenance.service.ts';
export { pruneLogs } from './prune-logs.ts';
export { ServerTasksService, testTask } from './server-tasks.service.ts';
