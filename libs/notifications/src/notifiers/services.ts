/**
 * Notification services. Address formats follow Apprise (github.com/caronc/apprise/wiki), requests follow the documentation of each
 * service.
 */
import { createHash } from 'node:crypto';
import { mustGet } from '#contract/objects';
import type { AppriseAddress } from './apprise-address.ts';
import { asText, type Transport, type Message, type NotificationService } from './message.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** `ntfys` uses TLS, `ntfy` does not. */
const baseOf = ({ scheme, host, port }: AppriseAddress) =>
  `${scheme.endsWith('s') ? 'https' : 'http'}://${host}${port}`;

const pathOf = (parts: readonly string[]) => parts.map((part) => `/${encodeURIComponent(part)}`).join('');

function loginOf({ user, password }: AppriseAddress): Record<string, string> {
  if (!user) return {};
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

async function postJson(
  carrier: Transport,
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<number> {
  return (await carrier.post(url, { body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } })).status;
}

/** docs.ntfy.sh/publish. `ntfy://topic` is a topic of ntfy.sh. */
const ntfy: NotificationService = {
  supports: ({ host }) => host !== '',
  async send(address, { title, body }, carrier) {
    const ofCloud = address.path.length === 0;
    const topics = ofCloud ? [address.host] : address.path;
    const base = ofCloud ? 'https://ntfy.sh' : baseOf(address);
    // tokens begin with tk_ and replace the user
    const headers = address.user.startsWith('tk_') ? { authorization: `Bearer ${address.user}` } : loginOf(address);
    let status = 0;
    for (const topic of topics)
      status = await postJson(carrier, base, { topic, title, message: body || title }, headers);
    return status;
  },
};

/** gotify.net/docs/pushmsg */
const gotify: NotificationService = {
  supports: ({ host, path }) => host !== '' && path.length > 0,
  async send(address, { title, body }, carrier) {
    const priority = Number(address.query.get('priority') ?? 5) || 5;
    const url = `${baseOf(address)}${pathOf(address.path.slice(0, -1))}/message`;
    const headers = { 'x-gotify-key': address.path.at(-1) ?? '' };
    return postJson(carrier, url, { title, message: body || title, priority }, headers);
  },
};

/** discord.com/developers/docs/resources/webhook#execute-webhook; the limit is 2,000 characters. */
const discord: NotificationService = {
  supports: ({ host, path }) => host !== '' && path.length > 0,
  send: async ({ host, path: [token = ''], user }, { title, body }, carrier) =>
    postJson(carrier, `https://discord.com/api/webhooks${pathOf([host, token])}`, {
      ...(user && { username: user }),
      content: [`**${title}**`, body].filter(Boolean).join('\n').slice(0, 2000),
      allowed_mentions: { parse: [] },
    }),
};

const SLACK_SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);
const forSlack = (text: string) => text.replace(/[&<>]/g, (sign) => mustGet(SLACK_SIGNS, sign));

/** api.slack.com/messaging/webhooks: `slack://TokenA/TokenB/TokenC/#channel`. */
const slack: NotificationService = {
  supports: ({ host, path }) => host !== '' && path.length >= 2,
  send: async ({ host, path: [second = '', third = '', channel], user }, { title, body }, carrier) =>
    postJson(carrier, `https://hooks.slack.com/services${pathOf([host, second, third])}`, {
      text: [`*${forSlack(title)}*`, forSlack(body)].filter(Boolean).join('\n'),
      ...(user && { username: user }),
      ...(channel && { channel }),
    }),
};

/** core.telegram.org/bots/api#sendmessage: `tgram://<id>:<token>/chat`; the limit is 4,096 characters. */
const telegram: NotificationService = {
  supports: ({ host, port, path }) => `${host}${port}`.includes(':') && path.length > 0,
  async send({ host, port, path }, message, carrier) {
    const url = `https://api.telegram.org/bot${host}${port}/sendMessage`;
    let status = 0;
    for (const chat of path)
      status = await postJson(carrier, url, { chat_id: chat, text: asText(message).slice(0, 4096) });
    return status;
  },
};

/** spec.matrix.org/latest/client-server-api: `matrixs://token@host/!room` or `matrixs://user:password@host/#alias`. */
const matrix: NotificationService = {
  supports: ({ host, user, path }) => host !== '' && user !== '' && path.length > 0,
  async send(address, message, carrier) {
    const api = `${baseOf(address)}/_matrix/client/v3`;
    const headers = { ...JSON_TYPE, authorization: `Bearer ${await matrixToken(api, address, carrier)}` };
    let status = 0;
    for (const room of address.path) {
      const name = /^[!#]/.test(room) ? room : `#${room}`;
      const full = name.includes(':') ? name : `${name}:${address.host}`;
      const joined = await carrier.post(`${api}/join${pathOf([full])}`, { body: '{}', headers });
      const { room_id: id }: { room_id: string } = JSON.parse(joined.body.toString());
      // the same id in each attempt, so that the server stores the message once
      const transaction = createHash('sha256')
        .update(`${id} ${message.fields.event_id} ${asText(message)}`)
        .digest('hex');
      const body = JSON.stringify({ msgtype: 'm.text', body: asText(message) });
      const url = `${api}/rooms${pathOf([id])}/send/m.room.message/${transaction}`;
      ({ status } = await carrier.post(url, { method: 'PUT', body, headers }));
    }
    return status;
  },
};

async function matrixToken(api: string, { user, password }: AppriseAddress, carrier: Transport): Promise<string> {
  if (!password) return user;
  const body = JSON.stringify({ type: 'm.login.password', identifier: { type: 'm.id.user', user }, password });
  const answer = await carrier.post(`${api}/login`, { body, headers: JSON_TYPE });
  const { access_token: token }: { access_token: string } = JSON.parse(answer.body.toString());
  return token;
}

/** pushover.net/api: `pover://user@token/device`. */
const pushover: NotificationService = {
  supports: ({ host, user }) => host !== '' && user !== '',
  async send({ host, user, path }, { title, body }, carrier) {
    const payload = {
      token: host,
      user,
      title,
      message: body || title,
      ...(path.length && { device: path.join(',') }),
    };
    const form = new URLSearchParams(payload).toString();
    return (await carrier.post('https://api.pushover.net/1/messages.json', { body: form, headers: FORM_TYPE })).status;
  },
};

/** developers.home-assistant.io/docs/api/rest; shows a persistent notification: `hassios://host/long-lived-token`. */
const homeAssistant: NotificationService = {
  supports: ({ host, path }) => host !== '' && path.length > 0,
  async send(address, { title, body, fields }, carrier) {
    const base = address.port ? baseOf(address) : `${baseOf(address)}:8123`;
    const headers = { authorization: `Bearer ${address.path.at(-1) ?? ''}` };
    const url = `${base}${pathOf(address.path.slice(0, -1))}/api/services/persistent_notification/create`;
    return postJson(carrier, url, { title, message: body || title, notification_id: fields.event_id }, headers);
  },
};

const mailto: NotificationService = {
  supports: ({ host, user, query }) => host !== '' && (user !== '' || (query.has('to') && query.has('from'))),
  async send({ scheme, host, port, user, password, query, path }, message, carrier) {
    const own = user.includes('@') ? user : `${user}@${host}`;
    const from = query.get('from') || own;
    const to = [...path, ...(query.get('to') || '').split(',')].map((one) => one.trim()).filter(Boolean);
    const secure = scheme === 'mailtos' && query.get('mode') !== 'starttls';
    await carrier.mail(
      {
        host: query.get('smtp') || host,
        port: Number(port.slice(1)) || (secure ? 465 : 587),
        secure,
        user: query.get('user') || (password ? own : ''),
        password: query.get('pass') || password,
        from,
        to: to.length ? to : [from],
      },
      message,
    );
    return null;
  },
};

/** JSON body of Apprise's custom endpoints. */
const content = ({ title, body, fields }: Message) => ({
  version: '1.0',
  title,
  message: body,
  type: 'info',
  ...fields,
});

/** Custom headers are query parameters such as `?+X-Token=…`. */
const headersOf = ({ query }: AppriseAddress) =>
  Object.fromEntries([...query].flatMap(([name, value]) => (/^[ +]/.test(name) ? [[name.slice(1), value]] : [])));

const own = (type: string, write: (message: Message) => string): NotificationService => ({
  supports: ({ host }) => host !== '',
  async send(address, message, carrier) {
    const headers = { 'content-type': type, ...headersOf(address), ...loginOf(address) };
    return (await carrier.post(baseOf(address) + pathOf(address.path), { body: write(message), headers })).status;
  },
});

const XML_SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const forXml = (text: string) => text.replace(/[&<>"]/g, (sign) => mustGet(XML_SIGNS, sign));

function asXml({ title, body, fields }: Message): string {
  const parts = { Version: '1.0', Subject: title, MessageType: 'info', Message: body, ...fields };
  const tags = Object.entries(parts).map(([name, value]) => `<${name}>${forXml(value)}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><Notification>${tags.join('')}</Notification></soapenv:Body></soapenv:Envelope>`;
}

const json = own('application/json', (message) => JSON.stringify({ ...content(message), attachments: [] }));
const form = own('application/x-www-form-urlencoded', (message) => new URLSearchParams(content(message)).toString());
const xml = own('application/xml', asXml);

export const SERVICES: ReadonlyMap<string, NotificationService> = new Map([
  ['ntfy', ntfy],
  ['ntfys', ntfy],
  ['gotify', gotify],
  ['gotifys', gotify],
  ['discord', discord],
  ['slack', slack],
  ['tgram', telegram],
  ['matrix', matrix],
  ['matrixs', matrix],
  ['pover', pushover],
  ['hassio', homeAssistant],
  ['hassios', homeAssistant],
  ['mailto', mailto],
  ['mailtos', mailto],
  ['json', json],
  ['jsons', json],
  ['xml', xml],
  ['xmls', xml],
  ['form', form],
  ['forms', form],
]);
