import { headingKind, isBareHeading } from '#recipe-reader';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** "For the sauce:" or "### Sauce" heads a part of a list. */
const partOfList = /^[^\d]{1,60}:$/;
const hashes = /^#{1,6}\s+/;

/** A line without the signs of Markdown, which people see in what they copy: "## Method", "> Grandma's", "- [ ] 2 eggs", "| Rice | 200 g |". */
function unmarked(line: string): string {
  if (/^\|.*\|$/.test(line))
    return /^[|\s:-]+$/.test(line)
      ? ''
      : line
          .split('|')
          .map((cell) => cell.trim())
          .join(' ')
          .trim();
  return line
    .replace(hashes, '')
    .replace(/^>\s+/, '')
    .replace(/^(?:[-*+]\s+)?\[[ xX]\]\s+/, '- ');
}

/**
 * A text without any markup as the page that it would be: its first line is the name. Where it says which lines are the
 * ingredients and which the steps, they are lists; everything else is a paragraph a line.
 */
export function pageOfText(text: string): string {
  const [first = '', ...rest] = linesOf(text);
  const name = unmarked(first);
  const body = bodyOf(rest).join('\n');
  return `<html><head><title>${escaped(name)}</title></head><body><main><h1>${escaped(name)}</h1>${body}</main></body></html>`;
}

const headingOf = (line: string) => unmarked(line).replace(/\s*:$/, '');
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

const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escaped(unmarked(line))}</p>`);

/** The heading, and an item a line. */
function list(tag: 'ul' | 'ol', [heading = '', ...lines]: string[]): string[] {
  const isPart = (line: string) => hashes.test(line) || (tag === 'ul' && partOfList.test(line));
  const items = lines.map((line) => {
    const text = escaped(unmarked(line));
    return isPart(line) ? `</${tag}><h3>${text}</h3><${tag}>` : `<li>${text}</li>`;
  });
  return [`<h2>${escaped(unmarked(heading))}</h2><${tag}>`, ...items, `</${tag}>`];
}

interface Placed {
  name: string;
  description: string;
  recipeYield: string;
  ingredients: { title?: string; text: string }[];
  instructions: { title?: string; text: string }[];
  notes: { title?: string; text: string }[];
  times: string[];
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const listed = /^\s*(?:[-–—*•▢☐]\s+|(?:step|schritt|étape|paso)?\s*\d+\s*[.):]\s+)/i;

/** The lines of a text of which a recipe has nothing: whoever pasted them is told. Headings and labels say nothing themselves. */
export function unplacedLines(text: string, recipe: Placed): string[] {
  const lists = [...recipe.ingredients, ...recipe.instructions, ...recipe.notes];
  const kept = [recipe.name, recipe.description, ...lists.flatMap(({ title, text: own }) => [title ?? '', own])];
  const all = plain(kept.join(' '));
  const facts = [recipe.recipeYield, ...recipe.times].map(plain).filter(Boolean);
  return linesOf(text).filter((line) => {
    const own = plain(unmarked(line).replace(listed, ''));
    const isKept =
      own === '' ||
      all.includes(own) ||
      kept.some((one) => one.length > 3 && own.includes(plain(one)) && own.length < 2 * plain(one).length);
    return !isKept && !isHeading(line, facts) && !isLabelled(own, facts);
  });
}

/** "Zubereitungszeit: 45 Minuten": as many letters may stand beside what a line says. */
const longestLabel = 25;

const without = (own: string, facts: string[]) => facts.reduce((rest, fact) => rest.replace(fact, ''), own);

/** "Für 4 Personen, 45 Minuten" says two things, of which both are wanted. */
function isLabelled(own: string, facts: string[]): boolean {
  const rest = without(own, facts);
  return rest !== own && rest.length < longestLabel && !/\p{N}/u.test(rest);
}

/** "Zutaten für 4 Personen", where that is known; but "Nutrition: 300 kcal" is more than a heading. */
function isHeading(line: string, facts: string[]): boolean {
  const kind = kindOf(line);
  if (kind === null || kind === 'stop') return isBareHeading(headingOf(line));
  return !/\p{N}/u.test(without(plain(line), facts));
}
