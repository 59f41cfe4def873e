import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { type Connection, dataSourceOptions, openDataSource } from './data-source.ts';

@Module({})
export class PersistenceModule {
  /** Connects and brings the schema up to date before the application starts. Entities come from `forFeature`. */
  static forRoot(connection: Connection): DynamicModule {
    const logger = new Logger('Database');
    const onPoolError = (error: Error) => logger.warn(`A database connection broke: ${error.message}`);
    return {
      module: PersistenceModule,
      imports: [
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
