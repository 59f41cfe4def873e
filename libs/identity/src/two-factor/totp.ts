import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** What apps are made for: RFC 6238 with SHA-1, six digits, half a minute. */
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD };
/** Steps that a clock may be ahead or behind. */
const DRIFT = 1;

const app = (secret: string, label = '') =>
  new TOTP({ ...FORM, issuer: 'Tureen', label, secret: Secret.fromBase32(secret) });

/** 160 random bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** For the QR code that an app reads. */
export const addressOf = (secret: string, account: string): string => app(secret, account).toString();

/** The step that a code belongs to, at a time or close to it; undefined for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = app(secret).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
