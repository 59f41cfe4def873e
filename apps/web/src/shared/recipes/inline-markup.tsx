import type { ReactNode } from 'react';

/** The tags that texts of ingredients may have. Everything else is shown as it is written. */
const allowed = /<(\/?)(b|q|i|strong|sup)>/gi;

/** Parses allowed tags of a text into elements. A tag without its other half is shown as text. */
export function InlineMarkup({ text }: { text: string }): ReactNode {
  const nodes = text.includes('<') ? elementsOf(text) : [text];
  return nodes.length === 1 ? nodes[0] : nodes;
}

/** The text without the allowed tags, for copies. */
export const withoutMarkup = (text: string): string => text.replace(allowed, '');

interface OpenTag {
  name: string;
  written: string;
  nodes: ReactNode[];
}

function elementsOf(text: string): ReactNode[] {
  const stack: OpenTag[] = [{ name: '', written: '', nodes: [] }];
  const add = (node: ReactNode) => node !== '' && stack.at(-1)?.nodes.push(node);
  let from = 0;
  for (const { 0: written, 1: slash, 2: tag = '', index } of text.matchAll(allowed)) {
    const name = tag.toLowerCase();
    add(text.slice(from, index));
    from = index + written.length;
    if (!slash) stack.push({ name, written, nodes: [] });
    else if (stack.some((open) => open.name === name)) close(stack, name, index);
    else add(written);
  }
  add(text.slice(from));
  while (stack.length > 1) unwrap(stack);
  return stack[0]?.nodes ?? [];
}

/** Closes the innermost element of a name. Elements inside of it that are still open become text. */
function close(stack: OpenTag[], name: string, key: number): void {
  while (stack.at(-1)?.name !== name) unwrap(stack);
  const open = stack.pop();
  if (open) stack.at(-1)?.nodes.push(createTag(open, key));
}

function createTag({ name, nodes }: OpenTag, key: number): ReactNode {
  const Tag = name as 'b' | 'q' | 'i' | 'strong' | 'sup';
  return <Tag key={key}>{nodes}</Tag>;
}

function unwrap(stack: OpenTag[]): void {
  const open = stack.pop();
  if (open) stack.at(-1)?.nodes.push(open.written, ...open.nodes);
}
