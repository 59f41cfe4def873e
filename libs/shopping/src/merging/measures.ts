import { exactFraction, roundQuantity, toNumber, unitFacts } from '#ingredients';

/** Unit as adding up needs it: its dimension and factor, or those that its name means; see `unitFacts`. */
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
  const own = standardQuantity ? unitFacts.get(standardUnit ?? '') : undefined;
  if (own?.factor) return { ...own, factor: own.factor * standardQuantity! };
  return unitFacts.get(standard ?? '');
}

/** Amounts of one dimension can be added up; what is only counted has a dimension for each way of counting. */
export function dimensionOf(unitId: string | null, measures: Measures): string {
  if (!unitId) return 'pieces';
  const fact = unitFact(unitId, measures);
  if (fact?.factor) return fact.dimension;
  const standard = measures.get(unitId)?.standard;
  return standard ? `unit ${standard}` : unitId;
}

/** How many grams, millilitres or centimetres the unit is; 1 for what is counted. */
const factorOf = (unitId: string | null, measures: Measures): number => unitFact(unitId, measures)?.factor ?? 1;

/** A quantity as exact as it was meant: 0.333 is a third. */
const exactQuantity = (quantity: number): number => Math.sign(quantity) * toNumber(exactFraction(Math.abs(quantity)));

/** The quantity in another unit of the same dimension. */
export function convertQuantity({ quantity, unitId }: Amount, other: string | null, measures: Measures): number {
  if (unitId === other) return quantity;
  return (exactQuantity(quantity) * factorOf(unitId, measures)) / factorOf(other, measures);
}

/** Three decimals, but nothing becomes nothing by that. */
const roundNonZero = (quantity: number): number =>
  roundQuantity(quantity) || (Math.abs(quantity) < 1e-9 ? 0 : quantity);

/**
 * The sum of amounts of one dimension, whatever their order: in the largest of their units of which it is one or more, or else
 * in the smallest.
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
  const isEnough = (unitId: string | null) => roundNonZero(Math.abs(total) / factorOf(unitId, measures)) >= 1;
  const unitId = units.find(isEnough) ?? smallest;
  return { quantity: roundNonZero(total / factorOf(unitId, measures)), unitId };
}
