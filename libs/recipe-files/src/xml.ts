import { type ChildNode, type Document, DomHandler, type Element, isTag } from 'domhandler';
import { DomUtils, Parser, type ParserOptions } from 'htmlparser2';
import { BadArchive } from './files/limits.ts';

export type ParsedNode = Document | Element;

/** Pages leave elements open, so they are nested more deeply than data. */
const MAX_DEPTH = { xml: 100, html: 500 };

/** Throws BadArchive where elements are nested too deeply, because the time of readers grows with the depth. */
class ShallowHandler extends DomHandler {
  private readonly maxDepth: number;

  constructor(maxDepth: number, options: ParserOptions) {
    super(undefined, options);
    this.maxDepth = maxDepth;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > this.maxDepth) throw new BadArchive('migrations.tooNested');
    super.onopentag(name, attributes);
  }
}

function parse(text: string, maxDepth: number, options: ParserOptions): ParsedNode {
  const handler = new ShallowHandler(maxDepth, options);
  new Parser(handler, options).end(text);
  return handler.root;
}

/** Parses XML leniently, without declared entities. */
export const parseXml = (text: string): ParsedNode =>
  parse(text, MAX_DEPTH.xml, { xmlMode: true, decodeEntities: true });
export const parseHtml = (text: string): ParsedNode => parse(text, MAX_DEPTH.html, {});

export const children = (node: ParsedNode, name?: string): Element[] =>
  node.children.filter((child: ChildNode): child is Element => isTag(child) && (!name || isSameName(child.name, name)));

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const child = (node: ParsedNode | undefined, name: string): Element | undefined =>
  node && children(node, name)[0];

/** Finds descendants with a tag name, but none within another. */
export const findAll = (node: ParsedNode | undefined, name: string): Element[] =>
  node ? findOutermost(node, (element) => isSameName(element.name, name)) : [];

/** Finds descendants that pass a test, but none within another. */
export function findOutermost(node: ParsedNode, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (parent: ParsedNode) => {
    for (const element of children(parent))
      if (test(element)) found.push(element);
      else visit(element);
  };
  visit(node);
  return found;
}

export const findElements = (node: ParsedNode, test: (element: Element) => boolean): Element[] =>
  DomUtils.findAll(test, node.children);

export const textOf = (node: ParsedNode | undefined): string => (node ? DomUtils.textContent(node).trim() : '');

/** Returns the first non-empty text of children with these names. */
export function childText(node: ParsedNode | undefined, ...names: string[]): string {
  for (const name of names) {
    const text = textOf(child(node, name));
    if (text) return text;
  }
  return '';
}

export const childTexts = (node: ParsedNode | undefined, name: string): string[] =>
  node ? children(node, name).map(textOf).filter(Boolean) : [];

/** Returns an attribute; ignores case. */
export function attribute(node: Element | undefined, name: string): string {
  const found = Object.entries(node?.attribs ?? {}).find(([key]) => isSameName(key, name));
  return found?.[1].trim() ?? '';
}

export const root = (node: ParsedNode): Element | undefined => children(node)[0];

/** Returns the text of HTML, with a line per paragraph, break and item. */
export function htmlLines(node: ParsedNode): string {
  const parts: string[] = [];
  const visit = (inner: ParsedNode) => {
    for (const one of inner.children) {
      if (isTag(one)) {
        const isBlock = /^(?:p|div|li|br|tr|h\d|ul|ol)$/i.test(one.name);
        if (isBlock) parts.push('\n');
        visit(one);
        if (isBlock) parts.push('\n');
      } else if ('data' in one && one.type === 'text') parts.push(one.data.replace(/\s+/g, ' '));
    }
  };
  visit(node);
  return parts
    .join('')
    .replace(/[ \t]*\n[ \t\n]*/g, '\n')
    .trim();
}

/** Converts markup that some programs store in text fields. */
export const stripMarkup = (text: string): string =>
  /<\/?[a-z][^<>]*>/i.test(text) ? htmlLines(parseHtml(text)) : text;

/** Returns the text of markup with its own line breaks. */
export const markupText = (text: string): string => textOf(parseHtml(text));
