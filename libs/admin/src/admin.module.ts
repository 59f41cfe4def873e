import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { RecipesModule } from '#recipes';
import { ShoppingModule } from '#shopping';
import { AboutService } from './about.service.ts';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupSettings } from './backups/backup-settings.entity.ts';
import { BackupStore } from './backups/backup-store.ts';
import { BackupWork } from './backups/backup-work.ts';
import { BackupsService } from './backups/backups.service.ts';
import { Restoration } from './backups/restoration.entity.ts';
import { AppInfoService } from './app-info.service.ts';
import { ChecksService } from './checks.service.ts';
import { LogsService } from './logs.service.ts';
import { MaintenanceService } from './maintenance.service.ts';
import { ServerTasksService } from './server-tasks.service.ts';

const services = [
  AboutService,
  AppInfoService,
  BackupStore,
  BackupWork,
  BackupsService,
  ChecksService,
  LogsService,
  MaintenanceService,
  ServerTasksService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([BackupSettings, Restoration]),
    GroupsModule,
    IdentityModule,
    RecipesModule,
    ShoppingModule,
  ],
  providers: services,
  exports: services,
})
export class AdminModule {}
