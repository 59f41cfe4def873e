import type { SendResult, SendOptions } from '#platform';
import { parseAppriseAddress } from './apprise-address.ts';
import type { MailSettings, Message } from './message.ts';
import { SERVICES } from './services.ts';

const message: Message = { title: 'Leeks & <cheese>', body: 'Ada added it.', fields: { event_id: 'one' } };

/** Returns the requests that a service sends, with parsed bodies. */
async function sent(address: string, told = message) {
  const requests: { url: string; headers: SendOptions['headers']; body: unknown }[] = [];
  const mails: MailSettings[] = [];
  const parsed = parseAppriseAddress(address)!;
  const service = SERVICES.get(parsed.scheme)!;
  expect(service.supports(parsed)).toBe(true);
  await service.send(parsed, told, {
    post: (url, { body, headers }) => {
      const text = String(body);
      requests.push({
        url,
        headers,
        body: text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)),
      });
      return Promise.resolve({ status: 200, body: Buffer.from('{}') } as SendResult);
    },
    mail: (settings) => Promise.resolve(void mails.push(settings)),
  });
  return { requests, mails };
}

describe('services with a fixed address get requests as documented', () => {
  it('Discord', async () => {
    const { requests } = await sent('discord://Larder@4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js');
    expect(requests).toMatchObject([
      {
        url: 'https://discord.com/api/webhooks/4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js',
        body: {
          username: 'Larder',
          content: '**Leeks & <cheese>**\nAda added it.',
          // text of recipes must not mention users
          allowed_mentions: { parse: [] },
        },
      },
    ]);
    const long = await sent('discord://4174216298/token', { ...message, body: 'x'.repeat(3000) });
    expect((long.requests[0]!.body as { content: string }).content).toHaveLength(2000);
  });

  it('Slack, with escaped link characters', async () => {
    const { requests } = await sent('slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#kitchen');
    expect(requests).toMatchObject([
      {
        url: 'https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ',
        body: { text: '*Leeks &amp; &lt;cheese&gt;*\nAda added it.', channel: '#kitchen' },
      },
    ]);
  });

  it('Telegram, each chat', async () => {
    const { requests } = await sent('tgram://123456789:alphanumeric-token/12315544/-1001');
    expect(requests).toMatchObject(
      ['12315544', '-1001'].map((chat) => ({
        url: 'https://api.telegram.org/bot123456789:alphanumeric-token/sendMessage',
        body: { chat_id: chat, text: 'Leeks & <cheese>\nAda added it.' },
      })),
    );
  });

  it('Pushover, on the named devices', async () => {
    const { requests } = await sent('pover://userkey@apptoken/phone/tablet');
    expect(requests).toMatchObject([
      {
        url: 'https://api.pushover.net/1/messages.json',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: {
          token: 'apptoken',
          user: 'userkey',
          title: 'Leeks & <cheese>',
          message: 'Ada added it.',
          device: 'phone,tablet',
        },
      },
    ]);
  });

  it('ntfy.sh, for a topic without a host', async () => {
    const { requests } = await sent('ntfy://pantry');
    expect(requests).toMatchObject([
      { url: 'https://ntfy.sh', body: { topic: 'pantry', title: 'Leeks & <cheese>', message: 'Ada added it.' } },
    ]);
  });
});

it('sends mail through the server of the address or the configured one', async () => {
  const plain = await sent('mailto://ada:secret@example.com');
  expect(plain.mails).toMatchObject([
    {
      host: 'example.com',
      port: 587,
      secure: false,
      user: 'ada@example.com',
      password: 'secret',
      to: ['ada@example.com'],
    },
  ]);
  const named = await sent(
    'mailtos://ada:secret@example.com?smtp=mail.example.net&to=ben@example.org,cleo@example.org',
  );
  expect(named.mails).toMatchObject([
    { host: 'mail.example.net', port: 465, secure: true, to: ['ben@example.org', 'cleo@example.org'] },
  ]);
});
