import type { QuantityParts } from '#ingredients';

/** A quantity with a real fraction, read aloud as its text. */
export function Amount({ quantity, unit }: { quantity: QuantityParts | null; unit: string }) {
  if (!quantity) return unit ? <span>{unit}</span> : null;
  const { whole, fraction, text } = quantity;
  return (
    <>
      {fraction ? (
        <span>
          {whole > 0 && whole}
          <sup>{fraction.numerator}</sup>
          {'⁄'}
          <sub>{fraction.denominator}</sub>
        </span>
      ) : (
        text
      )}
      {unit && ` ${unit}`}
    </>
  );
}
