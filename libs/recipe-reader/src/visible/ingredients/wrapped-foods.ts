import { startsWithAmount } from '../../ingredient-lines.ts';
import { withText } from '../outline/line-shape.ts';
import { type Line, lineAt } from '../outline/line.ts';

/** Printed lines that wrap are rarely shorter. */
const minPrintedWidth = 36;

/** A word that no ingredient ends with. */
const openEnd =
  /(?:\s|^)(?:and|or|into|in|of|with|for|to|the|a|from|plus|very|well|und|oder|in|mit|für|zum|von|et|ou|en|de|du|des|pour|avec|à|y|o|con|para|del|e|di|per|da|com|och|eller|med|i|op|of|voor)$|,$/iu;

/** Joins ingredients that a converter has wrapped: the list is written with capitals and amounts, but a line goes on in lower case. */
export function joinWrappedFoods(lines: Line[]): Line[] {
  const isRest = (at: number) => continuesAbove(lines, at);
  const rests = lines.flatMap((_, at) => (isRest(at) ? [at] : []));
  if (!rests.length || !areCapitalized(lines, new Set(rests))) return lines;
  const result: Line[] = [];
  const joined = new Set(rests);
  for (const [at, line] of lines.entries()) {
    const before = result.at(-1);
    if (before && joined.has(at)) result[result.length - 1] = withText(before, `${before.text} ${line.text}`);
    else result.push(line);
  }
  return result;
}

/** True if a line goes on with the long line above it, in the same element. */
function continuesAbove(lines: Line[], at: number): boolean {
  const [before, line] = [lines[at - 1], lineAt(lines, at)];
  if (!before || before.heading || line.heading || line.element.tag === 'li' || line.element !== before.element)
    return false;
  if (before.text.length < minPrintedWidth || line.text.length > before.text.length) return false;
  return openEnd.test(before.text) || (/^\p{Ll}/u.test(line.text) && !/[.:;)]$/.test(before.text));
}

/** True if all other lines begin with an amount or a capital letter. */
function areCapitalized(lines: Line[], rests: Set<number>): boolean {
  return lines.every(({ text }, at) => rests.has(at) || startsWithAmount(text) || !/^\p{Ll}/u.test(text));
}
