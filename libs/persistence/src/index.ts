export { BaseEntity, instant, VersionedEntity } from './base.entity.ts';
export { outlivesServer } from './broken-connections.ts';
export { Context } from './context.ts';
export type { Guest, Origin, QueryContext } from './query-context.ts';
export {
  type Connection,
  dataSourceOptions,
  connectionStringOf,
  migrateAll,
  migrateSchema,
  openDataSource,
  schemaVersion,
} from './data-source.ts';
export { DatabaseWatch } from './database-watch.ts';
export { DomainEvents } from './domain-events.ts';
export { databaseProblem } from './failures.ts';
export { type FixedQuery, fixedQuery } from './fixed-query.ts';
export { type GuestCondition, showToGuests } from './guests.ts';
export { KeptAnswer } from './kept-answer.entity.ts';
export { linkNames, linksOf, type LinkTable, loadLinks, setLinks, tableOf } from './links.ts';
export { listPage, type ListOptions, type ListQuery, type Page } from './list-query.ts';
export { Listed, listedColumns } from './listed.ts';
export { type AnnouncedEvent, type NewEvent, outboxChannel, wakeDispatcher } from './outbox.ts';
export { OutboxEvent } from './outbox-event.entity.ts';
export {
  KeptOnRestore,
  LeftBehind,
  namesOfServer,
  OfServer,
  tablesKeptOnRestore,
  tablesLeftBehind,
  tablesOfServer,
} from './of-server.ts';
export { OutboxListener } from './outbox-listener.ts';
export { PersistenceModule } from './persistence.module.ts';
export { compileFilter, type CompiledFilter, type FilterAttribute, type FilterAttributes } from './query-filter.ts';
export { migrations } from './migrations/index.ts';
export { putBack, putBackAll } from './removal/put-back.ts';
export { remember, rememberAll, rememberChanges, type Removal, type Row, type RowsOf } from './removal/removal.ts';
export { copyGroup, type Fitted, fitRows, openSchema, rowAsStored } from './removal/transplant.ts';
export { type GroupRow, GroupRows, ownColumns, type Rows } from './rows.ts';
export { folded, likePattern, matchesText, searchTerms } from './search.ts';
export { snakeCase } from './snake-case.ts';
export { uniquely } from './unique.ts';
export { assertVersion } from './version.ts';
export { positionBehind } from '#contract/position';
export { unusedRows } from './removal/unused-rows.ts';
export { addedTo, type MergedRow, mergeRows, unmergeRows } from './removal/merge.ts';
