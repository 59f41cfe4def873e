import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxEvent } from './outbox-event.entity.ts';
import { wakeDispatcher } from './outbox-channel.ts';

export interface NewEvent {
  /** `<thing>.<what happened>`, e.g. `recipe.created`. */
  type: string;
  groupId?: string | null;
  userId?: string | null;
  data?: Record<string, unknown>;
}

@Injectable()
export class Events {
  /** Notes that something happened, in the transaction that does it: subscribers hear of it once that is committed. */
  async record(manager: EntityManager, { type, groupId = null, userId = null, data = {} }: NewEvent): Promise<void> {
    await manager.insert(OutboxEvent, { type, groupId, userId, data: data as object });
    await wakeDispatcher(manager);
  }
}
