import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { Tokenizer } from 'htmlparser2';

/** An element of a page. `index` and `end` bound its descendants in `Page.elements`. */
export interface PageElement {
  tag: string;
  attributes: Record<string, string>;
  /** Texts of white space only are a single space. */
  children: PageNode[];
  parent: PageElement | null;
  index: number;
  end: number;
}

export type PageNode = PageElement | string;

export interface Page {
  root: PageElement;
  /** All elements in document order. */
  elements: PageElement[];
  /** Names of all attributes on the page, and `hRecipeMark`. */
  attributes: ReadonlySet<string>;
}

/** Attributes that readers use; all others are dropped. */
const attributeNames = internStrings(
  `class id itemprop itemscope itemtype typeof property rel content name http-equiv href aria-controls data-bs-target data-target src srcset data-src data-srcset data-lazy-src
  data-original datetime value width height hidden lang xml:lang type data data-testid style poster selected size data-unit data-lazy data-large-file`,
);
const commonTags = internStrings(
  `a abbr article aside b body br button dd div dl dt em fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 head header html hr i
  iframe img input label legend li link main meta nav noscript ol option p path picture script section select small source span strong style
  sup svg table tbody td template textarea th thead time title tr ul use video`,
);

/** Returns the name of an attribute, or '' for one that is dropped. Caches a limited number of spellings. */
function attributeName(written: string): string {
  const known = attributeNames.get(written);
  if (known !== undefined) return known;
  const name = attributeNames.get(written.toLowerCase()) ?? '';
  if (attributeNames.size < 2000) attributeNames.set(written, name);
  return name;
}

/** Interned strings are much faster map keys than slices of the page. */
function internStrings(words: string): Map<string, string> {
  return new Map(words.split(/\s+/).map((word) => [word, word]));
}

const hRecipeClass = /(?:^|\s)h-?recipe(?:\s|$)/i;

/** True if an element has the class "hrecipe" or "h-recipe". */
export function isHRecipe({ attributes }: PageElement): boolean {
  return !!attributes.class?.includes('ecipe') && hRecipeClass.test(attributes.class);
}

/** Entry of `Page.attributes` for pages with an hRecipe element. */
export const hRecipeMark = 'class=h-recipe';

export const emptyAttributes: Record<string, string> = Object.freeze({});

/** Name under which an attribute of any name is kept if it holds a long JSON text: the state of an application. */
export const stateAttribute = 'data-state-json';
const minStateLength = 100;

/** Longer attributes are truncated, because some patterns are slow on them; addresses and texts are not. */
const maxNamesLength = 1000;
const wholeAttributes = new Set(
  `${stateAttribute} content href src srcset data-src data-srcset data-lazy-src data-original data-lazy data-large-file poster value datetime`.split(
    ' ',
  ),
);

/** Elements nested deeper become siblings, so that walks may recurse and stay linear. */
const maxDepth = 256;

const voidTags = new Set(
  'area base basefont br col embed frame hr img input isindex keygen link meta param source track wbr'.split(' '),
);

/** Elements in which entities are not decoded. */
const rawTags = new Set('script style xmp iframe noembed noframes plaintext'.split(' '));

const closedBy = impliedEnds({
  li: 'li',
  dt: 'dt dd',
  dd: 'dt dd',
  tr: 'td th tr',
  td: 'td th',
  th: 'td th',
  tbody: 'td th tr thead tbody',
  tfoot: 'td th tr thead tbody',
  option: 'option',
  a: 'a',
  body: 'head',
});
const blocks =
  'p h1 h2 h3 h4 h5 h6 address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul';
for (const tag of blocks.split(' ')) closedBy.set(tag, new Set([...(closedBy.get(tag) ?? []), 'p']));

function impliedEnds(table: Record<string, string>): Map<string, Set<string>> {
  return new Map(Object.entries(table).map(([tag, ended]) => [tag, new Set(ended.split(' '))]));
}

/**
 * Parses a page in linear time. The tokenizer does not decode entities, which halves the time; kept texts are decoded afterwards.
 */
export function parsePage(html: string): Page {
  const builder = new TreeBuilder(html);
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: false }, builder);
  tokenizer.write(html);
  tokenizer.end();
  return builder.finish();
}

class TreeBuilder {
  private readonly root = new TreeElement('#root', null, -1);
  private readonly elements: PageElement[] = [];
  /** Tags that were closed without being open since the last element was opened. */
  private readonly absent = new Set<string>();
  private current = this.root;
  private depth = 0;
  private tooDeep = 0;
  private tag: PageElement | null = null;
  private name = '';
  private value = '';
  private text = '';
  private foreign = 0;
  /** True inside an element with raw text. */
  private raw = false;
  private readonly seen = new Set<string>();
  private readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  finish(): Page {
    while (this.current.parent) this.pop();
    this.root.end = this.elements.length;
    return { root: this.root, elements: this.elements, attributes: this.seen };
  }

  isInForeignContext(): boolean {
    return this.foreign > 0;
  }

  ontext(start: number, end: number): void {
    const written = this.html.slice(start, end);
    this.text += this.raw || !written.includes('&') ? written : decodeHTML(written);
  }

  ontextentity(): void {}

  onopentagname(start: number, end: number): void {
    this.flushText();
    const tag = this.tagName(start, end);
    this.raw = !this.foreign && rawTags.has(tag);
    this.endImplied(tag);
    this.tag = new TreeElement(tag, this.current, this.elements.length);
    this.elements.push(this.tag);
    append(this.current, this.tag);
  }

  onattribname(start: number, end: number): void {
    this.name = attributeName(this.html.slice(start, end));
  }

  onattribdata(start: number, end: number): void {
    if (
      !this.name &&
      end - start >= minStateLength &&
      /^\s*(?:[[{]|&quot;|&#)/.test(this.html.slice(start, start + 10))
    )
      this.name = stateAttribute;
    if (!this.name) return;
    const written = this.html.slice(start, end);
    this.value = written.includes('&') ? decodeHTMLAttribute(written) : written;
  }

  onattribentity(): void {}

  onattribend(): void {
    const { tag, name, value } = this;
    if (tag && name) {
      if (!this.seen.has(name)) this.seen.add(name);
      if (tag.attributes === emptyAttributes) tag.attributes = {};
      tag.attributes[name] ??= wholeAttributes.has(name) ? value : value.slice(0, maxNamesLength);
      if (name === 'class' && isHRecipe(tag)) this.seen.add(hRecipeMark);
    }
    this.value = '';
  }

  onopentagend(): void {
    if (this.tag && !voidTags.has(this.tag.tag)) this.push(this.tag);
    this.tag = null;
  }

  onselfclosingtag(): void {
    if (this.foreign) this.tag = null;
    else this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    this.flushText();
    this.raw = false;
    const tag = this.tagName(start, end);
    if (tag === 'br') return this.lineBreak();
    if (this.tooDeep && !voidTags.has(tag)) return void this.tooDeep--;
    if (this.isOpen(tag)) {
      while (this.current.tag !== tag) this.pop();
      this.pop();
    }
  }

  onend(): void {
    this.flushText();
  }

  oncdata(start: number, end: number): void {
    this.text += this.html.slice(start, end);
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  private tagName(start: number, end: number): string {
    const written = this.html.slice(start, end);
    return commonTags.get(written) ?? commonTags.get(written.toLowerCase()) ?? written.toLowerCase();
  }

  private lineBreak(): void {
    const br = new TreeElement('br', this.current, this.elements.length);
    this.elements.push(br);
    append(this.current, br);
  }

  private flushText(): void {
    if (this.text) append(this.current, isBlank(this.text) ? ' ' : this.text);
    this.text = '';
  }

  private endImplied(tag: string): void {
    const ended = closedBy.get(tag);
    while (ended?.has(this.current.tag)) this.pop();
  }

  /** Searches at most `maxDepth` ancestors, and only once per tag that is not open. */
  private isOpen(tag: string): boolean {
    if (this.absent.has(tag)) return false;
    let at: PageElement | null = this.current;
    while (at && at.tag !== tag) at = at.parent;
    if (!at) this.absent.add(tag);
    return !!at;
  }

  private push(child: PageElement): void {
    if (this.depth >= maxDepth) return void this.tooDeep++;
    this.depth++;
    if (this.absent.size) this.absent.clear();
    if (child.tag === 'svg' || child.tag === 'math') this.foreign++;
    this.current = child;
  }

  private pop(): void {
    const closed = this.current;
    closed.end = this.elements.length;
    this.depth--;
    if (closed.tag === 'svg' || closed.tag === 'math') this.foreign--;
    this.current = closed.parent ?? this.root;
  }
}

/** Shared list of elements without children. */
const emptyChildren: PageNode[] = [];

function append(parent: PageElement, child: PageNode): void {
  if (parent.children === emptyChildren) parent.children = Array.of(child);
  else parent.children.push(child);
}

function isBlank(text: string): boolean {
  return text.charCodeAt(0) <= 0x20 && !/\S/.test(text);
}

/**
 * A class (and `Array.of` above) instead of a literal for speed: if many objects of one literal survive a garbage collection, V8
 * allocates later ones in the old generation, where freeing them is slow.
 */
class TreeElement implements PageElement {
  readonly tag: string;
  attributes = emptyAttributes;
  children = emptyChildren;
  readonly parent: PageElement | null;
  readonly index: number;
  end: number;

  constructor(tag: string, parent: PageElement | null, index: number) {
    this.tag = tag;
    this.parent = parent;
    this.index = index;
    this.end = index + 1;
  }
}

/**
 * Caches a function's result per element: many lines may belong to one element, and visiting its children for each would take quadratic
 * time.
 */
export function memoizePerElement<T>(ask: (element: PageElement) => T): (element: PageElement) => T {
  const answers = new WeakMap<PageElement, { answer: T }>();
  return (element) => {
    let known = answers.get(element);
    if (!known) answers.set(element, (known = { answer: ask(element) }));
    return known.answer;
  };
}

export function classNames({ attributes }: PageElement): string[] {
  return attributes.class ? attributes.class.split(/\s+/).filter(Boolean) : [];
}

/** Returns the first of several names separated by spaces. */
export function firstClassName(names = ''): string {
  return /\S+/.exec(names)?.[0] ?? '';
}

/** Describes the place of an element: `ul.ingredients > li`. */
export function elementPath(target: PageElement): string {
  const steps: string[] = [];
  for (let at: PageElement | null = target; at && at.tag !== '#root' && steps.length < 3; at = at.parent) {
    const id = at.attributes.id ? `#${at.attributes.id}` : '';
    const first = firstClassName(at.attributes.class);
    steps.unshift(at.tag + (id || (first ? `.${first}` : '')));
  }
  return steps.join(' > ');
}
