import { Module } from '@nestjs/common';
import { AdminModule } from '#admin';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { AboutController } from './about.controller.ts';
import { AppController } from './app.controller.ts';
import { AuditLogController } from './audit-log.controller.ts';
import { BackupsController } from './backups.controller.ts';
import { DownloadsController } from './downloads.controller.ts';
import { AdminGroupsController } from './groups.controller.ts';
import { MaintenanceController } from './maintenance.controller.ts';
import { ServerTasksController } from './server-tasks.controller.ts';
import { AdminUsersController } from './users.controller.ts';

@Module({
  imports: [AdminModule, GroupsModule, IdentityModule],
  controllers: [
    AboutController,
    AdminGroupsController,
    AdminUsersController,
    AppController,
    AuditLogController,
    BackupsController,
    DownloadsController,
    MaintenanceController,
    ServerTasksController,
  ],
})
export class AdminApiModule {}
