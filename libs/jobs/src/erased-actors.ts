import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountErased, type Context, DomainEvents } from '#persistence';

/** Removes the name of a deleted user from requested jobs and from tasks. */
@Injectable()
export class ErasedActors implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(AccountErased, erase);
  }
}

async function erase({ manager }: Context, { userId }: AccountErased): Promise<void> {
  await manager.query(
    `UPDATE job_request SET actor = jsonb_set(actor, '{username}', '""') WHERE actor->>'userId' = $1`,
    [userId],
  );
  await manager.query(
    `UPDATE server_task SET request = jsonb_set(request, '{actor,username}', '""') WHERE request->'actor'->>'userId' = $1`,
    [userId],
  );
}
