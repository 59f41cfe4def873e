import { createHash, createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { limitConcurrency } from '#platform';

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet, 2024): 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

/** Two hashes at a time limit memory and leave threads for other work; requests beyond the queue of three are refused. */
const bounded = limitConcurrency(2, { retryAfter: 3, maxWaitMs: 10_000 });

export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, COST));

/** Takes equally long for an account that does not exist. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody');
  const expected = stored ?? (await decoy);
  const matches = await bounded(() =>
    BCRYPT.test(expected) ? verifyBcrypt(password, expected) : verify(expected, password),
  );
  return matches && stored !== undefined;
}

/** Verifies bcrypt hashes of imported accounts. Costs above 14 (about 1 s) are refused so that a login cannot block the server. */
const BCRYPT = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/;
const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=([1-8])\$[A-Za-z0-9+/]{11,88}\$[A-Za-z0-9+/]{22,88}$/;
const MAX_ARGON2 = { memory: 131_072, passes: 10 };

/** True if a hash of another server can be verified here at an acceptable cost. */
export function isKnownHash(stored: string): boolean {
  const [, memory, passes] = ARGON2.exec(stored) ?? [];
  if (memory === undefined) return BCRYPT.test(stored);
  return Number(memory) <= MAX_ARGON2.memory && Number(passes) <= MAX_ARGON2.passes;
}

/** True for hashes of other servers or other costs; the next login replaces them. */
export const isForeignHash = (stored: string): boolean => !stored.startsWith(OWN);
const OWN = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** 192 random bits, URL-safe. */
export const newToken = () => randomBytes(24).toString('base64url');
/** Derives a token from the server's key and a purpose, so that it can be shown again without being stored. */
export const derivedToken = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest().subarray(0, 24).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
export const newCacheKey = () => randomBytes(3).toString('base64url');
