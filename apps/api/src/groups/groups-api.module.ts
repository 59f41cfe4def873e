import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { EventsController } from './events.controller.ts';
import { GroupsController } from './groups.controller.ts';
import { ReportsController } from './reports.controller.ts';

@Module({
  imports: [GroupsModule, IdentityModule],
  controllers: [EventsController, GroupsController, ReportsController],
})
export class GroupsApiModule {}
