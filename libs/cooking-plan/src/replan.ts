import type { CookingPlan, Dish, Kitchen, PlacedBlock } from './block.ts';
import { planDinner, type PlanOptions } from './plan-dinner.ts';

/** Attempts that move late dishes and those served after them. The next ones move all dishes, which keeps their order. */
const ownAttempts = 4;
const maxAttempts = 24;
/** Serving moves by steps of five minutes. */
const stepMinutes = 5;

export interface ReplanOptions extends PlanOptions {
  now: number;
  started: readonly PlacedBlock[];
  /** Minutes that work going on takes longer than planned. */
  late: number;
}

/**
 * Plans the rest of a dinner anew: what has started stays and takes longer, the rest moves. Serving moves only where the
 * rest does not fit any more, and later courses move along.
 */
export function replanDinner(dishes: readonly Dish[], kitchen: Kitchen, options: ReplanOptions): CookingPlan {
  const started = options.started.map((one) => lengthened(one, options));
  const isAnyoneWorking = started.some((one, index) => one !== options.started[index]);
  const earliest = options.now + (isAnyoneWorking ? 0 : options.late);
  const again = (served: readonly Dish[], urgent: ReadonlySet<string>): Attempt => {
    const plan = planDinner(served, kitchen, { ...options, started, now: earliest, urgent });
    return { plan, served, urgent, missing: missingMinutes(plan, served, { started, earliest }) };
  };
  let best = again(dishes, new Set());
  for (let attempt = 0; attempt < maxAttempts && best.missing.size > 0; attempt++) {
    const urgent = new Set([...best.urgent, ...best.missing.keys()]);
    const sooner = attempt < ownAttempts ? again(best.served, urgent) : best;
    best = sooner.missing.size === 0 ? sooner : again(laterServed(best, attempt >= ownAttempts), best.urgent);
  }
  const delays = best.served.map(({ id, serveAt }, index) => [id, serveAt - (dishes[index]?.serveAt ?? 0)] as const);
  return { ...best.plan, delays: new Map(delays.filter(([, minutes]) => minutes > 0)) };
}

interface Attempt {
  plan: CookingPlan;
  served: readonly Dish[];
  urgent: ReadonlySet<string>;
  /** Minutes that are missing, by dish. */
  missing: ReadonlyMap<string, number>;
}

/** Moves serving of the dishes that are late, and of those served after them or of all, by what is missing. */
function laterServed({ served, missing }: Attempt, movesAll: boolean): Dish[] {
  return served.map((dish) => {
    const needed = [...missing].flatMap(([id, minutes]) => (movesAll || isBefore(served, id, dish) ? minutes : []));
    return { ...dish, serveAt: dish.serveAt + Math.max(0, ...needed) };
  });
}

/** True if a dish is served with or after the one that is late. */
const isBefore = (dishes: readonly Dish[], late: string, dish: Dish) =>
  (dishes.find(({ id }) => id === late)?.serveAt ?? Infinity) <= dish.serveAt;

/** Work that goes on takes longer; an oven does not wait for the cook. */
function lengthened(placed: PlacedBlock, { now, late }: Pick<ReplanOptions, 'now' | 'late'>): PlacedBlock {
  const running = placed.segments.findIndex(({ kind, start, end }) => kind === 'hands' && start <= now && now < end);
  if (running < 0) return placed;
  return {
    ...placed,
    end: placed.end + late,
    segments: placed.segments.map((one, index) => ({
      ...one,
      start: index > running ? one.start + late : one.start,
      end: index >= running ? one.end + late : one.end,
    })),
  };
}

/** Minutes by which the blocks of each dish would start before the present or before what they need is done. */
function missingMinutes(
  plan: CookingPlan,
  dishes: readonly Dish[],
  { started, earliest }: { started: readonly PlacedBlock[]; earliest: number },
): Map<string, number> {
  const serveAtOf = (dish: string) => dishes.find(({ id }) => id === dish)?.serveAt ?? Infinity;
  const missing = new Map<string, number>();
  const add = (dish: string, minutes: number) => {
    const rounded = Math.ceil(minutes / stepMinutes) * stepMinutes;
    missing.set(dish, Math.max(missing.get(dish) ?? 0, rounded));
  };
  const isStarted = new Set(started.map(({ block }) => block.id));
  for (const { block, start, end } of plan.blocks) {
    if (isStarted.has(block.id)) {
      // the last step of a dish goes on for longer than serving allows
      const serveAt = block.next === null ? serveAtOf(block.dish) : end;
      if (end > serveAt) add(block.dish, end - serveAt);
      continue;
    }
    const readyAt = Math.max(earliest, ...started.flatMap((one) => (one.block.next === block.id ? one.end : [])));
    if (start < readyAt) add(block.dish, readyAt - start);
  }
  return missing;
}
