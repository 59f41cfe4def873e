import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { NotificationsModule } from '#notifications';
import { OrganizersModule } from '#organizers';
import { RecipesModule } from '#recipes';
import { EventsController } from './events.controller.ts';
import { GroupsController } from './groups.controller.ts';
import { MembersController } from './members.controller.ts';
import { ReportsController } from './reports.controller.ts';
import { SeedersController } from './seeders.controller.ts';
import { TrashController } from './trash.controller.ts';
import { UploadsController } from './uploads.controller.ts';

@Module({
  imports: [GroupsModule, IdentityModule, NotificationsModule, OrganizersModule, RecipesModule],
  controllers: [
    EventsController,
    GroupsController,
    MembersController,
    ReportsController,
    SeedersController,
    TrashController,
    UploadsController,
  ],
})
export class GroupsApiModule {}
