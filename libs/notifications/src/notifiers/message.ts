import type { SendResult, SendOptions } from '#platform';
import type { AppriseAddress } from './apprise-address.ts';

/** A notification for people. */
export interface Message {
  title: string;
  body: string;
  /** Extra fields, such as `event_type`, for services that accept them. */
  fields: Record<string, string>;
}

/** Network access of services. Both methods throw on failure; `post` also for an error status. */
export interface Transport {
  post(url: string, options: SendOptions): Promise<SendResult>;
  mail(settings: MailSettings, message: Message): Promise<void>;
}

export interface MailSettings {
  host: string;
  port: number;
  /** True for implicit TLS, as on port 465. */
  secure: boolean;
  user: string;
  password: string;
  from: string;
  to: string[];
}

export interface NotificationService {
  /** Returns true if the address has all parts that the service needs. */
  supports(address: AppriseAddress): boolean;
  /** Returns the HTTP status, if any. */
  send(address: AppriseAddress, message: Message, carrier: Transport): Promise<number | null>;
}

/** Joins title and body. */
export const asText = ({ title, body }: Message): string => [title, body].filter(Boolean).join('\n');
