import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Context } from '../context.ts';
import { IdempotencyRecord } from '../idempotency-record.entity.ts';
import { AccountErased } from './account-events.ts';
import { DomainEvents } from './domain-events.ts';

/** Removes stored responses to a deleted user and the user's name from events. */
@Injectable()
export class ErasedEvents implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(AccountErased, erase);
  }
}

async function erase({ manager }: Context, { userId }: AccountErased): Promise<void> {
  await manager.delete(IdempotencyRecord, { userId });
  const sql = `UPDATE outbox_event SET data = data - 'name' WHERE user_id = $1 AND type LIKE 'user.%'`;
  await manager.query(sql, [userId]);
}
