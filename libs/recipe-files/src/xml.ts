import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export type ParsedNode = Document | Element;

/** Parses XML leniently, without declared entities. */
export const parseXml = (text: string): ParsedNode => parseDocument(text, { xmlMode: true, decodeEntities: true });
export const parseHtml = (text: string): ParsedNode => parseDocument(text);

export const children = (node: ParsedNode, name?: string): Element[] =>
  node.children.filter((child: ChildNode): child is Element => isTag(child) && (!name || isSameName(child.name, name)));

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const child = (node: ParsedNode | undefined, name: string): Element | undefined =>
  node && children(node, name)[0];

/** Finds all descendants with a tag name. */
export const findAll = (node: ParsedNode | undefined, name: string): Element[] =>
  node ? DomUtils.getElementsByTagName((tag) => isSameName(tag, name), node, true) : [];

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
  /<\/?[a-z]+[^>]*>/i.test(text) ? htmlLines(parseHtml(text)) : text;

/** Returns the text of markup with its own line breaks. */
export const markupText = (text: string): string => textOf(parseHtml(text));
