import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type JobContext, type JobDefinition, jobDefinitions } from './job-definition.ts';
import type { OutboxEvent } from './outbox-event.entity.ts';

type Method = (...args: never[]) => unknown;
type Handler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;
type Subscriber = (event: OutboxEvent) => Promise<void>;

const jobKey = Symbol('job');
const eventsKey = Symbol('events');

/** Binds a method of an injectable class to a kind of job. */
export function Handles<Payload>(job: JobDefinition<Payload>) {
  return (_target: object, _name: string, method: { value?: Handler<Payload> }): void => {
    if (method.value) Reflect.defineMetadata(jobKey, job.name, method.value);
  };
}

/** Runs a method, as a job of its own, for each event of these types; `recipe.*` takes all that begin so. */
export function OnEvent(...types: [string, ...string[]]) {
  return (_target: object, _name: string, method: { value?: Subscriber }): void => {
    if (method.value) Reflect.defineMetadata(eventsKey, types, method.value);
  };
}

const subscribes = (pattern: string, type: string) =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

/** What handles which job and listens to which event, found among all providers when a worker starts. */
@Injectable()
export class Handlers {
  private readonly jobs = new Map<string, Handler<unknown>>();
  private readonly subscribers = new Map<string, { types: string[]; run: Subscriber }>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Throws when a job has no handler or two. */
  discover(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (typeof instance === 'object' && instance !== null) this.inspect(instance);
    }
    const orphans = jobDefinitions().filter(({ name }) => !this.jobs.has(name));
    if (orphans.length) throw new Error(`No handler for the job ${orphans.map(({ name }) => name).join(', ')}.`);
  }

  handlerOf(job: string): Handler<unknown> | undefined {
    return this.jobs.get(job);
  }

  subscriber(name: string): Subscriber | undefined {
    return this.subscribers.get(name)?.run;
  }

  subscribersOf(eventType: string): string[] {
    return [...this.subscribers]
      .filter(([, { types }]) => types.some((type) => subscribes(type, eventType)))
      .map(([name]) => name);
  }

  private inspect(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, Method> | null;
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = prototype?.[name];
      if (!method) continue;
      const job = Reflect.getMetadata(jobKey, method) as string | undefined;
      const types = Reflect.getMetadata(eventsKey, method) as string[] | undefined;
      if (job) this.addJob(job, method.bind(instance) as Handler<unknown>);
      if (types)
        this.subscribers.set(`${instance.constructor.name}.${name}`, {
          types,
          run: method.bind(instance) as Subscriber,
        });
    }
  }

  private addJob(name: string, handler: Handler<unknown>): void {
    if (this.jobs.has(name)) throw new Error(`Two handlers for the job ${name}.`);
    this.jobs.set(name, handler);
  }
}
