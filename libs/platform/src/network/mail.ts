import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { Environment } from '../environment.ts';
import { locales, translate } from '../errors/messages.ts';
import { type MessageParams, Problem } from '../errors/problem.ts';
import { Storage } from '../storage.ts';

export interface Message {
  /** Same for each attempt to send the mail, so that receivers recognize copies. */
  id?: string;
  to: string;
  /** The person who causes the mail; answers go to them instead of the server. */
  replyTo?: { name: string; address: string } | undefined;
  locale: string;
  /** Texts are `mails.<template>.{subject,heading,text,button,footer}` of the server's catalogue. */
  template:
    | 'resetPassword'
    | 'accountLocked'
    | 'addressChanged'
    | 'backupFailed'
    | 'confirmAddress'
    | 'invitation'
    | 'signInChanged'
    | 'signInChangedElsewhere'
    | 'test';
  params?: MessageParams;
  /** Path and query of the button's link, relative to BASE_URL. */
  path: string;
}

interface Texts {
  subject: string;
  heading: string;
  text: string;
  button: string;
  footer: string;
}

const escaped = new Map<string, string>(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
);
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escaped.get(character) ?? '');

function html({ subject, heading, text, button, footer }: Texts, link: string, locale: string): string {
  const direction = locales.find(({ code }) => code === locale)?.direction ?? 'ltr';
  return `<!doctype html>
<html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f3ef;font-family:Roboto,Arial,sans-serif;color:#222">
<div style="max-width:520px;margin:auto;background:#fff;border-radius:12px;padding:32px;overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:22px">${escape(heading)}</h1>
<p style="line-height:1.5">${escape(text)}</p>
<p style="margin:24px 0"><a href="${escape(link)}" style="background:#b85600;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escape(button)}</a></p>
<p style="line-height:1.5;color:#555">${escape(footer)}</p>
<p dir="ltr" style="color:#555;word-break:break-all;text-align:start">${escape(link)}</p>
</div></body></html>`;
}

/** Parameters that people chose freely. */
const NAMES = ['inviter', 'group', 'username'];

/** Keeps mail programs from making a link of a name, such as that of a group: an invisible character separates its parts. */
const unlinked = (name: string): string => name.replace(/(?<=[\p{L}\p{N}])(?:\.(?=\p{L})|:(?=\/\/)|@)/gu, '$&\u2060');

const withoutLinks = (params: MessageParams): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, NAMES.includes(name) ? unlinked(String(value)) : value]),
  );

/** Thrown when the mail server refuses a mail for good, so that another attempt would not help. */
export class MailRefused extends Problem {
  constructor(readonly reason: string) {
    super(400, 'admin.mailRefused', { reason });
  }
}

/** A failed attempt. The original error is left out, because it names the recipient and would be logged. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';

  constructor(readonly reason: string) {
    super(`The mail server did not take the mail (${reason})`);
  }
}

const codesOf = ({ code, responseCode }: { code?: string; responseCode?: number }): string =>
  [code, responseCode].filter(Boolean).join(' ') || 'ERROR';

/** Returns the codes of the mail server. */
export const mailErrorReason = (error: unknown): string =>
  error instanceof MailRefused || error instanceof MailFailed ? error.reason : 'ERROR';

/** A refused sender or recipient is final; a refused sign-in is not, because an administrator can correct the password. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode = 0 }: { code?: string; responseCode?: number } = Object(error);
  return responseCode >= 500 && code !== 'EAUTH';
};

/** Sends mails by SMTP. With MAIL_TO_FILES, writes .eml files to DATA_DIR/mail instead. */
@Injectable()
export class Mail {
  private readonly transport: Transporter;

  constructor(
    private readonly environment: Environment,
    private readonly storage: Storage,
  ) {
    this.transport = this.createTransport();
  }

  get isConfigured(): boolean {
    return Boolean(this.environment.SMTP_HOST) || this.environment.MAIL_TO_FILES;
  }

  /** Does nothing without a mail server. Throws MailRefused if another attempt would not help. */
  async send(message: Message): Promise<void> {
    if (!this.isConfigured) return;
    const sending: Promise<{ message?: Buffer }> = this.transport.sendMail(this.compose(message));
    const result = await sending.catch((error: unknown) => {
      const reason = codesOf(Object(error));
      throw isRefusal(error) ? new MailRefused(reason) : new MailFailed(reason);
    });
    if (!this.environment.SMTP_HOST && result.message)
      await this.storage.write(`mail/${randomUUID()}.eml`, result.message);
  }

  private compose({ id, to, replyTo, locale, template, params, path }: Message): SendMailOptions {
    const say = (part: keyof Texts) => translate(locale, `mails.${template}.${part}`, params && withoutLinks(params));
    const texts = {
      subject: say('subject'),
      heading: say('heading'),
      text: say('text'),
      button: say('button'),
      footer: say('footer'),
    };
    const link = this.environment.BASE_URL + path;
    return {
      from: { name: this.environment.SMTP_FROM_NAME, address: this.environment.SMTP_FROM_EMAIL },
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      subject: texts.subject,
      headers: { 'auto-submitted': 'auto-generated' },
      ...(id && { messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${this.host}>` }),
      text: [texts.heading, texts.text, `${texts.button}: ${link}`, texts.footer].join('\n\n'),
      html: html(texts, link, locale),
    };
  }

  private get host(): string {
    return new URL(this.environment.BASE_URL).hostname;
  }

  private createTransport(): Transporter {
    const { SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, SMTP_AUTH_STRATEGY } = this.environment;
    if (!SMTP_HOST) return nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    return nodemailer.createTransport({
      host: SMTP_HOST,
      port: SMTP_PORT,
      secure: SMTP_AUTH_STRATEGY === 'SSL',
      requireTLS: SMTP_AUTH_STRATEGY === 'TLS',
      ignoreTLS: SMTP_AUTH_STRATEGY === 'NONE',
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // RFC 5321 4.5.3.2.6: a server may need ten minutes to accept a mail
      socketTimeout: 10 * 60_000,
      ...(SMTP_USER && { auth: { user: SMTP_USER, pass: SMTP_PASSWORD ?? '' } }),
    });
  }
}
