import { startsWithAmount } from '../../ingredient-lines.ts';
import { textOf } from '../../page/text.ts';
import { memoizePerElement, firstClassName } from '../../page/tree.ts';
import { ingredientLikeness, stepLikeness } from '../likeness.ts';
import type { Line } from './line.ts';

/** The kind of element a line stands in. Numbers in class names are left out, since they only count the steps. */
export function lineShape(line: Line): string {
  return (line.shape ??= shapeOf(line));
}

function shapeOf({ element }: Line): string {
  const holder = element.tag === 'p' && element.parent?.tag === 'li' ? element.parent : element;
  const list = holder.parent;
  const name =
    list && !/^(?:ul|ol|tbody)$/.test(list.tag) ? firstClassName(list.attributes.class).replace(/\d+/g, '') : '';
  return `${holder.tag}<${list?.tag ?? ''}.${name}`;
}

/** A longer line is running text, whatever its style. */
export const maxTitleLength = 80;

/** Whether a line is a heading, or says so by a colon at its end. */
export function isTitle(line: Line): boolean {
  if (line.text.length > maxTitleLength || line.kind === 'stop') return false;
  return line.heading > 0 || (line.text.endsWith(':') && !/\d/.test(line.text));
}

/** Whether all of a line is in italics or underlined. */
export function isEmphasised({ element, text }: Line): boolean {
  return emphasis(element) === text;
}

/** The text of an element that is all in italics or underlined. */
const emphasis = memoizePerElement(({ children }) => {
  const [only, ...others] = children.filter((child) => child !== ' ');
  return !others.length && typeof only === 'object' && /^(?:em|i|u)$/.test(only.tag) ? textOf(only) : null;
});

/** How a sentence ends. */
export const sentenceEnd = /[.!?…。！？][)"'”’»]?$/u;

/** "Cinnamon q.b." */
const abbreviation = /(?<!\p{L})\p{L}\.\s?\p{L}\.$/u;

/** Whether a line reads like a step, and not like an ingredient that ends with a full stop. */
export function isSentence({ text, element, likeness }: Line): boolean {
  if (element.tag === 'li' || likeness.steps < 0.6 || !sentenceEnd.test(text) || abbreviation.test(text)) return false;
  return !startsWithAmount(text) || isNumberedSentence(text);
}

/** "1 Wash the leeks and cut them." begins with a number, but is no ingredient. */
export function isNumberedSentence(text: string): boolean {
  return /^\d{1,2}[.):]?\s+\p{Lu}\p{L}*(?:\s\S+){3,}[.!]$/u.test(text);
}

/** Makes a line with another text at the same place. */
export function withText(line: Line, text: string): Line {
  const likeness = { ingredients: ingredientLikeness(text), steps: stepLikeness(text) };
  return { ...line, text, likeness, kind: null, number: undefined };
}
