import { isBlock, isSilent, tidy } from '../page/text.ts';
import type { Page, PageElement } from '../page/tree.ts';
import { ingredientLikeness } from './likeness.ts';
import { headingKind, namesIngredients, namesSteps, noiseLevel, type HeadingKind } from './lexicon.ts';

/** A line of the page as a reader sees it. */
export interface Line {
  text: string;
  element: PageElement;
  /** 1 to 6 for h1 to h6, 7 for a line that is bold as a whole, 0 for other lines. */
  heading: number;
  kind: HeadingKind | null;
  /** The outermost element around it whose class or id speaks of ingredients or steps. */
  ingredients: PageElement | null;
  steps: PageElement | null;
  noise: Noise;
}

/** 2 for navigation, forms and comments, 1 for side columns and the like, which may hold part of the recipe. */
export type Noise = 0 | 1 | 2;

const maxItemLength = 400;
/** A class name on an element with more text than this names the page, not a list. */
const maxListLength = 15_000;
const rowTags = new Set(['li', 'tr', 'dd', 'dt', 'label']);

interface Context {
  ingredients: PageElement | null;
  steps: PageElement | null;
  noise: Noise;
}

/** The visible lines of a page in order, in one pass. An item of a list or a row of a table is one line. */
export function outline(page: Page): Line[] {
  const sizes = measure(page);
  const lines: Line[] = [];
  new OutlineWalk(page, sizes, lines).walk(page.root, { ingredients: null, steps: null, noise: 0 });
  return lines;
}

interface Sizes {
  /** Characters of visible text below each element. */
  text: Uint32Array;
  /** Blocks that hold text of their own. */
  blocks: Uint32Array;
  /** Lists, tables and headings below each element. */
  structure: Uint32Array;
  /** Paragraphs below each element. */
  paragraphs: Uint32Array;
}

/** Children come after their parents, so one backward pass sums everything up. */
function measure({ elements }: Page): Sizes {
  const count = () => new Uint32Array(elements.length);
  const sizes = { text: count(), blocks: count(), structure: count(), paragraphs: count() };
  for (let i = elements.length - 1; i >= 0; i--) {
    const element = elements[i]!;
    if (isSilent(element.tag)) continue;
    const own = ownText(element);
    sizes.text[i]! += own;
    if (isBlock(element.tag) && (own || !sizes.blocks[i])) sizes.blocks[i]! += 1;
    if (/^(?:ul|ol|table|tr|li|h[1-6]|dl)$/.test(element.tag)) sizes.structure[i]! += 1;
    if (element.tag === 'p') sizes.paragraphs[i]! += 1;
    if (element.parent && element.parent.index >= 0) {
      const at = element.parent.index;
      sizes.text[at]! += sizes.text[i]!;
      sizes.blocks[at]! += sizes.blocks[i]!;
      sizes.structure[at]! += sizes.structure[i]!;
      sizes.paragraphs[at]! += sizes.paragraphs[i]!;
    }
  }
  return sizes;
}

function ownText(element: PageElement): number {
  let length = 0;
  for (const child of element.children) if (typeof child === 'string' && /\S/.test(child)) length += child.length;
  return length;
}

class OutlineWalk {
  private parts: string[] = [];
  private bold = 0;
  private plain = 0;
  private readonly titles: number[];
  private readonly sizes: Sizes;
  private readonly lines: Line[];

  constructor(page: Page, sizes: Sizes, lines: Line[]) {
    this.titles = page.elements
      .filter(({ tag }) => tag === 'h1')
      .slice(0, 20)
      .map(({ index }) => index);
    this.sizes = sizes;
    this.lines = lines;
  }

  walk(element: PageElement, context: Context): void {
    const repeated = repeatedChildren(element);
    for (const child of element.children) {
      if (typeof child === 'string') this.add(child, false);
      else if (child.tag === 'br') this.flush(element, context);
      else this.enter(child, element, context, repeated);
    }
  }

  private enter(child: PageElement, parent: PageElement, context: Context, repeated: string | null): void {
    if (isHidden(child) || !this.sizes.text[child.index]) return;
    if (!isBlock(child.tag)) return this.inline(child, parent, context);
    this.flush(parent, context);
    const inner = this.contextOf(child, context);
    if (this.isItem(child, repeated)) this.item(child, inner);
    else this.walk(child, inner);
    this.flush(child, inner);
  }

  /** Inline elements run on, unless they hold blocks. */
  private inline(child: PageElement, parent: PageElement, context: Context): void {
    const inner = child.attributes.class ? this.contextOf(child, context) : context;
    if (this.sizes.blocks[child.index]) {
      this.flush(parent, context);
      this.walk(child, inner);
      return this.flush(child, inner);
    }
    if (child.attributes.class && this.parts.length) this.parts.push('\u0001');
    const bold = child.tag === 'b' || child.tag === 'strong';
    this.inlineText(child, bold, parent, inner);
  }

  private inlineText(element: PageElement, bold: boolean, owner: PageElement, context: Context): void {
    for (const child of element.children) {
      if (typeof child === 'string') this.add(child, bold);
      else if (child.tag === 'br') this.flush(owner, context);
      else if (!isHidden(child))
        this.inlineText(child, bold || child.tag === 'b' || child.tag === 'strong', owner, context);
    }
  }

  private contextOf(element: PageElement, context: Context): Context {
    const { attributes, index } = element;
    const names = `${attributes.class ?? ''} ${attributes.id ?? ''} ${attributes['data-testid'] ?? ''} ${attributes.itemprop ?? ''}`;
    if (names.length < 4 && element.tag !== 'footer' && element.tag !== 'nav') return context;
    // Names on an element that holds the title of the page speak of the page as a whole.
    if (this.titles.some((title) => index <= title && title < element.end)) return context;
    const small = this.sizes.text[index]! < maxListLength;
    return {
      ingredients: context.ingredients ?? (small && namesIngredients(names) ? element : null),
      steps: context.steps ?? (small && namesSteps(names) ? element : null),
      noise: Math.max(context.noise, noiseOf(element.tag, names)) as Noise,
    };
  }

  /** A list item or table row without inner structure, or one of several equal rows with few cells. */
  private isItem(element: PageElement, repeated: string | null): boolean {
    const { index, tag } = element;
    const structure = this.sizes.structure[index]!;
    if (rowTags.has(tag)) return this.isPlainRow(element);
    if (this.sizes.text[index]! > maxItemLength / 2 || structure > 0) return false;
    return signature(element) === repeated && this.sizes.blocks[index]! > 1 && this.sizes.blocks[index]! <= 5;
  }

  private isPlainRow({ index, tag, children }: PageElement): boolean {
    const inner = this.sizes.structure[index]! - (tag === 'li' || tag === 'tr' ? 1 : 0);
    if (inner === 0) return this.sizes.text[index]! < (tag === 'li' ? 4000 : maxItemLength);
    const lists = children.some((child) => typeof child !== 'string' && /^(?:ul|ol|table)$/.test(child.tag));
    return tag === 'li' && !lists && inner <= 1 && this.sizes.text[index]! < 160;
  }

  private item(element: PageElement, context: Context): void {
    this.itemText(element);
    this.flush(element, context);
  }

  private itemText(element: PageElement): void {
    for (const child of element.children) {
      if (typeof child === 'string') this.add(child, false);
      else if (child.tag === 'br') this.parts.push(' ');
      else if (!isHidden(child)) this.itemElement(child);
    }
  }

  private itemElement(child: PageElement): void {
    const separate = isBlock(child.tag) ? ' ' : child.attributes.class ? '\u0001' : '';
    if (separate) this.parts.push(separate);
    const bold = child.tag === 'b' || child.tag === 'strong';
    const [before, start] = [this.plain, this.parts.length];
    this.itemText(child);
    if (bold) this.bold += this.parts.slice(start).join('').trim().length;
    if (bold) this.plain = before;
    if (isBlock(child.tag)) this.parts.push(' ');
  }

  private add(text: string, bold: boolean): void {
    this.parts.push(text);
    const length = text.trim().length;
    if (bold) this.bold += length;
    else this.plain += length;
  }

  private flush(element: PageElement, context: Context): void {
    const text = this.parts.length ? lineText(this.parts) : '';
    const allBold = this.bold > 0 && this.plain <= 1;
    this.parts = [];
    this.bold = this.plain = 0;
    if (!text || !/[\p{L}\p{N}]/u.test(text)) return;
    const level = headingLevel(element);
    const heading = level || (allBold && ingredientLikeness(text) < 0.6 ? 7 : 0);
    this.lines.push({ text, element, heading, kind: headingKind(text), ...context });
  }
}

/** \u0001 stands between cells that are set apart by style only: a space where letters or digits would touch. */
function lineText(parts: string[]): string {
  const joined = parts.join('').replace(/([\p{L}\p{N}½¼¾⅓⅔⅛)])\u0001(?=[\p{L}\p{N}½¼¾⅓⅔⅛(])/gu, '$1 ');
  // eslint-disable-next-line no-control-regex
  return tidy(joined.replace(/\u0001/g, '')).replace(/ ([,;])(?=\s)/g, '$1');
}

function headingLevel(element: PageElement): number {
  for (let at: PageElement | null = element, i = 0; at && i < 3; at = at.parent, i++) {
    if (/^h[1-6]$/.test(at.tag)) return Number(at.tag[1]);
    if (at.tag === 'li' || at.tag === 'td') return 0;
  }
  return 0;
}

function isHidden({ tag, attributes }: PageElement): boolean {
  if (isSilent(tag)) return true;
  return tag === 'button' || 'hidden' in attributes;
}

function noiseOf(tag: string, names: string): Noise {
  if (/^(?:nav|footer|form|button)$/.test(tag)) return 2;
  const levels = names.split(/\s+/).map(noiseLevel);
  return Math.max(tag === 'aside' ? 1 : 0, ...levels) as Noise;
}

function signature({ tag, attributes }: PageElement): string {
  return `${tag}.${attributes.class?.trim().split(/\s+/)[0] ?? ''}`;
}

/** The signature that most children share, if there are at least two of them. */
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
