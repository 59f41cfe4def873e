import {
  totalMinutes,
  type Block,
  type Conflict,
  type CookingPlan,
  type Dish,
  type Kitchen,
  type PlacedBlock,
  type PlacedSegment,
  type SegmentKind,
} from './block.ts';
import { Resources, type Obstacle } from './resources.ts';
import { startedOverlaps } from './started-overlaps.ts';

/** 21:00 on the day before, when what can be done ahead is finished. */
export const eveningBefore = -3 * 60;
/** Minutes of a day. */
const DAY = 1440;
/** The place that is named first where several were in the way. */
const scarcest = ['oven', 'hob', 'hands'] as const;
const isWarm = (kind: SegmentKind) => kind === 'room' || kind === 'anywhere';
const passiveKinds = new Set<SegmentKind>(['fridge', 'freezer', 'room', 'anywhere']);
/** Minutes by which a block that can wait gives way to one that cannot. */
const mostGivenWay = 30;
const urgentMinutes = 60;

export interface PlanOptions {
  /** The present, in minutes since the midnight before the meal; what would start earlier is told. */
  now?: number;
  /** False if nothing can be done the day before. */
  isAheadAllowed?: boolean;
  /** Dishes whose blocks are placed before those of others that are needed an hour later. */
  urgent?: ReadonlySet<string>;
  /** Blocks that are done or going on, which stay where they are. */
  started?: readonly PlacedBlock[];
}

/**
 * Plans dishes backwards from serving: each block starts as late as hands and ovens allow. Hands do one thing at a time, an
 * oven has one temperature, and rests stretch but never shrink.
 */
export function planDinner(dishes: readonly Dish[], kitchen: Kitchen, options: PlanOptions = {}): CookingPlan {
  const planner = new Planner(dishes, kitchen, options);
  const blocks = planner.placeAll().toSorted((a, b) => a.start - b.start || a.end - b.end);
  return { blocks, conflicts: planner.conflicts, tight: tightBlocks(blocks), delays: new Map() };
}

class Planner {
  readonly conflicts: Conflict[] = [];
  private readonly resources: Resources;
  private readonly placed = new Map<string, PlacedBlock>();
  private readonly open: Set<Block>;
  private readonly serveAt: Map<string, number>;
  private readonly names: Map<string, Block>;

  constructor(
    dishes: readonly Dish[],
    kitchen: Kitchen,
    private readonly options: PlanOptions,
  ) {
    this.resources = new Resources(kitchen);
    const blocks = dishes.flatMap((dish) => dish.blocks);
    this.names = new Map(blocks.map((block) => [block.id, block]));
    this.serveAt = new Map(dishes.map(({ id, serveAt }) => [id, serveAt]));
    const { started = [], now } = options;
    for (const one of started) this.keep(one);
    this.conflicts.push(...startedOverlaps(started, kitchen, now));
    this.open = new Set(blocks.filter(({ id }) => !this.placed.has(id)));
  }

  placeAll(): PlacedBlock[] {
    while (this.open.size > 0) {
      const block = this.nextBlock();
      this.open.delete(block);
      this.keep(this.place(block));
    }
    this.tellOfPoultry();
    return [...this.placed.values()].map((one) => this.withEarlyWait(one));
  }

  /** A wait at no oven and no hob begins as soon as the work before it is done, and stretches until its result is needed. */
  private withEarlyWait(placed: PlacedBlock): PlacedBlock {
    const { block, segments, end } = placed;
    const [first] = segments;
    if (!first || !segments.every(({ kind }) => passiveKinds.has(kind))) return placed;
    if (block.isRawPoultry && segments.some(({ kind }) => isWarm(kind))) return placed;
    const before = [...this.placed.values()].filter((one) => one.block.next === block.id);
    if (before.length === 0) return placed;
    const start = Math.min(placed.start, Math.max(...before.map((one) => one.end)));
    return { block, start, end, segments: [{ ...first, start }, ...segments.slice(1)] };
  }

  private keep(placed: PlacedBlock): void {
    this.placed.set(placed.block.id, placed);
    for (const segment of placed.segments) this.resources.take(placed.block.id, segment);
  }

  /** The block with the latest end of those whose successor is placed; blocks that can wait give way. */
  private nextBlock(): Block {
    let best: Block | undefined;
    let latest = -Infinity;
    for (const block of this.open) {
      if (block.next !== null && !this.placed.has(block.next)) continue;
      const ahead = this.options.urgent?.has(block.dish) ? urgentMinutes : 0;
      const key = this.latestEnd(block) - Math.min(block.canWait / 4, mostGivenWay) + ahead;
      if (key > latest) [best, latest] = [block, key];
    }
    if (!best) throw new Error('Blocks form a circle.');
    return best;
  }

  private latestEnd(block: Block): number {
    const end = this.neededAt(block);
    return this.isAhead(block) ? Math.min(end, eveningBefore) : end;
  }

  /** On the day itself, what was not done the day before is planned like anything else. */
  private isAhead({ isAhead }: Block): boolean {
    const { isAheadAllowed = true, now = -Infinity } = this.options;
    return isAhead && isAheadAllowed && now < eveningBefore;
  }

  /** The start of the next block, or serving. */
  private neededAt({ next, dish }: Block): number {
    return next === null ? (this.serveAt.get(dish) ?? 0) : (this.placed.get(next)?.start ?? 0);
  }

  private place(block: Block): PlacedBlock {
    const latestEnd = this.latestEnd(block);
    const obstacles: Obstacle[] = [];
    let start = latestEnd - totalMinutes(block.segments);
    let found = this.segmentsAt(block, start);
    // the earliest start is bounded, since every step back passes another use of a cook or an oven
    while ('earlierBy' in found) {
      obstacles.push(found);
      start -= found.earlierBy;
      found = this.segmentsAt(block, start);
    }
    const end = start + totalMinutes(block.segments);
    this.tell(block, start, end, obstacles);
    return { block, start, end, segments: found };
  }

  private segmentsAt(block: Block, start: number): PlacedSegment[] | Obstacle {
    let at = start;
    const segments: PlacedSegment[] = [];
    for (const segment of block.segments) {
      const end = at + segment.minutes;
      const fit = this.resources.fit(segment, at, end);
      if ('earlierBy' in fit) return fit;
      segments.push({ ...segment, start: at, end, by: fit.by });
      at = end;
    }
    return segments;
  }

  private tell(block: Block, start: number, end: number, obstacles: Obstacle[]): void {
    const { id, dish } = block;
    const needsOven = block.segments.some(({ kind }) => kind === 'oven');
    if (needsOven && !this.resources.hasOven) this.conflicts.push({ kind: 'noOven', block: id, dish });
    const canWait = this.isAhead(block) ? Math.max(block.canWait, 2 * DAY) : block.canWait;
    const waits = this.neededAt(block) - end;
    if (waits > canWait && !block.isRawPoultry) {
      const place = scarcest.find((one) => obstacles.some((obstacle) => obstacle.place === one)) ?? null;
      const others = obstacles.filter((one) => one.place === place).flatMap((one) => one.others);
      const dishes = new Set(others.map((other) => this.names.get(other)?.dish ?? ''));
      this.conflicts.push({ kind: 'waits', block: id, dish, minutes: waits, place, others: [...dishes] });
    }
    const { now } = this.options;
    if (now !== undefined && start < now) this.conflicts.push({ kind: 'past', block: id, dish, minutes: now - start });
  }

  /** Tells of raw poultry that would wait outside the fridge, also of what was done already. */
  private tellOfPoultry(): void {
    const started = new Set(this.options.started?.map(({ block }) => block.id));
    for (const placed of this.placed.values()) {
      const { id, dish, next, canWait, isRawPoultry } = placed.block;
      const minutes = this.neededAt(placed.block) - placed.end;
      if (isRawPoultry && minutes > canWait && !started.has(next ?? ''))
        this.conflicts.push({ kind: 'rawPoultry', block: id, dish, minutes });
    }
  }
}

/** Blocks of work that begin the minute in which other work of the same cook ends, three in a row. */
function tightBlocks(blocks: readonly PlacedBlock[]): string[] {
  const work = blocks
    .flatMap(({ block, segments }) =>
      segments.filter(({ kind }) => kind === 'hands').map((one) => ({ ...one, id: block.id })),
    )
    .toSorted((a, b) => a.start - b.start);
  return work.flatMap(({ id, by, start, end }) => {
    const follows = work.some((one) => one.by === by && one.end === start && one.id !== id);
    const isFollowed = work.some((one) => one.by === by && one.start === end && one.id !== id);
    return follows && isFollowed ? [id] : [];
  });
}
