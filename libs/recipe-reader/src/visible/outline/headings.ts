import { memoizePerElement, type PageElement } from '../../page/tree.ts';
import { hasPairedTerms } from './list-items.ts';
import { headingKind, isOffer, type HeadingKind } from '../lexicon.ts';
import { bullet } from '../likeness.ts';
import type { Line } from './line.ts';

/** Classifies a heading; "Shop the ingredients" announces products and ends the list. */
export function announcedKind(text: string, isHeading: boolean): HeadingKind | null {
  const kind = headingKind(text, isHeading);
  return kind === 'ingredients' && isOffer(text) ? 'stop' : kind;
}

/** True if a line of the same element is a bold ingredient: then bold does not mark headings. */
export function isBoldIngredient(line: Line | undefined, element: PageElement): boolean {
  return !!line && line.bold === 1 && !line.heading && line.element === element && line.likeness.ingredients >= 0.4;
}

/** Returns the heading level; 0 for ingredients and items even if they are bold or h4 to h6. Terms of several definitions keep theirs. */
export function resolveHeadingLevel(text: string, level: number, bold: boolean, likeness: Line['likeness']): number {
  if ((level >= 1 && level < 4) || level === termLevel) return level;
  const marked = level || (bold ? 7 : 0);
  return !marked || bullet.test(text) || likeness.ingredients >= 0.6 ? 0 : marked;
}

/** Level below h1 to h6 (1 to 6) and bold lines (7). */
const termLevel = 8;

/** Level of the heading that is all of a list item; 0 without one. */
function levelOfItem({ tag, children }: PageElement): number {
  const [only, ...others] = tag === 'li' ? children.filter((child) => child !== ' ') : [];
  return typeof only === 'object' && !others.length && /^h[1-6]$/.test(only.tag) ? Number(only.tag[1]) : 0;
}

/** True for a list of which not all items are headings. */
const hasPlainItems = memoizePerElement(({ children }) =>
  children.some((child) => typeof child === 'object' && child.tag === 'li' && !levelOfItem(child)),
);

export function tagHeadingLevel(element: PageElement): number {
  if (element.parent && levelOfItem(element) && hasPlainItems(element.parent)) return levelOfItem(element);
  if (element.tag === 'dt' && element.parent && !hasPairedTerms(element.parent)) return termLevel;
  for (let at: PageElement | null = element, i = 0; at && i < 3; at = at.parent, i++) {
    if (/^h[1-6]$/.test(at.tag)) return Number(at.tag[1]);
    if (at.tag === 'li' || at.tag === 'td') return 0;
  }
  return 0;
}

/** Class names that mark headings. */
export const headingClass = /(?:^|[\s_-])(?:sub)?(?:head(?:ing|er|line)?|title|separator|divider|bold)(?:\s|$)/i;
