export { ApiToken } from './api-token.entity.ts';
export { ApiTokensService } from './api-tokens.service.ts';
export { AuthService } from './auth.service.ts';
export {
  AccessRevoked,
  Authenticator,
  type SessionClaims,
  type SessionTokens,
  type WebToken,
} from './authenticator.ts';
export { DemoAccount } from './demo-account.ts';
export { type Download, Downloads } from './downloads.ts';
export { Devices } from './devices.ts';
export { ExpiredIdentityCleanup, pruneIdentity } from './expired-identity.cleanup.ts';
export { languagesOf } from './languages.ts';
export { LoginAttempts } from './login-attempts.ts';
export { IdentityModule } from './identity.module.ts';
export { invitationMail, InvitationsService } from './invitations.service.ts';
export { MemberLeft, MembersService } from './members.service.ts';
export { passwordResetMail, PasswordResetService } from './password-reset.service.ts';
export { RateLimiter } from './rate-limiter.ts';
export { RegistrationService } from './registration.service.ts';
export { type GroupView, GroupsAdministration } from './groups-administration.ts';
export type { UserView } from './user-view.ts';
export { User } from './user.entity.ts';
export { hashToken, isKnownHash, newToken } from './secrets.ts';
export { addressChangedMail, UsersService } from './users.service.ts';
export { PasskeysService } from './passkeys/passkeys.service.ts';
export { ProviderService } from './provider/provider.service.ts';
export { SignIn } from './two-factor/sign-in.ts';
export { TwoFactorService } from './two-factor/two-factor.service.ts';
export { SessionsService } from './sessions.service.ts';
export { signInChangedMail, SecurityMails } from './security-mails.ts';
