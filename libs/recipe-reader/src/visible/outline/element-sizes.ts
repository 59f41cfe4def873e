import { isBlock, isNonTextTag } from '../../page/text.ts';
import type { Page, PageElement } from '../../page/tree.ts';

/** A number for each element of a page, by index. */
export class Counts {
  private readonly counts: Uint32Array;

  constructor(length: number) {
    this.counts = new Uint32Array(length);
  }

  at(index: number): number {
    return this.counts[index] ?? 0;
  }

  add(index: number, count: number): void {
    this.counts[index] = this.at(index) + count;
  }
}

/** Sizes of the visible content of each element, by index. */
export interface ElementSizes {
  /** Number of characters. */
  text: Counts;
  /** Number of blocks with text of their own. */
  blocks: Counts;
  /** Number of lists, tables and headings. */
  structure: Counts;
}

const structureTags = new Set('ul ol table tr li h1 h2 h3 h4 h5 h6 dl'.split(' '));

/** Sums sizes in one backward pass, because children come after their parents. */
export function measureElements({ elements }: Page): ElementSizes {
  const count = () => new Counts(elements.length);
  const sizes = { text: count(), blocks: count(), structure: count() };
  for (const element of elements.toReversed()) {
    const { tag, index } = element;
    if (isNonTextTag(tag)) continue;
    const ownLength = ownTextLength(element);
    sizes.text.add(index, ownLength);
    if (isBlock(tag) && (ownLength || !sizes.blocks.at(index))) sizes.blocks.add(index, 1);
    if (structureTags.has(tag)) sizes.structure.add(index, 1);
    addToParent(sizes, element);
  }
  return sizes;
}

/** Shorter forms and noise, such as a button that adds an ingredient to a cart, are ignored in the text around them. */
export const maxFormText = 150;

function addToParent({ text, blocks, structure }: ElementSizes, { tag, parent, index }: PageElement): void {
  if (!parent || parent.index < 0 || (tag === 'form' && text.at(index) < maxFormText)) return;
  text.add(parent.index, text.at(index));
  blocks.add(parent.index, blocks.at(index));
  structure.add(parent.index, structure.at(index));
}

function ownTextLength(element: PageElement): number {
  let length = 0;
  for (const child of element.children) if (typeof child === 'string' && child !== ' ') length += child.length;
  return length;
}
