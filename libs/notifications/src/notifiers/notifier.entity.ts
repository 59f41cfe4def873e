import { Column, Entity } from 'typeorm';
import type { Answer } from '#contract';
import { GroupOwned, householdIdOf } from '#groups';
import { Listed } from '#persistence';
import type { Option } from './options.ts';

/** A service that the people of a group are told through. */
@Entity('notifiers')
export class Notifier extends GroupOwned {
  @Listed()
  @Column({ type: 'text' })
  name: string;

  @Listed()
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

  options: Answer<'NotifierOptions'>;

  get service(): string {
    return this.appriseUrl.slice(0, this.appriseUrl.indexOf('://')).toLowerCase();
  }

  get householdId(): string {
    return householdIdOf(this.groupId);
  }
}
