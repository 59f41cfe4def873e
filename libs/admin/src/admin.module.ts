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
import { AboutService } from './about.service.ts';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupSettings } from './backups/backup-settings.entity.ts';
import { BackupAlerts } from './backups/backup-alerts.ts';
import { BackupCopies } from './backups/backup-copies.ts';
import { BackupOpener } from './backups/backup-opener.ts';
import { SecondPlace } from './backups/destinations/second-place.ts';
import { BackupStore } from './backups/backup-store.ts';
import { BackupWork } from './backups/backup-work.ts';
import { BackupsService } from './backups/backups.service.ts';
import { MovingGroups } from './backups/mealie-import/moving-groups.ts';
import { MovingOrganizers } from './backups/mealie-import/moving-organizers.ts';
import { MovingPlans } from './backups/mealie-import/moving-plans.ts';
import { MovingRecipes } from './backups/mealie-import/moving-recipes.ts';
import { MovingService } from './backups/mealie-import/moving.service.ts';
import { MovingWork } from './backups/mealie-import/moving-work.ts';
import { BackupPart } from './backups/parts/backup-part.entity.ts';
import { BackupPartsService } from './backups/parts/backup-parts.service.ts';
import { PartsWork } from './backups/parts/parts-work.ts';
import { DemoResetService } from './backups/demo-reset.service.ts';
import { Restoration } from './backups/restoration.entity.ts';
import { AppInfoService } from './app-info.service.ts';
import { ChecksService } from './checks.service.ts';
import { LogsService } from './logs.service.ts';
import { MaintenanceService } from './maintenance.service.ts';
import { ServerTasksService } from './server-tasks.service.ts';

const services = [
  AboutService,
  AppInfoService,
  AuditLogService,
  BackupAlerts,
  BackupCopies,
  BackupOpener,
  BackupPartsService,
  SecondPlace,
  BackupStore,
  BackupWork,
  BackupsService,
  ChecksService,
  DemoResetService,
  LogsService,
  MaintenanceService,
  MovingGroups,
  MovingOrganizers,
  MovingPlans,
  MovingRecipes,
  MovingService,
  MovingWork,
  PartsWork,
  ServerTasksService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([AuditEntry, BackupPart, BackupSettings, Restoration]),
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
