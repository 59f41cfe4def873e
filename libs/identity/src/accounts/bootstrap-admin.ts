import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Context } from '#persistence';
import { fallbackLocale } from '#locales';
import { Environment, Forbidden } from '#platform';
import { RegistrationService } from './registration.service.ts';

/** Creates the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD, for servers that are set up by a script. */
@Injectable()
export class BootstrapAdmin implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly environment: Environment,
    private readonly registration: RegistrationService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.environment;
    if (!email || !password) return;
    try {
      const context = new Context({ locale: fallbackLocale }, this.database.manager);
      await this.registration.setUp(context, { email, password, username: 'admin', fullName: 'Administrator' });
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error;
    }
  }
}
