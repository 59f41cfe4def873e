import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';

/** A job that runs by itself, as the workers have announced it, and how it went the last time. */
@ServerOnly()
@Entity('job_schedules')
export class JobSchedule {
  /** Name of the job. */
  @PrimaryColumn('text')
  name: string;

  /** A cron pattern in UTC. */
  @Column('text')
  pattern: string;

  @Column({ ...instant, nullable: true })
  startedAt: Date | null;

  @Column({ ...instant, nullable: true })
  endedAt: Date | null;

  /** Null while it runs for the first time. */
  @Column('boolean', { nullable: true })
  succeeded: boolean | null;
}
