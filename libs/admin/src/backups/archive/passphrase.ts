import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { type Identity, type Recipient, Stanza } from 'age-encryption';

const LABEL = 'age-encryption.org/v1/scrypt';
/** scrypt work factor 2^16: 64 MB and 0.2 s. The default of the library blocks the process for longer. */
const WORK = 16;
/** Work factor of the age command-line tools: 2^18 or 256 MB. */
const MAX_WORK = 18;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const CIPHER = 'chacha20-poly1305';
/** A constant nonce is safe because each key is used once. */
const NONCE = Buffer.alloc(12);

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const keyOf = (passphrase: string, salt: Buffer, work: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** work * 1024 + 2 ** 22 };
    scrypt(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Encrypts the file key for a passphrase in the age format. */
export const forPassphrase = (passphrase: string): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(SALT_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const cipher = createCipheriv(CIPHER, await keyOf(passphrase, salt, WORK), NONCE, options);
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(['scrypt', unpadded(salt), String(WORK)], new Uint8Array(body))];
  },
});

export const byPassphrase = (passphrase: string): Identity => ({
  async unwrapFileKey(stanzas) {
    const [stanza] = stanzas;
    const [kind, salt = '', work = ''] = stanza?.args ?? [];
    if (!stanza || stanzas.length > 1 || kind !== 'scrypt' || !/^[1-9]\d?$/.test(work) || Number(work) > MAX_WORK)
      return null;
    const key = await keyOf(passphrase, Buffer.from(salt, 'base64'), Number(work));
    const body = Buffer.from(stanza.body);
    const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    try {
      return new Uint8Array(Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]));
    } catch {
      return null;
    }
  },
});
