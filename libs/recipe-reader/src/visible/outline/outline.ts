import { cellBoundary, isBlock, isFootnote, isHiddenSpan, joinCells, mayBeCells, textOf } from '../../page/text.ts';
import { emptyAttributes, type Page, type PageElement } from '../../page/tree.ts';
import { ListsInNoise } from './lists-in-noise.ts';
import { isExtra, isHidden, isOnlyList } from './hidden-elements.ts';
import { countChildren, isLineBreak, hasPairedTerms } from './list-items.ts';
import { headingClass, tagHeadingLevel, resolveHeadingLevel, isBoldIngredient, announcedKind } from './headings.ts';
import { isOffer, strongerNoise } from '../lexicon.ts';
import { type Line, type LineContext, type ListKind, lineAt } from './line.ts';
import { Likeness } from '../likeness.ts';
import { ElementNames, noiseOfTag } from './element-names.ts';
import { RowElements, rowTags, type RowSiblings } from './row-elements.ts';
import { isMeasure } from '../ingredients/ingredient-rows.ts';
import { maxTitleLength } from './line-shape.ts';
import { measureElements, maxFormText, type ElementSizes } from './element-sizes.ts';
import { announcedPanels } from './tab-panels.ts';
import { isWrapped, unfoldColumns } from './wrapped-lines.ts';

/** Block element and context of the lines of an inline element. */
interface Owner {
  element: PageElement;
  context: LineContext;
}

/** Facts about the children of an element. */
interface Siblings extends RowSiblings {
  /** True if several children are labels, as in checklists. */
  labels: boolean;
  /** Tag of the previous child. */
  previous: string;
}

/** A longer line is a heading only by markup. */
const maxPlainHeading = 50;
/** Names of larger elements, or of elements with most text of a long page, describe the page instead of a list. */
const maxListLength = 15_000;
const minPageLength = 3000;
/** Larger shares of a page are its content, whatever their names say. */
const maxNoiseShare = 0.5;
const maxReadersShare = 0.9;
/** Shorter texts beside a picture are labels such as "Step 1". */
const minStepLength = 12;

/** Returns the visible lines of a page in one pass. A list item or table row is one line. */
export function readOutline(page: Page): Line[] {
  const walk = new OutlineWalk(page);
  walk.block(page.root, { ingredients: null, steps: null, noise: 0 });
  return walk.lines;
}

/** Bold by an inline style, as early blog editors wrote it. */
const boldStyle = /font-weight:\s*(?:bold|[6-9]00)/i;

/** Sizes of the old element for type that are larger than the text. */
const largeSize = /^(?:\+[1-9]|[4-9])$/;

/** A longer element is no single ingredient. */
const maxRowLength = 300;

/** A longer text is not just an amount. */
const maxAmountLength = 30;

class OutlineWalk {
  readonly lines: Line[] = [];
  private parts: string[] = [];
  /** Number of characters of the current line: all, bold, and linked. */
  private length = 0;
  private bold = 0;
  private linked = 0;
  private large = 0;
  private boldDepth = 0;
  private largeDepth = 0;
  private linkDepth = 0;
  private readonly names = new ElementNames();
  private readonly titles: number[];
  private readonly sizes: ElementSizes;
  private readonly total: number;
  private readonly listsInNoise: ListsInNoise;
  private readonly rows: RowElements;
  private readonly panels: Map<string, ListKind>;

  constructor(page: Page) {
    this.titles = page.elements
      .filter(({ tag }) => tag === 'h1')
      .slice(0, 20)
      .map(({ index }) => index);
    this.sizes = measureElements(page);
    this.rows = new RowElements(this.sizes);
    this.panels = announcedPanels(page, this.sizes.text);
    this.listsInNoise = new ListsInNoise(
      page.elements,
      this.sizes.text,
      ({ attributes }) => this.names.classify(attributes).ingredients,
    );
    this.total = page.root.children.reduce(
      (sum, child) => sum + (typeof child === 'string' ? 0 : this.sizes.text.at(child.index)),
      0,
    );
  }

  block(element: PageElement, context: LineContext): void {
    const siblings: Siblings = { parent: element, labels: countChildren(element, 'label') > 2, previous: '' };
    let before: string | PageElement = '';
    for (const child of element.children) {
      if (mayBeCells(before, child)) this.addCell();
      const isNumber = typeof child !== 'string' && child.tag === 'sup' && isFootnote(child, before);
      before = child;
      if (isNumber) continue;
      if (typeof child === 'string') {
        if (element.tag === 'pre') this.preformatted(child, { element, context });
        else this.add(child);
      } else if (!this.sizes.text.at(child.index)) {
        if (isLineBreak(child)) this.flush(element, context);
      } else if (this.isVisible(child)) {
        this.child(child, element, context, siblings);
        siblings.previous = child.tag;
      }
    }
  }

  /** Splits preformatted text at line breaks, except those that only wrap a long line. */
  private preformatted(text: string, { element, context }: Owner): void {
    const lines = unfoldColumns(text.split('\n'));
    for (const [i, line] of lines.entries()) {
      if (i && isWrapped(lineAt(lines, i - 1), line)) this.parts.push(' ');
      else if (i) this.flush(element, context);
      this.add(line);
    }
  }

  private child(child: PageElement, parent: PageElement, context: LineContext, siblings: Siblings): void {
    if (child.tag === 'form' && this.sizes.text.at(child.index) < maxFormText) return;
    const holdsBlocks =
      isBlock(child.tag) || this.sizes.blocks.at(child.index) > 0 || (child.tag === 'label' && siblings.labels);
    if (!holdsBlocks) return this.inline(child, { element: parent, context });
    const inner = this.contextOf(child, context);
    // among ingredients, a term and its definition are one line, unless a term has several definitions
    const isPair = /^d[td]$/.test(child.tag) && !!inner.ingredients && hasPairedTerms(parent);
    const isTerm = child.tag === 'dt' && isPair;
    if (child.tag !== 'dd' || siblings.previous !== 'dt' || !isPair) this.flush(parent, context);
    if (inner.noise === 2) return this.skip(child, inner);
    if (isTerm) return this.run(child, null);
    if (this.rows.isRow(child, siblings, inner)) this.run(child, null);
    else {
      this.enter(child, 1);
      this.block(child, inner);
      this.enter(child, -1);
    }
    this.flush(child, inner);
  }

  private inline(element: PageElement, breaks: Owner | null): void {
    this.enter(element, 1);
    this.run(element, breaks);
    this.enter(element, -1);
  }

  /** Adds the text of an element to the current line, or to several lines of an owner at line breaks. */
  private run(element: PageElement, breaks: Owner | null): void {
    if (element.attributes.class) this.addCell();
    let before: string | PageElement = '';
    for (const child of element.children) {
      if (mayBeCells(before, child)) this.addCell();
      const isNumber = typeof child !== 'string' && child.tag === 'sup' && isFootnote(child, before);
      before = child;
      if (isNumber) continue;
      if (typeof child === 'string') this.add(child);
      else if (child.tag === 'br') this.lineBreak(breaks);
      else if (child.tag === 'button' ? this.isFoodButton(child) : this.isShown(child, element))
        this.inline(child, breaks);
    }
    const unit = element.attributes['data-unit'];
    if (unit && isBareNumber(element) && !this.isWritten(unit, element.parent)) this.add(` ${unit}`);
    if (isBlock(element.tag)) this.parts.push(' ');
  }

  /** True if an ingredient states the unit itself. */
  private isWritten(unit: string, row: PageElement | null): boolean {
    return !row || this.sizes.text.at(row.index) > maxRowLength || textOf(row).includes(unit);
  }

  private isVisible(child: PageElement): boolean {
    return !isHidden(child) || this.panels.has(child.attributes.id ?? '') || isOnlyList(child, this.sizes.blocks);
  }

  private isShown(child: PageElement, element: PageElement): boolean {
    if (child.tag === 'a' && this.length && isOffer(textOf(child))) return false;
    return !isHidden(child) && !isHiddenSpan(child) && !isExtra(child) && !this.isCaption(child, element);
  }

  /** True for the caption of a picture beside other text of a row. */
  private isCaption(child: PageElement, { parent }: PageElement): boolean {
    if (child.tag !== 'figcaption' || !parent) return false;
    const own = this.sizes.text.at(child.index);
    const others = this.sizes.text.at(parent.index) - own;
    return others > own || (others >= minStepLength && !/[.!?。！？]$/.test(textOf(child)));
  }

  /** True for a button that is the name of a food: only the food is missing on the line. */
  private isFoodButton(button: PageElement): boolean {
    const before = this.lines.at(-1);
    const isMissing = this.length
      ? this.length < maxAmountLength && isMeasure(joinCells(this.parts.join('')))
      : before !== undefined && before.likeness.ingredients >= 0.4 && this.rows.areSimilarRows(button, before.element);
    return isMissing && !isOffer(textOf(button));
  }

  private lineBreak(breaks: Owner | null): void {
    if (breaks) this.flush(breaks.element, breaks.context);
    else this.parts.push(' ');
  }

  /** Counts open bold and link elements; `one` is -1 when leaving an element. */
  private enter({ tag, attributes: { style, size } }: PageElement, one: 1 | -1): void {
    if (tag === 'b' || tag === 'strong' || (style && boldStyle.test(style))) this.boldDepth += one;
    else if (tag === 'a') this.linkDepth += one;
    else if (tag === 'font' && largeSize.test(size ?? '')) this.largeDepth += one;
    if (one > 0 && isBlock(tag)) this.parts.push(' ');
  }

  private addCell(): void {
    if (this.length) this.parts.push(cellBoundary);
  }

  private add(text: string): void {
    this.parts.push(text);
    if (text === ' ') return;
    const length = text.trim().length;
    this.length += length;
    if (this.boldDepth) this.bold += length;
    if (this.largeDepth) this.large += length;
    if (this.linkDepth) this.linked += length;
  }

  private contextOf(element: PageElement, context: LineContext): LineContext {
    const { attributes, index } = element;
    const named = attributes !== emptyAttributes || noiseOfTag(element.tag) > 0;
    if (!named) return context;
    // names of an element with the title describe the whole page
    if (this.titles.some((title) => index <= title && title < element.end)) return context;
    const text = this.sizes.text.at(index);
    const small = text < minPageLength || (text < maxListLength && text * 2 < this.total);
    const meaning = this.names.classify(attributes);
    const panel = attributes.id && !/^h[1-6]$/.test(element.tag) ? this.panels.get(attributes.id) : undefined;
    const noise =
      text < this.total * (meaning.readers ? maxReadersShare : maxNoiseShare)
        ? strongerNoise(noiseOfTag(element.tag), meaning.noise)
        : 0;
    return {
      ingredients: context.ingredients ?? (small && (meaning.ingredients || panel === 'ingredients') ? element : null),
      steps: context.steps ?? (small && (meaning.steps || panel === 'steps') ? element : null),
      noise: strongerNoise(
        context.noise,
        noise === 2 && this.listsInNoise.isOrContainsList(element, context) ? 0 : noise,
      ),
    };
  }

  /** Skips navigation and comments; a long one leaves an empty line, which ends preceding lists. */
  private skip(element: PageElement, context: LineContext): void {
    if (this.sizes.text.at(element.index) < maxFormText) return;
    this.lines.push({
      text: '',
      element,
      heading: 0,
      kind: null,
      named: false,
      bold: 0,
      linked: 0,
      likeness: { ingredients: -1, steps: -1 },
      ...context,
    });
  }

  private flush(element: PageElement, context: LineContext): void {
    if (!this.length) return void (this.parts = []);
    const text = joinCells(this.parts.join(''));
    const bold = this.bold > 0 && this.length - this.bold <= 1 ? 1 : this.bold / Math.max(1, this.length);
    const linked = this.length ? this.linked / this.length : 0;
    this.parts = [];
    const large = this.large > 0 && this.length - this.large <= 1;
    this.length = this.bold = this.linked = this.large = 0;
    if (!text || !/[\p{L}\p{N}]/u.test(text)) return;
    const likeness = new Likeness(text);
    const isRow = rowTags.has(element.tag);
    const isListed = isRow || isBoldIngredient(this.lines.at(-1), element);
    const isItem = (isListed && likeness.ingredients >= 0.4) || (isRow && text.length > maxTitleLength);
    const isBold = bold === 1 && !isItem;
    const heading = resolveHeadingLevel(text, tagHeadingLevel(element), isBold, likeness);
    const named = text.length < 60 && headingClass.test(element.attributes.class ?? '') && likeness.ingredients < 0.6;
    this.lines.push({
      text,
      element,
      heading,
      kind: heading || text.length <= maxPlainHeading ? announcedKind(text, heading > 0) : null,
      named,
      bold,
      ...(large && { large }),
      linked,
      likeness,
      ingredients: context.ingredients,
      steps: context.steps,
      noise: context.noise,
    });
  }
}

/** True for a number whose unit only CSS or a script adds. */
function isBareNumber({ children }: PageElement): boolean {
  const [only, ...others] = children;
  return !others.length && typeof only === 'string' && /^\s*[\d½¼¾⅓⅔⅛][\d.,/\s½¼¾⅓⅔⅛-]*$/.test(only);
}
