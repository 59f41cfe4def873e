import {
  headingKind,
  isBareHeading,
  noteText,
  splitNumberedSteps,
  parseStepNumber,
  stripStepNumber,
} from '#recipe-reader';
import { headEnd, isAddressLine, plainValue, readPastedHead } from './pasted-head.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => escapeHtml(text).replaceAll('"', '&quot;');
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Heading of a section within a list: "For the sauce:", "[Sauce]", "**Sauce**", "--- Sauce ---". */
const listSection =
  /^(?:[^\d]{1,60}:|\[\p{L}[^\]\d]{0,50}\]|\*{2}\p{L}[^*\d]{0,50}\*{2}:?|(?:-{2,}|={2,})\s?\p{L}[^\d]{0,50}?\s?(?:-{2,}|={2,}))$/u;
const sectionMarks = /^[*=[\s-]+|[*=\]\s-]+$/g;
const headingMarks = /^#{1,6}\s+/;

/** Removes Markdown syntax from a line: "## Method", "> Grandma's", "- [ ] 2 eggs", "| Rice | 200 g |". */
function stripMarkdown(line: string): string {
  if (/^\|.*\|$/.test(line))
    return /^[|\s:-]+$/.test(line)
      ? ''
      : line
          .split('|')
          .map((cell) => cell.trim())
          .join(' ')
          .trim();
  return line
    .replace(headingMarks, '')
    .replace(/^>\s+/, '')
    .replace(/^(?:[-*+]\s+)?\[[ xX]\]\s+/, '- ');
}

/**
 * Converts plain text to a page for the recipe reader. The first line is the name; the lines under headings for ingredients and steps
 * become lists, all other lines paragraphs.
 */
export function textToPage(text: string): string {
  const head = readPastedHead(linesOf(text));
  const [first = '', ...rest] = head.name ? [head.name, ...head.lines] : head.lines;
  const name = stripMarkdown(first);
  const body = bodyOf(rest).join('\n');
  const links = head.address && `<link rel="canonical" href="${escapeAttribute(head.address)}">`;
  const words = head.keywords && `<meta name="keywords" content="${escapeAttribute(head.keywords)}">`;
  return `<html><head><title>${escapeHtml(name)}</title>${links}${words}</head><body><main><h1>${escapeHtml(name)}</h1>${body}</main></body></html>`;
}

const headingOf = (line: string) => stripMarkdown(line).replace(/\s*:$/, '');
const kindOf = (line: string) => (/[.!?]$/.test(line) ? null : headingKind(headingOf(line)));

function bodyOf(lines: string[]): string[] {
  const first = lines.findIndex((line) => kindOf(line) === 'ingredients');
  const second = lines.findIndex((line, index) => index > first && kindOf(line) === 'steps');
  if (first < 0 || second < 0) return paragraphs(lines);
  const after = lines.findIndex((line, index) => index > second && kindOf(line) === 'stop');
  const end = after < 0 ? lines.length : after;
  return [
    ...paragraphs(lines.slice(0, first)),
    ...list('ul', lines.slice(first, second)),
    ...list('ol', lines.slice(second, end)),
    ...paragraphs(lines.slice(end)),
  ];
}

const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escapeHtml(stripMarkdown(line))}</p>`);

/** Writes a heading and an item per line. */
function list(tag: 'ul' | 'ol', [heading = '', ...lines]: string[]): string[] {
  const isPart = (line: string) =>
    headingMarks.test(line) || ((tag === 'ul' || !line.endsWith(':')) && listSection.test(line));
  const items = lines.map((line) => {
    const text = escapeHtml(isPart(line) ? stripMarkdown(line).replace(sectionMarks, '') : stripMarkdown(line));
    return isPart(line) ? `</${tag}><h3>${text}</h3><${tag}>` : `<li>${text}</li>`;
  });
  return [`<h2>${escapeHtml(stripMarkdown(heading))}</h2><${tag}>`, ...items, `</${tag}>`];
}

interface Line {
  title?: string | undefined;
  text: string;
}
export interface PlacedTexts {
  name: string;
  description: string;
  ingredients: Line[];
  instructions: Line[];
  notes: Line[];
  /** Yield and times. */
  facts: string[];
}

/** Matches a number with its fraction or range, or a run of letters. */
const unit = /\p{N}+(?:\s?[–—-]\s?\p{N}+|[.,:/⁄]\p{N}+|\s(?:[¼½¾⅐-⅞]|\p{Nd}+[/⁄]\p{Nd}+))*|[\p{L}\p{M}]+/gu;
/** Soft hyphens and other format characters, which the reader drops. */
const formatCharacters = /\p{Cf}+/gu;

/** Returns words and numbers with a space around each, so that "2 eggs" is not found in "12 eggs". */
function normalizeWords(text: string): string {
  const units = text.replace(formatCharacters, '').toLowerCase().match(unit) ?? [];
  return ` ${units.map((one) => one.replace(/\s?[–—-]\s?/g, '-').replaceAll('⁄', '/')).join(' ')} `;
}
const bullet = /^\s*(?:[-–—*•▢☐]\s+|\d+\s*[.):]\s+)/;
const textsOf = (lines: Line[]) => lines.flatMap(({ title = '', text }) => [title, text]).join('\n');

/** Returns the lines of a text that are missing in the recipe, except headings and labelled facts. */
export function findUnplacedLines(text: string, recipe: PlacedTexts): string[] {
  const steps = normalizeWords(textsOf(recipe.instructions));
  const others = [recipe.name, recipe.description, textsOf([...recipe.ingredients, ...recipe.notes])].join('\n');
  const all = normalizeWords(others) + steps;
  const facts = recipe.facts
    .map((fact) => normalizeWords(fact).trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const isKept = (line: string) => {
    const bare = [line, line.replace(bullet, ''), stripStepNumber(line), noteText(line) ?? line];
    // the Set avoids equal searches, which are slow in a long text
    if ([...new Set(bare.map(normalizeWords))].some((one) => !one.trim() || all.includes(one))) return true;
    const numbered = parseStepNumber(line)?.text;
    return !!numbered && steps.includes(normalizeWords(numbered));
  };
  const lines = linesOf(text);
  const end = headEnd(lines);
  const isInHead = (at: number) => at <= end;
  return lines.filter((line, at) => {
    if (isAddressLine(line) || (isInHead(at) && isKeptField(line, all))) return false;
    const own = stripMarkdown(line);
    return (
      !splitNumberedSteps([own]).every(isKept) && !isHeading(line, facts) && !isLabelled(normalizeWords(own), facts)
    );
  });
}

/** True for marks and labels of a YAML head, and for a field whose value the recipe has, or that becomes a tag. */
function isKeptField(line: string, all: string): boolean {
  const [, key = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
  return !value.trim() || /^(?:tags?|keywords?|categor)/i.test(key) || all.includes(normalizeWords(plainValue(value)));
}

/** Maximum letters of a label beside a fact: "Zubereitungszeit: 45 Minuten". */
const maxLabelLetters = 25;

/** Removes facts from a line. Letters may touch a fact, as in "調理時間20分", but other digits may not. */
const removeFacts = (own: string, facts: string[]) =>
  facts.reduce((rest, fact) => {
    const whole = (/^\p{N}/u.test(fact) ? ' ' : '') + fact + (/\p{N}$/u.test(fact) ? ' ' : '');
    return rest.replace(whole, ' ');
  }, own);

/** True for a line of facts that are all in the recipe, with short labels: "Für 4 Personen, 45 Minuten". */
function isLabelled(own: string, facts: string[]): boolean {
  const rest = removeFacts(own, facts);
  return rest !== own && rest.replaceAll(' ', '').length < maxLabelLetters && !/\p{N}/u.test(rest);
}

/** True for "Zutaten für 4 Personen" if the number is in the recipe; "Nutrition: 300 kcal" is not just a heading. */
function isHeading(line: string, facts: string[]): boolean {
  const kind = kindOf(line);
  if (kind === null || kind === 'stop') return isBareHeading(headingOf(line));
  return !/\p{N}/u.test(removeFacts(normalizeWords(line), facts));
}
