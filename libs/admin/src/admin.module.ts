import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity';
import { AppInfoService } from './app-info.service.ts';
import { ServerTasksService } from './server-tasks.service.ts';

const services = [AppInfoService, ServerTasksService];

@Module({
  imports: [IdentityModule],
  providers: services,
  exports: services,
})
export class AdminModule {}
