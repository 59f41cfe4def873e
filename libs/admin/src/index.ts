export { AboutService } from './about.service.ts';
export { AdminModule } from './admin.module.ts';
export { AppInfoService } from './app-info.service.ts';
export {
  backupAlertMail,
  bringInServer,
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
export { BackupSettings } from './backups/backup-settings.entity.ts';
export { BackupPartsService } from './backups/parts/backup-parts.service.ts';
export { MovingService } from './backups/mealie-import/moving.service.ts';
export { MovingWork } from './backups/mealie-import/moving-work.ts';
export { PartsWork } from './backups/parts/parts-work.ts';
export { BackupStore } from './backups/backup-store.ts';
export { BackupsService } from './backups/backups.service.ts';
export { DemoResetService } from './backups/demo-reset.service.ts';
export { BackupWork } from './backups/backup-work.ts';
export { MigrationFailed, migrateSafely } from './backups/migrate-safely.ts';
export { writeBackup } from './backups/write-backup.ts';
export { ChecksService } from './checks.service.ts';
export { LogsService } from './logs.service.ts';
export { MaintenanceService } from './maintenance.service.ts';
export { pruneLogs } from './prune-logs.ts';
export { ServerTasksService, testTask } from './server-tasks.service.ts';
