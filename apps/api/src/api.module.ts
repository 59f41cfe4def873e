import { Module, type Type } from '@nestjs/common';
import { AdminModule } from '#admin';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { JobsModule } from '#jobs';
import { MigrationsModule } from '#migrations';
import { NotificationsModule } from '#notifications';
import { OcrModule } from '#ocr';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { PlanningModule } from '#planning';
import { RecipesModule } from '#recipes';
import { ShoppingModule } from '#shopping';
import * as admin from './admin/index.ts';
import { ContractModule } from './contract/contract.module.ts';
import * as groups from './groups/index.ts';
import { AuthenticationModule } from './identity/authentication.module.ts';
import * as identity from './identity/index.ts';
import * as migrations from './migrations/index.ts';
import * as notifications from './notifications/index.ts';
import * as ocr from './ocr/index.ts';
import * as organizers from './organizers/index.ts';
import * as parsing from './parsing/index.ts';
import * as planning from './planning/index.ts';
import * as recipes from './recipes/index.ts';
import * as shopping from './shopping/index.ts';

const areas = [
  admin,
  groups,
  identity,
  migrations,
  notifications,
  ocr,
  organizers,
  parsing,
  planning,
  recipes,
  shopping,
];

/** The HTTP API. The index of each area lists its controllers. */
@Module({
  imports: [
    AuthenticationModule,
    ContractModule,
    JobsModule.forApi(),
    AdminModule,
    GroupsModule,
    IdentityModule,
    MigrationsModule,
    NotificationsModule,
    OcrModule,
    OrganizersModule,
    ParsingModule,
    PlanningModule,
    RecipesModule,
    ShoppingModule,
  ],
  controllers: areas.flatMap((area) => Object.values<Type>(area)),
})
export class ApiModule {}
