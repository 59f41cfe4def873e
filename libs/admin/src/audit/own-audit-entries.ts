import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents, OwnDataRequested } from '#persistence';

const ENTRIES = `SELECT created_at, operation, token_name, address, subject_name, user_id = $1 AS by_you FROM audit_entries
  WHERE user_id = $1 OR subject_id = $1::uuid::text ORDER BY created_at`;

/** Adds the audit log's entries by and about a user to a download of the user's data. */
@Injectable()
export class OwnAuditEntries implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('audit-log', ENTRIES);
    });
  }
}
