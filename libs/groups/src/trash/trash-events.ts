import type { GroupOwned } from '../group-owned.entity.ts';
import type { Trashed } from './trashed.entity.ts';

/** Rows will be put back; listeners may change what they will be, such as names that are taken by now. */
export class TrashRestoring {
  constructor(readonly trashed: readonly Trashed[]) {}
}

/** The rows are there again, and all that went with them. */
export class TrashRestored {
  constructor(
    readonly entity: new () => GroupOwned,
    readonly rows: readonly GroupOwned[],
  ) {}
}

/** These are gone for good; their files may go, too. */
export class TrashEmptied {
  constructor(readonly rows: readonly Pick<Trashed, 'id' | 'kind'>[]) {}
}
