import type { Dish, Kitchen, PlacedBlock, PlacedSegment } from './block.ts';
import { Resources } from './resources.ts';

/** When a block started, and when it ended or will end. */
export interface Progress {
  block: string;
  start: number;
  end: number;
}

/** Places blocks that have started where the cook said; the last part of a block takes what was longer or shorter. */
export function startedBlocks(dishes: readonly Dish[], kitchen: Kitchen, progress: readonly Progress[]): PlacedBlock[] {
  const resources = new Resources(kitchen);
  const blocks = new Map(dishes.flatMap((dish) => dish.blocks.map((block) => [block.id, block])));
  return progress.flatMap(({ block: id, start, end }): PlacedBlock[] => {
    const block = blocks.get(id);
    if (!block) return [];
    let at = start;
    const segments = block.segments.map((segment, index): PlacedSegment => {
      const isLast = index === block.segments.length - 1;
      const from = Math.min(at, end);
      at = isLast ? end : Math.min(end, at + segment.minutes);
      const fit = resources.fit(segment, from, at);
      const placed = { ...segment, start: from, end: at, by: 'by' in fit ? fit.by : 0 };
      resources.take(id, placed);
      return placed;
    });
    return [{ block, start, end, segments }];
  });
}
