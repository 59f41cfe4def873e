import { Injectable } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { Environment } from '../environment.ts';
import { checkedMailServer } from './network-address.ts';
import { BadRequest, Problem } from '../errors/problem.ts';

/** A mail server that a person has named, with the account that they have there. */
export interface UserSmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465; otherwise STARTTLS where there is an account. */
  secure: boolean;
  user: string;
  password: string;
}

const SECONDS = 1000;

/** Sends through mail servers of people; as guarded as GuardedFetch, and with the same errors. */
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
      // the certificate is that of the name, whichever address was checked
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
