import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.ts';
import { Environment, readEnvironment } from './environment.ts';
import { ForeignMail } from './foreign-mail.ts';
import { GuardedFetch } from './guarded-fetch.ts';
import { Images } from './images.ts';
import { Log } from './log.ts';
import { LOG_FILE, LogFiles, openLogFile } from './log-files.ts';
import { Mail } from './mail.ts';
import { Storage } from './storage.ts';

const services = [Clock, ForeignMail, GuardedFetch, Images, Log, LogFiles, Mail, Storage];

@Global()
@Module({})
export class PlatformModule {
  static forRoot(environment: Environment = readEnvironment()): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: Environment, useValue: environment },
        { provide: LOG_FILE, useFactory: () => openLogFile(environment) },
        ...services,
      ],
      exports: [Environment, ...services],
    };
  }
}
