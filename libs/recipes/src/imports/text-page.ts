import { headingKind } from '#recipe-reader';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** "For the sauce:" heads a part of a list. */
const partOfList = /^[^\d]{1,60}:$/;

/**
 * A text without any markup as the page that it would be: its first line is the name. Where it says which lines are the
 * ingredients and which the steps, they are lists; everything else is a paragraph a line.
 */
export function pageOfText(text: string): string {
  const [name = '', ...rest] = linesOf(text);
  const body = bodyOf(rest).join('\n');
  return `<html><head><title>${escaped(name)}</title></head><body><main><h1>${escaped(name)}</h1>${body}</main></body></html>`;
}

const kindOf = (line: string) => (/[.!?]$/.test(line) ? null : headingKind(line.replace(/\s*:$/, '')));

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

const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escaped(line)}</p>`);

/** The heading, and an item a line. */
function list(tag: 'ul' | 'ol', [heading = '', ...lines]: string[]): string[] {
  const items = lines.map((line) =>
    tag === 'ul' && partOfList.test(line) ? `</ul><h3>${escaped(line)}</h3><ul>` : `<li>${escaped(line)}</li>`,
  );
  return [`<h2>${escaped(heading)}</h2><${tag}>`, ...items, `</${tag}>`];
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
    const own = plain(line.replace(listed, ''));
    const isKept =
      own === '' ||
      all.includes(own) ||
      kept.some((one) => one.length > 3 && own.includes(plain(one)) && own.length < 2 * plain(one).length);
    return (
      !isKept && !kindOf(line) && !facts.some((fact) => own.includes(fact) && own.length < fact.length + longestLabel)
    );
  });
}

/** "Zubereitungszeit: 45 Minuten": as many letters may stand beside what a line says. */
const longestLabel = 25;
