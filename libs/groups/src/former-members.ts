import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountErased, type Context, DomainEvents } from '#persistence';
import { Merge } from './merges/merge.entity.ts';
import { Trashed } from './trash/trashed.entity.ts';

/** Removes the name of a deleted user from the trash and from merges. */
@Injectable()
export class FormerMembers implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(AccountErased, erase);
  }
}

async function erase({ manager }: Context, { userId }: AccountErased): Promise<void> {
  await manager.update(Trashed, { deletedById: userId }, { deletedBy: '' });
  await manager.update(Merge, { mergedById: userId }, { mergedBy: '' });
}
