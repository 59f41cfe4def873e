import { Module } from '@nestjs/common';
import { AdminModule } from '#admin';
import { IdentityModule } from '#identity';
import { AppController } from './app.controller.ts';
import { ServerTasksController } from './server-tasks.controller.ts';
import { AdminUsersController } from './users.controller.ts';

@Module({
  imports: [AdminModule, IdentityModule],
  controllers: [AdminUsersController, AppController, ServerTasksController],
})
export class AdminApiModule {}
