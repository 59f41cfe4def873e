/** Worker process that a test kills: `node --import ./tools/transform.ts libs/jobs/test/killable-worker.ts URL`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AfterFailure, Handles, type JobContext, JobsModule } from '../src/index.ts';
import { type Context, PersistenceModule } from '#persistence';
import { Environment, PlatformModule } from '#platform';
import { countSteps, freeze } from './count-steps.ts';

@Injectable()
class Steps {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Skips steps that are done, since handlers must be idempotent. */
  @Handles(countSteps)
  async count({ steps }: { steps: number }, { progress }: JobContext): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const done = await this.dataSource.query('INSERT INTO step (n) VALUES ($1) ON CONFLICT DO NOTHING RETURNING n', [
        step,
      ]);
      if ((done as unknown[]).length) await sleep(100);
      await progress(step / steps);
    }
  }

  @Handles(freeze)
  async freeze(): Promise<void> {
    await this.dataSource.query('INSERT INTO step (n) SELECT 1000 + count(*) FROM step');
    for (;;);
  }

  @AfterFailure(freeze)
  async afterFreeze(_payload: object, _context: Context, reason: string): Promise<void> {
    await this.dataSource.query('INSERT INTO told (reason) VALUES ($1)', [reason]);
  }
}

const REDIS_URL = process.argv[3] ?? '';
const environment = Object.assign(new Environment(), { LOG_LEVEL: 'silent', PROCESS: 'worker', REDIS_URL });

@Module({
  imports: [
    PlatformModule.forRoot(environment),
    PersistenceModule.forRoot({ url: process.argv[2] ?? '', poolSize: 3 }),
    JobsModule.forWorker(),
  ],
  providers: [Steps],
})
class KillableWorker {}

const worker = await NestFactory.createApplicationContext(KillableWorker, { logger: false });
worker.enableShutdownHooks();
console.log('ready');
