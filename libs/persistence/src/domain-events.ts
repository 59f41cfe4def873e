import { Injectable } from '@nestjs/common';
import type { Context } from './context.ts';

type Reaction<E> = (context: Context, event: E) => Promise<void>;

/**
 * What areas tell each other while a transaction is open, so that none of them writes the tables of another: whoever listens
 * changes its own rows in the same transaction, and an error undoes everything. What may happen later is a job, see
 * Context.record.
 */
@Injectable()
export class DomainEvents {
  private readonly reactions = new Map<unknown, Reaction<never>[]>();

  on<E extends object>(type: new (...args: never[]) => E, reaction: Reaction<E>): void {
    this.reactions.set(type, [...(this.reactions.get(type) ?? []), reaction]);
  }

  /** Resolves when all who listen have reacted, one after another. */
  async publish(context: Context, event: object): Promise<void> {
    for (const reaction of this.reactions.get(event.constructor) ?? []) await reaction(context, event as never);
  }
}
