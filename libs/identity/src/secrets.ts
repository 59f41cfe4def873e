import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet, 2024): 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string) => hash(password, COST);

/** Takes as long for an account that does not exist as for one that does. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== undefined;
}

/** 192 random bits, safe in an address. */
export const newToken = () => randomBytes(24).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
export const newCacheKey = () => randomBytes(3).toString('base64url');
