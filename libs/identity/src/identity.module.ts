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
import { FirstAdministrator } from './first-administrator.ts';
import { GroupsAdministration } from './groups-administration.ts';
import { IdentityUpkeep } from './identity-upkeep.ts';
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
import { SignInNews } from './sign-in-news.ts';
import { User } from './user.entity.ts';
import { UsersService } from './users.service.ts';
import { OwnProof } from './own-proof.ts';
import { PasskeysService } from './passkeys/passkeys.service.ts';
import { OpenIdClient } from './provider/open-id-client.ts';
import { ProviderAccounts } from './provider/provider-accounts.ts';
import { ProviderService } from './provider/provider.service.ts';
import { WaysIn } from './ways-in.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { ExternalIdentity } from './provider/external-identity.entity.ts';
import { Challenge } from './second-step/challenge.entity.ts';
import { Challenges } from './second-step/challenges.ts';
import { RecoveryCode } from './second-step/recovery-code.entity.ts';
import { SignIn } from './second-step/sign-in.ts';
import { TwoFactor } from './second-step/two-factor.entity.ts';
import { TwoFactorService } from './second-step/two-factor.service.ts';

const services = [
  ApiTokensService,
  AuthService,
  Authenticator,
  Devices,
  Downloads,
  GroupsAdministration,
  IdentityUpkeep,
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
  SignInNews,
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
    WaysIn,
    Challenges,
    DemoAccount,
    OwnProof,
    FirstAdministrator,
  ],
  exports: [...services, DemoAccount],
})
export class IdentityModule {}
