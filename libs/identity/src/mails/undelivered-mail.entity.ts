import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';

/** A mail that could not be sent yet, or that was refused. It is deleted when the mail is sent. */
@ServerOnly()
@Entity('undelivered_mails')
export class UndeliveredMail {
  /** Id of the job. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  template: string;

  /** Codes of the mail server. */
  @Column('text')
  reason: string;

  @Column({ default: false })
  isRefused: boolean;

  @Column(instant)
  failedAt: Date;
}
