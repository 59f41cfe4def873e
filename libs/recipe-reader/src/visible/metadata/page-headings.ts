import { textOf, normalizeSpaces } from '../../page/text.ts';
import type { Page, PageElement } from '../../page/tree.ts';

const maxHeadings = 20;
const maxParts = 12;
/** A longer heading was probably never closed in the HTML. */
const maxHeadingLength = 300;

export interface PossibleName {
  text: string;
  /** True if the text is a part of a heading. */
  isPart: boolean;
}

/** Returns the texts of all h1 elements. */
export function mainHeadings(page: Page): string[] {
  return titleElements(page).map(textOf).filter(Boolean);
}

/** Lists possible names of the recipe: the headings, and their last parts, which may follow a label. */
export function possibleNames(page: Page): PossibleName[] {
  return titleElements(page).flatMap((heading) => {
    const whole = { text: textOf(heading), isPart: false };
    if (!whole.text || whole.text.length > maxHeadingLength) return [];
    const parts = page.elements
      .slice(heading.index + 1, Math.min(heading.end, heading.index + 1 + maxParts))
      .map(textOf);
    // CSS may separate parts that have no space between them
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
