import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { RecipesModule } from '#recipes';
import { ApiTokensController } from './api-tokens.controller.ts';
import { AuthController } from './auth.controller.ts';
import { AuthenticationModule } from './authentication.module.ts';
import { FavoritesController } from './favorites.controller.ts';
import { PasskeysController } from './passkeys.controller.ts';
import { ProviderController } from './provider.controller.ts';
import { RegistrationController } from './registration.controller.ts';
import { SessionsController } from './sessions.controller.ts';
import { TwoFactorController } from './two-factor.controller.ts';
import { UsersController } from './users.controller.ts';
import { ValidatorsController } from './validators.controller.ts';
import { SessionResponse } from './session-response.ts';

@Module({
  imports: [AuthenticationModule, GroupsModule, IdentityModule, RecipesModule],
  controllers: [
    ApiTokensController,
    AuthController,
    FavoritesController,
    PasskeysController,
    ProviderController,
    RegistrationController,
    SessionsController,
    TwoFactorController,
    UsersController,
    ValidatorsController,
  ],
  providers: [SessionResponse],
})
export class IdentityApiModule {}
