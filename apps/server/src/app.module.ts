import { type DynamicModule, Module } from '@nestjs/common';
import { PersistenceModule } from '#persistence';
import { type Environment, PlatformModule } from '#platform';
import { ApiModule } from '../../api/src/index.ts';
import { WorkerModule } from '../../worker/src/index.ts';

/** The whole server, or the part that PROCESS selects. */
@Module({})
export class AppModule {
  static forRoot(environment: Environment, url: string): DynamicModule {
    const parts = { all: [ApiModule, WorkerModule], api: [ApiModule], worker: [WorkerModule] };
    const imports = parts[environment.PROCESS];
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot(environment), PersistenceModule.forRoot({ url }), ...imports],
    };
  }
}
