import { cjkCharacter } from '../page/text.ts';
import type { FieldProvenance, Reading } from '../recipe.ts';
import { lettersAndDigits, splitWords } from './text-similarity.ts';
import type { PossibleName } from '../visible/metadata/page-headings.ts';
import type { TitleLine } from '../visible/metadata/title-lines.ts';
import type { VisiblePage } from '../visible/read-page.ts';
import type { Findings } from './findings.ts';

/** Chooses the name: from structured data, else the heading that occurs in the page title, else the title. */
export function chooseName(
  readings: Reading[],
  { visible, head }: Findings,
): { name: string; provenance: FieldProvenance } | null {
  for (const { source, path, fields } of readings) {
    const { name } = fields;
    if (!name) continue;
    const isConfirmed = visible?.headings.some((heading) => lettersAndDigits(heading) === lettersAndDigits(name));
    const plainer = visible?.headings.find((heading) => isPlainerName(heading, name));
    return {
      name: plainer ?? stripRecipeWord(name),
      provenance: { source, path: `${path}.name`, confidence: isConfirmed ? 0.99 : 0.93 },
    };
  }
  const headings = visible?.headings ?? [];
  const shown = visible && nameOnPage(visible, head.name ?? '');
  if (shown) return nameFromHeading(shown);
  const afterSite = visible && !head.name ? nameAfterSite(visible) : null;
  if (afterSite) return nameFromHeadings([], afterSite);
  const beforeSite = visible && !head.name && !headings.length ? nameBeforeSite(visible) : null;
  if (beforeSite) return nameFromHeadings([], beforeSite);
  const titles = [head.name ?? '', visible?.title ?? ''].filter(Boolean);
  const names = visible?.names() ?? [];
  const confirmedName = titles.map((title) => nameInTitle(title, names)).find(Boolean);
  if (confirmedName) return nameFromHeading(confirmedName);
  return head.name || !visible?.title
    ? nameFromHeadings(headings, head.name ?? '')
    : nameFromTitle(headings, visible.title);
}

/**
 * Returns the name in the recipe's own place: the title of a plugin's card, a heading near the ingredients that is a part of the page title,
 * the only title of a post if the main heading names the site, or the first large line of a page without a title.
 */
function nameOnPage(visible: VisiblePage, shared: string): string | null {
  const card = visible.cardTitle();
  if (card) return card;
  const lines = visible.titleLines();
  const [title, headings] = [shared || visible.title, visible.headings.map(lettersAndDigits)];
  const letters = lettersAndDigits(title);
  const parts = titleParts(title.slice(0, maxPageTitle)).map(lettersAndDigits);
  const isPart = ({ text }: TitleLine) => parts.length > 1 && parts.includes(lettersAndDigits(text));
  const isKnown = headings.some((heading) => parts.includes(heading));
  const part = isKnown ? undefined : lines.find((line) => line.isHeading && isPart(line));
  if (part) return part.text;
  const [post, ...others] = lines.filter(({ isPostTitle }) => isPostTitle);
  if (post && !others.length && headings.every((heading) => letters.includes(heading))) return post.text;
  if (headings.length) return null;
  const [nearest, ...further] = lines.filter(({ isHeading }) => isHeading);
  // a large line with the title of the page names the site if another one is nearer
  const isSite = nearest && further.some(({ text }) => lettersAndDigits(text) === letters);
  return nearest && (!title || fileName.test(title) || isSite) ? nearest.text : null;
}

/** Longer titles are lists of keywords. */
const maxPageTitle = 300;

/** A page title that only names the file. */
const fileName = /^\S*\.(?:html?|pdf|docx?|txt|php|aspx?)$|^(?:untitled|unbenannt|sans titre|new page|index)\b.*$/i;

/** Returns the parts of "Some Forum • View topic - Plum cake". */
function titleParts(title: string): string[] {
  return title.split(/\s+(?:[|·•»–—:]|::|-|>)\s+|:\s+/).map((part) => part.trim());
}

/** Returns "Plum cake" of "Some Site: Plum cake" if it is also a line of the page and all headings are the site's name. */
function nameAfterSite({ title, headings, shortLines }: VisiblePage): string | null {
  const [, site = '', rest = ''] = /^([^:]{1,39}[^:\s]):\s+(.+)$/.exec(title) ?? [];
  if (!rest || headings.some((heading) => lettersAndDigits(heading) !== lettersAndDigits(site))) return null;
  return shortLines().some((line) => lettersAndDigits(line) === lettersAndDigits(rest)) ? rest : null;
}

/** Returns "Plum cake" of "Plum cake : Some Site" if it is also a line of a page without headings. */
function nameBeforeSite({ title, shortLines }: VisiblePage): string | null {
  const [, dish = ''] = /^(.+?)\s:\s/.exec(title) ?? [];
  return dish && shortLines().some((line) => lettersAndDigits(line) === lettersAndDigits(dish)) ? dish : null;
}

/** Returns the longest heading or part of one that occurs in the title, preferably before the site's name and in the same words. */
function nameInTitle(title: string, names: PossibleName[]): string | undefined {
  const ownTitle = stripSiteName(title);
  const [letters, dish, words] = [lettersAndDigits(title), lettersAndDigits(ownTitle), new Set(splitWords(title))];
  const isConfirmed = ({ text, isPart }: PossibleName) => {
    const name = lettersAndDigits(text);
    if (!name || !letters.includes(name) || isSiteName(text, title, ownTitle)) return false;
    if (letters.startsWith(name)) return !isPart || text.includes(' ');
    return isPart ? name.length >= minTitleShare * dish.length : !continuation.test(text);
  };
  const rated = names.filter(isConfirmed).map(({ text }) => ({
    text,
    rank: Number(dish.includes(lettersAndDigits(text))) * 2 + Number(splitWords(text).every((word) => words.has(word))),
    length: lettersAndDigits(text).length,
  }));
  return rated.sort((a, b) => b.rank - a.rank || b.length - a.length)[0]?.text;
}

/** A part of a heading must have this share of the title's length, unless the title begins with it. */
const minTitleShare = 0.6;

/** A heading that continues another one: "with fried leeks". */
const continuation = /^\p{Ll}{1,4} /u;

function nameFromHeading(name: string): { name: string; provenance: FieldProvenance } {
  return {
    name: stripRecipeWord(stripMailMarks(stripNamespace(name))),
    provenance: { source: 'page', path: 'h1', confidence: 0.85 },
  };
}

/** Prefers a heading that shares a word with the title, because titles are written for search engines. Other headings name the site. */
function nameFromTitle(headings: string[], title: string): { name: string; provenance: FieldProvenance } | null {
  const ownTitle = stripSiteName(title);
  const titleWords = new Set(significantWords(title));
  const heading = headings.find(
    (text) =>
      significantWords(text).some((word) => titleWords.has(word)) &&
      !isSiteName(text, title, ownTitle) &&
      !continuation.test(text),
  );
  return nameFromHeadings(heading ? [heading] : [], heading ? '' : title);
}

/** Omits short words such as articles. Chinese and Japanese texts are not split into words. */
function significantWords(text: string): string[] {
  return splitWords(text).filter((word) => word.length > 3 || cjkCharacter.test(word));
}

/** True for "Some Site" in "Plum cake | Some Site". */
function isSiteName(heading: string, title: string, ownTitle: string): boolean {
  const [name, dish] = [lettersAndDigits(heading), lettersAndDigits(ownTitle)];
  return name.length < dish.length && !dish.includes(name) && lettersAndDigits(title).includes(name);
}

/** True if a heading is the name without "recipe" or a rating behind it. */
function isPlainerName(heading: string, name: string): boolean {
  const [plain, marked] = [lettersAndDigits(heading), lettersAndDigits(name)];
  const rest = plain && marked.startsWith(plain) ? marked.slice(plain.length) : '';
  return /^(?:recept|rezept|recette|ricetta|receta|receita|opskrift|oppskrift|przepis|resepti|рецепт)$|^(?:recipe)?\d+$/.test(
    rest,
  );
}

/** Removes "recipe" from "Plum cake – recipe". */
function stripRecipeWord(name: string): string {
  return name.replace(
    /\s+[-–—|]\s+(?:recipe|recept|rezept|recette|ricetta|receta|receita|opskrift|oppskrift|przepis|resepti|рецепт)$/i,
    '',
  );
}

function nameFromHeadings(headings: string[], title: string): { name: string; provenance: FieldProvenance } | null {
  const titleLetters = lettersAndDigits(title);
  const heading = stripNamespace(
    headings.find(
      (text) =>
        titleLetters &&
        lettersAndDigits(text) &&
        (titleLetters.includes(lettersAndDigits(text)) || lettersAndDigits(text).includes(titleLetters)),
    ) ??
      headings[0] ??
      '',
  );
  const plain = stripNamespace(stripSiteName(title));
  const continuesTitle =
    plain.length > 9 &&
    !!heading &&
    lettersAndDigits(heading).length > lettersAndDigits(plain).length &&
    lettersAndDigits(heading).startsWith(lettersAndDigits(plain));
  if (heading && !continuesTitle && lettersAndDigits(heading).length >= lettersAndDigits(plain).length * 0.6)
    return nameFromHeading(heading);
  return title ? { name: plain, provenance: { source: 'open-graph', path: 'head', confidence: 0.6 } } : null;
}

/** Removes the marks of mailing lists and a label: "[soups] Fwd: Leek soup", "Recipe: Leek soup", "Leek soup: a recipe by Ada". */
function stripMailMarks(name: string): string {
  const bare = name
    .replace(/^(?:\[[^\]]{1,40}\]\s*|(?:fwd?|re|aw|wg|tr|rv):\s*)+/i, '')
    .replace(
      /^(?:recipe|rezept|recette|ricetta|receta|receita|recept|opskrift|oppskrift|przepis|resepti|рецепт):\s+/iu,
      '',
    )
    .replace(/:\s+an? recipe (?:by|from|for) .+$/i, '');
  return bare || name;
}

/** Removes a wiki's namespace: "Cookbook:Plum cake". */
function stripNamespace(heading: string): string {
  return heading.replace(/^\p{L}+:(?=\p{L})/u, '');
}

/** Removes the site from "Plum cake | Some Site". */
function stripSiteName(title: string): string {
  const [first = ''] = title.split(/\s+(?:[|·»–—]|::)\s+|\s+-\s+(?=[^-]*$)/);
  return first.trim() || title;
}
