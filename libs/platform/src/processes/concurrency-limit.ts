import { Unavailable } from '../errors/problem.ts';
import { currentWorkOwner } from './work-owner.ts';

/** Pieces of work of one group that can wait. */
const MAX_WAITING = 100;

interface ConcurrencyOptions {
  /** Value of the Retry-After header in seconds. */
  retryAfter: number;
  /** Pieces of work of one group that run at a time; by default as many as of all. */
  atOncePerGroup?: number;
  /** Milliseconds after which the work of a request is refused; by default it waits as long as it takes. */
  maxWaitMs?: number;
}

interface Waiting {
  begin: () => void;
  group: string;
  user: string;
}

/**
 * Limits concurrent work. Further work waits in a queue, in which groups take turns, and people within a group. Work of a request that
 * waits too long, or behind too much of the same group, throws 503 with Retry-After.
 */
export function limitConcurrency(
  atOnce: number,
  { retryAfter, atOncePerGroup = atOnce, maxWaitMs }: ConcurrencyOptions,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new FairQueue(atOnce, atOncePerGroup);
  return async (work) => {
    const { groupId, userId, isJob } = currentWorkOwner();
    if (!isJob && queue.countWaiting(groupId) >= MAX_WAITING) throw new Unavailable(retryAfter);
    await new Promise<void>((resolve, reject) => {
      const refuse = () => {
        queue.remove(waiting);
        reject(new Unavailable(retryAfter));
      };
      const timer = isJob || maxWaitMs === undefined ? undefined : setTimeout(refuse, maxWaitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { group: groupId, user: userId, begin };
      queue.add(waiting);
    });
    try {
      return await work();
    } finally {
      queue.end(groupId);
    }
  };
}

class FairQueue {
  private readonly running = new Map<string, number>();
  /** Work by group and user; whose turn was last is at the end of both. */
  private readonly waiting = new Map<string, Map<string, Waiting[]>>();
  private runningCount = 0;
  private readonly atOnce: number;
  private readonly atOncePerGroup: number;

  constructor(atOnce: number, atOncePerGroup: number) {
    this.atOnce = atOnce;
    this.atOncePerGroup = atOncePerGroup;
  }

  countWaiting(group: string): number {
    let count = 0;
    for (const list of this.waiting.get(group)?.values() ?? []) count += list.length;
    return count;
  }

  /** Begins the work at once if it is its turn. */
  add(work: Waiting): void {
    const users = this.waiting.get(work.group) ?? new Map<string, Waiting[]>();
    this.waiting.set(work.group, users);
    users.set(work.user, [...(users.get(work.user) ?? []), work]);
    this.beginNext();
  }

  remove(work: Waiting): void {
    const users = this.waiting.get(work.group);
    const rest = users?.get(work.user)?.filter((one) => one !== work) ?? [];
    if (rest.length) users?.set(work.user, rest);
    else users?.delete(work.user);
    if (!users?.size) this.waiting.delete(work.group);
  }

  end(group: string): void {
    this.runningCount--;
    const left = (this.running.get(group) ?? 1) - 1;
    if (left) this.running.set(group, left);
    else this.running.delete(group);
    this.beginNext();
  }

  private beginNext(): void {
    while (this.runningCount < this.atOnce) {
      const work = this.next();
      if (!work) return;
      this.runningCount++;
      this.running.set(work.group, (this.running.get(work.group) ?? 0) + 1);
      work.begin();
    }
  }

  /** Takes the next piece of work out of the queue. */
  private next(): Waiting | undefined {
    for (const [group, users] of this.waiting) {
      if ((this.running.get(group) ?? 0) >= this.atOncePerGroup) continue;
      const [work] = [...users.values()][0] ?? [];
      if (!work) continue;
      this.remove(work);
      const others = users.get(work.user);
      if (others && users.delete(work.user)) users.set(work.user, others);
      if (this.waiting.delete(group)) this.waiting.set(group, users);
      return work;
    }
    return undefined;
  }
}
