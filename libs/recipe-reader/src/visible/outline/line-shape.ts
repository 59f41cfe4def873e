import { startsWithAmount } from '../../ingredient-lines.ts';
import { textOf } from '../../page/text.ts';
import { memoizePerElement, firstClassName } from '../../page/tree.ts';
import { ingredientLikeness, stepLikeness } from '../likeness.ts';
import type { Line } from './line.ts';

/** Describes the element of a line and its parent. Omits numbers in class names, which only count steps. */
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

/** Longer lines are running text. */
export const maxTitleLength = 80;

/** True for a heading, and for a line that ends with a colon. */
export function isTitle(line: Line): boolean {
  if (line.text.length > maxTitleLength || line.kind === 'stop') return false;
  return line.heading > 0 || (line.text.endsWith(':') && !/\d/.test(line.text));
}

/** True if the whole line is in italics or underlined. */
export function isEmphasised({ element, text }: Line): boolean {
  return emphasis(element) === text;
}

/** Returns the text of an element that is entirely in italics or underlined; else null. */
const emphasis = memoizePerElement(({ children }) => {
  const [only, ...others] = children.filter((child) => child !== ' ');
  return !others.length && typeof only === 'object' && /^(?:em|i|u)$/.test(only.tag) ? textOf(only) : null;
});

/** End of a sentence. */
export const sentenceEnd = /[.!?…。！？।۔][)"'”’»]?$/u;

/** Abbreviation at the end: "Cinnamon q.b." */
const abbreviation = /(?<!\p{L})\p{L}\.\s?\p{L}\.$/u;

/** True if a line reads like a step, not like an ingredient with a full stop. */
export function isSentence({ text, element, likeness }: Line): boolean {
  if (element.tag === 'li' || likeness.steps < 0.6 || !sentenceEnd.test(text) || abbreviation.test(text)) return false;
  return !startsWithAmount(text) || isNumberedSentence(text);
}

/** True for a step with a number: "1 Wash the leeks and cut them." */
export function isNumberedSentence(text: string): boolean {
  return /^\d{1,2}[.):]?\s+\p{Lu}\p{L}*(?:\s\S+){3,}[.!]$/u.test(text);
}

/** Copies a line with another text. */
export function withText(line: Line, text: string): Line {
  const likeness = { ingredients: ingredientLikeness(text), steps: stepLikeness(text) };
  return { ...line, text, likeness, kind: null, number: undefined };
}
