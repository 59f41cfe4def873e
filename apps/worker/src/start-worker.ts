import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PersistenceModule } from '#persistence';
import { type Environment, Log, PlatformModule } from '#platform';
import { WorkerModule } from './worker.module.ts';

/** Jobs spend their time waiting for other servers and for pictures to be encoded, seldom for rows. */
const poolSize = 5;

/** Starts what runs jobs, without HTTP. Closing it lets running jobs finish or puts them back into the queue. */
export async function startWorker(environment: Environment, databaseUrl: string): Promise<INestApplicationContext> {
  @Module({
    imports: [
      PlatformModule.forRoot(environment),
      PersistenceModule.forRoot({ url: databaseUrl, poolSize }),
      WorkerModule,
    ],
  })
  class WorkerApplication {}
  const worker = await NestFactory.createApplicationContext(WorkerApplication, { bufferLogs: true });
  worker.useLogger(worker.get(Log));
  return worker;
}
