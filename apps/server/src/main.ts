import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import { type Environment, Log, readEnvironment } from '#platform';
import { resolveDatabase } from '#postgres';
import { configureHttp, mountWeb, SpecificFirstAdapter } from '../../api/src/index.ts';
import { AppModule } from './app.module.ts';
import { assertFree } from './free-port.ts';

async function main() {
  const running = boot();
  // from the first moment: a start that is broken off must not leave PostgreSQL behind
  stopOnSignals(async () => (await running)());
  await running;
}

/** @returns what stops everything */
async function boot(): Promise<() => Promise<void>> {
  const environment = readEnvironment();
  if (environment.PROCESS !== 'worker') await assertFree(environment.PORT, environment.HOST);
  const database = await resolveDatabase(environment, console.warn);
  try {
    const app = await start(environment, database.url);
    return async () => {
      await app.close();
      await database.stop();
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function start(environment: Environment, url: string): Promise<INestApplicationContext> {
  const module = AppModule.forRoot(environment, url);
  const options = { bufferLogs: true, abortOnError: false };
  if (environment.PROCESS === 'worker') return ready(await NestFactory.createApplicationContext(module, options));
  const app = await NestFactory.create<NestExpressApplication>(module, new SpecificFirstAdapter(), {
    ...options,
    bodyParser: false,
  });
  app.useLogger(app.get(Log));
  configureHttp(app, environment);
  await mountWeb(app.getHttpAdapter().getInstance() as Express, webSettings(app.get(Log)));
  await app.listen(environment.PORT, environment.HOST);
  return ready(app, `Tureen is ready at ${environment.BASE_URL}`);
}

const webSettings = (log: Log) => ({
  folder: fileURLToPath(new URL('../../../../web', import.meta.url)),
  development: process.argv.includes('--dev'),
  onFailure: (error: unknown, path: string) => log.error('A page could not be rendered', error, { path }),
});

/** Tells people as well as a parent process that waits. */
function ready<T extends INestApplicationContext>(app: T, message = 'Tureen works in the background'): T {
  const log = app.get(Log);
  app.useLogger(log);
  // a slip in one request must not end everybody's
  process.on('unhandledRejection', (error) => log.error('A rejection that nobody waited for', error));
  console.log(message);
  process.send?.('ready');
  return app;
}

const IMPATIENCE_MS = 1_000;

/** Requests and jobs that run are finished, then PostgreSQL is stopped. Who asks again does not want to wait. */
function stopOnSignals(stop: () => Promise<void>) {
  let asked = 0;
  const onSignal = () => {
    // npm passes on a Ctrl-C that has reached this process already
    if (asked && Date.now() - asked > IMPATIENCE_MS) process.exit(1);
    if (asked) return;
    asked = Date.now();
    void stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

function fail(error: unknown) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  console.error(taken ? `Port ${String(error.port)} is taken by another program. Set PORT to another one.` : error);
  process.exit(1);
}

main().catch(fail);
