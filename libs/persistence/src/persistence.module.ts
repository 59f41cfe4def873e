import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { type Connection, dataSourceOptions, openDataSource } from './data-source.ts';
import { DatabaseWatch } from './database-watch.ts';
import { DomainEvents } from './domain-events.ts';
import { KeptAnswer } from './kept-answer.entity.ts';
import { OutboxEvent } from './outbox-event.entity.ts';
import { OutboxListener } from './outbox-listener.ts';

@Global()
@Module({})
export class PersistenceModule {
  /** Connects and brings the schema up to date before the application starts. Entities come from `forFeature`. */
  static forRoot(connection: Connection): DynamicModule {
    const logger = new Logger('Database');
    const onPoolError = (error: Error) => logger.warn(`A database connection broke: ${error.message}`);
    return {
      module: PersistenceModule,
      providers: [DatabaseWatch, DomainEvents, OutboxListener],
      exports: [DatabaseWatch, DomainEvents, OutboxListener],
      imports: [
        TypeOrmModule.forFeature([KeptAnswer, OutboxEvent]),
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
