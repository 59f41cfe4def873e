import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Environment } from './environment.ts';

/** The time between the request to stop and the end of the server, in which proxies turn to other processes. */
@Injectable()
export class Shutdown implements OnModuleDestroy {
  isRequested = false;

  constructor(private readonly environment: Environment) {}

  /** Nest awaits it before it closes anything. */
  async onModuleDestroy(): Promise<void> {
    this.isRequested = true;
    await delay((this.environment.SHUTDOWN_DELAY ?? 0) * 1000);
  }
}
