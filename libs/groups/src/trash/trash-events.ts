import type { GroupOwned } from '../group-owned.entity.ts';
import type { Trashed } from './trashed.entity.ts';

/** Published before rows are restored; listeners may change them, for example names that are taken by now. */
export class TrashRestoring {
  constructor(readonly trashed: readonly Trashed[]) {}
}

/** Published after rows and their dependents are restored. */
export class TrashRestored {
  constructor(
    readonly entity: new () => GroupOwned,
    readonly rows: readonly GroupOwned[],
  ) {}
}

/** Published when rows are finally deleted; their files can be deleted too. */
export class TrashEmptied {
  constructor(readonly rows: readonly Pick<Trashed, 'id' | 'kind'>[]) {}
}
