import type { DeletionSnapshot, Entity } from '#persistence';
import type { GroupOwned, NamedRow } from '../group-owned.entity.ts';

/** Published on changes of a group's resources; listeners change their own rows in the same transaction. */
export abstract class ResourceEvent<T extends GroupOwned = GroupOwned> {
  constructor(
    readonly entity: Entity<T>,
    readonly row: T,
  ) {}

  /** Returns the row if it is one of this entity. */
  rowOf<E extends object>(entity: Entity<E>): E | undefined {
    return this.row instanceof entity ? this.row : undefined;
  }
}

export class ResourceChanged extends ResourceEvent {}

/** Published before the rows are deleted. */
export class ResourcesRemoved {
  constructor(
    readonly entity: Entity<GroupOwned>,
    readonly rows: readonly NamedRow[],
  ) {}
}

/** Published when a row has been copied from another one. */
export class ResourceCopied extends ResourceEvent {
  constructor(
    entity: Entity<GroupOwned>,
    row: GroupOwned,
    readonly source: GroupOwned,
  ) {
    super(entity, row);
  }
}

/** Published when a row replaces another one, which is deleted next. */
export class ResourceMerged extends ResourceEvent {
  /** Changes of listeners to rows without a foreign key to the replaced row, so that undo can revert them. */
  readonly changed: DeletionSnapshot['changed'] = [];

  constructor(
    entity: Entity<GroupOwned>,
    row: GroupOwned,
    readonly replaced: GroupOwned,
  ) {
    super(entity, row);
  }
}

/** Published before rows are returned; listeners add values from their own tables. */
export class ResourcesRead {
  constructor(
    readonly entity: Entity,
    readonly rows: readonly object[],
  ) {}

  /** Returns the rows if they are rows of this entity. */
  rowsOf<E extends object>(entity: Entity<E>): E[] {
    return this.rows.flatMap((row) => (row instanceof entity ? row : []));
  }
}
