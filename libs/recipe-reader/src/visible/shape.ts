import { firstName } from '../page/tree.ts';
import { ingredientLikeness, stepLikeness } from './likeness.ts';
import type { Line } from './outline.ts';

/** Lines of one shape stand in elements of the same kind; numbers in class names count the steps. */
export function shape(line: Line): string {
  return (line.shape ??= shapeOf(line));
}

function shapeOf({ element }: Line): string {
  const holder = element.tag === 'p' && element.parent?.tag === 'li' ? element.parent : element;
  const list = holder.parent;
  const name = list && !/^(?:ul|ol|tbody)$/.test(list.tag) ? firstName(list.attributes.class).replace(/\d+/g, '') : '';
  return `${holder.tag}<${list?.tag ?? ''}.${name}`;
}

/** Whether a line is a heading, or says so by a colon at its end. */
export function isTitle(line: Line): boolean {
  if (line.text.length > 80 || line.kind === 'stop') return false;
  return line.heading > 0 || (line.text.endsWith(':') && !/\d/.test(line.text));
}

/** A line that says something else, in the same place. */
export function withText(line: Line, text: string): Line {
  const likeness = { ingredients: ingredientLikeness(text), steps: stepLikeness(text) };
  return { ...line, text, likeness, kind: null, number: undefined };
}
