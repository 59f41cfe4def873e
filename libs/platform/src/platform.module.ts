import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.ts';
import { Directory } from './network/directory.ts';
import { Environment, readEnvironment } from './environment.ts';
import { UserSmtp } from './network/user-smtp.ts';
import { GuardedFetch } from './network/guarded-fetch.ts';
import { Images } from './media/images.ts';
import { Log } from './log/log.ts';
import { LOG_FILE, LogFiles, openLogFile } from './log/log-files.ts';
import { Mail } from './network/mail.ts';
import { Shutdown } from './shutdown.ts';
import { Storage } from './storage.ts';

const services = [Clock, Directory, UserSmtp, GuardedFetch, Images, Log, LogFiles, Mail, Shutdown, Storage];

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
