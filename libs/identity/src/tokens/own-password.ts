import type { Environment } from '#platform';
import type { User } from '../accounts/user.entity.ts';

type Settings = Pick<Environment, 'LDAP_AUTH_ENABLED' | 'LDAP_ALLOW_LOCAL_PASSWORD'>;

/** Accounts of the directory have no password of their own, unless that is allowed or the directory is off. */
export const mayUseOwnPassword = (
  { LDAP_AUTH_ENABLED, LDAP_ALLOW_LOCAL_PASSWORD }: Settings,
  { authMethod }: User,
): boolean => authMethod !== 'LDAP' || !LDAP_AUTH_ENABLED || LDAP_ALLOW_LOCAL_PASSWORD;
