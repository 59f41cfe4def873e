import type { LinePiece, QuantityParts } from '#ingredients';
import { InlineMarkup } from '../../../../shared/recipes/inline-markup.tsx';
import styles from './ingredients.module.css';

/**
 * Renders the pieces of a line: fractions as such, ranges from left to right. Each has an element of its own, and amounts are not
 * translated, because a browser that translates the page replaces text nodes.
 */
export function Pieces({ pieces, noteClass }: { pieces: LinePiece[]; noteClass?: string }) {
  return pieces.map((piece, index) => <Piece key={index} piece={piece} noteClass={noteClass} />);
}

function Piece({ piece: { part, text, ends }, noteClass }: { piece: LinePiece; noteClass?: string }) {
  if (!ends)
    return (
      <span className={part === 'note' ? noteClass : undefined} translate={part === 'unit' ? 'no' : undefined}>
        <InlineMarkup text={text} />
      </span>
    );
  const [low, high] = ends.map((end, index) => <Quantity key={index} {...end} />);
  return (
    <bdi dir={high && 'ltr'} translate="no">
      {low}
      {high && '–'}
      {high}
    </bdi>
  );
}

/** Draws a fraction; screen readers and the clipboard get it as text, because drawn digits read as another number. */
function Quantity({ whole, fraction, text }: QuantityParts) {
  if (!fraction) return text;
  return (
    <>
      <span className="visually-hidden">
        {whole > 0 && `${whole} `}
        {`${fraction.numerator}/${fraction.denominator}`}
      </span>
      <span aria-hidden className={styles.fraction}>
        {whole > 0 && whole}
        <sup>{fraction.numerator}</sup>
        {'⁄'}
        <sub>{fraction.denominator}</sub>
      </span>
    </>
  );
}

/** Splits a line into the amount column, if it begins with an amount, and the rest. */
export function columnsOf(pieces: LinePiece[]): { amount: LinePiece[]; what: LinePiece[] } {
  const start = pieces.findIndex(({ part }) => part === 'amount' || part === 'unit');
  const isFirst =
    start >= 0 && pieces.slice(0, start).every(({ part, text }) => part === 'text' && text.length <= longestLead);
  if (!isFirst) return { amount: [], what: pieces };
  const unit = pieces.findIndex(({ part }) => part === 'unit');
  const between = pieces.slice(start + 1, unit).every(({ part, text }) => part === 'text' && text.trim() === '');
  const end = (unit > start && between ? unit : start) + 1;
  return { amount: pieces.slice(0, end), what: pieces.slice(end) };
}

/** Maximum length of words before an amount, such as "ca. ". */
const longestLead = 8;
