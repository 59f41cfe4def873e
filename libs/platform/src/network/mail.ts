import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { Environment } from '../environment.ts';
import { locales, translate } from '../errors/messages.ts';
import type { MessageParams } from '../errors/problem.ts';
import { Storage } from '../storage.ts';

export interface Message {
  to: string;
  locale: string;
  /** Texts are `mails.<template>.{subject,heading,text,button,footer}` of the server's catalogue. */
  template:
    'resetPassword' | 'accountLocked' | 'addressChanged' | 'backupFailed' | 'invitation' | 'signInChanged' | 'test';
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
<html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f3ef;font-family:Roboto,Arial,sans-serif;color:#222">
<div style="max-width:520px;margin:auto;background:#fff;border-radius:12px;padding:32px">
<h1 style="margin:0 0 16px;font-size:22px">${escape(heading)}</h1>
<p style="line-height:1.5">${escape(text)}</p>
<p style="margin:24px 0"><a href="${escape(link)}" style="background:#b85600;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escape(button)}</a></p>
<p style="line-height:1.5;color:#555">${escape(footer)}</p>
<p style="color:#555;word-break:break-all">${escape(link)}</p>
</div></body></html>`;
}

/** Sends mails by SMTP or, without SMTP_HOST, writes .eml files to DATA_DIR/mail. */
@Injectable()
export class Mail {
  private readonly transport: Transporter;

  constructor(
    private readonly environment: Environment,
    private readonly storage: Storage,
  ) {
    this.transport = this.createTransport();
  }

  /** True if mails are sent by SMTP. */
  get isConfigured(): boolean {
    return Boolean(this.environment.SMTP_HOST);
  }

  async send(message: Message): Promise<void> {
    const result: { message?: Buffer } = await this.transport.sendMail(this.compose(message));
    if (!this.isConfigured && result.message) await this.storage.write(`mail/${randomUUID()}.eml`, result.message);
  }

  private compose({ to, locale, template, params, path }: Message): SendMailOptions {
    const say = (part: keyof Texts) => translate(locale, `mails.${template}.${part}`, params);
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
      subject: texts.subject,
      text: [texts.heading, texts.text, `${texts.button}: ${link}`, texts.footer].join('\n\n'),
      html: html(texts, link, locale),
    };
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
      socketTimeout: 20_000,
      ...(SMTP_USER && { auth: { user: SMTP_USER, pass: SMTP_PASSWORD ?? '' } }),
    });
  }
}
