import { mustGet } from '#contract/objects';

/** Something that was ticked off in a store. */
export interface PassedLabel {
  /** The list that it was on. */
  listId: string;
  labelId: string;
  at: Date;
}

/** After so long, in milliseconds, somebody is in the store another time. */
const TRIP_GAP_MS = 3 * 60 * 60 * 1000;
/** Minimum number of purchases before an order counts as learned. */
const MIN_TRIPS = 2;

/** The labels of each time somebody was in the store, in the order in which they were passed; what is one label is no order. */
export function groupTrips(passed: readonly PassedLabel[]): string[][] {
  const trips: string[][] = [];
  for (const ofList of Map.groupBy(passed, ({ listId }) => listId).values()) {
    let last = -Infinity;
    for (const { labelId, at } of ofList.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      if (at.getTime() - last > TRIP_GAP_MS) trips.push([]);
      last = at.getTime();
      trips.at(-1)!.push(labelId);
    }
  }
  return trips.filter((trip) => new Set(trip).size > 1);
}

/**
 * The order of labels that follows from the times somebody was in a store. A label stands where it was on average between the
 * first and the last; those that were never passed stay behind the one that they followed.
 */
export function computeLearnedOrder(current: readonly string[], trips: readonly string[][]): string[] {
  const places = new Map<string, number[]>();
  for (const trip of trips) {
    for (const [label, at] of Map.groupBy(trip.keys(), (index) => trip[index]!)) {
      const mean = at.reduce((sum, index) => sum + index, 0) / at.length;
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
  for (const [index, label] of current.entries()) {
    if (!places.has(label)) order.splice(index === 0 ? 0 : order.indexOf(current[index - 1]!) + 1, 0, label);
  }
  return order;
}

/** True if the learned order differs from the saved one. */
export const isSignificant = (current: readonly string[], learned: readonly string[], trips: number): boolean =>
  trips >= MIN_TRIPS && (learned.length !== current.length || learned.some((label, index) => label !== current[index]));
