import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents, OwnDataRequested } from '#persistence';

/** The lists of a user with their items, what the user ticked off elsewhere, and what the group has bought. */
const QUERIES: [name: string, sql: string][] = [
  ['shopping-lists', 'SELECT id, name, archived, created_at, update_at FROM shopping_lists WHERE owner_id = $1'],
  [
    'shopping-items',
    `SELECT l.name AS list, i.note, i.quantity, i.food_id, i.checked, i.checked_at, i.created_at FROM shopping_items i
       JOIN shopping_lists l ON l.id = i.shopping_list_id WHERE l.owner_id = $1 OR i.checked_by_id = $1
       ORDER BY i.created_at`,
  ],
  ['purchases-of-group', 'SELECT name, food_id, bought_at FROM purchases WHERE group_id = $2'],
];

/** Adds shopping lists to a download of a user's data. */
@Injectable()
export class OwnLists implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(OwnDataRequested, async (_, { queries }) => {
      for (const [name, sql] of QUERIES) queries.set(name, sql);
    });
  }
}
