import { AsyncLocalStorage } from 'node:async_hooks';

/** A request of a person, or a job on behalf of one, whose work takes turns with that of others. */
export interface WorkOwner {
  groupId: string;
  userId: string;
  /** True for jobs, which wait for their turn as long as it takes. */
  isJob: boolean;
}

const owners = new AsyncLocalStorage<WorkOwner>();
const NOBODY: WorkOwner = { groupId: '', userId: '', isJob: false };

/** Counts the work that `run` starts as that of the owner. */
export function withWorkOwner<T>(owner: WorkOwner, run: () => T): T {
  return owners.run(owner, run);
}

export const currentWorkOwner = (): WorkOwner => owners.getStore() ?? NOBODY;
