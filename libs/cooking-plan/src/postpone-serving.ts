import type { CookingPlan, Dish, Kitchen } from './block.ts';
import { replanDinner, type ReplanOptions } from './replan.ts';
import { waitingResults, type WaitingResult } from './waiting-results.ts';

export interface PostponedDinner {
  plan: CookingPlan;
  /** Minutes by which each dish that is not served yet is served later, by id. */
  delays: ReadonlyMap<string, number>;
  /** Results that are ready and wait meanwhile. */
  waiting: WaitingResult[];
}

/**
 * Serves what is not on the table yet later, for a guest who is late, and plans the rest anew from the present.
 * @param minutes the least minutes by which serving moves
 */
export function postponeServing(
  dishes: readonly Dish[],
  kitchen: Kitchen,
  { minutes, ...options }: Omit<ReplanOptions, 'late'> & { minutes: number },
): PostponedDinner {
  const { now, started } = options;
  const moved = dishes.map((dish) => (isServed(dish, now) ? dish : { ...dish, serveAt: dish.serveAt + minutes }));
  const plan = replanDinner(moved, kitchen, { ...options, late: 0 });
  const served = moved.map((dish) => ({ ...dish, serveAt: dish.serveAt + (plan.delays.get(dish.id) ?? 0) }));
  const delays = served.map(({ id, serveAt }, index) => [id, serveAt - (dishes[index]?.serveAt ?? 0)] as const);
  const isStarted = new Set(started.map(({ block }) => block.id));
  return {
    plan,
    delays: new Map(delays.filter(([, delay]) => delay > 0)),
    waiting: waitingResults(plan, served, { isStarted, now }),
  };
}

/** True if a dish was served before the present. */
export const isServed = ({ serveAt }: Dish, now: number): boolean => serveAt < now;
