import { type Environment, ValidationFailed } from '#platform';
import { hashPassword } from '../tokens/secrets.ts';

/** Hashes the password of a new account. Throws 422 if it is missing while password login is on, or present while it is off. */
export async function initialPasswordHash(
  { ALLOW_PASSWORD_LOGIN }: Pick<Environment, 'ALLOW_PASSWORD_LOGIN'>,
  password: string | undefined,
): Promise<string | null> {
  if (!ALLOW_PASSWORD_LOGIN) return null;
  if (!password) throw new ValidationFailed({ password: ['validation.isDefined'] });
  return hashPassword(password);
}
