import { createHmac } from 'node:crypto';

/** Signs as described at docs.stripe.com/webhooks#verify-manually: HMAC-SHA256 of the time in seconds, a full stop and the body. */
export function sign(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Headers of standardwebhooks.com, which its libraries check: the secret after its prefix is the key in base64. */
export function standardHeaders(secret: string, id: string, body: string, at: Date): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
