import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type JobContext, type JobDefinition, jobDefinitions } from './job-definition.ts';
import type { EntityManager } from 'typeorm';
import type { Context, OutboxEvent } from '#persistence';

type Handler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;
type Subscriber = (event: OutboxEvent) => Promise<void>;
/** The reason is in the language of the job's caller; `reasonIn` returns it in another one. */
type FailureHandler<Payload> = (
  payload: Payload,
  context: Context,
  reason: string,
  reasonIn: (locale: string) => string,
) => Promise<void>;
/** Returns those of the groups that have listeners. */
type Audience = (groupIds: string[], manager: EntityManager) => Promise<string[]>;

/** A decorated method of an injectable class. */
interface Method<F> {
  value?: F;
}
type Register = (handlers: Handlers, instance: object) => void;

const REGISTER = Symbol('register');

function onDiscovery<F extends (...args: never[]) => unknown>(
  method: F | undefined,
  register: (handlers: Handlers, method: F, instance: object) => void,
): void {
  if (!method) return;
  const registerMethod: Register = (handlers, instance) => register(handlers, method, instance);
  Reflect.defineMetadata(REGISTER, registerMethod, method);
}

/** Binds a method of an injectable class to a kind of job. */
export function Handles<Payload>(job: JobDefinition<Payload>) {
  return (_target: object, _name: string, { value }: Method<Handler<Payload>>): void =>
    onDiscovery(value, (handlers, method, instance) => handlers.addJob(job.name, method.bind(instance)));
}

/** Calls the method when such a job has finally failed, with the reason in the user's language. */
export function AfterFailure<Payload>(job: JobDefinition<Payload>) {
  return (_target: object, _name: string, { value }: Method<FailureHandler<Payload>>): void =>
    onDiscovery(value, (handlers, method, instance) => handlers.addFailureHandler(job.name, method.bind(instance)));
}

/**
 * Runs the method as a separate job for each event of these types; `recipe.*` stands for all types with that prefix.
 *
 * @param name identifies the subscriber in every version of the product and must never change
 */
export function OnEvent(name: string, ...types: [string, ...string[]]) {
  return (_target: object, _name: string, { value }: Method<Subscriber>): void =>
    onDiscovery(value, (handlers, method, instance) => handlers.addSubscriber(name, types, method.bind(instance)));
}

/**
 * Restricts the named subscriber to groups that the method returns; other groups and events without a group cause no jobs. The method
 * must query the database each time, since other processes change its result.
 */
export function AudienceOf(name: string) {
  return (_target: object, _name: string, { value }: Method<Audience>): void =>
    onDiscovery(value, (handlers, method, instance) => handlers.addAudience(name, method.bind(instance)));
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
    for (const { instance } of this.discovery.getProviders()) if (instance instanceof Object) this.inspect(instance);
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

  addJob<Payload>(name: string, handler: Handler<Payload>): void {
    if (this.jobs.has(name)) throw new Error(`Two handlers for the job ${name}.`);
    // the queue passes to a handler only payloads of its own jobs
    this.jobs.set(name, handler as Handler<unknown>);
  }

  addFailureHandler<Payload>(name: string, handler: FailureHandler<Payload>): void {
    this.failures.set(name, handler as FailureHandler<unknown>);
  }

  addSubscriber(name: string, types: string[], run: Subscriber): void {
    if (this.listening.has(name)) throw new Error(`Two subscribers are called ${name}.`);
    this.listening.set(name, { types, run });
  }

  addAudience(subscriber: string, audience: Audience): void {
    this.audiences.set(subscriber, audience);
  }

  private inspect(instance: object): void {
    const prototype: object | null = Object.getPrototypeOf(instance);
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method: object | undefined = prototype && Reflect.get(prototype, name);
      const register: Register | undefined = method && Reflect.getMetadata(REGISTER, method);
      register?.(this, instance);
    }
  }
}
