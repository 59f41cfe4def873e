import { totalMinutes, type Block, type CookingPlan, type Dish, type PlacedBlock } from './block.ts';

/** A result that waits for the next step or for serving. */
export interface WaitingResult {
  placed: PlacedBlock;
  /** Minutes between the end and the next step or serving; a rest in between counts as long as it stretches. */
  minutes: number;
  /** Minutes that it may wait. */
  canWait: number;
  /** The moment of the next step or of serving. */
  until: number;
}

/**
 * Finds the results of blocks that have started and wait for blocks that have not, or for serving.
 * @param isStarted ids of the blocks that are done or go on
 * @param now minutes since the midnight before the meal; results that were needed before are left out
 */
export function waitingResults(
  plan: CookingPlan,
  dishes: readonly Dish[],
  { isStarted, now }: { isStarted: ReadonlySet<string>; now: number },
): WaitingResult[] {
  const placed = new Map(plan.blocks.map((one) => [one.block.id, one]));
  const serveAt = new Map(dishes.map((dish) => [dish.id, dish.serveAt]));
  return plan.blocks.flatMap((one): WaitingResult[] => {
    const { block, end } = one;
    const next = placed.get(block.next ?? '');
    if (!isStarted.has(block.id) || isStarted.has(next?.block.id ?? '')) return [];
    // a rest begins early and stretches, so that its length is what counts
    const until = next ? next.end - totalMinutes(next.block.segments) : (serveAt.get(block.dish) ?? end);
    const minutes = until - end;
    return minutes > 0 && until > now ? [{ placed: one, minutes, canWait: allowedWait(block, plan), until }] : [];
  });
}

/** A rest that goes on may wait as long as the block before it, to which its allowance was given. */
function allowedWait(block: Block, { blocks }: CookingPlan): number {
  const before = blocks.filter((one) => one.block.next === block.id).map((one) => one.block.canWait);
  return block.segments.length === 1 && block.canWait === 0 ? Math.max(0, ...before) : block.canWait;
}
