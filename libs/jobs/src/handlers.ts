import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type JobContext, type JobDefinition, jobDefinitions } from './job-definition.ts';
import type { EntityManager } from 'typeorm';
import type { Context, OutboxEvent } from '#persistence';

type Method = (...args: never[]) => unknown;
type Handler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;
type Subscriber = (event: OutboxEvent) => Promise<void>;

type FailureHandler<Payload> = (payload: Payload, context: Context, reason: string) => Promise<void>;

const jobKey = Symbol('job');
const failureKey = Symbol('failure');
const eventsKey = Symbol('events');
const audienceKey = Symbol('audience');

/** Returns those of the groups that have listeners. */
type Audience = (groupIds: string[], manager: EntityManager) => Promise<string[]>;

/** Binds a method of an injectable class to a kind of job. */
export function Handles<Payload>(job: JobDefinition<Payload>) {
  return (_target: object, _name: string, method: { value?: Handler<Payload> }): void => {
    if (method.value) Reflect.defineMetadata(jobKey, job.name, method.value);
  };
}

/** Calls the method when such a job has finally failed, with the reason in the user's language. */
export function AfterFailure<Payload>(job: JobDefinition<Payload>) {
  return (_target: object, _name: string, method: { value?: FailureHandler<Payload> }): void => {
    if (method.value) Reflect.defineMetadata(failureKey, job.name, method.value);
  };
}

/**
 * Runs the method as a separate job for each event of these types; `recipe.*` stands for all types with that prefix.
 *
 * @param name identifies the subscriber in every version of the product and must never change
 */
export function OnEvent(name: string, ...types: [string, ...string[]]) {
  return (_target: object, _name: string, method: { value?: Subscriber }): void => {
    if (method.value) Reflect.defineMetadata(eventsKey, { name, types }, method.value);
  };
}

/**
 * Restricts the named subscriber to groups that the method returns; other groups and events without a group cause no jobs. The method
 * must query the database each time, since other processes change its result.
 */
export function AudienceOf(name: string) {
  return (_target: object, _name: string, method: { value?: Audience }): void => {
    if (method.value) Reflect.defineMetadata(audienceKey, name, method.value);
  };
}

/** Collects the job and event handlers of all providers when a worker starts. */
@Injectable()
export class Handlers {
  private readonly jobs = new Map<string, Handler<unknown>>();
  private readonly failures = new Map<string, FailureHandler<unknown>>();
  private readonly audiences = new Map<string, Audience>();
  private readonly listening = new Map<string, { types: string[]; run: Subscriber }>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Throws if a job has no handler or two, or if two subscribers have the same name. */
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

  afterFailureOf(job: string): FailureHandler<unknown> | undefined {
    return this.failures.get(job);
  }

  subscriber(name: string): Subscriber | undefined {
    return this.listening.get(name)?.run;
  }

  subscribers(): { name: string; types: string[] }[] {
    return [...this.listening].map(([name, { types }]) => ({ name, types }));
  }

  /** Undefined for a subscriber that receives the events of every group. */
  audienceOf(subscriber: string): Audience | undefined {
    return this.audiences.get(subscriber);
  }

  private inspect(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, Method> | null;
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = prototype?.[name];
      if (!method) continue;
      const job = Reflect.getMetadata(jobKey, method) as string | undefined;
      const failed = Reflect.getMetadata(failureKey, method) as string | undefined;
      const events = Reflect.getMetadata(eventsKey, method) as { name: string; types: string[] } | undefined;
      const audience = Reflect.getMetadata(audienceKey, method) as string | undefined;
      if (audience) this.audiences.set(audience, method.bind(instance) as Audience);
      if (job) this.addJob(job, method.bind(instance) as Handler<unknown>);
      if (failed) this.failures.set(failed, method.bind(instance) as FailureHandler<unknown>);
      if (events) this.addSubscriber(events, method.bind(instance) as Subscriber);
    }
  }

  private addJob(name: string, handler: Handler<unknown>): void {
    if (this.jobs.has(name)) throw new Error(`Two handlers for the job ${name}.`);
    this.jobs.set(name, handler);
  }

  private addSubscriber({ name, types }: { name: string; types: string[] }, run: Subscriber): void {
    if (this.listening.has(name)) throw new Error(`Two subscribers are called ${name}.`);
    this.listening.set(name, { types, run });
  }
}
