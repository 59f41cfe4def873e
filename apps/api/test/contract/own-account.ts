import type { OperationId } from '#contract';

/** Operations that change the account of the caller, so each test needs a new member. */
export const OWN_ACCOUNT: OperationId[] = [
  'acceptInvitation',
  'beginTwoFactor',
  'changePassword',
  'confirmTwoFactor',
  'deleteSelf',
  'disableTwoFactor',
  'leaveGroup',
  'linkExternalIdentity',
  'logout',
  'refreshToken',
  'refreshTokenByGet',
  'renewRecoveryCodes',
];
