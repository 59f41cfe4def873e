import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import { resolveDatabase } from '#persistence';
import { type Environment, Log, readEnvironment } from '#platform';
import { AppModule } from './app.module.ts';
import { configureHttp } from './http.ts';
import { mountWeb } from './web/mount-web.ts';

async function main() {
  const environment = readEnvironment();
  const database = await resolveDatabase(environment);
  const stop = async (app?: INestApplicationContext) => {
    await app?.close();
    await database.stop();
  };
  try {
    const app = await start(environment, database.url);
    stopOnSignals(() => stop(app));
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function start(environment: Environment, url: string): Promise<INestApplicationContext> {
  const module = AppModule.forRoot(environment, url);
  const options = { bufferLogs: true, abortOnError: false };
  if (environment.PROCESS === 'worker') return ready(await NestFactory.createApplicationContext(module, options));
  const app = await NestFactory.create<NestExpressApplication>(module, { ...options, bodyParser: false });
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
  app.useLogger(app.get(Log));
  console.log(message);
  process.send?.('ready');
  return app;
}

/** Once: requests and jobs that run are finished, then PostgreSQL is stopped. A second signal does not wait. */
function stopOnSignals(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

main().catch((error: unknown) => {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `The port is taken by another program. Set PORT to another one.` : error);
  process.exit(1);
});
