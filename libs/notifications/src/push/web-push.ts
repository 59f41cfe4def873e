import { createCipheriv, createECDH, createPrivateKey, type ECDH, hkdfSync, randomBytes, sign } from 'node:crypto';

/** Keys of a browser's subscription, base64url. */
export interface PushKeys {
  /** Public key on P-256, uncompressed. */
  p256dh: string;
  auth: string;
}

const CURVE = 'prime256v1';
/** Size of the one record that a message is, which push services accept (RFC 8291, section 4). */
const RECORD_SIZE = 4096;
const HEADER_BYTES = 86;
const TAG_BYTES = 16;
/** Maximum length of a message in bytes. */
export const MAX_MESSAGE_BYTES = RECORD_SIZE - HEADER_BYTES - TAG_BYTES - 1;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function newKeyPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/** Encrypts a message for a browser with the content coding aes128gcm (RFC 8291 and RFC 8188). Key pair and salt are for tests. */
export function encryptPush(
  message: string,
  { p256dh, auth }: PushKeys,
  { pair = newKeyPair(), salt = randomBytes(16) }: { pair?: ECDH; salt?: Buffer } = {},
): Buffer {
  const [browserKey, authSecret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  const serverKey = pair.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, serverKey]);
  const secret = derive(pair.computeSecret(browserKey), authSecret, keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // the delimiter of the last record
  const sealed = Buffer.concat([
    cipher.update(message),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_SIZE);
  sizes.writeUInt8(serverKey.length, 4);
  return Buffer.concat([salt, sizes, serverKey, sealed]);
}

/** The server's key pair for push services (VAPID, RFC 8292), derived from its secret, so that all processes have the same. */
export function vapidKeys(secret: string): ECDH {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(derive(Buffer.from(secret), Buffer.alloc(0), 'tureen web push', 32));
  return pair;
}

const TOKEN_SECONDS = 12 * 3600;

/** The header by which a push service knows the server. @param subject address of the operator, mailto: or https: */
export function vapidHeader(pair: ECDH, endpoint: string, { subject, now }: { subject: string; now: Date }): string {
  const publicKey = pair.getPublicKey();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  const claims = part({ aud: new URL(endpoint).origin, exp, sub: subject });
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${claims}`;
  const coordinate = (from: number) => publicKey.subarray(from, from + 32).toString('base64url');
  const d = pair.getPrivateKey().toString('base64url').padStart(43, 'A');
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d },
    format: 'jwk',
  });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey.toString('base64url')}`;
}
