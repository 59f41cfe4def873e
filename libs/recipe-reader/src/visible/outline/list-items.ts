import { startsWithAmount } from '../../ingredient-lines.ts';
import { isBlock } from '../../page/text.ts';
import { memoizePerElement, type PageElement, type PageNode } from '../../page/tree.ts';

export function countChildren({ children }: PageElement, tag: string): number {
  return children.filter((child) => isElement(child, tag)).length;
}

/** True if no term of a definition list has two definitions. */
export const hasPairedTerms = memoizePerElement(({ children }) => {
  const tags = children.flatMap((child) => (typeof child === 'string' ? [] : [child.tag]));
  return !tags.some((tag, i) => tag === 'dd' && tags[i - 1] === 'dd');
});

/** True for a line break, also inside an inline element. */
export function isLineBreak(element: PageElement): boolean {
  return element.tag === 'br' || (!isBlock(element.tag) && countChildren(element, 'br') > 0);
}

/** Minimum line breaks in a cell with and without neighbours that split its text into lines. */
const minBreaks = { beside: 4, alone: 2 };

/** True if a cell of the row contains several lines, as in layout tables. */
export function cellsContainLines({ children }: PageElement): boolean {
  const cells = children.filter((child) => typeof child !== 'string');
  const least = cells.length > 1 ? minBreaks.beside : minBreaks.alone;
  return cells.some((cell) => countBreaks(cell) >= least);
}

function countBreaks({ tag, children }: PageElement): number {
  return children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? 0 : countBreaks(child)),
    tag === 'br' ? 1 : 0,
  );
}

/** True if an item contains several ingredients or numbered steps that are separated by line breaks only. */
export function containsItems({ children }: PageElement): boolean {
  const begins = (child: PageNode | undefined) => typeof child === 'string' && startsWithAmount(child.trimStart());
  return children.filter((child, i) => isElement(child, 'br') && begins(children[i + 1])).length >= 2;
}

function isElement(node: PageNode, tag: string): boolean {
  return typeof node !== 'string' && node.tag === tag;
}
