import { Injectable } from '@nestjs/common';
import type { Context } from '../context.ts';

type Reaction<E> = (context: Context, event: E) => Promise<void>;

/**
 * Lets areas react to each other within a transaction instead of writing each other's tables: listeners change their own rows in the
 * same transaction, and an error rolls everything back. Use Context.record for asynchronous reactions.
 */
@Injectable()
export class DomainEvents {
  private readonly reactions = new Map<unknown, Reaction<unknown>[]>();

  on<E extends object>(type: new (...args: never[]) => E, reaction: Reaction<E>): void {
    const checked: Reaction<unknown> = async (context, event) => {
      if (event instanceof type) await reaction(context, event);
    };
    this.reactions.set(type, [...(this.reactions.get(type) ?? []), checked]);
  }

  /** Calls the listeners one after another. */
  async publish(context: Context, event: object): Promise<void> {
    for (const reaction of this.reactions.get(event.constructor) ?? []) await reaction(context, event);
  }
}
