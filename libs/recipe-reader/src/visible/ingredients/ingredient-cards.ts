import { isLoneAmount } from './ingredient-rows.ts';
import { withText } from '../outline/line-shape.ts';
import type { Line } from '../outline/line.ts';

/** A grid of cards has at least this many foods. */
const minCards = 3;
/** The level given to terms of a definition list, beside the levels of headings. */
const term = 'dt';

/** In a grid of cards the foods are headings, or the terms of definitions, each with an amount in it or beside it and nothing else before the next one. */
export function joinCards(lines: Line[]): Line[] {
  const cards = findCards(lines);
  const isAmount = (i: number) => !!lines[i] && isLoneAmount(lines[i].text);
  const [first = 0, last = 0] = [cards[0], cards.at(-1)];
  const side = isAmount(last + 1) || !isAmount(first - 1) ? 1 : -1;
  const hasAmount = (i: number) => isAmount(i + side) || lines[i]!.likeness.ingredients >= 0.4;
  if (cards.filter(hasAmount).length < minCards) return lines;
  const amounts = new Set(cards.map((i) => i + side).filter(isAmount));
  const names = new Set(cards);
  return lines.flatMap((line, i) => {
    if (amounts.has(i)) return [];
    if (!names.has(i)) return [line];
    const text = isAmount(i + side) ? `${lines[i + side]!.text} ${line.text}` : line.text;
    return [{ ...withText(line, text), heading: 0, named: false }];
  });
}

/** The lines that have a similar line next to them, with at most an amount between the two. */
function findCards(lines: Line[]): number[] {
  const isLike = (line: Line, at: number, by: 1 | -1) => {
    const next = lines[at + by];
    const other = next && isLoneAmount(next.text) ? lines[at + 2 * by] : next;
    return !!other && nameOf(other) === nameOf(line);
  };
  return lines.flatMap((line, i) => (nameOf(line) && (isLike(line, i, 1) || isLike(line, i, -1)) ? [i] : []));
}

function nameOf({ heading, kind, element }: Line): string {
  if (element.tag === term) return term;
  return heading > 0 && heading < 7 && !kind ? `h${heading}` : '';
}
