import type { PageElement } from '../../page/tree.ts';
import { textOf } from '../../page/text.ts';
import { headingKind, namesPlugin } from '../lexicon.ts';
import { type Line, lineAt } from '../outline/line.ts';
import type { Region } from '../lists/regions.ts';
import { statesTime } from './times.ts';
import { statesYield } from './yields.ts';

/** A line before the ingredients that may be the name of the recipe. */
export interface TitleLine {
  text: string;
  /** True for headings, and for lines in large type on old pages. */
  isHeading: boolean;
  /** True if a class name calls the line the title of a post. */
  isPostTitle: boolean;
}

const maxLines = 80;
const maxLength = 120;
/** Levels from the ingredients up to the card of a plugin. */
const maxLevels = 12;
const maxCardElements = 80;

const postTitle = /(?:^|[\s_-])(?:entry|post|article|recipe)[_-]?title(?:$|\s)/i;
const cardTitle = /(?:^|[\s_-])(?:title|name)(?:$|\s)|ERSName/;

/** Lists short lines before the ingredients, the nearest first. */
export function titleLines(lines: Line[], ingredients: Region | undefined): TitleLine[] {
  const end = ingredients?.start ?? 0;
  return lines
    .slice(Math.max(0, end - maxLines), end)
    .filter(({ text, kind, noise }) => text && text.length <= maxLength && !kind && noise < 2)
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !statesYield(text) && !statesTime(text))
    .map(({ text, heading, element, large }) => ({
      text,
      isHeading: heading > 0 || !!large || element.tag === 'center',
      isPostTitle: heading > 0 && isInPostTitle(element),
    }))
    .reverse();
}

function isInPostTitle(element: PageElement): boolean {
  return [element, element.parent].some((at) => postTitle.test(at?.attributes.class ?? ''));
}

/** Returns the title that the card of a recipe plugin has above its ingredients. */
export function cardTitleOf(
  { elements }: { elements: PageElement[] },
  lines: Line[],
  ingredients: Region | undefined,
): string {
  if (!ingredients || ingredients.start >= lines.length) return '';
  const first = lineAt(lines, ingredients.start).element;
  const card = cardAround(first);
  if (!card) return '';
  const title = elements
    .slice(card.index + 1, Math.min(first.index, card.index + maxCardElements))
    .find(({ tag, attributes }) => cardTitle.test(attributes.class ?? '') || /^h[1-3]$/.test(tag));
  const text = title ? textOf(title) : '';
  return text.length <= maxLength && !headingKind(text, true) ? text : '';
}

/** Returns the outermost element around an element whose names are those of a plugin. */
function cardAround(element: PageElement): PageElement | null {
  let card: PageElement | null = null;
  let at: PageElement | null = element;
  for (let level = 0; at && level < maxLevels; level++, at = at.parent)
    if (namesPlugin(`${at.attributes.class ?? ''} ${at.attributes.id ?? ''}`)) card = at;
  return card;
}
