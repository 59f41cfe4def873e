import { isLoneAmount } from './ingredient-rows.ts';
import { withText } from '../outline/line-shape.ts';
import { type Line, lineAt } from '../outline/line.ts';

/** Minimum number of foods in a grid of cards. */
const minCards = 3;
/** Pseudo heading of terms in a definition list. */
const term = 'dt';

/** Joins grids of cards, in which foods are headings or terms with an amount in or beside them. */
export function joinCards(lines: Line[]): Line[] {
  const cards = findCards(lines);
  const isAmount = (i: number) => !!lines[i] && isLoneAmount(lines[i].text);
  const [first = 0, last = 0] = [cards[0], cards.at(-1)];
  const side = isAmount(last + 1) || !isAmount(first - 1) ? 1 : -1;
  const hasAmount = (i: number) => isAmount(i + side) || lineAt(lines, i).likeness.ingredients >= 0.4;
  if (cards.filter(hasAmount).length < minCards) return lines;
  const amounts = new Set(cards.map((i) => i + side).filter(isAmount));
  const names = new Set(cards);
  return lines.flatMap((line, i) => {
    if (amounts.has(i)) return [];
    if (!names.has(i)) return [line];
    const text = isAmount(i + side) ? `${lineAt(lines, i + side).text} ${line.text}` : line.text;
    return [{ ...withText(line, text), heading: 0, named: false }];
  });
}

/** Returns the indexes of lines next to a similar line, with at most an amount between them. */
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
