import { cleanIngredient, hasAmount, startsWithAmount } from '../../ingredient-lines.ts';
import { cjkCharacter } from '../../page/text.ts';
import { headingKind } from '../lexicon.ts';
import { ingredientLikeness } from '../likeness.ts';
import { withText } from '../outline/line-shape.ts';
import { type Line, lineAt } from '../outline/line.ts';

/** Minimum number and share of parts with amounts. */
const minAmounts = 3;
const minShare = 0.5;
const maxTextLength = 2000;

/** Splits announced ingredient lists that are written as running text with commas. */
export function splitInlineLists(lines: Line[]): Line[] {
  const found = new Map(lines.flatMap((line, i) => (mayHoldList(line) ? [[i, listAt(lines, i)] as const] : [])));
  if (![...found.values()].some(Boolean)) return lines;
  return lines.flatMap((line, i): Line[] => {
    const announces = line.heading > 0 && !!found.get(i + 1);
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
  const colon = line.text.slice(0, 40).search(/[:：]/);
  const label = colon < 0 ? '' : line.text.slice(0, colon);
  const isLabelled = headingKind(label) === 'ingredients';
  if (!isLabelled && !(before && announces(before))) return null;
  const parts = partsOf(isLabelled ? line.text.slice(colon + 1) : line.text);
  if (!parts) return null;
  const items = parts.map((text) => withText(line, text));
  return isLabelled ? [{ ...withText(line, label), heading: 7, kind: 'ingredients' }, ...items] : items;
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

/** True for "200 g rice", "rice 200 g", "米200克". */
function statesAmount(text: string): boolean {
  return startsWithAmount(text) || ingredientLikeness(text) >= 0.6 || (cjkCharacter.test(text) && hasAmount(text));
}
