import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { DeliveryTarget } from '../deliveries/delivery-target.entity.ts';
import type { Option } from './options.ts';
import { SERVICES } from './services.ts';

/** A notification service of a group. */
@Entity('notifiers')
export class Notifier extends DeliveryTarget {
  /** Apprise address with tokens and passwords, encrypted with the server's key; no response includes it. */
  @Column({ type: 'text' })
  sealedAddress: string;

  /** Scheme of the address. */
  @Column({ type: 'text', default: '' })
  service: string;

  /** False if no service takes addresses with this scheme. */
  get supported(): boolean {
    return SERVICES.has(this.service);
  }

  /** Events that it reports. */
  @Column({ type: 'text', array: true, default: '{}' })
  chosen: Option[];

  /** Language of the messages: that of its creator. */
  @Column({ type: 'text' })
  locale: string;

  options: ResponseSchema<'NotifierOptions'>;
}
