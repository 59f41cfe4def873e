import { createHmac } from 'node:crypto';

/** Signs as described at docs.stripe.com/webhooks#verify-manually: HMAC-SHA256 of the time in seconds, a full stop and the body. */
export function sign(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
