import { isMetricFirst } from '#ingredients';
import { cleanIngredient, hasAmount, startsWithAmount } from '../../ingredient-lines.ts';
import { findTimes } from '../../duration.ts';
import { cjkCharacter, textOf } from '../../page/text.ts';
import type { PageElement } from '../../page/tree.ts';
import { forWords, headingKind, isBareHeading } from '../lexicon.ts';
import { statesYield } from '../metadata/yields.ts';
import { ingredientLikeness } from '../likeness.ts';
import { withText } from '../outline/line-shape.ts';
import { type Line, lineAt } from '../outline/line.ts';

/** Minimum number and share of parts with amounts. */
const minAmounts = 3;
const minShare = 0.5;
const maxTextLength = 2000;

/** Splits announced ingredient lists that are written as running text with commas. */
export function splitInlineLists(lines: Line[]): Line[] {
  const found = new Map<number, Line[] | null>(
    lines.flatMap((line, i): [number, Line[] | null][] => {
      if (mayHoldList(line)) return [[i, listAt(lines, i) ?? stepsAt(line)]];
      return mayHoldSteps(line) ? [[i, stepsAt(line)]] : [];
    }),
  );
  if (![...found.values()].some(Boolean)) return lines;
  return lines.flatMap((line, i): Line[] => {
    const announces = line.heading > 0 && found.get(i + 1)?.[0]?.kind !== 'steps' && !!found.get(i + 1);
    return found.get(i) ?? [announces ? { ...line, kind: 'ingredients' } : line];
  });
}

function mayHoldList({ text, heading }: Line): boolean {
  return (
    !heading &&
    text.length <= maxTextLength &&
    (/, |[、，；;]/.test(text) || innerMarks.some((mark) => mark.test(text)))
  );
}

function listAt(lines: Line[], at: number): Line[] | null {
  const line = lineAt(lines, at);
  const before = lines[at - 1];
  const { label, rest } = splitLabel(line);
  const isLabelled =
    headingKind(label) === 'ingredients' || (/\d/.test(label) && (statesYield(label) || forNumber.test(label.trim())));
  if (!isLabelled && !(before && announces(before))) return null;
  const parts = partsOf(isLabelled ? rest : line.text);
  if (!parts) return null;
  const items = parts.map((text) => withText(line, text));
  return isLabelled ? [{ ...withText(line, label), heading: 7, kind: 'ingredients' }, ...items] : items;
}

const forNumber = new RegExp(String.raw`^(?:${forWords}) \d+(?: \p{L}+)?$`, 'iu');

const maxLabelLength = 40;

/** A time that begins earlier is the value of the label: "Preparation: about 10 min". */
const minTimeStart = 12;

function mayHoldSteps(line: Line): boolean {
  const { text, heading, steps } = line;
  return !heading && !steps && text.length <= maxTextLength && splitLabel(line).label !== '';
}

/** Splits the label off a line: up to a colon, or bold words that are a heading ("<b>Method</b> Blend everything."). */
function splitLabel({ text, element }: Line): { label: string; rest: string } {
  const colon = text.slice(0, maxLabelLength).search(/[:：]/);
  const label = colon < 0 ? boldLabel(element) : text.slice(0, colon);
  return colon < 0 && !text.startsWith(`${label} `)
    ? { label: '', rest: text }
    : { label, rest: text.slice(label.length + 1).trim() };
}

function boldLabel({ children }: PageElement): string {
  const first = children.find((child) => typeof child !== 'string' || child.trim());
  const label = first && typeof first !== 'string' && /^(?:b|strong|em|u)$/.test(first.tag) ? textOf(first) : '';
  return label.length <= maxLabelLength && isBareHeading(label) ? label : '';
}

/** Splits the label off running text: "Method: Blend everything. Serve." */
function stepsAt(line: Line): Line[] | null {
  const { label, rest } = splitLabel(line);
  if (!label || !rest || headingKind(label) !== 'steps' || !isBareHeading(label)) return null;
  const text = withText(line, rest);
  return text.likeness.steps < 0.2 || (findTimes(rest)[0]?.start ?? Infinity) < minTimeStart
    ? null
    : [{ ...withText(line, label), heading: 7, kind: 'steps' }, text];
}

/** True for "Ingredients" and longer headings: "Ingredients for the soup of my aunt". */
function announces({ text, kind, heading }: Line): boolean {
  return kind === 'ingredients' || (heading > 0 && headingKind(/^\p{L}*/u.exec(text)![0]) === 'ingredients');
}

/** Marks between the items of a list in one paragraph: bullets, dashes, bars, semicolons. */
const innerMarks = [/(?<=\S)\s+[•▪◦●∙▸►✓·|]\s*(?=\S)/u, /\s[–—/]\s/u, /;\s+/];
const commas = /(?:[,;]\s+|[、，；])(?![^()（）]*[)）])/;

/** Splits a text at the marks that make most parts begin with amounts, else at commas outside brackets. */
function partsOf(text: string): string[] | null {
  for (const mark of innerMarks) {
    const parts = mark.test(text) ? splitAt(text, mark) : null;
    if (parts) return parts;
  }
  return splitAt(text, commas);
}

function splitAt(text: string, mark: RegExp): string[] | null {
  const parts = text
    .replace(/[.。]$/, '')
    .split(mark)
    .map((part) => cleanIngredient(part.trim()))
    .filter(Boolean);
  const amounts = parts.filter(statesAmount).length;
  return amounts >= minAmounts && amounts >= parts.length * minShare ? parts : null;
}

/** "n. 1 cipolla", as Italian recipes write it. */
const numberedThing = /^n\.?\s\d/i;

/** True for "200 g rice", "rice 200 g", "米200克". */
function statesAmount(text: string): boolean {
  return (
    startsWithAmount(text) ||
    isMetricFirst(text, 0) ||
    numberedThing.test(text) ||
    ingredientLikeness(text) >= 0.6 ||
    (cjkCharacter.test(text) && hasAmount(text))
  );
}
