import { Column, Entity } from 'typeorm';
import type { ResponseSchema } from '#contract';
import { GroupOwned, householdIdOf } from '#groups';
import { Filterable } from '#persistence';
import type { Option } from './options.ts';

/** A service that the people of a group are told through. */
@Entity('notifiers')
export class Notifier extends GroupOwned {
  @Filterable()
  @Column({ type: 'text' })
  name: string;

  @Filterable()
  @Column({ default: true })
  enabled: boolean;

  /** Holds tokens and passwords: no answer has it. */
  @Column({ type: 'text' })
  appriseUrl: string;

  /** Of what it is told. */
  @Column({ type: 'text', array: true, default: '{}' })
  chosen: Option[];

  /** In which language: that of whoever made it. */
  @Column({ type: 'text' })
  locale: string;

  options: ResponseSchema<'NotifierOptions'>;

  get service(): string {
    return this.appriseUrl.slice(0, this.appriseUrl.indexOf('://')).toLowerCase();
  }

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}
