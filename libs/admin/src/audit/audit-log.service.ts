import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { DAY_MS } from '#contract/durations';
import { OPERATIONS, type OperationId } from '#contract';
import { NIL_UUID } from '#contract/formats';
import { AccountErasureService, ApiTokensService, type User } from '#identity';
import { defineJob } from '#jobs';
import { type Context, foldedSql, likePattern, type ListOptions, type ListQuery, type Page } from '#persistence';
import { Clock, Environment } from '#platform';
import { AuditEntry } from './audit-entry.entity.ts';
import { type AuditedRequest, describeAction } from './describe-action.ts';

const PER_PAGE = 200;
/** Days after the deletion of an account until its name goes; long enough to look into a deletion that nobody wanted. */
const NAMES_KEEP_DAYS = 30;

export const pruneAuditLog = defineJob<object>('admin.prune-audit-log', { schedule: '41 3 * * *' });

/** Records actions with special rights: who did what, when and by which token. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly tokens: ApiTokensService,
    private readonly erasure: AccountErasureService,
  ) {}

  /** Records an action in the context's transaction. */
  async record(context: Context, act: AuditedRequest): Promise<void> {
    const { userId, username, apiTokenId, groupId } = context.caller;
    const { isOfServer, ...described } = describeAction(act);
    await context.manager.insert(AuditEntry, {
      ...described,
      groupId: described.groupId ?? (isOfServer ? null : groupId),
      userId,
      username,
      tokenName: apiTokenId === undefined ? null : await this.tokens.nameOf(context, apiTokenId),
      address: context.origin.address ?? null,
    });
  }

  /** Records an action of somebody at the server's command line, under the operation that does the same. */
  async recordCommand({ manager }: Context, operation: OperationId, { id, groupId, username }: User): Promise<void> {
    await manager.insert(AuditEntry, {
      ...{ operation, area: OPERATIONS[operation].tag, groupId, subjectId: id, subjectName: username },
      ...{ userId: NIL_UUID, username: 'npm start', tokenName: null, address: null, details: [] },
    });
  }

  /** Lists the entries of the whole server. */
  async list(context: Context, query: ListQuery): Promise<Page<AuditEntry>> {
    return context.unscopedRepository(AuditEntry).page(query, options);
  }

  /** Lists the entries of the caller's group without the IP addresses, which only administrators see. */
  async listOfGroup(context: Context, query: ListQuery): Promise<Page<AuditEntry>> {
    const page = await context.repository(AuditEntry).page(query, options);
    return { ...page, items: page.items.map((entry) => Object.assign(entry, { address: null })) };
  }

  /** Deletes old entries, and the names of people whose account was deleted some time ago. */
  async prune(context: Context): Promise<void> {
    const { manager } = context;
    const before = new Date(this.clock.now().getTime() - this.environment.AUDIT_KEEP_DAYS * DAY_MS);
    await manager.createQueryBuilder().delete().from(AuditEntry).where('created_at < :before', { before }).execute();
    const ids = await this.erasure.idsErasedBefore(
      context,
      new Date(this.clock.now().getTime() - NAMES_KEEP_DAYS * DAY_MS),
    );
    await manager.update(AuditEntry, { userId: In(ids) }, { username: '', tokenName: null, address: null });
    await manager.update(AuditEntry, { subjectId: In(ids) }, { subjectName: null });
  }
}

/** The texts that a search compares; `audit_entries_words_idx` uses the same expression. */
const WORDS = foldedSql(`row.username || ' ' || coalesce(row.subject_name, '') || ' ' || row.operation`);

const options: ListOptions<AuditEntry> = {
  maxPerPage: PER_PAGE,
  isLarge: true,
  search: (builder, text) => void builder.andWhere(`${WORDS} LIKE fold(:words)`, { words: likePattern(text) }),
};
