import type { webhooks } from '#contract/generated/wire-types';

type Bodies = { [Kind in keyof webhooks]: webhooks[Kind]['post']['requestBody']['content']['application/json'] };
/** Body of a request to an event webhook. `type` begins with the kind, such as `recipe.updated`. */
export type WebhookEvent = Bodies[keyof webhooks];

export interface SignedRequest {
  /** The body as it was received, unchanged. */
  body: string;
  /** The header `Tureen-Signature`. */
  signature: string | null | undefined;
  /** The secret of the webhook, `whsec_…`. */
  secret: string;
  /** Age at which requests are refused, so that nobody sends an old one again: five minutes unless said otherwise. */
  maxAgeSeconds?: number;
}

/** The request was not sent by the server that has the secret, or is too old. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

/** Checks the signature of a request to an event webhook and returns the event. Throws InvalidSignature. */
export async function verifyWebhook({
  body,
  signature,
  secret,
  maxAgeSeconds = 300,
}: SignedRequest): Promise<WebhookEvent> {
  const fields = new Map(
    (signature ?? '').split(',').map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]),
  );
  const seconds = Number(fields.get('t'));
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['verify']);
  const hex = fields.get('v1') ?? '';
  const mac = Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
  // compares in constant time
  const isValid = await crypto.subtle.verify('HMAC', key, mac, bytes.encode(`${seconds}.${body}`));
  if (!isValid) throw new InvalidSignature('The signature does not fit the body and the secret.');
  if (Math.abs(Date.now() / 1000 - seconds) > maxAgeSeconds) throw new InvalidSignature('The request is too old.');
  return JSON.parse(body) as WebhookEvent;
}
