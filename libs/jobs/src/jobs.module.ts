import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { connectionStringOf } from '#persistence';
import { OutboxDispatcher } from './outbox-dispatcher.ts';
import { ErasedActors } from './erased-actors.ts';
import { EventDelivery } from './event-delivery.ts';
import { EventSubscriber } from './event-subscriber.entity.ts';
import { Handlers } from './handlers.ts';
import { JobRequest } from './job-request.entity.ts';
import { JobSchedule } from './job-schedule.entity.ts';
import { Jobs } from './jobs.ts';
import { QueueLengths } from './queue-lengths.ts';
import { deleteFormerSchedules, Schedules } from './schedules.ts';
import { ServerTask } from './server-task.entity.ts';
import { TaskRecovery } from './task-recovery.ts';
import { WorkerPool } from './worker-pool.ts';

/** Lets a process request jobs. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EventSubscriber, JobRequest, JobSchedule, ServerTask])],
  providers: [ErasedActors, Jobs, QueueLengths, Schedules],
  exports: [Jobs, QueueLengths, Schedules, TypeOrmModule],
})
export class JobsModule {
  static forApi(): DynamicModule {
    return { module: JobsModule };
  }

  /** Adds workers that run jobs; handlers are found among the providers of the whole application. */
  static forWorker(): DynamicModule {
    return { module: JobsWorkerModule };
  }
}

@Module({
  imports: [JobsModule, DiscoveryModule],
  providers: [OutboxDispatcher, EventDelivery, Handlers, TaskRecovery, WorkerPool],
})
export class JobsWorkerModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly delivery: EventDelivery,
    private readonly dispatcher: OutboxDispatcher,
    private readonly handlers: Handlers,
    private readonly pool: WorkerPool,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.handlers.discover();
    await this.delivery.announce();
    await deleteFormerSchedules(this.dataSource);
    await this.pool.open(connectionStringOf(this.dataSource));
    await this.dispatcher.open();
  }

  /** Closes the dispatcher while the database connections are still open. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.dispatcher.close();
    await this.pool.close();
  }
}
