import type { Sent, SendOptions } from '#platform';
import type { AppriseAddress } from './apprise-address.ts';

/** What people are told. */
export interface Message {
  title: string;
  body: string;
  /** For services that take further fields, such as `event_type`. */
  fields: Record<string, string>;
}

/** How services reach the world. Both throw where that fails; `post` also where the answer is no success. */
export interface Carrier {
  post(url: string, options: SendOptions): Promise<Sent>;
  mail(settings: MailSettings, message: Message): Promise<void>;
}

export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465. */
  secure: boolean;
  user: string;
  password: string;
  from: string;
  to: string[];
}

export interface Service {
  /** Whether an address has all that this service needs. */
  suits(address: AppriseAddress): boolean;
  /** Answers the status where the other side speaks HTTP. */
  send(address: AppriseAddress, message: Message, carrier: Carrier): Promise<number | null>;
}

/** Title and body as one text. */
export const asText = ({ title, body }: Message): string => [title, body].filter(Boolean).join('\n');
