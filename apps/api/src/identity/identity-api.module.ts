import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { RecipesModule } from '#recipes';
import { ApiTokensController } from './api-tokens.controller.ts';
import { AuthController } from './auth.controller.ts';
import { AuthenticationModule } from './authentication.module.ts';
import { FavoritesController } from './favorites.controller.ts';
import { RegistrationController } from './registration.controller.ts';
import { SessionsController } from './sessions.controller.ts';
import { UsersController } from './users.controller.ts';
import { ValidatorsController } from './validators.controller.ts';

@Module({
  imports: [AuthenticationModule, GroupsModule, IdentityModule, RecipesModule],
  controllers: [
    ApiTokensController,
    AuthController,
    FavoritesController,
    RegistrationController,
    SessionsController,
    UsersController,
    ValidatorsController,
  ],
})
export class IdentityApiModule {}
