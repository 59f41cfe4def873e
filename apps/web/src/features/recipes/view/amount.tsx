import type { IngredientDisplay, QuantityParts } from '#ingredients';

/** A quantity or a range with real fractions, read aloud as its text. A range runs from left to right beside any words. */
export function Amount({ quantity, quantityMax, unit }: Pick<IngredientDisplay, 'quantity' | 'quantityMax' | 'unit'>) {
  if (!quantity) return unit ? <span>{unit}</span> : null;
  return (
    <>
      {quantityMax ? (
        <bdi dir="ltr">
          <Quantity {...quantity} />
          {'–'}
          <Quantity {...quantityMax} />
        </bdi>
      ) : (
        <Quantity {...quantity} />
      )}
      {unit && ` ${unit}`}
    </>
  );
}

function Quantity({ whole, fraction, text }: QuantityParts) {
  if (!fraction) return text;
  return (
    <span>
      {whole > 0 && whole}
      <sup>{fraction.numerator}</sup>
      {'⁄'}
      <sub>{fraction.denominator}</sub>
    </span>
  );
}
