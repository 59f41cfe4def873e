import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import { DataSource } from 'typeorm';
import { document } from '#contract/document';
import { MigrationFailed, migrateSafely } from '#admin';
import { Context } from '#persistence';
import { type Environment, freezePrototypes, Log, readEnvironment } from '#platform';
import { PublicRecipesService } from '#recipes';
import { StartupError, resolveDatabase } from '#postgres';
import { applyMiddleware, mountWeb, HttpAdapter } from '../../api/src/index.ts';
import { AppModule } from './app.module.ts';
import { assertFree } from './free-port.ts';
import { unlock } from './unlock.ts';

/**
 * By default V8 lets garbage grow with the size of the machine: 500 connections took 770 MB with 115 MB in use. Collecting the old
 * generation at twice its used size takes 430 MB for the same load.
 */
const limitGarbage = () => setFlagsFromString('--heap-growing-percent=100');

async function main() {
  freezePrototypes();
  limitGarbage();
  const [, , command, name] = process.argv;
  if (command === 'unlock') return unlock(name);
  const running = boot();
  // registered first, because an interrupted start must not leave PostgreSQL running
  stopOnSignals(async () => (await running)());
  await running;
}

/** @returns a function that stops everything */
async function boot(): Promise<() => Promise<void>> {
  const environment = readEnvironment();
  if (environment.PROCESS !== 'worker') await assertFree(environment.PORT, environment.HOST);
  const database = await resolveDatabase(environment, console.warn);
  try {
    await migrateSafely(environment, database.url);
    const app = await start(environment, database.url);
    const log = app.get(Log);
    return async () => {
      log.log('Tureen stops');
      await app.close();
      await database.stop();
      log.log('Tureen has stopped');
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function start(environment: Environment, url: string): Promise<INestApplicationContext> {
  const module = AppModule.forRoot(environment, url);
  const options = { bufferLogs: true, abortOnError: false };
  if (environment.PROCESS === 'worker')
    return ready(await NestFactory.createApplicationContext(module, options), environment);
  const app = await NestFactory.create<NestExpressApplication>(module, new HttpAdapter(), {
    ...options,
    bodyParser: false,
  });
  app.useLogger(app.get(Log));
  applyMiddleware(app, environment);
  const express: Express = app.getHttpAdapter().getInstance();
  await mountWeb(express, webSettings(app, environment));
  await app.listen(environment.PORT, environment.HOST);
  return ready(app, environment, `Tureen is ready at ${environment.BASE_URL}`);
}

const webSettings = (app: INestApplicationContext, { BASE_URL }: Environment) => ({
  baseUrl: BASE_URL,
  publicPages: () =>
    app
      .get(PublicRecipesService, { strict: false })
      .sitemap(new Context({ locale: 'en-US' }, app.get(DataSource).manager)),
  folder: fileURLToPath(new URL('../../../../web', import.meta.url)),
  development: process.argv.includes('--dev'),
  onFailure: (error: unknown, path: string) => app.get(Log).error('A page could not be rendered', error, { path }),
});

/** Reports readiness to the operator and to a waiting parent process. */
function ready<T extends INestApplicationContext>(
  app: T,
  { BASE_URL, DATA_DIR, DATABASE_URL, REDIS_URL, HOST, PORT }: Environment,
  message = 'The Tureen worker is ready',
): T {
  const log = app.get(Log);
  app.useLogger(log);
  // an unhandled rejection in one request must not end all others
  process.on('unhandledRejection', (error) => log.error('A rejection that nobody waited for', error));
  log.log(message, {
    version: document.info.version,
    node: process.version,
    address: BASE_URL,
    listening: `${HOST}:${PORT}`,
    data: DATA_DIR,
    database: DATABASE_URL ? 'external' : 'embedded',
    queue: REDIS_URL ? 'Redis' : 'PostgreSQL',
  });
  // a sentence for people at a terminal; elsewhere each line is JSON
  if (process.stdout.isTTY) console.log(message);
  process.send?.('ready');
  return app;
}

const IMPATIENCE_MS = 1_000;

/** Finishes running requests and jobs, then stops PostgreSQL. A second signal exits at once. */
function stopOnSignals(stop: () => Promise<void>) {
  let signalTime = 0;
  const onSignal = () => {
    // npm forwards a Ctrl-C that this process has already received
    if (signalTime && Date.now() - signalTime > IMPATIENCE_MS) process.exit(1);
    if (signalTime) return;
    signalTime = Date.now();
    void stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

/** Prints one sentence for problems that an operator can fix, without a stack trace. */
function fail(error: unknown) {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartupError || error instanceof MigrationFailed) return error.message;
  const { code = '', port, path = '' }: NodeJS.ErrnoException & { port?: number } = Object(error);
  if (code === 'EADDRINUSE' && port) return `Port ${String(port)} is already in use. Set PORT to another one.`;
  if (['EROFS', 'EACCES', 'EPERM'].includes(code)) return `Tureen cannot write to the data folder (${code}): ${path}`;
  return ['ENOSPC', 'EDQUOT'].includes(code)
    ? `There is no space left in the data folder (${code}): ${path}`
    : undefined;
}

main().catch(fail);
