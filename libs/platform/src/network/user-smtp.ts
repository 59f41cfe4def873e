import { Injectable } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { Environment } from '../environment.ts';
import { checkedMailServer } from './network-address.ts';
import { BadRequest, Problem } from '../errors/problem.ts';

/** A mail server that a user configured, with their account. */
export interface UserSmtpServer {
  host: string;
  port: number;
  /** Implicit TLS, as on port 465; otherwise STARTTLS, which is required with an account. */
  secure: boolean;
  user: string;
  password: string;
}

const SECONDS = 1000;

/** Sends mails through servers that users configured, with the guards and errors of GuardedFetch. */
@Injectable()
export class UserSmtp {
  constructor(private readonly environment: Environment) {}

  async send(
    { host, port, secure, user, password }: UserSmtpServer,
    mail: { from: string; to: string[]; subject: string; text: string },
  ): Promise<void> {
    const [first] = await checkedMailServer(host, port, this.environment.FETCH_ALLOWED_HOSTS);
    if (!first) throw new BadRequest('fetch.failed', { host });
    const transport = nodemailer.createTransport({
      host: first.address,
      port,
      secure,
      // the certificate belongs to the name, not to the checked address
      tls: { servername: host },
      requireTLS: !secure && user !== '',
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      socketTimeout: 20 * SECONDS,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(user && { auth: { user, pass: password } }),
    });
    try {
      await transport.sendMail(mail);
    } catch (error) {
      throw error instanceof Problem ? error : new BadRequest('fetch.failed', { host });
    } finally {
      transport.close();
    }
  }
}
