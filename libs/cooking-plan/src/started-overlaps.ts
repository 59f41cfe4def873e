import type { Conflict, Kitchen, PlacedBlock } from './block.ts';
import { Resources } from './resources.ts';

type Overlap = Extract<Conflict, { kind: 'overlap' }>;

/**
 * Finds blocks that were started although the hands, the oven or the hob that they need were taken.
 * @param now minutes since the midnight before the meal; overlaps that are over are left out
 */
export function startedOverlaps(started: readonly PlacedBlock[], kitchen: Kitchen, now = -Infinity): Overlap[] {
  const resources = new Resources(kitchen);
  const byId = new Map(started.map((one) => [one.block.id, one]));
  return started
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ block, segments }): Overlap[] =>
      segments.flatMap((segment): Overlap[] => {
        const fit = resources.fit(segment, segment.start, segment.end);
        resources.take(block.id, { ...segment, by: 'by' in fit ? fit.by : segment.by });
        if ('by' in fit) return [];
        const others = fit.others.filter((id) => id !== block.id);
        const from = Math.max(segment.start, Math.min(...others.map((id) => byId.get(id)?.start ?? Infinity)));
        const to = Math.min(segment.end, Math.max(...others.map((id) => byId.get(id)?.end ?? -Infinity)));
        if (from >= to || to <= now) return [];
        return [{ kind: 'overlap', block: block.id, dish: block.dish, place: fit.place, others, from, to }];
      }),
    );
}
