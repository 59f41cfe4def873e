import { NestFactory } from '@nestjs/core';
import { fallbackLocale } from '#locales';
import { AuditLogService } from '#admin';
import { AuthService } from '#identity';
import { Context } from '#persistence';
import { readEnvironment } from '#platform';
import { useRunningDatabase } from '#postgres';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.ts';

/** Unlocks a user: `npm start -- unlock <name>`. The server may be running. */
export async function unlock(name: string | undefined): Promise<void> {
  const answer = name ? await unlocked(name) : 'Add a name: npm start -- unlock <username or e-mail address>';
  if (answer) console.error(answer);
  else console.log(`${name} can sign in again.`);
  process.exitCode = answer ? 1 : 0;
}

/** @returns the reason for a failure */
async function unlocked(name: string): Promise<string | undefined> {
  const environment = Object.assign(readEnvironment(), { PROCESS: 'api', LOG_LEVEL: 'silent' });
  const database = await useRunningDatabase(environment);
  try {
    const module = AppModule.forRoot(environment, database.url);
    const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
    const context = new Context({ locale: fallbackLocale }, app.get(DataSource).manager);
    const user = await app.get(AuthService, { strict: false }).unlock(context, name);
    if (user) await app.get(AuditLogService, { strict: false }).recordCommand(context, 'unlockUsers', user);
    await app.close();
    return user ? undefined : `There is no account called ${name}.`;
  } finally {
    await database.stop();
  }
}
