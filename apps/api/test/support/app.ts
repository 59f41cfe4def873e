import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import passport from 'passport';
import { Log, readEnvironment } from '#platform';
import { testDatabase } from '#testing';
import { AppModule } from '../../../server/src/app.module.ts';
import { HttpAdapter } from '../../src/http/http.adapter.ts';
import { applyMiddleware } from '../../src/http/middleware.ts';
import { ApiTokenStrategy } from '../../src/identity/api-token.strategy.ts';
import { EventTicketStrategy } from '../../src/identity/event-ticket.strategy.ts';
import { JwtStrategy } from '../../src/identity/jwt.strategy.ts';
import { type Api, contractClient } from './contract-client.ts';
import { asForm } from './form.ts';
import { type Site, startSite } from './site.ts';

export interface TestApp {
  app: NestExpressApplication;
  url: string;
  databaseUrl: string;
  folder: string;
  /** A web site on a local port that imports may reach. */
  site: Site;
  stop(): Promise<void>;
}

/** The second place for backups. */
export const copiesOf = (folder: string) => `${folder}-copies`;

/** The product without its web app, on a database of its own or, as one more process, on that of another one. */
export async function startApp(variables: Record<string, string> = {}, other?: TestApp): Promise<TestApp> {
  const database = other ? { url: other.databaseUrl, drop: async () => undefined } : await testDatabase();
  const folder = other?.folder ?? mkdtempSync(join(tmpdir(), 'tureen-test-'));
  const site = other?.site ?? (await startSite());
  const environment = readEnvironment({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    MAIL_TO_FILES: 'true',
    RATE_LIMIT_FACTOR: '1000',
    SHUTDOWN_DELAY: '0',
    ALLOW_SIGNUP: 'true',
    FETCH_ALLOWED_HOSTS: site.host,
    BACKUP_COPY_DIR: copiesOf(folder),
    ...variables,
  });
  const module = AppModule.forRoot(environment, database.url);
  const app = await NestFactory.create<NestExpressApplication>(module, new HttpAdapter(), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Log));
  applyMiddleware(app, environment);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const restore = takeStrategies(app);
  const stop = async () => {
    await app.close();
    restore();
    await site.stop();
    await database.drop();
    // processes that write to the folder may still be ending
    for (const one of [folder, copiesOf(folder)]) rmSync(one, { recursive: true, force: true, maxRetries: 10 });
  };
  return { app, url: `http://127.0.0.1:${port}`, databaseUrl: database.url, folder, site, stop };
}

const running: NestExpressApplication[] = [];

/**
 * Passport knows one strategy of a name in the whole process: that of the application that was made last. When this
 * one has stopped, the one before it gets its own back.
 */
function takeStrategies(app: NestExpressApplication) {
  running.push(app);
  return () => {
    running.splice(running.indexOf(app), 1);
    const last = running.at(-1);
    if (!last) return;
    passport.use('jwt', last.get(JwtStrategy)).use('api-token', last.get(ApiTokenStrategy));
    passport.use('event-ticket', last.get(EventTicketStrategy));
  };
}

export interface Person {
  id: string;
  groupId: string;
  username: string;
  token: string;
  api: Api;
}

const PASSWORD = 'correct horse';

/** The first administrator, Ada, in the group Home. */
export async function setUp(url: string): Promise<Person> {
  const body = { email: 'ada@example.com', username: 'ada', fullName: 'Ada Cook', password: PASSWORD, group: 'Home' };
  await contractClient(url).POST('/app/setup', { body });
  return signIn(url, 'ada');
}

export async function signIn(url: string, username: string, password = PASSWORD): Promise<Person> {
  const { data, error } = await contractClient(url).POST('/auth/token', {
    body: { username, password },
    ...asForm,
  });
  if (!data) throw new Error(`${username} cannot sign in: ${JSON.stringify(error)}`);
  const api = contractClient(url, data.access_token);
  const { data: self } = await api.GET('/users/self');
  return { id: self.id, groupId: self.groupId, username, token: data.access_token, api };
}

type Permissions = { email?: string; admin?: boolean; canInvite?: boolean; canManage?: boolean; canOrganize?: boolean };

/** Another member of the group of the administrator. */
export async function addMember(
  url: string,
  admin: Person,
  username: string,
  permissions: Permissions = {},
): Promise<Person> {
  const body = { username, email: `${username}@example.com`, password: PASSWORD, group: 'Home', ...permissions };
  await admin.api.POST('/users', { body });
  return signIn(url, username);
}

/** Somebody with a group of their own. */
export async function addStranger(url: string, username: string): Promise<Person> {
  const account = { username, email: `${username}@example.com`, password: PASSWORD, passwordConfirm: PASSWORD };
  await contractClient(url).POST('/users/register', { body: { ...account, group: `Group of ${username}` } });
  return signIn(url, username);
}
