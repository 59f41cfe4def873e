import type { Kitchen, LimitedPlace, PlacedSegment, Segment } from './block.ts';

interface Use {
  start: number;
  end: number;
  temperature: number | null;
  block: string;
}

/** Degrees by which dishes that share an oven may differ. */
export const sharedDegrees = 10;
/** Minutes in which an oven takes another temperature. */
export const changeMinutes = 10;

/** No room for a segment: the minutes by which it has to be earlier, and the blocks that are in its way. */
export interface Obstacle {
  place: LimitedPlace;
  earlierBy: number;
  others: string[];
}

/** A place for a segment, or what is in its way. */
export type Fit = { by: number | null } | Obstacle;

/** The cooks, ovens and hobs with what they are busy with. */
export class Resources {
  private readonly cooks: Use[][];
  private readonly ovens: Use[][];
  private readonly hobs: Use[] = [];

  constructor(private readonly kitchen: Kitchen) {
    this.cooks = Array.from({ length: Math.max(1, kitchen.cooks) }, () => []);
    this.ovens = kitchen.ovens.map(() => []);
  }

  get hasOven(): boolean {
    return this.kitchen.ovens.some(({ trays }) => trays > 0);
  }

  fit(segment: Segment, start: number, end: number): Fit {
    if (start === end) return { by: null };
    const own = this.ownPlace(segment, start, end);
    if ('earlierBy' in own || !segment.isOnHob) return own;
    const pans = busyUses(this.hobs, start, end);
    return isFull(pans, start, Math.max(1, this.kitchen.hobs)) ? obstacle('hob', pans, end) : own;
  }

  take(block: string, { kind, by, start, end, temperature, isOnHob }: PlacedSegment): void {
    const use = { start, end, temperature, block };
    const uses = kind === 'hands' ? this.cooks : kind === 'oven' ? this.ovens : [];
    if (by !== null) uses[by]?.push(use);
    if (isOnHob) this.hobs.push(use);
  }

  /** The cook or the oven of a segment. */
  private ownPlace({ kind, temperature }: Segment, start: number, end: number): Fit {
    if (kind === 'hands') {
      const blockers = this.cooks.map((uses) => busyUses(uses, start, end));
      return firstFit('hands', blockers, end);
    }
    if (kind !== 'oven' || !this.hasOven) return { by: null };
    const blockers = this.ovens.map((uses, index) =>
      this.ovenBlockers(uses, this.kitchen.ovens[index]?.trays ?? 0, { start, end, temperature }),
    );
    return firstFit('oven', blockers, end);
  }

  /** Uses of an oven that leave no room for another one, each with the start before which there is room again. */
  private ovenBlockers(uses: Use[], trays: number, wanted: Omit<Use, 'block'>): Use[] | null {
    if (trays === 0) return null;
    const other = uses
      .filter((use) => !canShare(use, wanted))
      .map((use) => ({ ...use, start: use.start - changeMinutes, end: use.end + changeMinutes }));
    const blockers = busyUses(other, wanted.start, wanted.end);
    if (blockers.length > 0) return blockers;
    const same = busyUses(uses, wanted.start, wanted.end);
    return isFull(same, wanted.start, trays) ? same : [];
  }
}

const canShare = (a: { temperature: number | null }, b: { temperature: number | null }) =>
  a.temperature === null || b.temperature === null || Math.abs(a.temperature - b.temperature) <= sharedDegrees;

const busyUses = (uses: Use[], start: number, end: number) => uses.filter((use) => use.start < end && start < use.end);
const countAt = (uses: Use[], minute: number) =>
  uses.filter(({ start, end }) => start <= minute && minute < end).length;

/** True if uses that begin before or after the start leave no room at some moment. */
const isFull = (uses: Use[], start: number, room: number) =>
  uses.some((use) => countAt(uses, Math.max(use.start, start)) >= room);

/** The smallest step back that passes a use. */
const obstacle = (place: LimitedPlace, uses: Use[], end: number): Obstacle => ({
  place,
  earlierBy: end - Math.max(...uses.map(({ start }) => start)),
  others: uses.map(({ block }) => block),
});

/** Takes the first place without blockers, else the smallest step back that passes one of them. */
function firstFit(place: LimitedPlace, blockersByPlace: (Use[] | null)[], end: number): Fit {
  let best: Obstacle | undefined;
  for (const [by, blockers] of blockersByPlace.entries()) {
    if (!blockers) continue;
    if (blockers.length === 0) return { by };
    const found = obstacle(place, blockers, end);
    if (!best || found.earlierBy < best.earlierBy) best = found;
  }
  return best ?? { by: null };
}
