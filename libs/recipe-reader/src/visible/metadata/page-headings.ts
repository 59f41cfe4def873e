import { textOf, normalizeSpaces } from '../../page/text.ts';
import type { Page, PageElement } from '../../page/tree.ts';

const maxHeadings = 20;
const maxParts = 12;
/** A heading that is longer was probably never closed in the HTML. */
const maxHeadingLength = 300;

export interface PossibleName {
  text: string;
  /** Whether the text is a part of a heading. */
  isPart: boolean;
}

/** The headings of a page as a whole. */
export function mainHeadings(page: Page): string[] {
  return titleElements(page).map(textOf).filter(Boolean);
}

/** What the name of the recipe may be: the headings, and their last parts, before which labels may stand. */
export function possibleNames(page: Page): PossibleName[] {
  return titleElements(page).flatMap((heading) => {
    const whole = { text: textOf(heading), isPart: false };
    if (!whole.text || whole.text.length > maxHeadingLength) return [];
    const parts = page.elements
      .slice(heading.index + 1, Math.min(heading.end, heading.index + 1 + maxParts))
      .map(textOf);
    // Parts without a space between them may still be set apart by CSS.
    const spaced = { text: normalizeSpaces(heading.children.map(ownText).join(' ')), isPart: false };
    const last = parts.filter((text) => whole.text.endsWith(text)).map((text) => ({ text, isPart: true }));
    return [whole, spaced, ...last];
  });
}

function titleElements({ elements }: Page): PageElement[] {
  return elements.filter(({ tag }) => tag === 'h1').slice(0, maxHeadings);
}

function ownText(node: PageElement | string): string {
  return typeof node === 'string' ? node : textOf(node);
}
