import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { ApiToken } from './tokens/api-token.entity.ts';
import { ApiTokensService } from './tokens/api-tokens.service.ts';
import { AuthService } from './sessions/auth.service.ts';
import { Authenticator } from './sessions/authenticator.ts';
import { AddressConfirmationService } from './accounts/address-confirmation.service.ts';
import { AccountErasureService } from './accounts/account-erasure.service.ts';
import { ErasedAccount } from './accounts/erased-account.entity.ts';
import { OwnDataService } from './accounts/own-data.service.ts';
import { MailDelivery } from './mails/mail-delivery.ts';
import { UndeliveredMail } from './mails/undelivered-mail.entity.ts';
import { DemoAccount } from './accounts/demo-account.ts';
import { Devices } from './sessions/devices.ts';
import { LoginAttempt } from './sessions/login-attempt.entity.ts';
import { LoginAttempts } from './sessions/login-attempts.ts';
import { Downloads } from './tokens/downloads.ts';
import { BootstrapAdmin } from './accounts/bootstrap-admin.ts';
import { GroupsAdministration } from './accounts/groups-administration.ts';
import { ExpiredIdentityCleanup } from './expired-identity.cleanup.ts';
import { Invitation } from './invitations/invitation.entity.ts';
import { InvitationsService } from './invitations/invitations.service.ts';
import { MembersService } from './accounts/members.service.ts';
import { OneTimeToken } from './tokens/one-time-token.entity.ts';
import { PasswordResetService } from './tokens/password-reset.service.ts';
import { RateLimit } from './sessions/rate-limit.entity.ts';
import { RateLimiter } from './sessions/rate-limiter.ts';
import { RegistrationService } from './accounts/registration.service.ts';
import { Session } from './sessions/session.entity.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { SecurityMails } from './sessions/security-mails.ts';
import { User } from './accounts/user.entity.ts';
import { UsersService } from './accounts/users.service.ts';
import { ReauthenticationService } from './sessions/reauthentication.service.ts';
import { PrivateAddress } from './private-addresses/private-address.entity.ts';
import { PrivateAddressesService } from './private-addresses/private-addresses.service.ts';
import { PasskeysService } from './passkeys/passkeys.service.ts';
import { OpenIdClient } from './provider/open-id-client.ts';
import { ProviderAccounts } from './provider/provider-accounts.ts';
import { ProviderService } from './provider/provider.service.ts';
import { SignInMethods } from './sessions/sign-in-methods.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { ExternalIdentity } from './provider/external-identity.entity.ts';
import { Challenge } from './two-factor/challenge.entity.ts';
import { Challenges } from './two-factor/challenges.ts';
import { RecoveryCode } from './two-factor/recovery-code.entity.ts';
import { SignIn } from './two-factor/sign-in.ts';
import { TwoFactor } from './two-factor/two-factor.entity.ts';
import { TwoFactorService } from './two-factor/two-factor.service.ts';

const services = [
  AccountErasureService,
  AddressConfirmationService,
  ApiTokensService,
  AuthService,
  Authenticator,
  Devices,
  Downloads,
  GroupsAdministration,
  ExpiredIdentityCleanup,
  InvitationsService,
  LoginAttempts,
  MailDelivery,
  MembersService,
  OwnDataService,
  PasskeysService,
  PasswordResetService,
  PrivateAddressesService,
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
    TypeOrmModule.forFeature([
      ApiToken,
      ErasedAccount,
      UndeliveredMail,
      Invitation,
      LoginAttempt,
      OneTimeToken,
      PrivateAddress,
      RateLimit,
      Session,
      User,
    ]),
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
