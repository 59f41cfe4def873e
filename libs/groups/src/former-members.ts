import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountErased, type Context, DomainEvents, OwnDataRequested } from '#persistence';
import { Merge } from './merges/merge.entity.ts';
import { Trashed } from './trash/trashed.entity.ts';

/** Removes the name of a deleted user from the trash and from merges, and adds both to a download of the user's data. */
@Injectable()
export class FormerMembers implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(AccountErased, erase);
    this.events.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('group', 'SELECT name, slug, created_at FROM groups WHERE id = $2');
      queries.set('trash', 'SELECT kind, name, created_at FROM trash WHERE deleted_by_id = $1');
      queries.set('merges', 'SELECT kind, from_name, to_name, created_at FROM merges WHERE merged_by_id = $1');
    });
  }
}

async function erase({ manager }: Context, { userId }: AccountErased): Promise<void> {
  await manager.update(Trashed, { deletedById: userId }, { deletedBy: '' });
  await manager.update(Merge, { mergedById: userId }, { mergedBy: '' });
}
