import { isBlock, textLines } from '../../page/text.ts';
import { firstClassName, type PageElement } from '../../page/tree.ts';
import { isHidden } from './hidden-elements.ts';
import { containsItems, cellsContainLines } from './list-items.ts';
import { headingKind } from '../lexicon.ts';
import { stepLikeness } from '../likeness.ts';
import { containsIngredients } from '../ingredients/ingredient-rows.ts';
import { sentenceEnd } from './line-shape.ts';
import type { ElementSizes } from './element-sizes.ts';
import type { NamedAncestors } from './line.ts';

/** Facts about the children of an element that may be rows. */
export interface RowSiblings {
  parent: PageElement;
  /** Cached signature that most children share. */
  repeated?: string | null;
  /** Cached kind of these children. Mixed rows are one line each, although only some have several parts. */
  rows?: 'long' | 'short' | 'mixed';
}

/** Maximum characters of a row in an ingredient list. Most rows are at most half as long. */
const maxRowLength = 400;
/** Minimum share of rows of at most half the maximum length; with fewer, the rows are steps. */
const minShortShare = 0.8;
/** Maximum characters of a row whose amount and food are separate blocks. A longer one is a step with a number. */
const maxMixedRowLength = 120;
export const rowTags = new Set(['li', 'tr', 'dd', 'dt', 'label']);

/** Decides which elements are one line of the page, regardless of blocks inside them. */
export class RowElements {
  private readonly sizes: ElementSizes;

  constructor(sizes: ElementSizes) {
    this.sizes = sizes;
  }

  /** True for a list item or table row without inner structure, and for one of several equal elements with few cells. */
  isRow(element: PageElement, siblings: RowSiblings, { ingredients, steps }: NamedAncestors): boolean {
    const { index, tag } = element;
    const [text, structure, blocks] = [
      this.sizes.text.at(index),
      this.sizes.structure.at(index),
      this.sizes.blocks.at(index),
    ];
    if (rowTags.has(tag)) return this.isPlainItem(element);
    if (steps && !ingredients) return false;
    if (text > maxRowLength || structure > 0 || blocks > 5) return false;
    if (siblings.repeated === undefined) siblings.repeated = repeatedChildren(siblings.parent);
    if (signature(element) !== siblings.repeated) return false;
    siblings.rows ??= this.rowsOf(siblings.parent, siblings.repeated);
    const isLikeRow = siblings.rows === 'mixed' || (siblings.rows === 'short' && blocks > 1);
    return (
      isLikeRow && !headingKind(firstText(element)) && !containsIngredients(element) && !containsSentences(element)
    );
  }

  /** True if both elements are the whole content of two similar, adjacent rows. */
  areSimilarRows(element: PageElement, other: PageElement): boolean {
    const [row, before] = [this.outermostWithSameText(element), this.outermostWithSameText(other)];
    return row.parent === before.parent && row.tag === before.tag && row.attributes.class === before.attributes.class;
  }

  /** Returns the outermost ancestor with the same text. */
  private outermostWithSameText(element: PageElement): PageElement {
    const text = this.sizes.text.at(element.index);
    let outermost = element;
    while (outermost.parent && this.sizes.text.at(outermost.parent.index) === text) outermost = outermost.parent;
    return outermost;
  }

  /** Classifies repeated children: ingredients are rarely long, most steps are. */
  private rowsOf({ children }: PageElement, repeated: string | null): RowSiblings['rows'] {
    const rows = children.filter(
      (child): child is PageElement => typeof child !== 'string' && signature(child) === repeated,
    );
    const areShort = (maxLength: number, share: number) =>
      rows.filter(({ index }) => this.sizes.text.at(index) <= maxLength).length >= share * rows.length;
    if (!areShort(maxRowLength / 2, minShortShare)) return 'long';
    const areNamed = firstClassName(rows[0]?.attributes.class) !== '';
    const hasParts = rows.some((row) => (areNamed && this.sizes.blocks.at(row.index) > 1) || this.isMixed(row));
    return areShort(maxMixedRowLength, 1) && hasParts ? 'mixed' : 'short';
  }

  /** True for a text such as "2 lb." beside a block with the food. */
  private isMixed({ children, index }: PageElement): boolean {
    const block = children.find((child) => typeof child !== 'string' && this.sizes.blocks.at(child.index) > 0);
    return !!block && typeof block !== 'string' && this.sizes.text.at(block.index) < this.sizes.text.at(index);
  }

  private isPlainItem(element: PageElement): boolean {
    const { index, tag, children } = element;
    const text = this.sizes.text.at(index);
    const inner = this.sizes.structure.at(index) - (tag === 'li' || tag === 'tr' ? 1 : 0);
    if (inner === 0 && tag === 'tr')
      return text < maxRowLength && !cellsContainLines(element) && !containsIngredients(element);
    if (inner === 0) return text < (tag === 'li' ? 4000 : maxRowLength) && !containsItems(element);
    const lists = children.some((child) => typeof child !== 'string' && /^(?:ul|ol|table)$/.test(child.tag));
    return tag === 'li' && !lists && inner === 1 && text < 160;
  }
}

/** True if the blocks of a short element are steps instead of cells of one line. */
function containsSentences(element: PageElement): boolean {
  return textLines(element).filter((text) => sentenceEnd.test(text) && stepLikeness(text) >= 0.6).length >= 2;
}

function firstText({ children }: PageElement): string {
  for (const child of children) {
    const text = typeof child === 'string' ? child.trim() : isHidden(child) ? '' : firstText(child);
    if (text) return text;
  }
  return '';
}

function signature({ tag, attributes }: PageElement): string {
  return `${tag}.${firstClassName(attributes.class)}`;
}

/** Returns the signature that most children share, if at least two share it. */
function repeatedChildren({ children }: PageElement): string | null {
  const counts = new Map<string, number>();
  let best: string | null = null;
  for (const child of children) {
    if (typeof child === 'string' || !isBlock(child.tag)) continue;
    const key = signature(child);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count >= 2 && (best === null || count >= counts.get(best)!)) best = key;
  }
  return best;
}
