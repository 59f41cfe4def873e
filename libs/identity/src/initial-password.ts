import { type Environment, ValidationFailed } from '#platform';
import { hashPassword } from './secrets.ts';

/** Of a new account: needed where people sign in with one, and none where they do not. Throws 422. */
export async function initialPasswordHash(
  { ALLOW_PASSWORD_LOGIN }: Pick<Environment, 'ALLOW_PASSWORD_LOGIN'>,
  password: string | undefined,
): Promise<string | null> {
  if (!ALLOW_PASSWORD_LOGIN) return null;
  if (!password) throw new ValidationFailed({ password: ['validation.isDefined'] });
  return hashPassword(password);
}
