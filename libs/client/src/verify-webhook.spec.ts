import { createHmac } from 'node:crypto';
import { InvalidSignature, verifyWebhook } from './verify-webhook.ts';

const secret = 'whsec_example';
const body = JSON.stringify({ id: '1', type: 'recipe.updated', timestamp: '', groupId: '', data: { id: '2' } });
const signed = (seconds: number, text = body) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`;
const now = () => Math.floor(Date.now() / 1000);

describe('verifyWebhook', () => {
  it('returns the event of a request that is signed with the secret', async () => {
    expect(await verifyWebhook({ body, secret, signature: signed(now()) })).toMatchObject({ type: 'recipe.updated' });
  });

  it.each([
    ['another body', { body: `${body} `, signature: signed(now()) }],
    ['another secret', { body, signature: signed(now()), secret: 'whsec_other' }],
    ['an old request', { body, signature: signed(now() - 301) }],
    ['no signature', { body, signature: null }],
    ['a signature that is none', { body, signature: 't=,v1=zz' }],
  ])('refuses %s', async (_, request) => {
    await expect(verifyWebhook({ secret, ...request })).rejects.toThrow(InvalidSignature);
  });
});
