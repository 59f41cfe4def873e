import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, ServerOnly } from '#persistence';

/** A scheduled job, as announced by the workers, and the outcome of its last run. */
@ServerOnly()
@Entity('job_schedules')
export class JobSchedule {
  /** Name of the job. */
  @PrimaryColumn('text')
  name: string;

  /** Cron pattern in UTC. */
  @Column('text')
  pattern: string;

  @Column({ ...instant, nullable: true })
  startedAt: Date | null;

  @Column({ ...instant, nullable: true })
  endedAt: Date | null;

  /** Null during the first run. */
  @Column('boolean', { nullable: true })
  succeeded: boolean | null;
}
