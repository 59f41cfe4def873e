import { Module } from '@nestjs/common';
import { AdminModule } from '#admin';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { JobsModule } from '#jobs';
import { OrganizersModule } from '#organizers';
import { RecipesModule } from '#recipes';
import { AppController } from './admin/app.controller.ts';
import { ServerTasksController } from './admin/server-tasks.controller.ts';
import { AdminUsersController } from './admin/users.controller.ts';
import { ContractModule } from './contract/contract.module.ts';
import { GroupsController } from './groups/groups.controller.ts';
import { ReportsController } from './groups/reports.controller.ts';
import { ApiTokensController } from './identity/api-tokens.controller.ts';
import { AuthController } from './identity/auth.controller.ts';
import { AuthenticationModule } from './identity/authentication.module.ts';
import { FavoritesController } from './identity/favorites.controller.ts';
import { RegistrationController } from './identity/registration.controller.ts';
import { UsersController } from './identity/users.controller.ts';
import { ValidatorsController } from './identity/validators.controller.ts';
import { CategoriesController } from './organizers/categories.controller.ts';
import { FoodsController } from './organizers/foods.controller.ts';
import { TagsController } from './organizers/tags.controller.ts';
import { ToolsController } from './organizers/tools.controller.ts';
import { UnitsController } from './organizers/units.controller.ts';
import { ParserController } from './parsing/parser.controller.ts';
import { ImagesController } from './recipes/images.controller.ts';
import { ImportsController } from './recipes/imports.controller.ts';
import { RecipesController } from './recipes/recipes.controller.ts';

/** The HTTP API: all of the contract. */
@Module({
  imports: [
    AdminModule,
    AuthenticationModule,
    ContractModule,
    GroupsModule,
    IdentityModule,
    JobsModule.forApi(),
    OrganizersModule,
    RecipesModule,
  ],
  controllers: [
    AdminUsersController,
    ApiTokensController,
    AppController,
    AuthController,
    CategoriesController,
    FavoritesController,
    FoodsController,
    ImagesController,
    ImportsController,
    ParserController,
    RecipesController,
    RegistrationController,
    ReportsController,
    ServerTasksController,
    TagsController,
    ToolsController,
    UnitsController,
    UsersController,
    ValidatorsController,
    // last, since /groups/{id} would take the other addresses below /groups
    GroupsController,
  ],
})
export class ApiModule {}
