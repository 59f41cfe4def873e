import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { DeliveryTarget } from '../deliveries/delivery-target.entity.ts';
import type { Option } from './options.ts';

/** A notification service of a group. */
@Entity('notifiers')
export class Notifier extends DeliveryTarget {
  /** Contains tokens and passwords; no response includes it. */
  @Column({ type: 'text' })
  appriseUrl: string;

  /** Events that it reports. */
  @Column({ type: 'text', array: true, default: '{}' })
  chosen: Option[];

  /** Language of the messages: that of its creator. */
  @Column({ type: 'text' })
  locale: string;

  options: ResponseSchema<'NotifierOptions'>;

  get service(): string {
    return this.appriseUrl.slice(0, this.appriseUrl.indexOf('://')).toLowerCase();
  }
}
