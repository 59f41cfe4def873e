import { Module } from '@nestjs/common';
import { JobsModule } from '#jobs';
import { AdminApiModule } from './admin/admin-api.module.ts';
import { ContractModule } from './contract/contract.module.ts';
import { GroupsApiModule } from './groups/groups-api.module.ts';
import { IdentityApiModule } from './identity/identity-api.module.ts';
import { NotificationsApiModule } from './notifications/notifications-api.module.ts';
import { MigrationsApiModule } from './migrations/migrations-api.module.ts';
import { OcrApiModule } from './ocr/ocr-api.module.ts';
import { OrganizersApiModule } from './organizers/organizers-api.module.ts';
import { ParsingApiModule } from './parsing/parsing-api.module.ts';
import { PlanningApiModule } from './planning/planning-api.module.ts';
import { RecipesApiModule } from './recipes/recipes-api.module.ts';
import { ShoppingApiModule } from './shopping/shopping-api.module.ts';

/** The HTTP API, with a module for each area. */
@Module({
  imports: [
    AdminApiModule,
    ContractModule,
    GroupsApiModule,
    IdentityApiModule,
    JobsModule.forApi(),
    NotificationsApiModule,
    MigrationsApiModule,
    OcrApiModule,
    OrganizersApiModule,
    ParsingApiModule,
    PlanningApiModule,
    RecipesApiModule,
    ShoppingApiModule,
  ],
})
export class ApiModule {}
