import type { Kitchen, PlacedSegment, Segment } from './block.ts';

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

/** A place for a segment, or the minutes by which it has to be earlier and the blocks that are in its way. */
export type Fit = { by: number | null } | { earlierBy: number; others: string[] };

/** The cooks and ovens with what they are busy with. */
export class Resources {
  private readonly cooks: Use[][];
  private readonly ovens: Use[][];

  constructor(private readonly kitchen: Kitchen) {
    this.cooks = Array.from({ length: Math.max(1, kitchen.cooks) }, () => []);
    this.ovens = kitchen.ovens.map(() => []);
  }

  get hasOven(): boolean {
    return this.kitchen.ovens.some(({ trays }) => trays > 0);
  }

  fit({ kind, temperature }: Segment, start: number, end: number): Fit {
    if (start === end) return { by: null };
    if (kind === 'hands')
      return firstFit(
        this.cooks.map((uses) => busyUses(uses, start, end)),
        end,
      );
    if (kind !== 'oven' || !this.hasOven) return { by: null };
    return firstFit(
      this.ovens.map((uses, index) =>
        this.ovenBlockers(uses, this.kitchen.ovens[index]?.trays ?? 0, { start, end, temperature }),
      ),
      end,
    );
  }

  take(block: string, { kind, by, start, end, temperature }: PlacedSegment): void {
    const uses = kind === 'hands' ? this.cooks : kind === 'oven' ? this.ovens : [];
    if (by !== null) uses[by]?.push({ start, end, temperature, block });
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
    const isFull = same.some(({ start }) => countAt(same, Math.max(start, wanted.start)) >= trays);
    return isFull ? same : [];
  }
}

const canShare = (a: { temperature: number | null }, b: { temperature: number | null }) =>
  a.temperature === null || b.temperature === null || Math.abs(a.temperature - b.temperature) <= sharedDegrees;

const busyUses = (uses: Use[], start: number, end: number) => uses.filter((use) => use.start < end && start < use.end);
const countAt = (uses: Use[], minute: number) =>
  uses.filter(({ start, end }) => start <= minute && minute < end).length;

/** Takes the first place without blockers, else the smallest step back that passes one of them. */
function firstFit(blockersByPlace: (Use[] | null)[], end: number): Fit {
  let best: { earlierBy: number; others: string[] } | undefined;
  for (const [by, blockers] of blockersByPlace.entries()) {
    if (!blockers) continue;
    if (blockers.length === 0) return { by };
    const earlierBy = end - Math.max(...blockers.map(({ start }) => start));
    if (!best || earlierBy < best.earlierBy) best = { earlierBy, others: blockers.map(({ block }) => block) };
  }
  return best ?? { by: null };
}
