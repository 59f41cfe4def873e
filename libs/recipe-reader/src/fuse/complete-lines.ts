import { isSectionLine, startsWithAmount } from '../ingredient-lines.ts';
import type { RecipeLine } from '../recipe.ts';
import { ingredientLikeness } from '../visible/likeness.ts';
import { statesYield } from '../visible/metadata/yields.ts';
import { lettersAndDigits, splitWords } from './text-similarity.ts';

/** Shorter words say nothing about a food. */
const minWordLength = 4;
/** Shorter data could be the beginning of another line by chance. */
const minBeginning = 8;
/** Sizes, which steps also say of bowls. */
const SIZE = /^(?:medium|large|small|sized|gross\w*|große\w*|klein\w*|grand\w*|petit\w*)$/;
/** Longer lists are left as they are, because each line is compared with all lines of the page. */
const maxLines = 200;
/** Lines that the page may have more than the data. */
const maxInserted = 2;
/** Prices, and words of links to shops and to other parts of the page. */
const SHOP =
  /[$€£]|\b(?:buy|cart|shop|amazon|affiliate|link|note|see|add to|substitutions?|kaufen|hier|acheter|comprar)\b/i;

interface ShownLine {
  line: RecipeLine;
  key: string;
}

/**
 * Adds what the page shows and the data left out: the end of a line that names no food of the steps or has an open
 * bracket, and lines with an amount before known ones.
 */
export function completeLines(data: RecipeLine[], visible: RecipeLine[], steps: RecipeLine[]): RecipeLine[] {
  if (data.length > maxLines || visible.length > maxLines) return data;
  const used = new Set(steps.flatMap(({ text }) => splitWords(text)).filter((word) => word.length >= minWordLength));
  const shown = visible.map((line) => ({ line, key: lettersAndDigits(line.text) }));
  const complete = data.map((line) => {
    const key = lettersAndDigits(line.text);
    if (key.length < minBeginning || !isCut(line.text, used) || shown.some((other) => other.key === key)) return line;
    const [longer, ...others] = shown.filter((other) => other.key.startsWith(key));
    if (!longer || others.length || !isPlain(longer.line.text)) return line;
    const rest = splitWords(longer.line.text.split('(')[0]!).slice(splitWords(line.text).length);
    return isOpen(line.text) || rest.some((word) => used.has(word)) ? { ...line, text: longer.line.text } : line;
  });
  return insertLines(complete, shown);
}

const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** True for a line that ends within a bracket, or whose words the steps do not use. */
const isCut = (text: string, used: Set<string>) =>
  isOpen(text) || !splitWords(text).some((word) => used.has(word) && !SIZE.test(word));

const isPlain = (text: string) => /\p{L}/u.test(text) && !SHOP.test(text);

function insertLines(data: RecipeLine[], shown: ShownLine[]): RecipeLine[] {
  const positions = new Map(data.map(({ text }, at) => [lettersAndDigits(text), at]));
  const titles = new Set(data.map(({ title }) => title && lettersAndDigits(title)));
  const matched = shown.flatMap(({ key }) => positions.get(key) ?? []);
  const isInOrder = matched.length === data.length && matched.every((at, i) => at === i);
  if (!isInOrder || data.length < 4) return data;
  const last = shown.findLastIndex(({ key }) => positions.has(key));
  const extra = shown.slice(0, last).filter(({ key }) => !positions.has(key) && !titles.has(key));
  const isFood = ({ line: { text } }: ShownLine) =>
    startsWithAmount(text) &&
    ingredientLikeness(text) > 0.4 &&
    !isSectionLine(text) &&
    !statesYield(text) &&
    isPlain(text);
  if (!extra.length || extra.length > maxInserted || !extra.every(isFood)) return data;
  return shown.slice(0, last + 1).flatMap((one) => {
    const own = data[positions.get(one.key) ?? -1];
    return own ?? (extra.includes(one) ? one.line : []);
  });
}
