import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { type Connection, dataSourceOptions, openDataSource } from './connection/data-source.ts';
import { DatabaseHealth } from './connection/database-health.ts';
import { DomainEvents } from './events/domain-events.ts';
import { ErasedEvents } from './events/erased-events.ts';
import { IdempotencyRecord } from './idempotency-record.entity.ts';
import { OutboxEvent } from './events/outbox-event.entity.ts';
import { OutboxListener } from './events/outbox-listener.ts';

@Global()
@Module({})
export class PersistenceModule {
  /** Connects and migrates the schema before the application starts. Entities come from `forFeature`. */
  static forRoot(connection: Connection): DynamicModule {
    const logger = new Logger('Database');
    const onPoolError = (error: Error) => logger.warn(`A database connection broke: ${error.message}`);
    return {
      module: PersistenceModule,
      providers: [DatabaseHealth, DomainEvents, ErasedEvents, OutboxListener],
      exports: [DatabaseHealth, DomainEvents, OutboxListener],
      imports: [
        TypeOrmModule.forFeature([IdempotencyRecord, OutboxEvent]),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...dataSourceOptions({ onPoolError, ...connection }), autoLoadEntities: true }),
          dataSourceFactory: (options?: DataSourceOptions) => {
            if (!options) throw new Error('No database is configured.');
            return openDataSource(options);
          },
        }),
      ],
    };
  }
}
