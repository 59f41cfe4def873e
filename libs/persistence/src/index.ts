export { BaseEntity, instant, VersionedEntity } from './rows/base.entity.ts';
export { idleErrorOptions } from './connection/broken-connections.ts';
export { Context } from './context.ts';
export type { AnonymousScope, Origin, QueryContext } from './query-context.ts';
export {
  type Connection,
  dataSourceOptions,
  connectionStringOf,
  migrateAll,
  migrateSchema,
  openDataSource,
  openSchema,
  schemaVersion,
} from './connection/data-source.ts';
export { DatabaseHealth } from './connection/database-health.ts';
export { AccountErased, ContributionsRemoved, MemberLeft, OwnDataRequested } from './events/account-events.ts';
export { DomainEvents } from './events/domain-events.ts';
export { isOutage, problemFromPostgresError } from './connection/postgres-errors.ts';
export { type CompiledQuery, compiledQuery } from './rows/compiled-query.ts';
export { type AnonymousCondition, allowAnonymous } from './rows/anonymous-access.ts';
export { derivedId } from './rows/derived-id.ts';
export { formerSlugsColumn, hasOrHadAnySlug, hasOrHadSlug } from './rows/former-slugs.ts';
export { IdempotencyRecord } from './idempotency-record.entity.ts';
export {
  type Entity,
  entityOfTable,
  manyToManyNames,
  joinTableOf,
  type JoinTableNames,
  loadRelated,
  setRelated,
  tableOf,
} from './rows/many-to-many.ts';
export { listPage, type ListOptions, type ListQuery, type Page } from './listing/list-query.ts';
export type { Tier, TierOrder } from './listing/tiered-page.ts';
export { Filterable, filterableColumns } from './listing/filterable.ts';
export { type AnnouncedEvent, type NewEvent, outboxChannel, wakeDispatcher } from './events/outbox.ts';
export { OutboxEvent } from './events/outbox-event.entity.ts';
export {
  KeepLocalRowsOnRestore,
  ExcludedFromGroupRestore,
  serverOnlyTableNames,
  ServerOnly,
  tablesWithLocalRows,
  tablesExcludedFromGroupRestore,
  serverOnlyTables,
} from './backup-scope.ts';
export { OutboxListener } from './events/outbox-listener.ts';
export { PersistenceModule } from './persistence.module.ts';
export {
  compileFilter,
  type CompiledFilter,
  type FilterAttribute,
  type FilterAttributes,
} from './listing/query-filter.ts';
export { migrations } from './migrations/index.ts';
export { restoreDeleted, restoreAllDeleted } from './restore/restore-deleted.ts';
export {
  captureDeletion,
  captureDeletions,
  captureChanges,
  type DeletionSnapshot,
  type Row,
  type RowsOf,
} from './restore/deletion-snapshot.ts';
export { copyGroup, type RemappedRows, remapRows, rowAsStored } from './restore/import-rows.ts';
export { missingRow } from './rows/missing-row.ts';
export { type GroupRow, GroupRepository, ownColumns, type Repository } from './rows/repository.ts';
export { foldedSql, likePattern, matchesText } from './listing/search.ts';
export { snakeCase } from './connection/snake-case.ts';
export { withConflictOnDuplicate } from './rows/conflict-on-duplicate.ts';
export { asValues, insertNew } from './rows/values.ts';
export { assertVersion, completeCurrentOnConflict } from './rows/version.ts';
export { positionBehind } from '#contract/position';
export { unusedRows } from './restore/unused-rows.ts';
export { rowsAddedTo, type MergedRow, mergeRows, unmergeRows } from './restore/merge-rows.ts';
