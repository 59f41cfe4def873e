import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { ApiToken } from './api-token.entity.ts';
import { ApiTokensService } from './api-tokens.service.ts';
import { AuthService } from './auth.service.ts';
import { Authenticator } from './authenticator.ts';
import { DemoAccount } from './demo-account.ts';
import { Devices } from './devices.ts';
import { LoginAttempt } from './login-attempt.entity.ts';
import { LoginAttempts } from './login-attempts.ts';
import { Downloads } from './downloads.ts';
import { BootstrapAdmin } from './bootstrap-admin.ts';
import { GroupsAdministration } from './groups-administration.ts';
import { ExpiredIdentityCleanup } from './expired-identity.cleanup.ts';
import { Invitation } from './invitation.entity.ts';
import { InvitationsService } from './invitations.service.ts';
import { MembersService } from './members.service.ts';
import { OneTimeToken } from './one-time-token.entity.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { RateLimit } from './rate-limit.entity.ts';
import { RateLimiter } from './rate-limiter.ts';
import { RegistrationService } from './registration.service.ts';
import { Session } from './session.entity.ts';
import { SessionsService } from './sessions.service.ts';
import { SecurityMails } from './security-mails.ts';
import { User } from './user.entity.ts';
import { UsersService } from './users.service.ts';
import { ReauthenticationService } from './reauthentication.service.ts';
import { PasskeysService } from './passkeys/passkeys.service.ts';
import { OpenIdClient } from './provider/open-id-client.ts';
import { ProviderAccounts } from './provider/provider-accounts.ts';
import { ProviderService } from './provider/provider.service.ts';
import { SignInMethods } from './sign-in-methods.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { ExternalIdentity } from './provider/external-identity.entity.ts';
import { Challenge } from './two-factor/challenge.entity.ts';
import { Challenges } from './two-factor/challenges.ts';
import { RecoveryCode } from './two-factor/recovery-code.entity.ts';
import { SignIn } from './two-factor/sign-in.ts';
import { TwoFactor } from './two-factor/two-factor.entity.ts';
import { TwoFactorService } from './two-factor/two-factor.service.ts';

const services = [
  ApiTokensService,
  AuthService,
  Authenticator,
  Devices,
  Downloads,
  GroupsAdministration,
  ExpiredIdentityCleanup,
  InvitationsService,
  LoginAttempts,
  MembersService,
  PasskeysService,
  PasswordResetService,
  ProviderService,
  RateLimiter,
  RegistrationService,
  SessionsService,
  SignIn,
  SecurityMails,
  TwoFactorService,
  UsersService,
];

@Module({
  imports: [
    GroupsModule,
    TypeOrmModule.forFeature([ApiToken, Invitation, LoginAttempt, OneTimeToken, RateLimit, Session, User]),
    TypeOrmModule.forFeature([Challenge, ExternalIdentity, Passkey, RecoveryCode, TwoFactor]),
  ],
  providers: [
    ...services,
    OpenIdClient,
    ProviderAccounts,
    SignInMethods,
    Challenges,
    DemoAccount,
    ReauthenticationService,
    BootstrapAdmin,
  ],
  exports: [...services, DemoAccount],
})
export class IdentityModule {}
