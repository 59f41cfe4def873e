import { mustGet } from '#contract/objects';

/** The label of a purchase. */
export interface PassedLabel {
  listId: string;
  labelId: string;
  at: Date;
}

/** Pause between purchases that separates two trips. */
const TRIP_GAP_MS = 3 * 60 * 60 * 1000;
/** Minimum number of trips before an order counts as learned. */
const MIN_TRIPS = 2;

/** Groups purchases by trip. Returns the labels of each trip in order, without trips with a single label. */
export function groupTrips(purchases: readonly PassedLabel[]): string[][] {
  const trips: string[][] = [];
  for (const purchasesOfList of Map.groupBy(purchases, ({ listId }) => listId).values()) {
    let last = -Infinity;
    let trip: string[] = [];
    for (const { labelId, at } of purchasesOfList.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      if (at.getTime() - last > TRIP_GAP_MS) trips.push((trip = []));
      last = at.getTime();
      trip.push(labelId);
    }
  }
  return trips.filter((trip) => new Set(trip).size > 1);
}

/**
 * Computes the order of labels from trips: by the average of their relative positions. Labels without a purchase stay behind the
 * label that they followed.
 */
export function computeLearnedOrder(current: readonly string[], trips: readonly string[][]): string[] {
  const places = new Map<string, number[]>();
  for (const trip of trips) {
    for (const [label, visits] of Map.groupBy(trip.entries(), ([, visited]) => visited)) {
      const mean = visits.reduce((sum, [index]) => sum + index, 0) / visits.length;
      places.set(label, [...(places.get(label) ?? []), mean / (trip.length - 1)]);
    }
  }
  const placeOf = (label: string) => {
    const all = mustGet(places, label);
    return all.reduce((sum, place) => sum + place, 0) / all.length;
  };
  const known = current
    .filter((label) => places.has(label))
    .concat([...places.keys()].filter((one) => !current.includes(one)));
  const order = known.toSorted((a, b) => placeOf(a) - placeOf(b));
  let previous: string | undefined;
  for (const label of current) {
    if (!places.has(label)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, label);
    previous = label;
  }
  return order;
}

/** True if the learned order differs from the saved one. */
export const isSignificant = (current: readonly string[], learned: readonly string[], trips: number): boolean =>
  trips >= MIN_TRIPS && (learned.length !== current.length || learned.some((label, index) => label !== current[index]));
