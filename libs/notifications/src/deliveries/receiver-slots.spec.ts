import { ReceiverSlots, SLOTS, SLOW_MS } from './receiver-slots.ts';

const takeMany = (slots: ReceiverSlots, id: string, count: number, now = 0) =>
  Array.from({ length: count }, () => slots.take(id, now));

it('leaves slots for others when one receiver has used up its own', () => {
  const slots = new ReceiverSlots();
  expect(takeMany(slots, 'busy', SLOTS + 1).filter((pause) => pause === 0)).toHaveLength(SLOTS);
  expect(slots.take('other', 0)).toBe(0);
  slots.release('busy', 20);
  expect(slots.take('busy', 0)).toBe(0);
});

it('gives a slow receiver one slot until it is quick again', () => {
  const slots = new ReceiverSlots();
  slots.take('slow', 0);
  slots.release('slow', SLOW_MS + 1);
  expect(takeMany(slots, 'slow', 3).filter((pause) => pause === 0)).toHaveLength(1);
  slots.release('slow', 20);
  expect(takeMany(slots, 'slow', SLOTS).every((pause) => pause === 0)).toBe(true);
});

it('spreads what waits, for a minute at most', () => {
  const slots = new ReceiverSlots();
  slots.take('slow', 0);
  slots.release('slow', 15_000);
  const [first, ...pauses] = takeMany(slots, 'slow', 200, 1_000);
  expect(first).toBe(0);
  expect(pauses.slice(0, 2)).toEqual([15_000, 30_000]);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
  expect(new Set(pauses).size).toBeGreaterThan(150);
});
