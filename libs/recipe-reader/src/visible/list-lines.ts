import {
  cleanIngredient,
  isSectionLine,
  sectionTitle,
  withoutRepetition,
  withoutSecondCopy,
  withoutVariants,
} from '../ingredient-lines.ts';
import type { RecipeLine } from '../recipe.ts';
import { splitNumbered, stripStepNumber } from '../steps.ts';
import { isBareHeading, noteText } from './lexicon.ts';
import { ingredientLikeness, stepLikeness } from './likeness.ts';
import { numberedLines } from './numbering.ts';
import type { Line } from './outline.ts';
import { isTitle } from './shape.ts';

/** The ingredients that lines of the page show, with the titles of their sections. */
export function ingredientList(lines: Line[]): RecipeLine[] {
  const texts = joinAmounts(lines);
  const marked = texts.map(({ line, text }) => ({
    text: cleanIngredient(text),
    title: (isTitle(line) && ingredientLikeness(text) < 0.7) || isSectionLine(text),
    skip: (line.kind !== null && (line.kind !== 'ingredients' || isBareHeading(text))) || isControl(text),
  }));
  return withoutVariants(withoutSecondCopy(withTitles(marked)));
}

/** Where amounts stand on lines of their own, each belongs to the food on the next one. A single such line, "5 eggs", is whole. */
function joinAmounts(lines: Line[]): { line: Line; text: string }[] {
  const alone = lines.map(isLoneAmount);
  const usual = alone.filter(Boolean).length >= Math.max(2, lines.length / 5);
  const joined: { line: Line; text: string }[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (usual && alone[i]) joined.push({ line: lines[++i]!, text: `${line.text} ${lines[i]!.text}` });
    else joined.push({ line, text: line.text });
  }
  return joined;
}

function isLoneAmount(line: Line, at: number, lines: Line[]): boolean {
  const next = lines[at + 1];
  if (!next || isTitle(next) || /^\d/.test(next.text)) return false;
  return /^[\d\s.,/½¼¾⅓⅔⅛–-]+\s?\p{L}{0,6}\.?$/u.test(line.text);
}

/** The steps that lines of the page show, with the titles of their sections. */
export function stepList(lines: Line[]): RecipeLine[] {
  const numbered = numberedLines(lines);
  const steps = lines.flatMap((line) => {
    const own = numbered.get(line) ?? line.text;
    const title = isTitle({ ...line, text: own }) && stepLikeness(own) < 0.6;
    const texts = title ? [own] : splitNumbered([own]);
    return texts.map((text) => ({ text: stripStepNumber(text), title, skip: isAnnouncement(line) || isControl(text) }));
  });
  return withoutRepetition(withTitles(steps));
}

function isAnnouncement({ kind, text }: Line): boolean {
  return kind !== null && !noteText(text) && (kind !== 'steps' || isBareHeading(text));
}

/** "1x 2x 3x", "Cook mode", "US customary - Metric". */
export function isControl(text: string): boolean {
  return /^(?:[\d½]+\s?x\s*)+$|^(?:us customary|metric|us|imperial|cook mode|print|save|share|scale|servings?)\b.{0,25}$|^\d+$/i.test(
    text,
  );
}

interface Marked {
  text: string;
  title: boolean;
  skip: boolean;
}

function withTitles(lines: Marked[]): RecipeLine[] {
  const result: RecipeLine[] = [];
  let title = '';
  for (const line of lines) {
    if (line.skip || !line.text) continue;
    if (line.title) title = sectionTitle(line.text);
    else result.push(title ? { title, text: line.text } : { text: line.text });
    if (!line.title) title = '';
  }
  return result;
}
