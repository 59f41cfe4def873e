export { ApiToken } from './tokens/api-token.entity.ts';
export { ApiTokensService } from './tokens/api-tokens.service.ts';
export { AuthService } from './sessions/auth.service.ts';
export {
  AccessRevoked,
  Authenticator,
  type SessionClaims,
  type SessionTokens,
  type WebToken,
} from './sessions/authenticator.ts';
export { AddressConfirmationService, confirmAddressMail } from './accounts/address-confirmation.service.ts';
export { AccountErasureService } from './accounts/account-erasure.service.ts';
export { OwnDataService } from './accounts/own-data.service.ts';
export { DemoAccount } from './accounts/demo-account.ts';
export { type Download, Downloads } from './tokens/downloads.ts';
export { Devices } from './sessions/devices.ts';
export { ExpiredIdentityCleanup, pruneIdentity } from './expired-identity.cleanup.ts';
export { languagesOf } from './accounts/languages.ts';
export { LoginAttempts } from './sessions/login-attempts.ts';
export { IdentityModule } from './identity.module.ts';
export { invitationMail, InvitationsService } from './invitations/invitations.service.ts';
export { MembersService } from './accounts/members.service.ts';
export { PrivateAddressesService } from './private-addresses/private-addresses.service.ts';
export { passwordResetMail, PasswordResetService } from './tokens/password-reset.service.ts';
export { RateLimiter } from './sessions/rate-limiter.ts';
export { RegistrationService } from './accounts/registration.service.ts';
export { type GroupView, GroupsAdministration } from './accounts/groups-administration.ts';
export type { UserView } from './accounts/user-view.ts';
export { User } from './accounts/user.entity.ts';
export { hashToken, isKnownHash, newToken } from './tokens/secrets.ts';
export { MailDelivery } from './mails/mail-delivery.ts';
export { UsersService } from './accounts/users.service.ts';
export { PasskeysService } from './passkeys/passkeys.service.ts';
export { ProviderService } from './provider/provider.service.ts';
export { SignIn } from './two-factor/sign-in.ts';
export { TwoFactorService } from './two-factor/two-factor.service.ts';
export { SessionsService } from './sessions/sessions.service.ts';
export { signInChangedMail, SecurityMails } from './sessions/security-mails.ts';
