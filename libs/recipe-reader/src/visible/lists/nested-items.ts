import { cleanIngredient, startsWithAmount } from '../../ingredient-lines.ts';
import type { Line, ListKind } from '../outline/line.ts';

const maxNameLength = 60;

/** Turns items that only name the items of a list inside them into headings. */
export function markGroupNames(lines: Line[], kind: ListKind): Line[] {
  const isInner = (line: Line | undefined, item: Line) => !!line && outerItem(line) === item.element;
  return lines.map((line, i) => {
    const [first, second] = [lines[i + 1], lines[i + 2]];
    if (line.heading || !isInner(first, line) || !mayBeGroupName(line, kind)) return line;
    const isGroup = kind === 'steps' ? first!.likeness.steps >= 0.6 : startsWithAmount(cleanIngredient(first!.text));
    return isGroup || isInner(second, line) ? { ...line, heading: 7 } : line;
  });
}

/** True for an item of a list inside another item. */
export function isNestedItem(line: Line): boolean {
  return !!outerItem(line);
}

function outerItem({ element }: Line): Line['element'] | null {
  const holder = element.tag === 'li' ? element.parent?.parent : null;
  return holder?.tag === 'li' ? holder : null;
}

function mayBeGroupName({ text, likeness }: Line, kind: ListKind): boolean {
  return text.length < maxNameLength && (kind === 'steps' ? likeness.steps < 0.6 : likeness.ingredients < 0.4);
}
