import type { DeletionSnapshot } from '#persistence';
import type { GroupOwned } from '../group-owned.entity.ts';

type Entity<T> = new () => T;

/** What happens to the resources of a group; other areas listen and change their own rows in the same transaction. */
export abstract class ResourceEvent<T extends GroupOwned = GroupOwned> {
  constructor(
    readonly entity: Entity<T>,
    readonly row: T,
  ) {}
}

export class ResourceChanged extends ResourceEvent {}

/** The row is still there. */
export class ResourceRemoved extends ResourceEvent {}

/** The row is a copy of another one. */
export class ResourceCopied extends ResourceEvent {
  constructor(
    entity: Entity<GroupOwned>,
    row: GroupOwned,
    readonly source: GroupOwned,
  ) {
    super(entity, row);
  }
}

/** The row replaces another one, which still exists and is removed next. */
export class ResourceMerged extends ResourceEvent {
  /** What listeners have changed in rows that do not name the replaced one in a column of their own: it is changed back by undo. */
  readonly changed: DeletionSnapshot['changed'] = [];

  constructor(
    entity: Entity<GroupOwned>,
    row: GroupOwned,
    readonly replaced: GroupOwned,
  ) {
    super(entity, row);
  }
}

/** Rows are about to be shown; listeners add what their own tables know about them. */
export class ResourcesRead {
  constructor(
    readonly entity: Entity<object>,
    readonly rows: readonly object[],
  ) {}
}
