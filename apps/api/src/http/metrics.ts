import { hash, timingSafeEqual } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { BackupsService } from '#admin';
import { fallbackLocale } from '#locales';
import { QueueLengths, ServerTask, oldestRequestTime } from '#jobs';
import { Context } from '#persistence';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Serves Prometheus metrics of this process at /metrics to clients with the token. */
export function serveMetrics(app: NestExpressApplication, token: string): void {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'tureen_' });
  const seconds = new Histogram({
    name: 'tureen_http_request_seconds',
    help: 'How long requests of the API took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  measureDatabase(register, app.get(DataSource));
  measureQueue(register, app.get(QueueLengths, { strict: false }));
  measureBackups(register, app.get(BackupsService, { strict: false }));
  app.use('/api', (request: Request, response: Response, next: NextFunction) => {
    const end = seconds.startTimer();
    // the route is known after routing; unknown addresses share one label
    response.on('finish', () => {
      const route: string = request.route?.path ?? 'none';
      end({ method: request.method, route, status: String(response.statusCode) });
    });
    next();
  });
  app.use('/metrics', (request: Request, response: Response, next: NextFunction) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return void response.status(401).end();
    register.metrics().then((text) => void response.type(register.contentType).send(text), next);
  });
}

const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

function measureDatabase(register: Registry, database: DataSource): void {
  // TypeORM has no public access to its pool
  const { master }: { master: Pool } = Object(database.driver);
  register.registerMetric(
    new Gauge({
      name: 'tureen_database_connections',
      help: 'Connections of this process to the database, and who waits for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'open' }, master.totalCount);
        this.set({ state: 'idle' }, master.idleCount);
        this.set({ state: 'waiting' }, master.waitingCount);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'tureen_tasks',
      help: 'Background tasks that people wait for or have waited for, by state',
      labelNames: ['state'],
      registers: [],
      async collect() {
        for (const status of ['running', 'finished', 'failed', 'cancelled'] as const)
          this.set({ state: status }, await database.manager.countBy(ServerTask, { status }));
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'tureen_oldest_waiting_job_seconds',
      help: 'How long the oldest job has waited for a worker to take it over',
      registers: [],
      async collect() {
        const since = await oldestRequestTime(new Context({ locale: fallbackLocale }, database.manager));
        this.set(since ? (Date.now() - since.getTime()) / 1000 : 0);
      },
    }),
  );
}

function measureQueue(register: Registry, lengths: QueueLengths): void {
  register.registerMetric(
    new Gauge({
      name: 'tureen_queue_jobs',
      help: 'Jobs in the queue, by state',
      labelNames: ['state'],
      registers: [],
      async collect() {
        for (const [state, count] of await lengths.count()) this.set({ state }, count);
      },
    }),
  );
}

function measureBackups(register: Registry, backups: BackupsService): void {
  let listing: ReturnType<BackupsService['list']> | undefined;
  // both gauges are collected at the same time
  const list = () => (listing ??= backups.list().finally(() => (listing = undefined)));
  register.registerMetric(
    new Gauge({
      name: 'tureen_backups',
      help: 'Backups that are listed, by state; bad ones could not be made or cannot be restored',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const { imports } = await list();
        for (const state of ['good', 'unproved', 'bad'] as const)
          this.set({ state }, imports.filter((backup) => backup.state === state).length);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'tureen_last_good_backup_timestamp_seconds',
      help: 'When the newest backup that can be restored was made; 0 if there is none',
      registers: [],
      async collect() {
        const newestFirst = (await list()).imports;
        const good = newestFirst.find(({ state }) => state === 'good');
        this.set(good ? good.date.getTime() / 1000 : 0);
      },
    }),
  );
}
