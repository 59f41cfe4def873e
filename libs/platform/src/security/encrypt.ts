import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'tureen', `sealed:${purpose}`, 32));

/**
 * Encrypts a secret that has to be read again, so that the database alone does not reveal it.
 *
 * @param secret key of the server
 * @param owner owner's id; a value that is copied to another owner's row cannot be decrypted
 */
export function encrypt(secret: string, { purpose, owner }: { purpose: string; owner: string }, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, nonce, content, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** Returns undefined if the text was encrypted with another key, for another owner, or was changed. */
export function decrypt(
  secret: string,
  { purpose, owner }: { purpose: string; owner: string },
  sealed: string,
): string | undefined {
  const [version, nonce = '', content = '', tag = ''] = sealed.split('.');
  if (version !== VERSION) return undefined;
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes(nonce), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(content)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
