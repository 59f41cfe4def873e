import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { OrganizersModule } from '#organizers';
import { EventsController } from './events.controller.ts';
import { GroupsController } from './groups.controller.ts';
import { ReportsController } from './reports.controller.ts';
import { TrashController } from './trash.controller.ts';

@Module({
  imports: [GroupsModule, IdentityModule, OrganizersModule],
  controllers: [EventsController, GroupsController, ReportsController, TrashController],
})
export class GroupsApiModule {}
