import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { RecipesModule } from '#recipes';
import { ShoppingModule } from '#shopping';
import { AboutService } from './about.service.ts';
import { AppInfoService } from './app-info.service.ts';
import { ChecksService } from './checks.service.ts';
import { LogsService } from './logs.service.ts';
import { MaintenanceService } from './maintenance.service.ts';
import { ServerTasksService } from './server-tasks.service.ts';

const services = [AboutService, AppInfoService, ChecksService, LogsService, MaintenanceService, ServerTasksService];

@Module({
  imports: [GroupsModule, IdentityModule, RecipesModule, ShoppingModule],
  providers: services,
  exports: services,
})
export class AdminModule {}
