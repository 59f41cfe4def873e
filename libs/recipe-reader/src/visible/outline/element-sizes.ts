import { isBlock, isNonTextTag } from '../../page/text.ts';
import type { Page, PageElement } from '../../page/tree.ts';

/** Sizes of the visible content of each element, by index. */
export interface ElementSizes {
  /** Number of characters. */
  text: Uint32Array;
  /** Number of blocks with text of their own. */
  blocks: Uint32Array;
  /** Number of lists, tables and headings. */
  structure: Uint32Array;
}

const structureTags = new Set('ul ol table tr li h1 h2 h3 h4 h5 h6 dl'.split(' '));

/** Sums sizes in one backward pass, because children come after their parents. */
export function measureElements({ elements }: Page): ElementSizes {
  const count = () => new Uint32Array(elements.length);
  const sizes = { text: count(), blocks: count(), structure: count() };
  for (let i = elements.length - 1; i >= 0; i--) {
    const element = elements[i]!;
    if (isNonTextTag(element.tag)) continue;
    const own = ownText(element);
    sizes.text[i]! += own;
    if (isBlock(element.tag) && (own || !sizes.blocks[i])) sizes.blocks[i]! += 1;
    if (structureTags.has(element.tag)) sizes.structure[i]! += 1;
    addToParent(sizes, element);
  }
  return sizes;
}

/** Shorter forms and noise, such as a button that adds an ingredient to a cart, are ignored in the text around them. */
export const maxFormText = 150;

function addToParent(sizes: ElementSizes, { tag, parent, index }: PageElement): void {
  if (!parent || parent.index < 0 || (tag === 'form' && sizes.text[index]! < maxFormText)) return;
  const { text, blocks, structure } = sizes;
  text[parent.index]! += text[index]!;
  blocks[parent.index]! += blocks[index]!;
  structure[parent.index]! += structure[index]!;
}

function ownText(element: PageElement): number {
  let length = 0;
  for (const child of element.children) if (typeof child === 'string' && child !== ' ') length += child.length;
  return length;
}
