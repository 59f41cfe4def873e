import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { MigrationsModule } from '#migrations';
import { NotificationsModule } from '#notifications';
import { OrganizersModule } from '#organizers';
import { PlanningModule } from '#planning';
import { RecipesModule } from '#recipes';
import { ShoppingModule } from '#shopping';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { AuditLogService } from './audit/audit-log.service.ts';
import { OwnAuditEntries } from './audit/own-audit-entries.ts';
import { AboutService } from './about.service.ts';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupSettings } from './backups/backup-settings.entity.ts';
import { FailedBackup } from './backups/failed-backup.entity.ts';
import { FailedBackupsService } from './backups/failed-backups.service.ts';
import { BackupAlerts } from './backups/backup-alerts.ts';
import { BackupCopies } from './backups/store/backup-copies.ts';
import { BackupOpener } from './backups/store/backup-opener.ts';
import { SecondDestination } from './backups/destinations/second-destination.ts';
import { BackupStore } from './backups/store/backup-store.ts';
import { BackupRunner } from './backups/backup-runner.ts';
import { BackupsService } from './backups/backups.service.ts';
import { GroupImport } from './backups/mealie-import/group-import.ts';
import { OrganizerImport } from './backups/mealie-import/organizer-import.ts';
import { PlanImport } from './backups/mealie-import/plan-import.ts';
import { RecipeImport } from './backups/mealie-import/recipe-import.ts';
import { ServerImportsService } from './backups/mealie-import/server-imports.service.ts';
import { ServerImportRunner } from './backups/mealie-import/server-import-runner.ts';
import { BackupPart } from './backups/parts/backup-part.entity.ts';
import { BackupPartsService } from './backups/parts/backup-parts.service.ts';
import { PartsRestore } from './backups/parts/parts-restore.ts';
import { DemoResetService } from './backups/demo-reset.service.ts';
import { Restoration } from './backups/restore/restoration.entity.ts';
import { AppInfoService } from './app-info.service.ts';
import { ChecksService } from './checks.service.ts';
import { LogsService } from './logs.service.ts';
import { MaintenanceService } from './maintenance.service.ts';
import { ServerTasksService } from './server-tasks.service.ts';

const services = [
  AboutService,
  AppInfoService,
  AuditLogService,
  OwnAuditEntries,
  BackupAlerts,
  BackupCopies,
  BackupOpener,
  BackupPartsService,
  SecondDestination,
  BackupStore,
  BackupRunner,
  BackupsService,
  FailedBackupsService,
  ChecksService,
  DemoResetService,
  LogsService,
  MaintenanceService,
  GroupImport,
  OrganizerImport,
  PlanImport,
  RecipeImport,
  ServerImportsService,
  ServerImportRunner,
  PartsRestore,
  ServerTasksService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([AuditEntry, BackupPart, BackupSettings, FailedBackup, Restoration]),
    GroupsModule,
    IdentityModule,
    MigrationsModule,
    NotificationsModule,
    OrganizersModule,
    PlanningModule,
    RecipesModule,
    ShoppingModule,
  ],
  providers: services,
  exports: services,
})
export class AdminModule {}
