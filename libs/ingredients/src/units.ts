export type Dimension = 'mass' | 'volume' | 'length' | 'count' | 'temperature';

/** Facts about a unit; `factor` converts to grams, millilitres or centimetres. */
export interface UnitFact {
  dimension: Dimension;
  factor?: number;
}

const mass = (factor: number): UnitFact => ({ dimension: 'mass', factor });
const volume = (factor: number): UnitFact => ({ dimension: 'volume', factor });
const length = (factor: number): UnitFact => ({ dimension: 'length', factor });

/** Units of measure by canonical id. Spoons, cups and fluid ounces without a prefix are those of the United States. */
export const unitFacts: ReadonlyMap<string, UnitFact> = new Map<string, UnitFact>(
  Object.entries({
    milligram: mass(0.001),
    gram: mass(1),
    decagram: mass(10),
    hectogram: mass(100),
    kilogram: mass(1000),
    ounce: mass(28.349523125),
    pound: mass(453.59237),
    metric_pound: mass(500),
    catty: mass(500),
    milliliter: volume(1),
    centiliter: volume(10),
    deciliter: volume(100),
    liter: volume(1000),
    teaspoon: volume(4.92892159375),
    tablespoon: volume(14.78676478125),
    dessertspoon: volume(10),
    fluid_ounce: volume(29.5735295625),
    cup: volume(236.5882365),
    imperial_fluid_ounce: volume(28.4130625),
    metric_teaspoon: volume(5),
    metric_tablespoon: volume(15),
    metric_cup: volume(250),
    pint: volume(473.176473),
    imperial_pint: volume(568.26125),
    quart: volume(946.352946),
    gallon: volume(3785.411784),
    inch: length(2.54),
    millimeter: length(0.1),
    centimeter: length(1),
    celsius: { dimension: 'temperature' },
    fahrenheit: { dimension: 'temperature' },
  }),
);

/** Packages, whose size stays when more of them are needed. */
export const containers: ReadonlySet<string> = new Set(
  'can jar bottle package box bag sachet tub carton container tube block'.split(' '),
);

/** Returns the dimension of a canonical unit; units that are not measures (clove, can, pinch) are counted. */
export function unitDimension(unit: string): Dimension {
  return unitFacts.get(unit)?.dimension ?? 'count';
}

/** Converts between units of one dimension; null if there is no conversion. */
export function convertUnit(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const [source, target] = [unitFacts.get(from), unitFacts.get(to)];
  if (!source || source.dimension !== target?.dimension) return null;
  if (source.dimension === 'temperature') return from === 'celsius' ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9;
  return source.factor && target.factor ? (value * source.factor) / target.factor : null;
}

const METRIC = /^(?:(?:milli|centi|deci)?liter|(?:milli|deca|hecto|kilo)?gram|(?:centi|milli)meter|celsius)$/;

/** True for standard units that are written in fractions, such as cups and spoons; metric units are written in decimals. */
export const isInFractions = (standard: string): boolean => !METRIC.test(standard) && standard !== 'fahrenheit';
