import { createHash, createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limited } from '#platform';

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet, 2024): 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

/** Two at a time keep both memory and the threads that other work needs; who comes when the queue is full comes again. */
const bounded = limited(2, 3);

export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, COST));

/** Takes as long for an account that does not exist as for one that does. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody');
  const expected = stored ?? (await decoy);
  const matches = await bounded(() => verify(expected, password));
  return matches && stored !== undefined;
}

/** 192 random bits, safe in an address. */
export const newToken = () => randomBytes(24).toString('base64url');
/** Follows from the key of the server and what it is for, so that it can be shown again and is stored nowhere. */
export const derivedToken = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest().subarray(0, 24).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
export const newCacheKey = () => randomBytes(3).toString('base64url');
