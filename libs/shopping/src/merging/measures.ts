import { exactFraction, roundQuantity, storedQuantity, toNumber, unitFacts } from '#ingredients';

/** Fields of a unit that sums need: a conversion of the group, or the standard unit of its name; see `unitFacts`. */
export interface Measure {
  id: string;
  standard: string | null;
  standardUnit?: string | null;
  standardQuantity?: number | null;
}

/** The units of a group by id. */
export type Measures = ReadonlyMap<string, Measure>;

export interface Amount {
  quantity: number;
  unitId: string | null;
}

function unitFact(unitId: string | null, measures: Measures) {
  const { standard, standardUnit, standardQuantity } = measures.get(unitId ?? '') ?? {};
  const own = unitFacts.get(standardUnit ?? '');
  if (standardQuantity && own?.factor) return { ...own, factor: own.factor * standardQuantity };
  return unitFacts.get(standard ?? '');
}

/** Amounts of one dimension can be added up. Units that only count, such as cloves, have a dimension each. */
export function dimensionOf(unitId: string | null, measures: Measures): string {
  if (!unitId) return 'pieces';
  const fact = unitFact(unitId, measures);
  if (fact?.factor) return fact.dimension;
  const standard = measures.get(unitId)?.standard;
  return standard ? `unit ${standard}` : unitId;
}

/** Number of grams, millilitres or centimetres; 1 for units that only count. */
const factorOf = (unitId: string | null, measures: Measures): number => unitFact(unitId, measures)?.factor ?? 1;

/** Replaces fractions that were rounded to three decimals by exact ones: 0.333 by a third. Others stay as they are. */
const exactQuantity = (quantity: number): number =>
  roundQuantity(quantity) === quantity ? Math.sign(quantity) * toNumber(exactFraction(Math.abs(quantity))) : quantity;

/** Converts a quantity to another unit of the same dimension. */
export function convertQuantity({ quantity, unitId }: Amount, other: string | null, measures: Measures): number {
  if (unitId === other) return quantity;
  return (exactQuantity(quantity) * factorOf(unitId, measures)) / factorOf(other, measures);
}

/**
 * Sums amounts of one dimension. The result does not depend on their order. Its unit is the largest of their units that gives
 * a quantity of at least 1, otherwise the smallest.
 */
export function sumAmounts(amounts: readonly Amount[], measures: Measures): Amount {
  const units = [...new Set(amounts.map(({ unitId }) => unitId))].toSorted(
    (a, b) => factorOf(b, measures) - factorOf(a, measures) || ((a ?? '') < (b ?? '') ? -1 : 1),
  );
  const smallest = units.at(-1) ?? null;
  // numbers are added in one order, since the last digit of a sum depends on it
  const parts = amounts
    .map((one) => exactQuantity(one.quantity) * factorOf(one.unitId, measures))
    .toSorted((a, b) => a - b);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const isEnough = (unitId: string | null) => storedQuantity(Math.abs(total) / factorOf(unitId, measures)) >= 1;
  const unitId = units.find(isEnough) ?? smallest;
  return { quantity: storedQuantity(total / factorOf(unitId, measures)), unitId };
}
