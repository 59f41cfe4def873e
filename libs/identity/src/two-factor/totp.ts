import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** RFC 6238 with the parameters that all authenticator apps support: SHA-1, six digits, 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD };
/** Steps that the device's clock may be ahead or behind. */
const DRIFT = 1;

const app = (secret: string, label = '') =>
  new TOTP({ ...FORM, issuer: 'Tureen', label, secret: Secret.fromBase32(secret) });

/** 160 random bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the otpauth URI for the QR code. */
export const otpauthUri = (secret: string, account: string): string => app(secret, account).toString();

/** Returns the time step that a code belongs to, within the allowed drift; undefined for a wrong code. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = app(secret).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
