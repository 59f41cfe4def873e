import { ResourceEvent } from '../resources/resource-events.ts';
import type { Trashed } from './trashed.entity.ts';

/** A row will be put back; listeners may change what it will be, such as a name that is taken by now. */
export class TrashRestoring {
  constructor(readonly trashed: Trashed) {}

  /** The row as the table will have it, by the names of its columns. */
  get columns(): Record<string, unknown> {
    return this.trashed.removal.removed[0]!.rows[0]!;
  }
}

/** The row is there again, and all that went with it. */
export class TrashRestored extends ResourceEvent {}

/** These are gone for good; their files may go, too. */
export class TrashEmptied {
  constructor(readonly rows: readonly Pick<Trashed, 'id' | 'kind'>[]) {}
}
