import type { PageElement } from '../../page/tree.ts';
import { hasPairedTerms } from './list-items.ts';
import { headingKind, isOffer, type HeadingKind } from '../lexicon.ts';
import { bullet } from '../likeness.ts';
import type { Line } from './line.ts';

/** "Shop the ingredients" announces products. */
export function announcedKind(text: string, isHeading: boolean): HeadingKind | null {
  const kind = headingKind(text, isHeading);
  return kind === 'ingredients' && isOffer(text) ? 'stop' : kind;
}

/** Whether a line of the same element is an ingredient and entirely bold: then bold does not mark headings there. */
export function isBoldIngredient(line: Line | undefined, element: PageElement): boolean {
  return !!line && line.bold === 1 && !line.heading && line.element === element && line.likeness.ingredients >= 0.4;
}

/** An ingredient or item is no heading, even if it is bold or a small heading by its tag. A term of several definitions always is. */
export function resolveHeadingLevel(text: string, level: number, bold: boolean, likeness: Line['likeness']): number {
  if ((level >= 1 && level < 4) || level === termLevel) return level;
  const marked = level || (bold ? 7 : 0);
  return !marked || bullet.test(text) || likeness.ingredients >= 0.6 ? 0 : marked;
}

/** A level below h1 to h6 and bold lines. */
const termLevel = 8;

export function tagHeadingLevel(element: PageElement): number {
  if (element.tag === 'dt' && element.parent && !hasPairedTerms(element.parent)) return termLevel;
  for (let at: PageElement | null = element, i = 0; at && i < 3; at = at.parent, i++) {
    if (/^h[1-6]$/.test(at.tag)) return Number(at.tag[1]);
    if (at.tag === 'li' || at.tag === 'td') return 0;
  }
  return 0;
}

/** Class names of headings. */
export const headingClass = /(?:^|[\s_-])(?:sub)?(?:head(?:ing|er|line)?|title|separator|divider|bold)(?:\s|$)/i;
